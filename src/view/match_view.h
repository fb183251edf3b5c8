// A seat's view of a match, round by round. A table draws and describes only what this view contains.
//
// The view is derived from the session's observation and the events visible to the seat, so it never contains a hidden
// card.
#pragma once

#include "session/match.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mitts::view {

/// One action of the round with its events, as seen by a seat. Cards hidden from the seat are absent.
template <Game G> struct HappeningOf {
    typename G::SeenAction action{};
    int deal = 0; ///< zero-based number of the deal, in games with several deals per round
    std::vector<typename G::Event> events{};
    std::vector<typename G::Observation> seen{}; ///< the seat's observation after each event, without the history
};

/// The part of a match that a seat may see.
template <Game G> struct MatchViewOf {
    typename G::Observation seen{};
    int round = 1;
    std::vector<int> totals{};                ///< totals by side at the start of this round
    std::vector<HappeningOf<G>> happenings{}; ///< happenings of this round, oldest first
    MatchPhase phase = MatchPhase::Playing;
    std::vector<int> winners{}; ///< winning sides; empty until the match is decided
};

/// Sets the deal number of each happening, in games with several deals per round. In the current round the deals are
/// counted backwards from the current deal, because a position set up by hand may start with any deal.
template <Game G> void number_deals(std::vector<HappeningOf<G>>& happenings, const Match<G>& match, bool in_play) {
    if constexpr (requires { decltype(G::Event::type)::DealBegan; }) {
        const auto begun = [](const HappeningOf<G>& happening) {
            return std::count_if(happening.events.begin(), happening.events.end(),
                                 [](const auto& event) { return event.type == decltype(event.type)::DealBegan; });
        };
        int deal = in_play ? match.observe(0).deal : 0;
        for (const auto& happening : happenings) {
            deal += in_play ? 0 : static_cast<int>(begun(happening));
        }
        for (auto happening = happenings.rbegin(); happening != happenings.rend(); ++happening) {
            deal -= static_cast<int>(begun(*happening));
            happening->deal = deal;
        }
    }
}

/// Returns the actions of one round, as seen by `viewer`. The first round is 0. Hidden cards are removed here, so later
/// code cannot reveal them.
template <Game G> std::vector<HappeningOf<G>> happenings_of(const Match<G>& match, Seat viewer, std::size_t round) {
    const auto& rounds = match.rounds();
    const auto first = rounds[round].first_entry;
    const auto last = round + 1 < rounds.size() ? rounds[round + 1].first_entry : match.log().size();
    std::vector<HappeningOf<G>> happenings;
    for (auto index = first; index < last; ++index) {
        const auto& entry = match.log()[index];
        HappeningOf<G> happening{.action = G::seen_by(match.options(), viewer, entry.seat, entry.action)};
        for (auto event : entry.events) {
            if constexpr (requires { event.card; }) {
                if (!shows_card_to(event, viewer)) {
                    event.card = {};
                }
            }
            happening.events.push_back(event);
        }
        happenings.push_back(std::move(happening));
    }
    number_deals(happenings, match, round + 1 == rounds.size());
    return happenings;
}

/// Returns the match as seen by `viewer`. The happenings from index `animated` on include the observations that an
/// animation needs.
template <Game G> MatchViewOf<G> match_view_of(const Match<G>& match, Seat viewer, std::size_t animated = 0) {
    const auto& round = match.rounds().back();
    MatchViewOf<G> view{.seen = match.observe(viewer),
                        .round = round.number,
                        .totals = match.totals(),
                        .happenings = happenings_of(match, viewer, match.rounds().size() - 1),
                        .phase = match.phase(),
                        .winners = match.winners()};
    for (std::size_t side = 0; side < round.scores.size(); ++side) {
        view.totals[side] -= round.scores[side]; // totals include the round's points once the round is over
    }
    animated = std::min(animated, view.happenings.size());
    for (auto& seen : match.steps_since(round.first_entry + animated, viewer)) {
        view.happenings[animated++].seen = std::move(seen);
    }
    return view;
}

/// Returns the number of happenings that the later view shares with the earlier one. Returns nullopt after an undo, or
/// if the round or the viewer has changed.
template <Game G>
std::optional<std::size_t> common_happenings(const MatchViewOf<G>& before, const MatchViewOf<G>& after) {
    if (before.round != after.round || before.happenings.size() > after.happenings.size() ||
        before.seen.viewer != after.seen.viewer) {
        return std::nullopt;
    }
    for (std::size_t index = 0; index < before.happenings.size(); ++index) {
        if (!(before.happenings[index].action == after.happenings[index].action)) {
            return std::nullopt;
        }
    }
    return before.happenings.size();
}

} // namespace mitts::view
