// `mitts arena --decency`: counts moves, or hints, that look like blunders.
#pragma once

#include "ai/arena/blunders.h"
#include "cli/contestant.h"

#include <span>
#include <string>

namespace mitts::cli {

/// The number of blunders of each kind, and the parameters of the run.
struct CountedBlunders {
    std::string game;
    std::string options;
    std::string player;
    std::string advised{}; ///< the player whose hints were examined, if any
    std::uint64_t seed = 0;
    std::vector<std::string_view> kinds;
    ai::arena::BlunderCount count;
};

/// Returns a report of a few lines.
std::string to_text(const CountedBlunders& counted);
/// Returns one line of JSON.
std::string to_json(const CountedBlunders& counted);

/// Counts the blunders of this player in rounds in which it plays every seat. If `hints` is set, examines the moves
/// that the game's best player would make in the same positions instead. Prints the first `show` blunders and their
/// positions to `positions`. Returns an error if the player's name is invalid.
template <Game G>
Parsed<CountedBlunders> count_blunders(const typename G::Options& options, const std::string& name,
                                       const ai::arena::Plan& plan, bool hints, std::uint64_t show,
                                       std::ostream& positions) {
    const auto player = contestant<G>(name, "careful");
    if (!player) {
        return player.error();
    }
    CountedBlunders counted{.game = std::string(G::name), .player = name, .seed = plan.seed};
    ai::arena::Watched<G> watched{.plays = *player};
    if (hints) {
        counted.advised = ai::players_of<G>().back().name;
        watched.advises = *contestant<G>(counted.advised, "careful");
    }
    watched.found = [&](const auto& kind, const auto& seen, const auto& action) {
        if (show > 0) {
            --show;
            positions << kind.name << ": " << G::action_to_text(action) << '\n' << G::observation_to_text(seen) << '\n';
        }
    };
    for (const auto& kind : ai::blunders_of<G>()) {
        counted.kinds.push_back(kind.name);
    }
    counted.count = ai::arena::count_blunders<G>(options, watched, plan);
    return counted;
}

} // namespace mitts::cli
