#include "cli/command_line.h"
#include "cli/input.h"
#include "cli/trace_reader.h"
#include "cli/trace_writer.h"

#include <memory>

namespace mitts::cli {

namespace {

// Writes the trace of a match by replaying it from its start.
template <Game G> void tell(const Match<G>& match, std::ostream& out) {
    auto again = Match<G>::begin(match.options(), match.start(), match.seed());
    MITTS_CHECK(again);
    std::size_t next = 0;
    const auto choose = [&](const Match<G>&) {
        return next < match.log().size() ? std::optional(match.log()[next++].action) : std::nullopt;
    };
    TraceWriter<G>(*again, out).write(choose, match.rounds().back().number);
}

} // namespace

void add_replay(Shell& shell) {
    const auto file = std::make_shared<std::string>();
    const auto run = [&shell, file] {
        const auto match = read_match(*file, shell.streams.in);
        if (!match) {
            return refuse(shell.streams, match.error().to_text());
        }
        std::visit([&](const auto& one) { tell(one, shell.streams.out); }, *match);
        return exit_done;
    };
    auto& command = add_command(shell, "replay", "replays a record and prints its trace", run,
                                "A record that cannot be replayed prints nothing; the error has its place.");
    require(add_file(command, *file, "a record (a save, the content of a shared link) or a trace"));
}

} // namespace mitts::cli
