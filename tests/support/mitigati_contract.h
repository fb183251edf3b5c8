// Gives the contract tests access to Mitigati.
#pragma once

#include "games/mitigati/game.h"
#include "tests/support/contract.h"

namespace mitts::tests {

template <> struct Contract<mitigati::Game> {
    /// In each of three stages, each seat lowers its bid at most 300 times. At most two repeated bids follow each lower
    /// bid. The deal ends with three discards and 75 plays.
    static constexpr int most_actions = 3 * 3 * (3 * 300 + 6) + 3 + 75;

    static std::vector<mitigati::Action> every_action(const mitigati::Options& /*options*/) {
        using mitigati::ActionType;
        std::vector<mitigati::Action> all{{.type = ActionType::More}};
        for (std::int16_t bid = mitigati::lowest_bid - 3; bid <= mitigati::highest_bid + 3; ++bid) {
            all.push_back({.type = ActionType::Bid, .bid = bid});
        }
        for (const auto card : make_tarot_pack()) {
            all.push_back({.type = ActionType::Discard, .card = card});
            all.push_back({.type = ActionType::Play, .card = card});
        }
        return all;
    }

    static std::vector<TarotCard> all_cards(const mitigati::Options& /*options*/, const mitigati::State& state) {
        std::vector<TarotCard> cards(state.deck.begin() + state.deck_next, state.deck.end());
        const auto add = [&](TarotSet set) {
            for (const auto card : set) {
                cards.push_back(card);
            }
        };
        for (std::size_t seat = 0; seat < mitigati::player_count; ++seat) {
            add(state.hands[seat]);
            add(state.captured[seat]);
        }
        add(state.discards);
        for (const auto& played : state.trick) {
            cards.push_back(played.card);
        }
        return cards;
    }

    static std::optional<std::pair<int, int>> points(const mitigati::Event& event) {
        if (event.type != mitigati::EventType::Points) {
            return std::nullopt;
        }
        return std::pair<int, int>(event.seat, event.points);
    }

    /// Reshuffles the hidden cards. The dealer's discards never include kings or trumps (T9).
    static void shuffle_hidden(const mitigati::Options& /*options*/, mitigati::State& state, Seat viewer, Rng& rng) {
        TarotSet hidden;
        for (std::size_t index = state.deck_next; index < state.deck.size(); ++index) {
            hidden.insert(state.deck[index]);
        }
        for (Seat seat = 0; seat < mitigati::player_count; ++seat) {
            hidden |= seat == viewer ? TarotSet() : state.hands[static_cast<std::size_t>(seat)];
        }
        if (viewer != state.dealer) {
            hidden |= state.discards;
            const auto put_aside = some_of(mitigati::discardable(hidden), state.discards.size(), rng);
            state.discards = put_aside;
            hidden = hidden - put_aside;
        }
        for (Seat seat = 0; seat < mitigati::player_count; ++seat) {
            auto& hand = state.hands[static_cast<std::size_t>(seat)];
            if (seat != viewer) {
                hand = some_of(hidden, hand.size(), rng);
                hidden = hidden - hand;
            }
        }
        std::vector<TarotCard> stock;
        for (const auto card : hidden) {
            stock.push_back(card);
        }
        shuffle(std::span<TarotCard>(stock), rng);
        for (std::size_t index = 0; index < stock.size(); ++index) {
            state.deck[state.deck_next + index] = stock[index];
        }
    }

private:
    static TarotSet some_of(TarotSet set, int count, Rng& rng) {
        std::vector<TarotCard> cards;
        for (const auto card : set) {
            cards.push_back(card);
        }
        shuffle(std::span<TarotCard>(cards), rng);
        TarotSet some;
        for (int index = 0; index < count; ++index) {
            some.insert(cards[static_cast<std::size_t>(index)]);
        }
        return some;
    }
};

} // namespace mitts::tests
