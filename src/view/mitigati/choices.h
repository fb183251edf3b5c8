// The choices of the player on turn and the visible course of the deal, computed by the rules from what that player
// knows.
#pragma once

#include "view/hand_layout.h"
#include "view/mitigati/table.h"

namespace mitts::view::mitigati {

/// Returns true on the viewer's turn to bid, or to play a card.
bool viewer_bids(const Observation& seen);
bool viewer_plays(const Observation& seen);
/// Returns how many more cards the viewer must put aside now (T9), otherwise 0.
int cards_to_discard(const Observation& seen);

/// Returns why the viewer may not do this now, or nothing if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);
/// Returns the cards that the viewer may put aside or play now, or the whole hand when they need do neither.
TarotSet usable_cards(const Observation& seen);

/// A bid of this stage with the sum of the three bids in force after it (T6). There is no sum while a bid is missing.
struct BidMade {
    Seat seat = no_seat;
    int bid = 0;
    bool stood = false;
    std::optional<int> sum{};
};
std::vector<BidMade> bids_of_stage(const MatchView& match);

/// Returns the number of players without a bid in this stage.
int bids_missing(const Observation& seen);
/// Returns the bid with which the viewer would close the sum, if it is legal (T5, T6).
std::optional<int> agreeing_bid(const Observation& seen);
/// Returns the prepared bid: the chosen one, or else the one of a hint, the last bid, the estimate of the hand, or zero
/// without an estimate. It is always legal. A bid that closes the sum is never prepared; the next higher bid is
/// prepared instead. A last bid that can no longer be raised must be chosen explicitly.
int prepared_bid(const TableModel& model, const TableUi& ui);

/// Returns true if the table offers to play the deal out. Only a viewer who has not bid in any stage gets the offer.
bool offers_tricks(const TableModel& model, const TableUi& ui);

/// The last completed trick, with its winner and points; nothing before the first.
struct TrickDone {
    mitts::mitigati::Trick cards{};
    Seat winner = no_seat;
    int points = 0;
};
std::optional<TrickDone> last_trick(const MatchView& match);
/// Returns how many tricks a player has won in this deal.
int tricks_won(const MatchView& match, Seat seat);
/// Returns the honours received minus the honours paid, as shown so far (T16).
int honours_net(const Observation& seen, Seat seat);

/// Returns a hand in display order: trumps from the highest, the Fool, then the suits, alternately black and red.
std::vector<TarotCard> in_hand_order(TarotSet hand);
/// Returns the viewer's hand in display order.
std::vector<TarotCard> own_hand(const TableModel& model);
/// Returns the groups of a row of cards: trumps with the Fool, and the suits.
std::vector<HandGroup> suits_in(const std::vector<TarotCard>& cards);

} // namespace mitts::view::mitigati
