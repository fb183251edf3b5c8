#include "games/mitigati/observe.h"

#include "games/hidden_cards.h"

namespace mitts::mitigati {

namespace {

// Returns how many of the dealer's cards must be drawn from the discardable cards (T9). This is 0 unless a uniform draw
// from all `hidden` cards could give the dealer too few. The dealer's 28 cards always include three discardable cards,
// because there are only 25 kings and trumps.
int must_hold_discardable(const Observation& observation, TarotSet hidden) {
    if (observation.phase != Phase::Discard || observation.viewer == observation.dealer) {
        return 0;
    }
    const int needed = 3 - observation.discarded;
    const int others = hidden.size() - discardable(hidden).size();
    return others > observation.hand_sizes[at(observation.dealer)] - needed ? needed : 0;
}

} // namespace

Observation observe(const Options& options, const State& state, Seat viewer) {
    Observation observation{state, options, viewer, stock_size(state), state.hands[at(viewer)]};
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        observation.hand_sizes[seat] = state.hands[seat].size();
    }
    observation.discarded = state.discards.size();
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
    State state{observation};
    state.discards = observation.discards;
    auto hidden = unseen(observation);
    if (observation.viewer != observation.dealer) {
        HiddenCards<TarotCard> allowed(discardable(hidden), rng);
        for (int card = 0; card < observation.discarded; ++card) {
            state.discards.insert(allowed.draw());
        }
        hidden = hidden - state.discards;
    }
    if (const int needed = must_hold_discardable(observation, hidden); needed > 0) {
        HiddenCards<TarotCard> allowed(discardable(hidden), rng);
        for (int card = 0; card < needed; ++card) {
            state.hands[at(observation.dealer)].insert(allowed.draw());
        }
        hidden = hidden - state.hands[at(observation.dealer)];
    }
    HiddenCards<TarotCard> rest(hidden, rng);
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
