// Moves of Mitigati that sensible people would call blunders. All follow from the rules alone: cards of which one does at any time
// what the other does and more, and bids that nothing can come of.
#include "ai/mitigati/players.h"
#include "games/mitigati/scoring.h"

namespace mitts::ai {

namespace for_mitigati {

namespace {

using namespace mitts::mitigati;
using Seen = Observation;

bool is_legal(const Seen& seen, TarotCard card) {
    return !why_not(seen.options, seen, seen.hand, {.type = ActionType::Play, .card = card});
}

/// Whether the card wins what lies in the trick so far.
bool wins(const Seen& seen, TarotCard card) {
    auto trick = seen.trick;
    trick.push_back({.seat = seen.viewer, .card = card});
    return !card.is_fool() && trick_winner(trick) == seen.viewer;
}

/// Whether another card that may be played is such a one.
template <class Test> bool another(const Seen& seen, Test test) {
    for (const auto card : seen.hand) {
        if (test(card) && is_legal(seen, card)) {
            return true;
        }
    }
    return false;
}

bool of_one_suit(TarotCard one, TarotCard other) {
    return one.is_suited() && other.is_suited() && one.suit() == other.suit();
}

// The card falls to another, who has led or wins already. Of its suit a lower one was there that is worth less: kept, the higher one
// does whatever the lower could.
bool gives_dearly(const Seen& seen, const Action& action) {
    const auto card = action.card;
    return action.type == ActionType::Play && card_led(seen.trick) && !card.is_fool() && !wins(seen, card) &&
           another(seen, [&](TarotCard other) {
               return of_one_suit(other, card) && other.rank() < card.rank() && card_value(other) < card_value(card);
           });
}

// The trump 1 falls to another, though a trump of less worth would have done: no trump wins less than the 1.
bool throws_the_one(const Seen& seen, const Action& action) {
    const auto one = TarotCard::trump(1);
    return action.type == ActionType::Play && action.card == one && card_led(seen.trick) && !wins(seen, one) &&
           another(seen, [&](TarotCard other) { return other.is_trump() && card_value(other) == 1; });
}

// Last to play, wins with another trump where the 1 would have won and come home.
bool leaves_the_one(const Seen& seen, const Action& action) {
    const auto one = TarotCard::trump(1);
    return action.type == ActionType::Play && seen.trick.size() == player_count - 1 && action.card.is_trump() &&
           action.card != one && seen.hand.contains(one) && is_legal(seen, one) && wins(seen, one);
}

// Below the bid that would make zero: bids only fall, so in this stage nobody can agree any more (T5, T6).
bool bids_past_zero(const Seen& seen, const Action& action) {
    const auto zero = closing_bid(seen, seen.viewer);
    return action.type == ActionType::Bid && zero && action.bid < *zero && *zero <= highest_bid_of(seen, seen.viewer);
}

} // namespace

} // namespace for_mitigati

template <> std::span<const Blunder<mitigati::Game>> blunders_of<mitigati::Game>() {
    using namespace for_mitigati;
    static constexpr Blunder<mitigati::Game> kinds[] = {
        {.name = "dear-gift", .is = gives_dearly},
        {.name = "one-thrown", .is = throws_the_one},
        {.name = "one-left", .is = leaves_the_one},
        {.name = "past-zero", .is = bids_past_zero},
    };
    return kinds;
}

} // namespace mitts::ai
