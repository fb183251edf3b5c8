#include "cli/arguments.h"
#include "cli/commands.h"
#include "cli/policy.h"
#include "cli/trace_writer.h"
#include "games/option_text.h"

namespace mitts::cli {

namespace {

struct TraceOptions {
    std::string options;
    std::uint64_t seed = 0;
    int rounds = std::numeric_limits<int>::max();
    std::vector<std::string> players;
};

template <Game G> int trace(const TraceOptions& wanted, const Streams& streams) {
    const auto options = parse_options<G>(wanted.options);
    if (!options) {
        return refuse(streams, "--options: " + options.error().to_text());
    }
    auto match = Match<G>::begin(*options, SeededStart{.seed = wanted.seed});
    if (!match) {
        return refuse(streams, match.error().to_text());
    }
    if (static_cast<int>(wanted.players.size()) > G::players(*options)) {
        return refuse(streams, "--player is given " + std::to_string(wanted.players.size()) + " times for " +
                                   std::to_string(G::players(*options)) + " players");
    }
    std::vector<Policy<G>> policies;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::players(*options)); ++seat) {
        const auto name = seat < wanted.players.size() ? wanted.players[seat] : std::string("random");
        const auto* player = ai::find_contestant<G>(name);
        if (player == nullptr) {
            return refuse(streams, "unknown player '" + name + "'; known: " + ai::contestant_names<G>());
        }
        policies.emplace_back(*player, wanted.seed, static_cast<Seat>(seat));
    }
    const auto choose = [&](const Match<G>& playing) {
        return std::optional(policies[static_cast<std::size_t>(playing.turn())].choose(playing));
    };
    TraceWriter<G>(*match, streams.out).write(choose, wanted.rounds);
    return exit_done;
}

} // namespace

int trace_command(Words words, const Streams& streams) {
    const auto arguments = Arguments::parse(words, {{"--game"}, {"--options"}, {"--seed"}, {"--rounds"}, {"--player"}});
    if (!arguments) {
        return refuse(streams, arguments.error().to_text());
    }
    if (!arguments->rest().empty()) {
        return refuse(streams, "trace takes no '" + arguments->rest().front() + "'");
    }
    TraceOptions wanted{.options = arguments->value("--options").value_or(""),
                        .players = arguments->values("--player")};
    const auto seed = number_of("--seed", arguments->value("--seed").value_or("0"));
    if (!seed) {
        return refuse(streams, seed.error().to_text());
    }
    wanted.seed = *seed;
    if (const auto value = arguments->value("--rounds")) {
        const auto rounds = number_of("--rounds", *value, 1);
        if (!rounds) {
            return refuse(streams, rounds.error().to_text());
        }
        wanted.rounds = static_cast<int>(std::min<std::uint64_t>(*rounds, std::numeric_limits<int>::max()));
    }
    const auto game = arguments->value("--game");
    if (!game) {
        return refuse(streams, "trace needs --game");
    }
    int status = exit_bad_input;
    if (!visit_game(*game, [&](auto which) { status = trace<typename decltype(which)::type>(wanted, streams); })) {
        return refuse(streams, "unknown game '" + *game + "'; known: " + game_names());
    }
    return status;
}

} // namespace mitts::cli
