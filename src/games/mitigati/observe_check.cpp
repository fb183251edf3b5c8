#include "games/mitigati/observe.h"

namespace mitts::mitigati {

namespace {

// Checks that each card is in only one place (T1).
Problem card_in_two_places(const Observation& seen) {
    auto used = seen.hand;
    const auto clashes = [&](TarotSet cards) {
        const bool clash = !(used & cards).empty();
        used |= cards;
        return clash;
    };
    if (clashes(seen.discards)) {
        return Impossible{"discards", "a discard is in the hand too"};
    }
    for (const auto& played : seen.trick) {
        TarotSet card;
        card.insert(played.card);
        if (clashes(card)) {
            return Impossible{"trick", to_text(played.card) + " is elsewhere too"};
        }
    }
    for (Seat seat = 0; seat < player_count; ++seat) {
        if (clashes(seen.captured[at(seat)])) {
            return Impossible{captured_names[at(seat)], "a captured card is elsewhere too"};
        }
    }
    return std::nullopt;
}

// Checks that the unseen cards can fill the hidden hands and the stock, and that the discards are possible (T9).
Problem wrong_numbers(const Observation& seen) {
    const auto hidden = unseen(seen);
    const bool knows_discards = seen.viewer == seen.dealer;
    int places = seen.stock + (knows_discards ? 0 : seen.discarded);
    for (Seat seat = 0; seat < player_count; ++seat) {
        places += seat == seen.viewer ? 0 : seen.hand_sizes[at(seat)];
    }
    if (places > hidden.size()) {
        return Impossible{"hand_sizes", "more cards are hidden than are unseen"};
    }
    if (knows_discards ? seen.discards.size() != seen.discarded : !seen.discards.empty()) {
        return Impossible{"discards", "the dealer alone knows what was discarded"}; // T9
    }
    if (!(seen.discards - discardable(seen.discards)).empty()) {
        return Impossible{"discards", "kings and trumps are never discarded"}; // T9
    }
    if (!knows_discards && discardable(hidden).size() < seen.discarded) {
        return Impossible{"discarded", "too few unseen cards could have been discarded"}; // T9
    }
    return std::nullopt;
}

Problem wrong_bargain(const Observation& seen) {
    int bids = 0;
    int sum = 0;
    for (const auto& bid : seen.bids) {
        bids += bid ? 1 : 0;
        sum += bid.value_or(0);
    }
    const bool open = seen.phase == Phase::Bargain;
    if (!open && seen.phase != Phase::Over && bids > 0) {
        return Impossible{"bids", "the bargaining is over"}; // T8
    }
    if (open && bids == player_count && sum == 0) {
        return Impossible{"bids", "these bids sum to zero: it is agreed"}; // T6
    }
    if (open && seen.stands > 0 && bids == 0) {
        return Impossible{"stands", "nobody has a bid to stand at"}; // T5
    }
    const int wanted = 15 * (4 - seen.stage) + 3;
    if (open && seen.stock != wanted) {
        return Impossible{"stock", "at this stage " + std::to_string(wanted) + " cards are still to be dealt"}; // T7
    }
    if (open && (seen.discarded > 0 || !seen.trick.empty() || seen.tricks_played > 0)) {
        return Impossible{"phase", "no card is played while the bargaining goes on"}; // T4
    }
    return std::nullopt;
}

Problem wrong_turn(const Observation& seen) {
    if ((seen.turn == no_seat) != (seen.phase == Phase::Over)) {
        return Impossible{"turn", "somebody is on turn unless the deal is over"};
    }
    if (seen.phase == Phase::Over || seen.phase == Phase::Bargain) {
        return std::nullopt;
    }
    if (seen.stock > 0) {
        return Impossible{"stock", "every card is dealt before play"}; // T8
    }
    if (seen.hand_sizes[at(seen.turn)] == 0) {
        return Impossible{"turn", "the seat on turn has no cards"};
    }
    if (seen.phase == Phase::Play) {
        return std::nullopt;
    }
    if (seen.turn != seen.dealer || !seen.trick.empty() || seen.tricks_played > 0) {
        return Impossible{"phase", "the dealer discards before play"}; // T9
    }
    const auto left = seen.viewer == seen.dealer ? seen.hand : unseen(seen);
    if (seen.discarded == 3 || discardable(left).size() < 3 - seen.discarded) {
        return Impossible{"discarded", "the dealer discards three cards"}; // T9
    }
    return std::nullopt;
}

// T10, T11: checks that each seat plays only once to a trick, and that the seat on turn has not played yet.
Problem wrong_trick(const Observation& seen) {
    if (seen.trick.empty()) {
        return std::nullopt;
    }
    if (seen.phase != Phase::Play || seen.trick.size() == player_count) {
        return Impossible{"trick", "a full trick is taken at once"};
    }
    for (std::size_t index = 0; index < seen.trick.size(); ++index) {
        for (std::size_t before = 0; before < index; ++before) {
            if (seen.trick[index].seat == seen.trick[before].seat) {
                return Impossible{"trick", "a seat plays once to a trick"};
            }
        }
        if (seen.trick[index].seat == seen.turn) {
            return Impossible{"trick", "the seat on turn has played already"};
        }
    }
    return std::nullopt;
}

} // namespace

Problem why_impossible(const Observation& observation) {
    return first_problem(observation, card_in_two_places, wrong_own_hand<Observation>, wrong_numbers, wrong_bargain,
                         wrong_turn, wrong_trick);
}

} // namespace mitts::mitigati
