// Gives the contract tests access to the toy game.
#pragma once

#include "tests/support/contract.h"
#include "tests/support/toy_game.h"

namespace mitts::tests {

template <> struct Contract<ToyGame> {
    static constexpr int most_actions = 9;

    static std::vector<toy::Action> every_action(const toy::Options& options) {
        std::vector<toy::Action> all;
        for (const auto card : ToyGame::pack(options)) {
            all.push_back({.card = card});
        }
        return all;
    }

    static std::vector<toy::Card> all_cards(const toy::Options& /*options*/, const toy::State& state) {
        std::vector<toy::Card> cards;
        for (const auto bits : {state.hands[0], state.hands[1], state.hands[2], state.played, state.stock}) {
            const auto some = toy::cards_of(bits);
            cards.insert(cards.end(), some.begin(), some.end());
        }
        return cards;
    }

    static std::optional<std::pair<int, int>> points(const toy::Event& event) {
        return std::pair<int, int>(event.side, event.points);
    }

    static void shuffle_hidden(const toy::Options& options, toy::State& state, Seat viewer, Rng& rng) {
        const auto next = static_cast<std::size_t>(seat_after(viewer, options.players));
        auto hidden = toy::cards_of(static_cast<toy::CardBits>(state.hands[next] | state.stock));
        shuffle(std::span<toy::Card>(hidden), rng);
        const auto size = toy::cards_of(state.hands[next]).size();
        state.hands[next] = 0;
        state.stock = 0;
        for (std::size_t index = 0; index < hidden.size(); ++index) {
            auto& place = index < size ? state.hands[next] : state.stock;
            place = static_cast<toy::CardBits>(place | toy::bit(hidden[index]));
        }
    }
};

} // namespace mitts::tests
