#include "cli/command_line.h"

#include <CLI/CLI.hpp>

namespace mitts::cli {

CLI::App& add_command(Shell& shell, const std::string& name, const std::string& about, std::function<int()> run,
                      const std::string& details) {
    auto* command = shell.mitts.add_subcommand(name, about);
    command->callback([&shell, run = std::move(run)] { shell.status = run(); });
    command->footer(details);
    return *command;
}

CLI::Option* add_text(CLI::App& command, const std::string& name, std::string& text, const std::string& about) {
    return command.add_option(name, text, about);
}

CLI::Option* add_texts(CLI::App& command, const std::string& name, std::vector<std::string>& texts,
                       const std::string& about) {
    return command.add_option(name, texts, about);
}

CLI::Option* add_flag(CLI::App& command, const std::string& name, bool& flag, const std::string& about) {
    return command.add_flag(name, flag, about);
}

CLI::Option* add_parsed(CLI::App& command, const std::string& name, Take take, const std::string& about,
                        const std::string& type) {
    const auto read = [name, take = std::move(take)](const std::string& text) {
        if (const auto wrong = take(text); !wrong.empty()) {
            throw CLI::ValidationError(name, wrong);
        }
    };
    return command.add_option_function<std::string>(name, read, about)->type_name(type);
}

namespace {

// Returns an error message if no game has this name, otherwise an empty string.
std::string why_no_game(const std::string& name) {
    const bool known = visit_game(name, [](auto) {});
    return known ? std::string() : "unknown game '" + name + "'; known: " + game_names();
}

} // namespace

CLI::Option* add_game(CLI::App& command, std::string& game) {
    return add_text(command, "--game", game, "which game: mitts options lists them")
        ->check(why_no_game)
        ->type_name("GAME");
}

void add_games(CLI::App& command, std::vector<std::string>& games, const std::string& about) {
    add_texts(command, "GAME", games, about)->check(why_no_game);
}

CLI::Option* add_options(CLI::App& command, std::string& options) {
    return add_text(command, "--options", options,
                    "a preset and the options that differ from it: \"preset=pagat players=2\"");
}

void add_players(CLI::App& command, std::vector<std::string>& players, const std::string& about) {
    add_texts(command, "--player", players, about)->allow_extra_args(false)->take_all()->type_name("NAME");
}

CLI::Option* add_file(CLI::App& command, std::string& file, const std::string& about) {
    return add_text(command, "FILE", file, about + ", or - for standard input");
}

void require(CLI::Option* option) {
    option->required();
}

void require_with(CLI::Option* option, CLI::Option* needed) {
    option->needs(needed);
}

void exclude(CLI::Option* option, CLI::Option* other) {
    option->excludes(other);
}

int refuse(const Streams& streams, const std::string& what) {
    // Replaces control characters with spaces, so that the message is one line.
    std::string one_line = what;
    for (auto& character : one_line) {
        if (static_cast<unsigned char>(character) < ' ') {
            character = ' ';
        }
    }
    streams.err << "mitts: " << one_line << '\n';
    return exit_bad_input;
}

int run(std::span<const std::string> words, const Streams& streams) {
    CLI::App mitts("mitts: card games on the command line", "mitts");
    Shell shell{.mitts = mitts, .streams = streams};
    mitts.set_version_flag("--version", "mitts " MITTS_VERSION);
    mitts.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    mitts.footer("mitts COMMAND --help describes a command.\n\n"
                 "The exit status is 0, 2 with one line on standard error for bad input, or 1\n"
                 "where good input could not be worked off.");
    for (const auto add : {add_trace, add_replay, add_evaluate, add_count, add_options_list, add_bench, add_serve,
                           add_requests, add_arena, add_puzzles, add_solve}) {
        add(shell);
    }
    std::vector<std::string> reversed(words.rbegin(), words.rend());
    if (!words.empty() && words.front() == "help") {
        reversed.back() = "--help";
    }
    try {
        mitts.parse(reversed);
    } catch (const CLI::Success& help) {
        return mitts.exit(help, streams.out, streams.err);
    } catch (const CLI::ParseError& error) {
        return refuse(streams, error.what());
    }
    if (mitts.get_subcommands().empty()) {
        return refuse(streams, "no command; mitts --help lists them");
    }
    streams.out.flush();
    return shell.status == exit_done && !streams.out ? exit_failed : shell.status;
}

} // namespace mitts::cli
