// Collects the data that a review needs from a finished round.
#pragma once

#include "session/match.h"

#include <utility>
#include <vector>

namespace mitts::review {

/// A finished round: its states, and the observations of the seats on turn.
template <Game G> struct PlayedRound {
    struct Moment {
        typename G::State before;
        typename G::Observation seen{}; ///< the observation of the seat on turn; empty if it had no choice
        typename G::Action action;
        bool draws = false;  ///< true if the action revealed cards from the stock
        bool choice = false; ///< true if there were other legal actions
    };
    typename G::Options options;
    int number = 1;
    Seat dealer = 0;
    bool dealt = true;       ///< true if dealt from a pack, false if set up
    std::vector<int> totals; ///< the totals before the round, by side
    std::vector<Moment> moments;
    typename G::State first; ///< the state after the deal
    typename G::State last;  ///< the state at the end
    std::vector<int> scores;
};

/// Replays a match and returns its finished rounds.
template <Game G> std::vector<PlayedRound<G>> finished_rounds(const Match<G>& match) {
    std::vector<PlayedRound<G>> rounds;
    auto again = Match<G>::begin(match.options(), match.start(), match.seed());
    MITTS_CHECK(again);
    std::size_t next = 0;
    std::vector<int> totals(at(G::sides(match.options())), 0);
    for (const auto& each : match.rounds()) {
        again->deal_until(each.number);
        const auto& begun = again->rounds().back();
        PlayedRound<G> round{.options = match.options(),
                             .number = begun.number,
                             .dealer = begun.dealer,
                             .dealt = !begun.deck.empty(),
                             .totals = totals,
                             .first = again->referee_state()};
        while (again->phase() == MatchPhase::Playing && next < match.log().size()) {
            const auto action = match.log()[next++].action;
            const auto& state = again->referee_state();
            typename PlayedRound<G>::Moment moment{
                .before = state,
                .action = action,
                .choice = G::legal_actions(match.options(), state).size() > 1,
            };
            if (moment.choice) {
                moment.seen = again->observe(again->turn());
            }
            MITTS_CHECK(!again->submit(action));
            moment.draws = again->referee_state().deck_next != moment.before.deck_next;
            round.moments.push_back(std::move(moment));
        }
        if (again->phase() == MatchPhase::Playing) {
            break;
        }
        round.last = again->referee_state();
        round.scores = again->rounds().back().scores;
        totals = again->totals();
        rounds.push_back(std::move(round));
    }
    return rounds;
}

} // namespace mitts::review
