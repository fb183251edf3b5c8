// Detects blunders in Mitigati: playing a card when another card is always at least as good, and making a bid that
// rules out an agreement. All blunders are determined by the rules alone.
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

/// Returns true if the card would beat all cards played to the trick so far.
bool wins(const Seen& seen, TarotCard card) {
    auto trick = seen.trick;
    trick.push_back({.seat = seen.viewer, .card = card});
    return !card.is_fool() && trick_winner(trick) == seen.viewer;
}

/// Returns true if another playable card passes the test.
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

// Returns true if the action loses a card to another player although a lower and less valuable card of the same suit
// was playable. Keeping the higher card is better, because it can do everything that the lower card can.
bool gives_dearly(const Seen& seen, const Action& action) {
    const auto card = action.card;
    return action.type == ActionType::Play && card_led(seen.trick) && !card.is_fool() && !wins(seen, card) &&
           another(seen, [&](TarotCard other) {
               return of_one_suit(other, card) && other.rank() < card.rank() && card_value(other) < card_value(card);
           });
}

// Returns true if the action loses the 1 of trumps to another player although a trump of less value was playable.
bool throws_the_one(const Seen& seen, const Action& action) {
    const auto one = TarotCard::trump(1);
    return action.type == ActionType::Play && action.card == one && card_led(seen.trick) && !wins(seen, one) &&
           another(seen, [&](TarotCard other) { return other.is_trump() && card_value(other) == 1; });
}

// Returns true if the last player to a trick wins with another trump although the 1 of trumps would have won safely.
bool leaves_the_one(const Seen& seen, const Action& action) {
    const auto one = TarotCard::trump(1);
    return action.type == ActionType::Play && seen.trick.size() == player_count - 1 && action.card.is_trump() &&
           action.card != one && seen.hand.contains(one) && is_legal(seen, one) && wins(seen, one);
}

// Returns true if the action bids below the bid that makes the sum zero. Bids only fall, so this rules out an agreement
// in this stage (T5, T6).
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
