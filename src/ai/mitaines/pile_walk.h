// What may become of a pile until it is captured: a walk around the table, seat by seat, in which everybody takes the
// best that they are likely to hold. It looks at what lies open and at chances, and at one hand at most.
#pragma once

#include "ai/mitaines/judge.h"

namespace mitts::ai::for_mitaines {

class PileWalk {
public:
    /// `looking` is the seat whose own hand is known, the others being guessed at; no_seat if all are. `judge` must
    /// have looked from there (Judge::look).
    PileWalk(Judge& judge, const Sight& sight, const QuickTable& table, Seat looking);

    /// Walks around the table from this seat for a few rounds; the points that each side may expect.
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
    double alive_ = 1;      ///< the chance that nobody has taken the pile yet
    bool untouched_ = true; ///< no card has been played since the position
    SidePoints points_{};
};

} // namespace mitts::ai::for_mitaines
