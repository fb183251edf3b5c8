#include "games/mitigati/observe.h"

#include "cards/check.h"

namespace mitts::mitigati {

namespace {

State visible_state(const Observation& observation) {
    State state;
    state.captured = observation.captured;
    state.discards = observation.discards;
    state.trick = observation.trick;
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        state.scores[seat] = observation.scores[seat];
        state.honours[seat] = static_cast<std::int16_t>(observation.honours[seat]);
        if (observation.bids[seat]) {
            state.bids[seat] = static_cast<std::int16_t>(*observation.bids[seat]);
            state.has_bid = static_cast<std::uint8_t>(state.has_bid | 1 << seat);
        }
    }
    state.stands = static_cast<std::uint8_t>(observation.stands);
    state.stage = static_cast<std::uint8_t>(observation.stage);
    state.tricks_played = static_cast<std::uint8_t>(observation.tricks_played);
    state.declared = static_cast<std::uint8_t>(observation.declared);
    state.phase = observation.phase;
    state.dealer = observation.dealer;
    state.turn = observation.turn;
    return state;
}

// How many of the dealer's cards must be drawn from those they may discard (T9), because an even draw from all `hidden` could
// leave them without. With the 28 cards of a deal it cannot: there are but 25 kings and trumps.
int must_hold_discardable(const Observation& observation, TarotSet hidden) {
    if (observation.phase != Phase::Discard || observation.viewer == observation.dealer) {
        return 0;
    }
    const int needed = 3 - observation.discarded;
    const int others = hidden.size() - discardable(hidden).size();
    return others > observation.hand_sizes[at(observation.dealer)] - needed ? needed : 0;
}

// Cards in a random order, drawn from the end.
class Hidden {
public:
    Hidden(TarotSet cards, Rng& rng) {
        for (const auto card : cards) {
            cards_.push_back(card);
        }
        shuffle(std::span<TarotCard>(cards_), rng);
    }
    TarotCard draw() {
        MITTS_CHECK(!cards_.empty());
        const auto card = cards_.back();
        cards_.pop_back();
        return card;
    }

private:
    std::vector<TarotCard> cards_;
};

} // namespace

Observation observe(const Options& options, const State& state, Seat viewer) {
    Observation observation{.options = options,
                            .viewer = viewer,
                            .dealer = state.dealer,
                            .turn = state.turn,
                            .phase = state.phase,
                            .stage = state.stage,
                            .stock = stock_size(state),
                            .hand = state.hands[at(viewer)],
                            .stands = state.stands,
                            .discarded = state.discards.size(),
                            .trick = state.trick,
                            .tricks_played = state.tricks_played,
                            .captured = state.captured,
                            .declared = state.declared};
    for (Seat seat = 0; seat < player_count; ++seat) {
        observation.hand_sizes[at(seat)] = state.hands[at(seat)].size();
        observation.honours[at(seat)] = state.honours[at(seat)];
        observation.scores[at(seat)] = state.scores[at(seat)];
        if (has_bid(state, seat)) {
            observation.bids[at(seat)] = state.bids[at(seat)];
        }
    }
    if (viewer == state.dealer) {
        observation.discards = state.discards;
    }
    return observation;
}

SeenAction seen_by(Seat viewer, Seat seat, Action action) {
    SeenAction seen{.seat = seat, .type = action.type, .bid = action.bid};
    const bool has_card = action.type == ActionType::Play || (action.type == ActionType::Discard && viewer == seat);
    if (has_card) {
        seen.card = action.card;
    }
    return seen;
}

TarotSet unseen(const Observation& observation) {
    auto seen = observation.hand | observation.discards;
    for (const auto captured : observation.captured) {
        seen |= captured;
    }
    for (const auto& played : observation.trick) {
        seen.insert(played.card);
    }
    return TarotSet::all() - seen;
}

State resample(const Options& /*options*/, const Observation& observation, Rng& rng) {
    auto state = visible_state(observation);
    auto hidden = unseen(observation);
    if (observation.viewer != observation.dealer) {
        Hidden allowed(discardable(hidden), rng);
        for (int card = 0; card < observation.discarded; ++card) {
            state.discards.insert(allowed.draw());
        }
        hidden = hidden - state.discards;
    }
    if (const int needed = must_hold_discardable(observation, hidden); needed > 0) {
        Hidden allowed(discardable(hidden), rng);
        for (int card = 0; card < needed; ++card) {
            state.hands[at(observation.dealer)].insert(allowed.draw());
        }
        hidden = hidden - state.hands[at(observation.dealer)];
    }
    Hidden rest(hidden, rng);
    for (Seat seat = 0; seat < player_count; ++seat) {
        auto& hand = state.hands[at(seat)];
        if (seat == observation.viewer) {
            hand = observation.hand;
        }
        while (hand.size() < observation.hand_sizes[at(seat)]) {
            hand.insert(rest.draw());
        }
    }
    for (int card = 0; card < observation.stock; ++card) {
        state.deck.push_back(rest.draw());
    }
    return state;
}

} // namespace mitts::mitigati
