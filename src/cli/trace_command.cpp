#include "cli/command_line.h"
#include "cli/policy.h"
#include "cli/trace_writer.h"
#include "games/option_text.h"

#include <memory>

namespace mitts::cli {

namespace {

struct TraceOptions {
    std::string game;
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

void add_trace(Shell& shell) {
    const auto wanted = std::make_shared<TraceOptions>();
    const auto run = [&shell, wanted] {
        return with_game(wanted->game, shell.streams,
                         [&]<class G>(std::type_identity<G>) { return trace<G>(*wanted, shell.streams); });
    };
    auto& command =
        add_command(shell, "trace", "plays a match with computer players and prints every step as JSON Lines", run);
    add_game(command, wanted->game);
    add_options(command, wanted->options);
    add_number(command, "--seed", wanted->seed, "fixes every shuffle and the players' draws; 0 if not given");
    add_number(command, "--rounds", wanted->rounds, "stops after N rounds; without it the match is played to its end",
               1);
    add_players(command, wanted->players,
                "who plays seat 0, then seat 1 …: a computer player, or another contestant\nof mitts arena; random "
                "where none is named");
}

} // namespace mitts::cli
