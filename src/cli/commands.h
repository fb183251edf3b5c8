// The commands of `mitts`. A command takes options, writes text and returns its exit status.
//
// Commands take their streams as parameters, so that tests can run them as a shell does. If the input is invalid, a
// command writes one line to `err` and nothing to `out`, and returns exit_bad_input.
#pragma once

#include <istream>
#include <ostream>
#include <span>
#include <string>

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

/// Runs the command line `mitts WORDS…` and returns the exit status.
int run(std::span<const std::string> words, const Streams& streams);

// Each function adds a command to the parser (command_line.h).
struct Shell;
void add_trace(Shell& shell);
void add_replay(Shell& shell);
void add_evaluate(Shell& shell);
void add_count(Shell& shell);
void add_options_list(Shell& shell);
void add_bench(Shell& shell);
void add_serve(Shell& shell);
void add_requests(Shell& shell);
void add_arena(Shell& shell);
void add_puzzles(Shell& shell);
void add_solve(Shell& shell);

/// Prints a one-line error and returns exit_bad_input.
int refuse(const Streams& streams, const std::string& what);

} // namespace mitts::cli
