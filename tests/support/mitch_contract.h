// Gives the contract tests access to Mitch.
#pragma once

#include "games/mitch/game.h"
#include "tests/support/contract.h"

namespace mitts::tests {

template <> struct Contract<mitch::Game> {
    /// Every card is drawn from the stock at most once, and every card except the aces is placed at most once. Between
    /// two of these actions, C7 allows two draws from the discard pile per player. A turn has at most two actions.
    static constexpr int most_actions = 2 * (104 + 96) * (2 * mitch::max_players + 1);

    static std::vector<mitch::Action> every_action(const mitch::Options& /*options*/) {
        std::vector<mitch::Action> all{{.type = mitch::ActionType::DrawStock}, {.type = mitch::ActionType::DrawPile}};
        for (std::uint8_t index = 0; index < 52; ++index) {
            all.push_back({.type = mitch::ActionType::Place, .card = Card{index}});
            all.push_back({.type = mitch::ActionType::Drop, .card = Card{index}});
        }
        return all;
    }

    static std::vector<Card> all_cards(const mitch::Options& /*options*/, const mitch::State& state) {
        std::vector<Card> cards(state.deck.begin() + state.deck_next, state.deck.end());
        for (const auto& hand : state.hands) {
            cards.insert(cards.end(), hand.begin(), hand.end());
        }
        for (const auto& tableau : state.tableaus) {
            for (std::size_t suit = 0; suit < suit_count; ++suit) {
                for (int n = 0; n < tableau[suit].size(); ++n) {
                    cards.push_back(Card::of(tableau[suit].nth(n), static_cast<Suit>(suit)));
                }
            }
        }
        cards.insert(cards.end(), state.discards.begin(), state.discards.end());
        cards.insert(cards.end(), state.aces.begin(), state.aces.end());
        return cards;
    }

    static std::optional<std::pair<int, int>> points(const mitch::Event& event) {
        if (event.type != mitch::EventType::Points) {
            return std::nullopt;
        }
        return std::pair<int, int>(event.seat, event.points);
    }

    /// Reshuffles the hidden cards. Aces stay in the stock, because no hand ever holds one (C2, C5). Cards taken from
    /// the discard pile stay in their hands (C7).
    static void shuffle_hidden(const mitch::Options& options, mitch::State& state, Seat viewer, Rng& rng) {
        std::vector<Card> hidden;
        std::vector<Card> stock;
        for (std::size_t index = state.deck_next; index < state.deck.size(); ++index) {
            (state.deck[index].rank() == Rank::Ace ? stock : hidden).push_back(state.deck[index]);
        }
        for (Seat seat = 0; seat < options.players; ++seat) {
            auto unknown = state.hands[static_cast<std::size_t>(seat)];
            for (const auto card : state.shown[static_cast<std::size_t>(seat)]) {
                unknown.erase(card);
            }
            if (seat != viewer) {
                hidden.insert(hidden.end(), unknown.begin(), unknown.end());
            }
        }
        shuffle(std::span<Card>(hidden), rng);
        for (Seat seat = 0; seat < options.players; ++seat) {
            auto& hand = state.hands[static_cast<std::size_t>(seat)];
            const int size = hand.size();
            if (seat != viewer) {
                for (hand = state.shown[static_cast<std::size_t>(seat)]; hand.size() < size; hidden.pop_back()) {
                    hand.insert(hidden.back());
                }
            }
        }
        stock.insert(stock.end(), hidden.begin(), hidden.end());
        shuffle(std::span<Card>(stock), rng);
        for (std::size_t index = 0; index < stock.size(); ++index) {
            state.deck[state.deck_next + index] = stock[index];
        }
    }
};

} // namespace mitts::tests
