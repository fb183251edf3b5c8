// The commands of `mitts`, one function each: words in, text out, and the status to exit with.
//
// Streams are parameters, so that tests run the commands as a shell would. Bad input is one line on `err`, nothing on
// `out`, and exit_bad_input.
#pragma once

#include <istream>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

namespace mitts::cli {

inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1; ///< the input was good, but the work could not be finished
inline constexpr int exit_bad_input = 2;

/// Where a command reads and writes.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

using Words = std::span<const std::string>;

/// `mitts WORDS…`: finds the command and runs it.
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

/// What it prints with --help, beside the command itself, which is of one game.
extern const std::string_view solve_help;

/// What `--help` of a command prints; the general help for any other word.
std::string_view help_of(std::string_view command);

/// Says in one line what was wrong and returns exit_bad_input.
int refuse(const Streams& streams, const std::string& what);

} // namespace mitts::cli
