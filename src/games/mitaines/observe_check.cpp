#include "games/mitaines/observe.h"

#include "games/mitaines/call_range.h"

#include <algorithm>

namespace mitts::mitaines {

namespace {

CardSet known_elsewhere(const Observation& observation) {
    CardSet known;
    for (const auto cards : observation.known) {
        known |= cards;
    }
    return known;
}

// Checks that each card is in only one place (M1).
Problem card_in_two_places(const Observation& observation) {
    CardSet used;
    const auto clashes = [&](CardSet cards) {
        const bool clash = !(used & cards).empty();
        used |= cards;
        return clash;
    };
    const auto pile = set_of(observation.pile);
    if (pile.size() != static_cast<int>(observation.pile.size())) {
        return Impossible{"pile", "a card lies on the pile twice"};
    }
    clashes(observation.hand);
    if (clashes(known_elsewhere(observation))) {
        return Impossible{"known", "a card of another hand is in the viewer's too"};
    }
    if (clashes(pile)) {
        return Impossible{"pile", "a card of the pile is in a hand too"};
    }
    if (clashes(observation.captured)) {
        return Impossible{"captured", "a captured card is in a hand or on the pile too"};
    }
    return std::nullopt;
}

// Checks that the unseen cards can fill the hidden hands and the stock, and that the stock is whole deals (M3–M5).
Problem wrong_numbers(const Observation& observation) {
    int hidden = observation.stock;
    for (std::size_t seat = 0; seat < max_players; ++seat) {
        if (observation.known[seat].size() > observation.hand_sizes[seat]) {
            return Impossible{"hand_sizes", "a hand is smaller than what is known of it"};
        }
        hidden += seat == at(observation.viewer) ? 0 : observation.hand_sizes[seat] - observation.known[seat].size();
    }
    const int unseen_cards = unseen(observation).size();
    if (hidden > unseen_cards) {
        return Impossible{"hand_sizes", std::to_string(hidden) + " cards are hidden, but only " +
                                            std::to_string(unseen_cards) + " are unseen"};
    }
    const int whole_deal = observation.options.players * hand_size(observation.options, 1);
    if (observation.stock % whole_deal != 0) {
        return Impossible{"stock", "the stock does not fill whole deals of " + std::to_string(whole_deal)};
    }
    return std::nullopt;
}

// M6: returns a hand's size after the gifts so far. Partners give each other three cards, in the order of `Turn::give`.
int size_during_exchange(const Observation& observation, Seat seat) {
    const auto& options = observation.options;
    int size = hand_size(options, observation.deal);
    for (int given = 0; given < observation.exchanged; ++given) {
        const auto giver = seat_after(observation.dealer, options.players, 1 + given / 3);
        if (giver == seat) {
            --size;
        } else if (seat_after(giver, options.players, 2) == seat) {
            ++size;
        }
    }
    return size;
}

Problem wrong_exchange(const Observation& observation) {
    const auto& options = observation.options;
    if (options.exchange == YesNo::No) {
        if (observation.exchanged != 0 || observation.phase == Phase::Exchange) {
            return Impossible{"exchanged", "these options have no exchange"};
        }
        if (!observation.shown.empty() || !known_elsewhere(observation).empty()) {
            return Impossible{"known", "these options have no exchange"};
        }
        return std::nullopt;
    }
    if (!(observation.shown - observation.hand).empty()) {
        return Impossible{"shown", "a card the partner gave is no longer in the viewer's hand"};
    }
    if (observation.phase != Phase::Exchange) {
        const bool all_or_none = observation.exchanged == 0 || observation.exchanged == 12;
        return all_or_none ? std::nullopt
                           : Problem(Impossible{"exchanged", "play begins after all 12 cards are given"});
    }
    if (observation.exchanged >= 12) {
        return Impossible{"exchanged", "all 12 cards are given: play has begun"};
    }
    if (!observation.calls.empty()) {
        return Impossible{"calls", "no call is open during the exchange"};
    }
    if (observation.turn != seat_after(observation.dealer, options.players, 1 + observation.exchanged / 3)) {
        return Impossible{"turn", "it is another seat's turn to give"};
    }
    for (Seat seat = 0; seat < options.players; ++seat) {
        if (observation.hand_sizes[at(seat)] != size_during_exchange(observation, seat)) {
            return Impossible{"hand_sizes", "the hands do not agree with the cards given so far"};
        }
    }
    return std::nullopt;
}

Problem wrong_turn(const Observation& observation) {
    if ((observation.turn == no_seat) != (observation.phase == Phase::Over)) {
        return Impossible{"turn", "somebody is on turn unless the round is over"};
    }
    if (observation.phase == Phase::Over) {
        for (const int size : observation.hand_sizes) {
            if (size != 0 || observation.stock != 0) {
                return Impossible{"phase", "the round is not over while there are cards to play"}; // M19
            }
        }
        return std::nullopt;
    }
    if (observation.hand_sizes[at(observation.turn)] == 0) {
        return Impossible{"turn", "the seat on turn has no cards"};
    }
    return std::nullopt;
}

Problem wrong_captures(const Observation& observation) {
    if (observation.captured.empty() != (observation.last_capturer == no_seat)) {
        return Impossible{"last_capturer", "somebody captured last if, and only if, cards are captured"};
    }
    if (observation.last_contractor != no_seat && observation.last_capturer == no_seat) {
        return Impossible{"last_contractor", "who completes or steals a call captures"};
    }
    if (observation.layout_size > static_cast<int>(observation.pile.size())) {
        return Impossible{"layout", "the layout is a part of the pile"};
    }
    return std::nullopt;
}

Problem wrong_call(const Observation& observation, const Call& call) {
    const int cards = static_cast<int>(call.kind);
    if (cards > CardSet::of_rank(call.rank).size()) {
        return Impossible{"calls", "there are not so many cards of that rank"};
    }
    if (call.to_play < 1 || call.to_play >= cards) {
        return Impossible{"calls", "a call on the pile has 1 to " + std::to_string(cards - 1) + " cards to play"};
    }
    if (set_of(observation.pile).count(call.rank) < cards - call.to_play) {
        return Impossible{"calls", "the pile has too few cards of that rank"};
    }
    return std::nullopt;
}

// M9: checks that a bound caller can hold the remaining cards of their call.
Problem wrong_bound_callers(const Observation& observation) {
    const auto hidden = unseen(observation);
    std::array<int, rank_count> promised{};
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        const auto* call = bound_call(observation.options, observation, seat);
        if (call == nullptr) {
            continue;
        }
        const bool own = seat == observation.viewer;
        const auto seen = own ? observation.hand : observation.known[at(seat)];
        const int missing = std::max(0, call->to_play - seen.count(call->rank));
        const int room = own ? 0 : observation.hand_sizes[at(seat)] - seen.size();
        auto& all = promised[static_cast<std::size_t>(call->rank)];
        all += missing;
        if (missing > room || all > hidden.count(call->rank)) {
            return Impossible{"calls", "seat " + std::to_string(seat) + " cannot hold what is left of its call"};
        }
    }
    return std::nullopt;
}

Problem wrong_calls(const Observation& observation) {
    const auto& calls = observation.calls;
    for (std::size_t index = 0; index < calls.size(); ++index) {
        if (auto problem = wrong_call(observation, calls[index])) {
            return problem;
        }
        if (index > 0 && !beats(observation.options, calls[index].kind, calls[index].rank, calls[index - 1])) {
            return Impossible{"calls", "each call must be higher than the one before"}; // M12
        }
        for (std::size_t before = 0; before < index; ++before) {
            if (observation.options.resolution == Resolution::FirstComplete &&
                calls[before].caller == calls[index].caller) {
                return Impossible{"calls", "a seat has two calls open"}; // M9
            }
        }
    }
    return wrong_bound_callers(observation);
}

Problem wrong_history(const Observation& observation) {
    const auto on_table = set_of(observation.pile) | observation.captured;
    CardSet played;
    for (const auto& seen : observation.history) {
        if (seen.type == ActionType::Give) {
            const bool in_sight =
                seen_by(observation.options, observation.viewer, seen.seat, {.type = seen.type}).card.has_value();
            if (observation.options.exchange == YesNo::No || seen.card.has_value() != in_sight) {
                return Impossible{"history", "a given card is seen by its giver and its taker, and only by them"}; // M6
            }
            continue;
        }
        if (played.contains(*seen.card) || !on_table.contains(*seen.card)) {
            return Impossible{"history",
                              to_text(*seen.card) + " was played, so it lies on the pile or is captured, once"};
        }
        played.insert(*seen.card);
    }
    return std::nullopt;
}

} // namespace

Problem why_impossible(const Observation& observation) {
    return first_problem(observation, card_in_two_places, wrong_exchange, wrong_own_hand<Observation>, wrong_numbers,
                         wrong_turn, wrong_captures, wrong_calls, wrong_history);
}

} // namespace mitts::mitaines
