// Building blocks of the commands. CLI11 parses the command line. Each command adds itself, its options and its texts
// for --help.
#pragma once

#include "cards/text.h"
#include "cli/commands.h"
#include "games/games.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace mitts::cli {

/// The parser, the streams of its commands, and the exit status of the command that ran.
struct Shell {
    CLI::App& mitts;
    const Streams& streams;
    int status = exit_done;
};

/// Adds a command. `run` returns the exit status, and `details` follow the options in the help text.
CLI::App& add_command(Shell& shell, const std::string& name, const std::string& about, std::function<int()> run,
                      const std::string& details = {});

/// Returns an error message if there is no game with this name, otherwise an empty string.
std::string why_no_game(const std::string& name);

/// Adds an option --game, which accepts the name of a game.
CLI::Option* add_game(CLI::App& command, std::string& game);
/// Adds an option --options for the rules of the game.
CLI::Option* add_options(CLI::App& command, std::string& options);

/// Adds an option that takes an integer from `lowest` to `highest`.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& number, const std::string& about,
                        std::uint64_t lowest = 0, std::uint64_t highest = std::numeric_limits<Number>::max()) {
    const auto take = [=, &number](const std::string& text) {
        const auto value = parse_unsigned(text);
        if (!value || *value < lowest || *value > highest) {
            throw CLI::ValidationError(name, "'" + text + "' is no whole number from " + std::to_string(lowest) +
                                                 " to " + std::to_string(highest));
        }
        number = static_cast<Number>(*value);
    };
    return command.add_option_function<std::string>(name, take, about)->type_name("N");
}

/// Adds an option --player, which may be repeated.
void add_players(CLI::App& command, std::vector<std::string>& players, const std::string& about);

/// Adds an argument for the file that a command reads.
CLI::Option* add_file(CLI::App& command, std::string& file, const std::string& about);

/// Runs a command with the type of the game in --game. Refuses if --game is missing.
template <class Run> int with_game(const std::string& name, const Streams& streams, Run&& run) {
    int status = exit_bad_input;
    return visit_game(name, [&](auto game) { status = run(game); }) ? status : refuse(streams, "--game is missing");
}

} // namespace mitts::cli
