// The careful player's judgement by ranks, quick enough to be asked at every turn of every imagined deal.
//
// It weighs plays as careful.cpp does (a test compares them) with three exceptions: what has been given in the exchange is
// forgotten, the last card of a deal looks no further, and the last deal is judged like the others. The search takes it for
// what a sensible player would do.
#pragma once

#include "ai/mitaines/sight.h"
#include "ai/mitaines/temper.h"

namespace mitts::ai::for_mitaines {

/// The plays of the seat on turn with what each is worth to it, in points.
struct Weighed {
    QuickMoves plays;
    std::array<double, QuickMove::slots * 4> values{};

    /// The first of the best. There must be one.
    std::size_t best() const {
        std::size_t best = 0;
        for (std::size_t index = 1; index < plays.size(); ++index) {
            best = values[index] > values[best] ? index : best;
        }
        return best;
    }
};

/// Points expected of a pile, by side.
using SidePoints = std::array<double, max_players>;

class Judge {
public:
    /// Takes its memory now; the rules must outlive it.
    explicit Judge(const QuickRules& rules, const Temper& temper = {});

    /// Weighs everything that the seat on turn may do.
    void weigh(const QuickTable& table, Weighed& weighed);
    /// What it does.
    QuickMove choose(const QuickTable& table, Weighed& weighed);
    /// Weighs every card that the seat could give its partner (M6), as plays without a call.
    void weigh_gifts(const QuickTable& table, Seat giver, Weighed& weighed);

    /// What is expected of the pile that a deal leaves, for each side, if another follows, in which hands have so many cards
    /// and this seat begins.
    SidePoints worth_of_rest(const QuickTable& table, Seat first, int next_hand);

private:
    friend class PileWalk;

    /// By place in `by_height_`: the chances that a seat holds no lower rank so often, and no rank from there on.
    struct Lane {
        std::array<double, rank_count + 1> none_below{};
        std::array<double, rank_count + 1> none_above{};
    };

    void look(const Sight& sight);
    const Lane& lane(Seat seat, int wanted);
    double chance_to_top(Seat seat, int kind, int rank);
    double chance_to_keep(const Sight& sight, Seat caller, int kind, int rank);
    double worth_of_rank(const Sight& sight, Seat seat, int rank, int cards);
    double weigh_play(const QuickTable& table, const Sight& sight, QuickMove play);
    double change_of_hand(const QuickTable& table, const Sight& sight, const QuickTable& after, QuickMove play);
    double worth_of_extras(RankCounts hand, bool with_ten_of_diamonds) const;
    double own_less_others(Seat seat, const SidePoints& points) const;

    const QuickRules& rules_;
    Temper temper_;
    ChanceTable chances_;
    std::array<std::uint8_t, rank_count> by_height_{}; ///< ranks, lowest first
    const Sight* sight_ = nullptr;                     ///< what `lane` is worked out from, when it is asked for
    std::uint32_t ready_ = 0;                          ///< which lanes have been, by seat and cards wanted
    std::array<std::array<Lane, 5>, max_players> lanes_{};
    std::array<std::uint8_t, 16> place_{}; ///< of a rank in `by_height_`
};

} // namespace mitts::ai::for_mitaines
