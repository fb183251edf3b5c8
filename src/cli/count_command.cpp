#include "cli/command_line.h"
#include "cli/input.h"
#include "cli/json.h"

#include <memory>

namespace mitts::cli {

namespace {

/// Counts the sequences of legal actions from this state, by length. No sequence continues after the round.
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

struct Count {
    std::string file;
    std::string game;
    std::string options;
    std::uint64_t seed = 0;
    std::size_t depth = 4;
    bool json = false;
};

Parsed<AnyMatch> match_of(const Count& wanted, std::istream& in) {
    if (wanted.game.empty()) {
        return read_match(wanted.file, in);
    }
    Record record;
    record.add("Game", wanted.game);
    record.add("Options", wanted.options);
    record.add("Seed", std::to_string(wanted.seed));
    return match_from(record);
}

int count(const Count& wanted, const Streams& streams) {
    if (wanted.file.empty() && wanted.game.empty()) {
        return refuse(streams, "count needs a FILE, or --game with --options and --seed");
    }
    const auto match = match_of(wanted, streams.in);
    if (!match) {
        return refuse(streams, match.error().to_text());
    }
    std::vector<std::uint64_t> counts(wanted.depth);
    const auto count_from = [&]<class G>(const Match<G>& one) {
        count_sequences<G>(one.options(), one.referee_state(), 0, counts);
    };
    std::visit(count_from, *match);
    print(counts, wanted.json ? Form::Json : Form::Text, streams.out);
    return exit_done;
}

} // namespace

void add_count(Shell& shell) {
    const auto wanted = std::make_shared<Count>();
    auto& command = add_command(
        shell, "count", "counts the sequences of legal actions from a deal",
        [&shell, wanted] { return count(*wanted, shell.streams); },
        "Counts the sequences of 1, 2 … N actions from the first deal of a seed, or from where a\n"
        "record ends. The end of a round ends a sequence.");
    auto* file = add_file(command, wanted->file, "a record");
    auto* game = add_game(command, wanted->game);
    exclude(game, file);
    require_with(add_options(command, wanted->options), game);
    require_with(add_number(command, "--seed", wanted->seed, "the seed of the deal; 0 if not given"), game);
    add_number(command, "--depth", wanted->depth, "the longest sequence; 4 if not given", 1, 60);
    add_flag(command, "--json", wanted->json, "prints one object a line");
}

} // namespace mitts::cli
