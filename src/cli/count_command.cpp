#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/input.h"
#include "cli/json.h"

namespace mitts::cli {

namespace {

/// Counts the sequences of legal actions of each length from this state. A sequence ends with the round.
template <Game G>
void count_sequences(const typename G::Options& options, const typename G::State& state, std::size_t depth,
                     std::vector<std::uint64_t>& counts) {
    const auto legal = G::legal_actions(options, state);
    counts[depth] += legal.size();
    if (depth + 1 == counts.size()) {
        return;
    }
    for (const auto action : legal) {
        auto next = state;
        G::apply_quietly(options, next, action);
        count_sequences<G>(options, next, depth + 1, counts);
    }
}

enum class Form { Text, Json };

void print(const std::vector<std::uint64_t>& counts, Form form, std::ostream& out) {
    for (std::size_t depth = 0; depth < counts.size(); ++depth) {
        if (form == Form::Json) {
            out << Json{{"depth", depth + 1}, {"count", counts[depth]}}.dump() << '\n';
        } else {
            out << depth + 1 << ' ' << counts[depth] << '\n';
        }
    }
}

Parsed<AnyMatch> seeded_match(const Arguments& arguments) {
    const auto game = arguments.value("--game");
    if (!game) {
        return ParseError{.what = "count needs a FILE, or --game and --seed"};
    }
    Record record;
    record.add("Game", *game);
    record.add("Options", arguments.value("--options").value_or(""));
    record.add("Seed", arguments.value("--seed").value_or("0"));
    return match_from(record);
}

} // namespace

int count_command(Words words, const Streams& streams) {
    const auto arguments =
        Arguments::parse(words, {{"--depth"}, {"--game"}, {"--options"}, {"--seed"}, {"--json", Takes::Nothing}});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    const auto depth = number_of("--depth", arguments->value("--depth").value_or("4"), 1);
    if (!depth || *depth > 60) {
        return refuse(streams, depth ? "option '--depth' accepts 1 to 60" : depth.error().to_text());
    }
    if (arguments->rest().size() > 1) {
        return refuse(streams, "count takes one FILE, or - for standard input");
    }
    const bool from_file = !arguments->rest().empty();
    if (from_file && (arguments->has("--game") || arguments->has("--options") || arguments->has("--seed"))) {
        return refuse(streams, "count takes a FILE or --game with --options and --seed, not both");
    }
    const auto match = from_file ? read_match(arguments->rest().front(), streams.in) : seeded_match(*arguments);
    if (!match) {
        return refuse(streams, match.error().to_text());
    }
    std::vector<std::uint64_t> counts(*depth);
    const auto count = [&]<class G>(const Match<G>& one) {
        count_sequences<G>(one.options(), one.referee_state(), 0, counts);
    };
    std::visit(count, *match);
    print(counts, arguments->has("--json") ? Form::Json : Form::Text, streams.out);
    return exit_done;
}

} // namespace mitts::cli
