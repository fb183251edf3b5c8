#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/trace_reader.h"
#include "cli/trace_writer.h"

namespace mitts::cli {

namespace {

// Writes the trace of a complete and valid match by replaying it from its start.
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

int replay_command(Words words, const Streams& streams) {
    const auto arguments = Arguments::parse(words, {});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    if (arguments->rest().size() != 1) {
        return refuse(streams, "replay needs one FILE, or - for standard input");
    }
    const auto match = read_match(arguments->rest().front(), streams.in);
    if (!match) {
        return refuse(streams, match.error().to_text());
    }
    std::visit([&](const auto& one) { tell(one, streams.out); }, *match);
    return exit_done;
}

} // namespace mitts::cli
