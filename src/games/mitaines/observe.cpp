#include "games/mitaines/observe.h"

#include "cards/check.h"
#include "games/mitaines/deal.h"

namespace mitts::mitaines {

namespace {

CardSet whole_pack(const Options& options) {
    return CardSet((std::uint64_t{1} << pack_size(options)) - 1);
}

} // namespace

State visible_state(const Observation& observation) {
    State state;
    state.captured = observation.captured;
    for (const auto card : observation.pile) {
        state.pile.push_back(card);
        state.pile_set.insert(card);
    }
    state.calls.append(observation.calls);
    for (std::size_t side = 0; side < max_players; ++side) {
        state.scores[side] = observation.scores[side];
    }
    state.layout_size = static_cast<std::uint8_t>(observation.layout_size);
    state.deal = static_cast<std::uint8_t>(observation.deal);
    state.exchanged = static_cast<std::uint8_t>(observation.exchanged);
    state.phase = observation.phase;
    state.dealer = observation.dealer;
    state.turn = observation.turn;
    state.last_capturer = observation.last_capturer;
    state.last_contractor = observation.last_contractor;
    return state;
}

Observation observe(const Options& options, const State& state, Seat viewer) {
    Observation observation{.options = options,
                            .viewer = viewer,
                            .dealer = state.dealer,
                            .turn = state.turn,
                            .phase = state.phase,
                            .deal = state.deal,
                            .exchanged = state.exchanged,
                            .stock = stock_size(state),
                            .hand = state.hands[at(viewer)],
                            .pile = {state.pile.begin(), state.pile.end()},
                            .layout_size = state.layout_size,
                            .calls = {state.calls.begin(), state.calls.end()},
                            .captured = state.captured,
                            .last_capturer = state.last_capturer,
                            .last_contractor = state.last_contractor};
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        observation.hand_sizes[seat] = state.hands[seat].size();
        observation.scores[seat] = state.scores[seat];
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
    auto seen = observation.hand | observation.captured;
    for (const auto card : observation.pile) {
        seen.insert(card);
    }
    for (const auto known : observation.known) {
        seen |= known;
    }
    return whole_pack(observation.options) - seen;
}

const Call* bound_call(const Observation& observation, Seat seat) {
    const auto& calls = observation.calls;
    for (auto call = calls.rbegin(); call != calls.rend(); ++call) {
        if (call->caller == seat) {
            return &*call;
        }
        if (observation.options.resolution == Resolution::Highest) {
            break; // only the last call is open (M8)
        }
    }
    return nullptr;
}

State resample(const Options& options, const Observation& observation, Rng& rng) {
    auto state = visible_state(observation);
    std::vector<Card> hidden;
    for (const auto card : unseen(observation)) {
        hidden.push_back(card);
    }
    shuffle(std::span<Card>(hidden), rng);
    const auto draw = [&] {
        MITTS_CHECK(!hidden.empty());
        const auto card = hidden.back();
        hidden.pop_back();
        return card;
    };
    const auto draw_of_rank = [&](Rank rank) {
        auto found = hidden.end();
        do {
            MITTS_CHECK(found != hidden.begin());
            --found;
        } while (found->rank() != rank);
        const auto card = *found;
        hidden.erase(found);
        return card;
    };
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        hand = seat == observation.viewer ? observation.hand : observation.known[at(seat)];
        if (const auto* call = bound_call(observation, seat)) { // M9
            while (hand.count(call->rank) < call->to_play) {
                hand.insert(draw_of_rank(call->rank));
            }
        }
    }
    for (Seat seat = 0; seat < options.players; ++seat) {
        auto& hand = state.hands[at(seat)];
        for (int missing = observation.hand_sizes[at(seat)] - hand.size(); missing > 0; --missing) {
            hand.insert(draw());
        }
    }
    if (options.exchange == YesNo::Yes) {
        const auto partner = seat_after(observation.viewer, options.players, 2);
        state.given[at(observation.viewer)] = observation.known[at(partner)];
        state.given[at(partner)] = observation.shown;
    }
    for (int card = 0; card < observation.stock; ++card) {
        state.deck.push_back(draw());
    }
    return state;
}

} // namespace mitts::mitaines
