// The choices of the player on turn, and the visible history of the deal.
#pragma once

#include "view/hand_layout.h"
#include "view/mitigati/table.h"

namespace mitts::view::mitigati {

/// Return true if it is the viewer's turn to bid, or to play a card.
bool viewer_bids(const Observation& seen);
bool viewer_plays(const Observation& seen);
/// Returns how many more cards the viewer must discard now (T9).
int cards_to_discard(const Observation& seen);

/// Returns the reason why this action is illegal, or nullopt if it is legal. It must be the viewer's turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);
/// Returns the cards that the viewer may discard or play now, or the whole hand if it is not their turn to do so.
TarotSet usable_cards(const Observation& seen);

/// A bid of this stage, and the sum of the three current bids after it (T6). There is no sum until every player has
/// bid.
struct BidMade {
    Seat seat = no_seat;
    int bid = 0;
    bool stood = false;
    std::optional<int> sum{};
};
/// Returns all bids of the current stage, oldest first.
std::vector<BidMade> bids_of_stage(const MatchView& match);

/// Returns the number of players who have not bid in this stage.
int bids_missing(const Observation& seen);
/// Returns the viewer's bid that would make the sum zero, or nullopt if that bid is not legal (T5, T6).
std::optional<int> agreeing_bid(const Observation& seen);
/// Returns the prepared bid, which is always legal: the player's choice, or else the hint, the last bid, a little more
/// than the estimate of the hand, or zero. If the last bid or the estimate would end the deal, the prepared bid is one
/// point higher, if that is legal.
int prepared_bid(const TableModel& model, const TableUi& ui);

/// Returns true if the viewer may choose to play the deal out. The choice is offered only until their first action.
bool offers_tricks(const TableModel& model, const TableUi& ui);

/// A completed trick with its winner and points.
struct TrickDone {
    mitts::mitigati::Trick cards{};
    Seat winner = no_seat;
    int points = 0;
};
/// Returns the last completed trick of the deal, or nullopt if there is none yet.
std::optional<TrickDone> last_trick(const MatchView& match);
/// Returns the points of the cards that a player has won in this deal. At the end of the deal, the dealer's
/// points include the discards (T16).
int points_won(const Observation& seen, Seat seat);
/// Returns how many tricks a player has won in this deal.
int tricks_won(const MatchView& match, Seat seat);
/// Returns the points received for honours minus the points paid, as shown so far (T16).
int honours_net(const Observation& seen, Seat seat);

/// Returns a hand in display order: trumps from the highest, the Fool, then the suits, alternately black and red.
std::vector<TarotCard> in_hand_order(TarotSet hand);
/// Returns the viewer's hand in display order.
std::vector<TarotCard> own_hand(const TableModel& model);
/// Returns the groups of a sorted hand: the trumps with the Fool, and the suits.
std::vector<HandGroup> suits_in(const std::vector<TarotCard>& cards);

} // namespace mitts::view::mitigati
