// What a sensible player thinks of every play: points now against what the others could take, the worth of the cards
// kept.
//
// One judgement for all: the careful player and those below go by it, the search takes it for what the others do. It
// is quick enough to be asked at every turn of every imagined deal. It looks at the own hand and at what lies open; of
// the other hands it takes the sizes, and together with the stock the cards that are unseen. The last card of a deal
// looks no further.
#pragma once

#include "ai/mitaines/sight.h"
#include "ai/mitaines/temper.h"

namespace mitts::ai::for_mitaines {

/// What speaks for a play or against it, in points for who plays it.
struct Terms {
    double now = 0;            ///< points won at once, less those of the others
    double own_chances = 0;    ///< what the own side may still win of the pile
    double others_chances = 0; ///< what the others may, as a loss
    double hand = 0;           ///< by how much the cards kept are worth more than before
    double empty_table = 0;    ///< who must lead to it
    double left_to_caller = 0; ///< a combination that stays in a caller's hand, as a loss
    double partner = 0;        ///< of a gift: what it brings the partner
    double match = 0;          ///< the match won at once

    double sum() const {
        return now + (own_chances + others_chances) + hand + empty_table + left_to_caller + partner + match;
    }
};

/// What winning the match at once (M21) counts for, in points, beside those that do it: more than any pile, so that nobody
/// plays on for a few points.
inline constexpr int match_worth = 1000;
/// That, for who has just won it; nothing while it goes on.
constexpr int worth_of_match(const QuickTable& table) {
    return table.match_won ? match_worth : 0;
}

/// The plays of the seat on turn with what each is worth to it, in points, and why.
struct Weighed {
    QuickMoves plays;
    std::array<double, QuickMove::slots * 4> values{};
    std::array<Terms, QuickMove::slots * 4> terms{};

    void add(QuickMove play, const Terms& why) {
        values[plays.size()] = why.sum();
        terms[plays.size()] = why;
        plays.push_back(play);
    }

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

    /// Weighs everything that the seat on turn may do; `memory` is its own, if it has more or less than the table.
    void weigh(const QuickTable& table, Weighed& weighed, const Memory* memory = nullptr);
    /// What it does.
    QuickMove choose(const QuickTable& table, Weighed& weighed);
    /// Weighs every card that the seat could give its partner (M6), as plays without a call.
    void weigh_gifts(const QuickTable& table, Seat giver, Weighed& weighed, const Memory* memory = nullptr);

    /// What is expected of the pile that a deal leaves, for each side, if another follows, in which hands have so many
    /// cards and this seat begins.
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
    double chance_of_pair(Seat seat) {
        return 1 - lane(seat, 2).none_above[0];
    }
    double chance_to_keep(const Sight& sight, Seat caller, int kind, int rank);
    double worth_of_rank(const Sight& sight, Seat seat, int rank, int cards);
    Terms weigh_play(const QuickTable& table, const Sight& sight, QuickMove play);
    double change_of_hand(const QuickTable& table, const Sight& sight, const QuickTable& after, QuickMove play);
    double worth_of_extras(RankCounts hand, bool with_ten_of_diamonds) const;
    double of_others(Seat seat, const SidePoints& points) const;

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
