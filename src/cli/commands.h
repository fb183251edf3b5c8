// The commands of `mitts`, one function each. A command takes words, writes text and returns the exit status.
//
// The streams are parameters, so that tests can run the commands as a shell does. For bad input a command writes one
// line to `err` and nothing to `out`, and returns exit_bad_input.
#pragma once

#include <istream>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace mitts::cli {

inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1; ///< the input was valid, but the command failed
inline constexpr int exit_bad_input = 2;

/// The streams of a command.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

using Words = std::span<const std::string>;

/// Finds the command of `mitts WORDS…` and runs it.
int run(Words words, const Streams& streams);

int trace_command(Words words, const Streams& streams);
int replay_command(Words words, const Streams& streams);
int count_command(Words words, const Streams& streams);
int options_command(Words words, const Streams& streams);
int bench_command(Words words, const Streams& streams);
int serve_command(Words words, const Streams& streams);
int requests_command(Words words, const Streams& streams);
int arena_command(Words words, const Streams& streams);
int solve_command(Words words, const Streams& streams);

/// The --help text of `solve`. It is defined beside the command, which exists for one game only.
extern const std::string_view solve_help;

/// Returns the --help text of a command, or the general help for any other word.
std::string_view help_of(std::string_view command);

/// Prints a one-line error and returns exit_bad_input.
int refuse(const Streams& streams, const std::string& what);

} // namespace mitts::cli
