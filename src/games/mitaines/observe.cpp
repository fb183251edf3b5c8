#include "games/mitaines/observe.h"

#include "games/hidden_cards.h"

namespace mitts::mitaines {

namespace {

CardSet whole_pack(const Options& options) {
    return CardSet((std::uint64_t{1} << pack_size(options)) - 1);
}

} // namespace

Observation observe(const Options& options, const State& state, Seat viewer) {
    Observation observation{state, options, viewer, stock_size(state), state.hands[at(viewer)]};
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        observation.hand_sizes[seat] = state.hands[seat].size();
    }
    if (options.exchange == YesNo::Yes) {
        const auto partner = seat_after(viewer, options.players, 2);
        observation.known[at(partner)] = state.given[at(viewer)];
        observation.shown = state.given[at(partner)];
    }
    return observation;
}

SeenAction seen_by(const Options& options, Seat viewer, Seat seat, Action action) {
    SeenAction seen{.seat = seat, .type = action.type, .card = action.card, .call = action.call};
    const bool own = viewer == seat || viewer == seat_after(seat, options.players, 2);
    if (action.type == ActionType::Give && !own) {
        seen.card.reset();
    }
    return seen;
}

CardSet unseen(const Observation& observation) {
    auto seen = observation.hand | observation.captured | set_of(observation.pile);
    for (const auto known : observation.known) {
        seen |= known;
    }
    return whole_pack(observation.options) - seen;
}

State resample(const Options& options, const Observation& observation, Rng& rng) {
    State state{observation};
    HiddenCards<Card> hidden(unseen(observation), rng);
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        hand = seat == observation.viewer ? observation.hand : observation.known[at(seat)];
        if (const auto* call = bound_call(options, observation, seat)) { // M9
            while (hand.count(call->rank) < call->to_play) {
                hand.insert(hidden.draw_if([&](Card card) { return card.rank() == call->rank; }));
            }
        }
    }
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        for (int missing = observation.hand_sizes[at(seat)] - hand.size(); missing > 0; --missing) {
            hand.insert(hidden.draw());
        }
    }
    if (options.exchange == YesNo::Yes) {
        const auto partner = seat_after(observation.viewer, options.players, 2);
        state.given[at(observation.viewer)] = observation.known[at(partner)];
        state.given[at(partner)] = observation.shown;
    }
    for (int card = 0; card < observation.stock; ++card) {
        state.deck.push_back(hidden.draw());
    }
    return state;
}

} // namespace mitts::mitaines
