// Rates every play as a sensible player would: by the points won now, the points that may be won later and the value of
// the remaining hand.
//
// The careful player and the weaker players use the judge directly. The search uses it for the other players. The judge
// is fast enough to run on every turn of every sampled deal. It uses the player's own hand, the open cards, the sizes
// of the other hands and the unseen cards. It does not look beyond the last card of a deal.
#pragma once

#include "ai/mitaines/sight.h"
#include "ai/mitaines/temper.h"

namespace mitts::ai::for_mitaines {

/// The components of a play's value, in points for its player.
struct Terms {
    double now = 0;            ///< points won immediately, minus the other sides' average
    double own_chances = 0;    ///< points that the player's own side may still win from the pile
    double others_chances = 0; ///< points that other sides may win from the pile (negative)
    double hand = 0;           ///< the increase in value of the remaining hand
    double empty_table = 0;    ///< the gain or loss if the next player must lead to an empty table
    double left_to_caller = 0; ///< the value of the cards that a stolen call leaves with its caller (negative)
    double partner = 0;        ///< the gain of the partner who receives a gift
    double match = 0;          ///< the value of winning the match immediately

    double sum() const {
        return now + (own_chances + others_chances) + hand + empty_table + left_to_caller + partner + match;
    }
};

/// The value, in points, of winning the match immediately (M21). It exceeds the value of any pile, so a player never
/// forgoes the win for more points.
inline constexpr int match_worth = 1000;
/// Returns what the winner gains by winning the match: match_worth if the match has been won, otherwise 0.
constexpr int worth_of_match(const QuickTable& table) {
    return table.match_won ? match_worth : 0;
}

/// The plays of the seat on turn, with their values for that seat in points and the components of each value.
struct Weighed {
    QuickMoves plays;
    std::array<double, QuickMove::slots * 4> values{};
    std::array<Terms, QuickMove::slots * 4> terms{};

    void add(QuickMove play, const Terms& why) {
        values[plays.size()] = why.sum();
        terms[plays.size()] = why;
        plays.push_back(play);
    }

    /// Returns the index of the first play with the highest value. There must be at least one play.
    std::size_t best() const {
        std::size_t best = 0;
        for (std::size_t index = 1; index < plays.size(); ++index) {
            best = values[index] > values[best] ? index : best;
        }
        return best;
    }
};

/// The number of gifts in a complete exchange (M6).
inline constexpr int all_exchanged = 12;

/// Makes gift number `given` of the exchange, counted from 0 (M6). `leader` gives first.
void give(const QuickRules& rules, QuickTable& table, Seat leader, int given, QuickMove gift);
/// Returns the giver of gift number `given`.
constexpr Seat giver_of(const QuickRules& rules, Seat leader, int given) {
    return seat_after(leader, rules.players, given / 3);
}

/// The points that each side is expected to win from a pile.
using SidePoints = std::array<double, max_players>;

class Judge {
public:
    /// Allocates all memory. The rules must outlive the judge.
    explicit Judge(const QuickRules& rules, const Temper& temper = {});

    /// Rates every legal play of the seat on turn. `memory`, if not null, contains the gifts that the seat knows and
    /// the played cards that it has forgotten.
    void weigh(const QuickTable& table, Weighed& weighed, const Memory* memory = nullptr);
    /// Returns the play with the highest value for the seat on turn.
    QuickMove choose(const QuickTable& table, Weighed& weighed);
    /// Rates every gift that `giver` could make to its partner (M6). A gift is listed as a play without a call.
    void weigh_gifts(const QuickTable& table, Seat giver, Weighed& weighed, const Memory* memory = nullptr);

    /// Chooses and makes the remaining gifts of the exchange (M6), starting with number `given`. After the exchange,
    /// the leader is on turn.
    void exchange(QuickTable& table, Seat leader, int given, Weighed& weighed);

    /// Returns the expected points, by side, from the pile that remains after a deal. `first` leads the next deal, and
    /// `next_hand` is its hand size, or 0 if there is none.
    SidePoints worth_of_rest(const QuickTable& table, Seat first, int next_hand);

private:
    friend class PileWalk;

    /// For each index in `by_height_`: the chances that a seat holds fewer than `wanted` cards of every rank below this
    /// index, and of every rank from this index upwards.
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
    std::array<std::uint8_t, rank_count> by_height_{}; ///< the ranks, lowest first
    const Sight* sight_ = nullptr;                     ///< the estimate from which `lane` computes the lanes on demand
    std::uint32_t ready_ = 0;                          ///< a bit for each computed lane, by seat and number of cards
    std::array<std::array<Lane, 5>, max_players> lanes_{};
    std::array<std::uint8_t, 16> place_{}; ///< the index of each rank in `by_height_`
};

} // namespace mitts::ai::for_mitaines
