#include "games/mitch/observe.h"
#include "games/mitch/setup.h"

#include <algorithm>

namespace mitts::mitch {

namespace {

// C1: checks that no card is used more often than the packs allow.
Problem too_many_of_a_card(const Observation& seen) {
    auto claimed = claims(seen.options);
    const auto check = [&](std::string_view field, const auto& cards) -> Problem {
        for (const auto card : cards) {
            if (claimed.claim(card)) {
                return Impossible{field, "a card appears too often"};
            }
        }
        return std::nullopt;
    };
    auto problem = check("hand", seen.hand);
    for (Seat seat = 0; !problem && seat < seen.options.players; ++seat) {
        problem = check("columns", cards_of(seen.tableaus[at(seat)]));
        if (!problem && seat != seen.viewer) {
            problem = check("shown", seen.shown[at(seat)]);
        }
    }
    if (!problem) {
        problem = check("discards", seen.discards);
    }
    return problem ? problem : check("aces", seen.aces);
}

bool has_ace(const auto& cards) {
    for (const auto card : cards) {
        if (card.rank() == Rank::Ace) {
            return true;
        }
    }
    return false;
}

// C1, C2, C5: checks that no aces are in hands or discards, and that the ace row has only aces, and not too many.
Problem misplaced_aces(const Observation& seen) {
    if (has_ace(seen.hand)) {
        return Impossible{"hand", "an ace is never held"};
    }
    if (has_ace(seen.discards)) {
        return Impossible{"discards", "an ace is never discarded"};
    }
    for (const auto& shown : seen.shown) {
        if (has_ace(shown)) {
            return Impossible{"shown", "an ace is never held"};
        }
    }
    if (static_cast<int>(seen.aces.size()) > 4 * seen.options.packs) {
        return Impossible{"aces", "there are not so many aces"};
    }
    for (const auto card : seen.aces) {
        if (card.rank() != Rank::Ace) {
            return Impossible{"aces", to_text(card) + " is not an ace"};
        }
    }
    return std::nullopt;
}

bool is_part_of(const Hand& part, const Hand& whole) {
    for (const auto card : part) {
        if (part.count(card) > whole.count(card)) {
            return false;
        }
    }
    return true;
}

// Checks that the unseen cards can fill the hidden hands and the stock, and that the closing ace can appear (C3).
Problem wrong_numbers(const Observation& seen) {
    if (!is_part_of(seen.shown[at(seen.viewer)], seen.hand)) {
        return Impossible{"shown", "the viewer does not hold a card that everybody saw them take"};
    }
    int hidden_in_hands = 0;
    for (Seat seat = 0; seat < seen.options.players; ++seat) {
        if (seen.shown[at(seat)].size() > seen.hand_sizes[at(seat)]) {
            return Impossible{"hand_sizes", "a hand is smaller than what is known of it"};
        }
        if (seat != seen.viewer) {
            hidden_in_hands += seen.hand_sizes[at(seat)] - seen.shown[at(seat)].size();
        }
    }
    int aces = 0;
    int others = 0;
    for (const auto card : unseen(seen)) {
        ++(card.rank() == Rank::Ace ? aces : others);
    }
    if (hidden_in_hands + std::max(0, seen.stock - aces) > others) {
        return Impossible{"hand_sizes", "more cards are hidden than are unseen"};
    }
    const int out = static_cast<int>(seen.aces.size());
    if (seen.phase == Phase::First &&
        (out + aces < closing_ace(seen.options) || seen.stock < closing_ace(seen.options) - out)) {
        return Impossible{"stock", "the closing ace can never come"}; // C3
    }
    return std::nullopt;
}

Problem wrong_phase(const Observation& seen) {
    const bool closed = static_cast<int>(seen.aces.size()) >= closing_ace(seen.options);
    if ((seen.turn == no_seat) != (seen.phase == Phase::Over)) {
        return Impossible{"turn", "somebody is on turn unless the round is over"};
    }
    if (seen.phase != Phase::First && !closed) {
        return Impossible{"phase", "the closing ace is not out"}; // C8
    }
    if (seen.phase == Phase::First && closed) {
        return Impossible{"phase", "the closing ace is out"}; // C8
    }
    if (seen.phase == Phase::Second && seen.options.ending == Ending::LastAce) {
        return Impossible{"phase", "these options have no second phase"}; // C9
    }
    if (seen.phase == Phase::Second && seen.step != Step::Play) {
        return Impossible{"step", "nothing is drawn in the second phase"}; // C10
    }
    return std::nullopt;
}

Problem wrong_step(const Observation& seen) {
    if (seen.phase == Phase::Over) {
        return std::nullopt;
    }
    const auto turn = at(seen.turn);
    if (seen.step == Step::Draw) {
        const bool no_choice = seen.options.draw == Draw::Stock || seen.discards.empty();
        return no_choice || seen.taken || seen.drawn ? Problem(Impossible{"step", "there is no choice of a draw"})
                                                     : std::nullopt; // C7
    }
    if (seen.hand_sizes[turn] == 0) {
        return Impossible{"turn", "the seat on turn has no cards"};
    }
    if (seen.taken && !seen.shown[turn].contains(*seen.taken)) {
        return Impossible{"taken", "the card taken from the discard pile is in sight"};
    }
    if (seen.taken && seen.options.draw == Draw::Stock) {
        return Impossible{"taken", "these options do not draw from the discard pile"}; // C7
    }
    if (seen.step == Step::PlaceTaken &&
        (!seen.taken || !fits_tableau(seen.options, seen.tableaus[turn], *seen.taken))) {
        return Impossible{"taken", "the card taken must be one that can be placed"}; // C7
    }
    // C7: the player must have a legal action other than discarding the card just taken.
    if (seen.taken && seen.step == Step::Play && seen.hand_sizes[turn] == 1 &&
        !fits_tableau(seen.options, seen.tableaus[turn], *seen.taken)) {
        return Impossible{"taken", "the card taken can be neither placed nor discarded"};
    }
    const bool strange = seen.drawn && (seen.turn != seen.viewer || !seen.hand.contains(*seen.drawn));
    return strange ? Problem(Impossible{"drawn", "only the seat on turn knows what it drew, and holds it"})
                   : std::nullopt;
}

} // namespace

Problem why_impossible(const Observation& observation) {
    return first_problem(observation, misplaced_aces, too_many_of_a_card, wrong_own_hand<Observation>, wrong_numbers,
                         wrong_phase, wrong_step);
}

} // namespace mitts::mitch
