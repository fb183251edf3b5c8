// Predicts the play until the pile is captured. Turn by turn, each seat makes the best play that its likely cards
// allow. The prediction is based on the open cards, estimated chances, and at most one known hand.
#pragma once

#include "ai/mitaines/judge.h"

namespace mitts::ai::for_mitaines {

class PileWalk {
public:
    /// `looking` is the seat with the known hand, or no_seat if all hands are estimated. `judge` must use the same
    /// `sight` (Judge::look).
    PileWalk(Judge& judge, const Sight& sight, const QuickTable& table, Seat looking);

    /// Predicts a few rounds of turns, starting with this seat, and returns the expected points by side.
    SidePoints from(Seat first);

private:
    bool same_side(Seat left, Seat right) const;
    void capture(Seat seat, double chance, double points);
    Call* call_of(Seat seat);
    void play_call_card(Seat seat, Call& call);
    bool stealable(const Call& call) const;
    mitts::mitaines::Kind topped_against(Seat seat, int rank) const;
    double sweeper_held(Seat seat) const;
    void meet(Seat seat, int round);
    void meet_with_higher_call(Seat seat);
    void meet_open_pile(Seat seat);
    void meet_with_call(Seat seat);
    void take_own_chance(int round);
    bool can_top(const Call& call) const;
    bool has_combination() const;

    Judge& judge_;
    const QuickRules& rules_;
    const Temper& temper_;
    const Sight& sight_;
    const QuickTable& table_;
    Seat looking_;
    RankCounts own_hand_;
    std::array<Call, max_players> calls_;
    std::size_t call_count_;
    double worth_;
    double alive_ = 1;      ///< the chance that the pile has not been captured yet
    bool untouched_ = true; ///< true until a card is played
    SidePoints points_{};
};

} // namespace mitts::ai::for_mitaines
