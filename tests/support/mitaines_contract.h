// Gives the contract tests access to Mitaines.
#pragma once

#include "games/mitaines/game.h"
#include "tests/support/contract.h"

namespace mitts::tests {

template <> struct Contract<mitaines::Game> {
    /// One play for each card of the pack, and 12 gifts in each of up to four deals.
    static constexpr int most_actions = 54 + 4 * 12;

    static std::vector<mitaines::Action> every_action(const mitaines::Options& /*options*/) {
        using mitaines::Kind;
        std::vector<mitaines::Action> all;
        for (std::uint8_t index = 0; index < 54; ++index) {
            all.push_back({.type = mitaines::ActionType::Give, .card = Card{index}});
            for (const auto kind : {Kind::None, Kind::Mitten, Kind::Glove, Kind::Sock}) {
                all.push_back({.card = Card{index}, .call = kind});
            }
        }
        return all;
    }

    static std::vector<Card> all_cards(const mitaines::Options& /*options*/, const mitaines::State& state) {
        std::vector<Card> cards(state.deck.begin() + state.deck_next, state.deck.end());
        const auto add = [&](CardSet set) {
            for (const auto card : set) {
                cards.push_back(card);
            }
        };
        for (const auto hand : state.hands) {
            add(hand);
        }
        add(state.captured);
        cards.insert(cards.end(), state.pile.begin(), state.pile.end());
        return cards;
    }

    static std::optional<std::pair<int, int>> points(const mitaines::Event& event) {
        if (event.type != mitaines::EventType::Points) {
            return std::nullopt;
        }
        return std::pair<int, int>(event.side, event.points);
    }

    static void shuffle_hidden(const mitaines::Options& options, mitaines::State& state, Seat viewer, Rng& rng) {
        const auto given = state.given[static_cast<std::size_t>(viewer)]; // known to be in the partner's hand
        std::vector<Card> hidden(state.deck.begin() + state.deck_next, state.deck.end());
        for (Seat seat = 0; seat < options.players; ++seat) {
            const auto unknown = state.hands[static_cast<std::size_t>(seat)] - given;
            for (const auto card : seat == viewer ? CardSet() : unknown) {
                hidden.push_back(card);
            }
        }
        shuffle(std::span<Card>(hidden), rng);
        for (Seat seat = 0; seat < options.players; ++seat) {
            auto& hand = state.hands[static_cast<std::size_t>(seat)];
            const int size = hand.size();
            if (seat != viewer) {
                for (hand = hand & given; hand.size() < size; hidden.pop_back()) {
                    hand.insert(hidden.back());
                }
            }
        }
        for (std::size_t index = state.deck_next; index < state.deck.size(); ++index) {
            state.deck[index] = hidden.back();
            hidden.pop_back();
        }
    }
};

} // namespace mitts::tests
