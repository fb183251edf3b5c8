#include "cli/command_line.h"

#include <algorithm>

namespace mitts::cli {

int refuse(const Streams& streams, const std::string& what) {
    // Replaces control characters by spaces, so that the message is one line.
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
                           add_requests, add_arena, add_solve}) {
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
