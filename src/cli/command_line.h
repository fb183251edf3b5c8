// Building blocks for the commands. CLI11 parses the command line. Each command registers itself, its options and its
// help text.
//
// Only command_line.cpp includes CLI11, because CLI11 adds ten seconds to a file's compile time.
#pragma once

#include "cards/text.h"
#include "cli/commands.h"
#include "games/games.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace CLI { // NOLINT(readability-identifier-naming): CLI11's own name
class App;
class Option;
} // namespace CLI

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

/// Adds an option with a string value.
CLI::Option* add_text(CLI::App& command, const std::string& name, std::string& text, const std::string& about);
/// Adds an option that takes one or more strings.
CLI::Option* add_texts(CLI::App& command, const std::string& name, std::vector<std::string>& texts,
                       const std::string& about);
/// Adds an option without a value.
CLI::Option* add_flag(CLI::App& command, const std::string& name, bool& flag, const std::string& about);

/// Parses the value of an option. Returns an error message, or an empty string on success.
using Take = std::function<std::string(const std::string& text)>;
/// Adds an option that `take` parses. `type` names the value in the help.
CLI::Option* add_parsed(CLI::App& command, const std::string& name, Take take, const std::string& about,
                        const std::string& type);

/// Adds an option that takes an integer from `lowest` to `highest`.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& number, const std::string& about,
                        std::uint64_t lowest = 0, std::uint64_t highest = std::numeric_limits<Number>::max()) {
    const auto take = [=, &number](const std::string& text) {
        const auto value = parse_unsigned(text);
        if (!value || *value < lowest || *value > highest) {
            return "'" + text + "' is not a whole number from " + std::to_string(lowest) + " to " +
                   std::to_string(highest);
        }
        number = static_cast<Number>(*value);
        return std::string();
    };
    return add_parsed(command, name, take, about, "N");
}

/// Adds the option --game, which accepts the name of a game.
CLI::Option* add_game(CLI::App& command, std::string& game);
/// Adds an argument that takes any number of game names.
void add_games(CLI::App& command, std::vector<std::string>& games, const std::string& about);
/// Adds the option --options, which sets the game's rules.
CLI::Option* add_options(CLI::App& command, std::string& options);
/// Adds the option --player, which may be repeated.
void add_players(CLI::App& command, std::vector<std::string>& players, const std::string& about);
/// Adds an argument for the file that a command reads.
CLI::Option* add_file(CLI::App& command, std::string& file, const std::string& about);

/// Makes the option mandatory.
void require(CLI::Option* option);
/// Makes `option` valid only if `needed` is also given.
void require_with(CLI::Option* option, CLI::Option* needed);
/// Makes the two options mutually exclusive.
void exclude(CLI::Option* option, CLI::Option* other);

/// Calls `run` with the type of the game named by --game and returns its result. Prints an error if --game is missing.
template <class Run> int with_game(const std::string& name, const Streams& streams, Run&& run) {
    int status = exit_bad_input;
    return visit_game(name, [&](auto game) { status = run(game); }) ? status : refuse(streams, "--game is missing");
}

} // namespace mitts::cli
