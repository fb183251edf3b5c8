#include "games/mitch/observe.h"

#include "cards/check.h"
#include "games/mitch/deal.h"

namespace mitts::mitch {

namespace {

std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

// How many of each card are still to be seen.
class Remaining {
public:
    explicit Remaining(const Options& options) {
        left_.fill(options.packs);
    }
    template <class Cards> void take(const Cards& cards) {
        for (const auto card : cards) {
            --left_[card.index];
        }
    }
    void take(const Tableau& tableau) {
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            for (int n = 0; n < tableau[suit].size(); ++n) {
                --left_[Card::of(tableau[suit].nth(n), static_cast<Suit>(suit)).index];
            }
        }
    }
    std::vector<Card> cards() const {
        std::vector<Card> all;
        for (std::size_t index = 0; index < left_.size(); ++index) {
            for (int copy = 0; copy < left_[index]; ++copy) {
                all.push_back(Card{static_cast<std::uint8_t>(index)});
            }
        }
        return all;
    }

private:
    std::array<int, 52> left_{};
};

State visible_state(const Observation& observation) {
    State state;
    state.shown = observation.shown;
    state.tableaus = observation.tableaus;
    for (const auto card : observation.discards) {
        state.discards.push_back(card);
    }
    for (const auto card : observation.aces) {
        state.aces.push_back(card);
    }
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        state.scores[seat] = observation.scores[seat];
    }
    state.had_turn = static_cast<std::uint8_t>(observation.had_turn);
    state.placed = static_cast<std::uint8_t>(observation.placed);
    state.pile_draws = static_cast<std::uint8_t>(observation.pile_draws);
    state.phase = observation.phase;
    state.step = observation.step;
    state.took_from_pile = observation.taken.has_value();
    state.taken = observation.taken.value_or(Card{});
    state.has_drawn = observation.drawn.has_value();
    state.drawn = observation.drawn.value_or(Card{});
    state.dealer = observation.dealer;
    state.turn = observation.turn;
    return state;
}

} // namespace

Observation observe(const Options& options, const State& state, Seat viewer) {
    Observation observation{.options = options,
                            .viewer = viewer,
                            .dealer = state.dealer,
                            .turn = state.turn,
                            .phase = state.phase,
                            .step = state.step,
                            .stock = stock_size(state),
                            .hand = state.hands[at(viewer)],
                            .shown = state.shown,
                            .tableaus = state.tableaus,
                            .discards = {state.discards.begin(), state.discards.end()},
                            .aces = {state.aces.begin(), state.aces.end()},
                            .had_turn = state.had_turn,
                            .placed = state.placed,
                            .pile_draws = state.pile_draws};
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        observation.hand_sizes[seat] = state.hands[seat].size();
        observation.scores[seat] = state.scores[seat];
    }
    if (state.took_from_pile) {
        observation.taken = state.taken;
    }
    if (state.has_drawn && viewer == state.turn) {
        observation.drawn = state.drawn;
    }
    return observation;
}

std::vector<Card> unseen(const Observation& observation) {
    Remaining remaining(observation.options);
    remaining.take(observation.hand);
    remaining.take(observation.discards);
    remaining.take(observation.aces);
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        remaining.take(observation.tableaus[at(seat)]);
        if (seat != observation.viewer) {
            remaining.take(observation.shown[at(seat)]);
        }
    }
    return remaining.cards();
}

State resample(const Options& options, const Observation& observation, Rng& rng) {
    auto state = visible_state(observation);
    std::vector<Card> hidden;
    std::vector<Card> stock;
    for (const auto card : unseen(observation)) {
        (card.rank() == Rank::Ace ? stock : hidden).push_back(card);
    }
    shuffle(std::span<Card>(hidden), rng);
    const auto draw = [&] {
        MITTS_CHECK(!hidden.empty());
        const auto card = hidden.back();
        hidden.pop_back();
        return card;
    };
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        hand = seat == observation.viewer ? observation.hand : observation.shown[at(seat)];
        for (int missing = observation.hand_sizes[at(seat)] - hand.size(); missing > 0; --missing) {
            hand.insert(draw());
        }
    }
    const auto wanted = static_cast<std::size_t>(observation.stock);
    stock.resize(std::min(stock.size(), wanted)); // in a set-up some aces may be out of play
    while (stock.size() < wanted) {
        stock.push_back(draw());
    }
    shuffle(std::span<Card>(stock), rng);
    for (const auto card : stock) {
        state.deck.push_back(card);
    }
    return state;
}

} // namespace mitts::mitch
