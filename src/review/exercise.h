// Turns a decision into an exercise: the round up to that decision, in which the cards hidden from the deciding seat
// are dealt again.
#pragma once

#include "review/review.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace mitts::review {

/// Returns `pack` with the unseen cards permuted, so that the hands and the stock of `before` become those of `after`.
/// The deciding seat must see the same in both states. `pack` must be the pack of the round that contains `before`.
template <Game G>
std::vector<typename G::Card> redealt(const typename G::Options& options, std::vector<typename G::Card> pack,
                                      const typename G::State& before, const typename G::State& after) {
    using Card = typename G::Card;
    const auto places = [&](const typename G::State& state) {
        std::vector<std::vector<Card>> places;
        for (int seat = 0; seat < G::players(options); ++seat) {
            auto& cards = places.emplace_back();
            for (const auto card : G::observe(options, state, static_cast<Seat>(seat)).hand) {
                cards.push_back(card);
            }
        }
        places.emplace_back(state.deck.begin() + state.deck_next, state.deck.end());
        return places;
    };
    std::map<Card, Card> instead;
    const auto from = places(before);
    const auto to = places(after);
    for (std::size_t place = 0; place < from.size(); ++place) {
        const auto without = [](const std::vector<Card>& cards, const std::vector<Card>& others) {
            std::vector<Card> left;
            std::copy_if(cards.begin(), cards.end(), std::back_inserter(left),
                         [&](Card card) { return std::find(others.begin(), others.end(), card) == others.end(); });
            return left;
        };
        const auto gone = without(from[place], to[place]);
        const auto come = without(to[place], from[place]);
        for (std::size_t index = 0; index < std::min(gone.size(), come.size()); ++index) {
            instead.emplace(gone[index], come[index]);
        }
    }
    for (auto& card : pack) {
        const auto other = instead.find(card);
        card = other == instead.end() ? card : other->second;
    }
    return pack;
}

/// Returns a match of one round that begins with `start`. The actions of `round` before the decision with index
/// `action` have been played. Returns nothing if one of them is illegal in this deal.
template <Game G>
std::optional<Match<G>> played_from(const PlayedRound<G>& round, const Start<G>& start, std::size_t action) {
    auto match = Match<G>::begin(round.options, start);
    for (std::size_t index = 0; match && index < action; ++index) {
        if (match->phase() != MatchPhase::Playing || match->submit(round.moments[index].action)) {
            return std::nullopt;
        }
    }
    return match ? std::optional(std::move(*match)) : std::nullopt;
}

/// Returns a match that has reached a decision of a dealt round. The cards that the deciding seat cannot see are dealt
/// again. `pack` is the pack of the round. Returns nothing if the sampled deal does not lead to the same observation.
template <Game G>
std::optional<Match<G>> dealt_again(const PlayedRound<G>& round, const std::vector<typename G::Card>& pack,
                                    std::size_t action, Rng& rng) {
    const auto& decision = round.moments[action];
    const auto other = G::resample(round.options, decision.seen, rng);
    auto match = played_from<G>(
        round, DealtStart<G>{.deck = redealt<G>(round.options, pack, decision.before, other), .dealer = round.dealer},
        action);
    const auto viewer = decision.seen.viewer;
    const bool same = match && match->turn() == viewer && match->observe(viewer) == decision.seen;
    return same ? std::move(match) : std::nullopt;
}

/// Returns a match of one round, before the decision with index `action`, with the unseen cards dealt again. `pack` is
/// the pack of the round. The cards do not change if the round began with the set-up `start`, or if no sampled deal
/// leads to the same observation.
template <Game G>
Match<G> exercise_of(const PlayedRound<G>& round, const Start<G>& start, const std::vector<typename G::Card>& pack,
                     std::size_t action) {
    if (!round.dealt) {
        return *played_from(round, start, action);
    }
    constexpr std::uint64_t attempts = 40;
    for (std::uint64_t seed = 1; seed <= attempts; ++seed) {
        Rng rng(seed);
        if (auto match = dealt_again(round, pack, action, rng)) {
            return std::move(*match);
        }
    }
    return *played_from<G>(round, DealtStart<G>{.deck = pack, .dealer = round.dealer}, action);
}

} // namespace mitts::review
