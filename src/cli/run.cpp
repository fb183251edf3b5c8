#include "cli/commands.h"

#include "cards/text.h"

#include <array>
#include <exception>

namespace mitts::cli {

namespace {

struct Command {
    std::string_view name;
    int (*run)(Words, const Streams&);
};

constexpr std::array commands{
    Command{"trace", trace_command},     Command{"replay", replay_command},     Command{"count", count_command},
    Command{"options", options_command}, Command{"bench", bench_command},       Command{"serve", serve_command},
    Command{"arena", arena_command},     Command{"requests", requests_command}, Command{"solve", solve_command},
};

bool asks_for_help(Words words) {
    for (const auto& word : words) {
        if (word == "--help" || word == "-h") {
            return true;
        }
    }
    return false;
}

std::string unknown_command(const std::string& word) {
    std::vector<std::string_view> names;
    for (const auto& command : commands) {
        names.push_back(command.name);
    }
    const auto near = nearest(word, names);
    return "unknown command '" + word + "'" +
           (near.empty() ? "; mitts --help lists them" : "; did you mean '" + std::string(near) + "'?");
}

} // namespace

int refuse(const Streams& streams, const std::string& what) {
    // Replaces line breaks by spaces, so that the message is one line.
    std::string one_line = what;
    for (auto& character : one_line) {
        if (static_cast<unsigned char>(character) < ' ') {
            character = ' ';
        }
    }
    streams.err << "mitts: " << one_line << '\n';
    return exit_bad_input;
}

int run(Words words, const Streams& streams) {
    if (words.empty()) {
        return refuse(streams, "no command; mitts --help lists them");
    }
    const auto& name = words.front();
    if (name == "--help" || name == "-h" || name == "help") {
        streams.out << help_of(words.size() > 1 ? words[1] : "");
        return exit_done;
    }
    if (name == "--version") {
        streams.out << "mitts " MITTS_VERSION "\n";
        return exit_done;
    }
    for (const auto& command : commands) {
        if (command.name != name) {
            continue;
        }
        if (asks_for_help(words.subspan(1))) {
            streams.out << help_of(name);
            return exit_done;
        }
        const int status = command.run(words.subspan(1), streams);
        streams.out.flush();
        return status == exit_done && !streams.out ? exit_failed : status;
    }
    return refuse(streams, unknown_command(name));
}

} // namespace mitts::cli
