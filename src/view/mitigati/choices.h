// What the player on turn may do, and what of the deal's course the table shows, asked of the rules with what they know.
#pragma once

#include "view/hand_layout.h"
#include "view/mitigati/table.h"

namespace mitts::view::mitigati {

/// Whether it is the viewer's turn to bid, to play a card.
bool viewer_bids(const Observation& seen);
bool viewer_plays(const Observation& seen);
/// How many more cards the viewer must put aside now (T9), else 0.
int cards_to_discard(const Observation& seen);

/// Why the viewer may not do this now, or nothing if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);
/// The cards of the hand that the viewer may put aside or play now; the whole hand while they are not to.
TarotSet usable_cards(const Observation& seen);

/// A bid of this stage, in order, with the sum of the three bids then standing (T6); no sum while one was missing.
struct BidMade {
    Seat seat = no_seat;
    int bid = 0;
    bool stood = false;
    std::optional<int> sum{};
};
std::vector<BidMade> bids_of_stage(const MatchView& match);

/// How many players have no bid in this stage.
int bids_missing(const Observation& seen);
/// The bid with which the viewer would close the sum, if they may make it (T5, T6).
std::optional<int> agreeing_bid(const Observation& seen);
/// The bid in the making: what was chosen, else what a hint says, else the last bid, else what the hand seems worth, nought while that is not known; always
/// one that may be made. None that closes the sum is prepared: one more is asked for; the last bid, which cannot be raised, wants to be
/// chosen first.
int prepared_bid(const TableModel& model, const TableUi& ui);

/// Whether playing the deal out is offered now: to who has bid in none of its stages.
bool offers_tricks(const TableModel& model, const TableUi& ui);

/// The last trick that was completed, with its winner and what it held; nothing before the first.
struct TrickDone {
    mitts::mitigati::Trick cards{};
    Seat winner = no_seat;
    int points = 0;
};
std::optional<TrickDone> last_trick(const MatchView& match);
/// How many tricks a player has won in this deal, as it was seen.
int tricks_won(const MatchView& match, Seat seat);
/// Honours received less honours paid, as shown so far (T16).
int honours_net(const Observation& seen, Seat seat);

/// The cards of a hand as they are shown: trumps from the highest, the Fool, then the suits, black and red by turns.
std::vector<TarotCard> in_hand_order(TarotSet hand);
/// The viewer's own, as they lie.
std::vector<TarotCard> own_hand(const TableModel& model);
/// Cards side by side in their groups: trumps with the Fool, and the suits.
std::vector<HandGroup> suits_in(const std::vector<TarotCard>& cards);

} // namespace mitts::view::mitigati
