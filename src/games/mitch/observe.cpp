#include "games/mitch/observe.h"

#include "games/hidden_cards.h"

#include <algorithm>

namespace mitts::mitch {

Observation observe(const Options& options, const State& state, Seat viewer) {
    Observation observation{state, options, viewer, stock_size(state), state.hands[at(viewer)]};
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        observation.hand_sizes[seat] = state.hands[seat].size();
    }
    if (viewer == state.turn) {
        observation.drawn = state.drawn;
    }
    return observation;
}

std::vector<Card> cards_of(const Tableau& tableau) {
    std::vector<Card> cards;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        for (int n = 0; n < tableau[suit].size(); ++n) {
            cards.push_back(Card::of(tableau[suit].nth(n), static_cast<Suit>(suit)));
        }
    }
    return cards;
}

std::vector<Card> unseen(const Observation& observation) {
    std::array<int, 52> left{};
    left.fill(observation.options.packs);
    const auto take = [&](const auto& cards) {
        for (const auto card : cards) {
            --left[card.index];
        }
    };
    take(observation.hand);
    take(observation.discards);
    take(observation.aces);
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        take(cards_of(observation.tableaus[at(seat)]));
        if (seat != observation.viewer) {
            take(observation.shown[at(seat)]);
        }
    }
    std::vector<Card> cards;
    for (std::size_t index = 0; index < left.size(); ++index) {
        cards.insert(cards.end(), static_cast<std::size_t>(std::max(0, left[index])),
                     Card{static_cast<std::uint8_t>(index)});
    }
    return cards;
}

State resample(const Options& options, const Observation& observation, Rng& rng) {
    State state{observation};
    std::vector<Card> others;
    std::vector<Card> stock;
    for (const auto card : unseen(observation)) {
        (card.rank() == Rank::Ace ? stock : others).push_back(card);
    }
    HiddenCards<Card> hidden(others, rng);
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        hand = seat == observation.viewer ? observation.hand : observation.shown[at(seat)];
        for (int missing = observation.hand_sizes[at(seat)] - hand.size(); missing > 0; --missing) {
            hand.insert(hidden.draw());
        }
    }
    const auto wanted = static_cast<std::size_t>(observation.stock);
    stock.resize(std::min(stock.size(), wanted)); // in a set-up, some unseen aces may be out of play
    while (stock.size() < wanted) {
        stock.push_back(hidden.draw());
    }
    shuffle(std::span<Card>(stock), rng);
    state.deck.append(stock);
    state.drawn = observation.drawn;
    return state;
}

} // namespace mitts::mitch
