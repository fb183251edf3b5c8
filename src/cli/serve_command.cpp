// `mitts serve`: the players' protocol over standard input and output.
#include "ai/thinker.h"
#include "cli/command_line.h"
#include "cli/contestant.h"
#include "cli/request_line.h"

namespace mitts::cli {

namespace {

/// The number of steps between clock checks. A step takes a fraction of a millisecond.
constexpr int steps_of_a_slice = 8;

std::string answer(const std::string& request, RequestLine& line) {
    const double received = clock_ms();
    ai::Thinker thinker;
    thinker.begin(request);
    const auto is_over = [&] { return thinker.deadline_ms() && clock_ms() - received >= *thinker.deadline_ms(); };
    do {
        if (line.take_cancellation(thinker.number())) {
            return to_text(ai::cancelled(thinker.number()));
        }
    } while (thinker.work(steps_of_a_slice) && !is_over());
    return to_text(thinker.reply());
}

} // namespace

void add_serve(Shell& shell) {
    const auto run = [&shell] {
        RequestLine line(shell.streams.in);
        while (const auto request = line.next()) {
            shell.streams.out << answer(*request, line) << '\n' << std::flush;
        }
        return exit_done;
    };
    add_command(shell, "serve", "answers requests to the computer players on standard input", run,
                "An empty line ends each request and each reply. A request may have a deadline. \"cancel NUMBER\" and\n"
                "an empty line cancel it. src/ai/README.md describes the format.");
}

} // namespace mitts::cli
