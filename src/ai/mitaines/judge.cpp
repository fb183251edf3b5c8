#include "ai/mitaines/judge.h"

#include "ai/mitaines/pile_walk.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

constexpr int jack = index_of(Rank::Jack);
constexpr int ten = index_of(Rank::Ten);

/// The number of points by which PileWalk overrates leading to a pile, compared with leading to an empty table. It was
/// measured in 180,000 deals between careful players.
constexpr double lead_to_pile = 3;

} // namespace

void give(const QuickRules& rules, QuickTable& table, Seat leader, int given, QuickMove gift) {
    const auto giver = giver_of(rules, leader, given);
    const auto taker = seat_after(giver, rules.players, 2);
    table.hands[at(giver)] -= one_of(gift.rank());
    table.hands[at(taker)] += one_of(gift.rank());
    table.ten_holder = gift.is_ten_of_diamonds() ? taker : table.ten_holder;
}

Judge::Judge(const QuickRules& rules, const Temper& temper) : rules_(rules), temper_(temper) {
    for (int rank = 0; rank < rank_count; ++rank) {
        by_height_[at(rank)] = static_cast<std::uint8_t>(rank);
    }
    std::sort(by_height_.begin(), by_height_.end(),
              [&](std::uint8_t left, std::uint8_t right) { return rules.heights[left] < rules.heights[right]; });
    for (int place = 0; place < rank_count; ++place) {
        place_[by_height_[at(place)]] = static_cast<std::uint8_t>(place);
    }
}

// Sets the estimate of the hands (sight.h) for all later queries.
void Judge::look(const Sight& sight) {
    sight_ = &sight;
    ready_ = 0;
}

const Judge::Lane& Judge::lane(Seat seat, int wanted) {
    auto& lane = lanes_[at(seat)][at(wanted)];
    const auto bit = 1U << (seat * 5 + wanted);
    if ((ready_ & bit) == 0) {
        ready_ |= bit;
        std::array<double, rank_count> none{};
        lane.none_below[0] = lane.none_above[rank_count] = 1;
        for (int place = 0; place < rank_count; ++place) {
            none[at(place)] = 1 - sight_->hold(seat, by_height_[at(place)], wanted);
            lane.none_below[at(place + 1)] = lane.none_below[at(place)] * none[at(place)];
        }
        for (int place = rank_count; place-- > 0;) {
            lane.none_above[at(place)] = lane.none_above[at(place + 1)] * none[at(place)];
        }
    }
    return lane;
}

// Returns the chance that a seat can make a higher call (M12) from its hand alone.
double Judge::chance_to_top(Seat seat, int kind, int rank) {
    const auto above = at(place_[at(rank)] + 1);
    const double none = lane(seat, kind).none_above[above];
    return 1 - (kind < 4 ? none * lane(seat, kind + 1).none_below[above] : none);
}

// Returns the chance that a call made now is neither stolen nor topped.
double Judge::chance_to_keep(const Sight& sight, Seat caller, int kind, int rank) {
    double kept = 1;
    for (Seat seat = 0; seat < rules_.players; ++seat) {
        if (rules_.side_of(seat) == rules_.side_of(caller)) {
            continue;
        }
        if (kind < 4) { // M15.2
            kept *= 1 - sight.hold(seat, rank);
        }
        kept *= 1 - temper_.topping * chance_to_top(seat, kind, rank);
    }
    return kept;
}

// Returns the value of the best call that a seat can make with this many cards of a rank. A call is never compulsory
// (M13) and can be delayed, so a call that would be lost counts as 0.
double Judge::worth_of_rank(const Sight& sight, Seat seat, int rank, int cards) {
    double best = 0;
    for (int kind = 2; kind <= std::min(cards, 4); ++kind) {
        const double value = rules_.call_worth(static_cast<Kind>(kind), rank);
        best = std::max(best, value * chance_to_keep(sight, seat, kind, rank));
    }
    return best;
}

// Returns the additional value of a hand with a single jack, a single joker that captures piles, or the ten of
// diamonds.
double Judge::worth_of_extras(RankCounts hand, bool with_ten_of_diamonds) const {
    double worth = count_of(hand, jack) == 1 ? temper_.jack : 0;
    if (rules_.options.joker_sweep == YesNo::Yes && count_of(hand, index_of(Rank::Joker)) == 1) { // M16
        worth += temper_.jack;
    }
    if (with_ten_of_diamonds) {
        const double share = count_of(hand, ten) > 1 ? temper_.ten_with_another : temper_.ten_alone;
        worth += share * rules_.options.ten_of_diamonds;
    }
    return worth;
}

// Returns how much the play changes the value of the hand: its combinations, jacks and ten of diamonds. Cards that a
// call still needs count as part of the pile.
double Judge::change_of_hand(const QuickTable& table, const Sight& sight, const QuickTable& after, QuickMove play) {
    const auto seat = table.turn;
    const int rank = play.rank();
    const int before = count_of(table.hand(seat), rank);
    const auto* call = after.call_of(seat);
    const int kept = before - 1 - (call == nullptr ? 0 : call->to_play);
    double change =
        temper_.patience * (worth_of_rank(sight, seat, rank, kept) - worth_of_rank(sight, seat, rank, before));
    const auto left = table.hand(seat) - one_of(rank) * static_cast<RankCounts>(before - kept);
    const bool with_ten = after.ten_holder == seat && (rank != ten || kept > 0);
    change += worth_of_extras(left, with_ten) - worth_of_extras(table.hand(seat), table.ten_holder == seat);
    return change;
}

// Returns the average points of the other sides.
double Judge::of_others(Seat seat, const SidePoints& points) const {
    double sum = 0;
    for (int side = 0; side < rules_.sides; ++side) {
        sum += side == rules_.side_of(seat) ? 0 : points[at(side)];
    }
    return sum / (rules_.sides - 1);
}

Terms Judge::weigh_play(const QuickTable& table, const Sight& sight, QuickMove play) {
    const auto seat = table.turn;
    const auto own_side = at(rules_.side_of(seat));
    auto after = table;
    after.play(rules_, play);
    if (after.over() && after.stock == 0) {
        after.end_round(rules_);
    }
    SidePoints gained{};
    for (int side = 0; side < rules_.sides; ++side) {
        gained[at(side)] = after.points[at(side)] - table.points[at(side)];
    }
    Terms terms{.now = gained[own_side] - of_others(seat, gained), .match = static_cast<double>(worth_of_match(after))};
    if (after.over()) {
        return terms;
    }
    const auto expected = PileWalk(*this, sight, after, seat).from(after.turn);
    terms.own_chances = expected[own_side];
    terms.others_chances = -of_others(seat, expected) * temper_.others;
    terms.hand = change_of_hand(table, sight, after, play);
    if (after.pile_size == 0) {
        const bool to_own_side = at(rules_.side_of(after.turn)) == own_side;
        terms.empty_table = to_own_side ? -temper_.empty_table : temper_.empty_table;
    }
    if (const auto* open = table.highest_call(); open != nullptr && after.call_count == 0) {
        // If a call is stolen, its caller keeps the unplayed cards. After an immediate theft of a glove, the caller
        // keeps two cards, which can form a mitten. A turn later, the caller keeps only one card, so the thief should
        // wait.
        if (at(rules_.side_of(open->caller)) != own_side && open->to_play >= 2) {
            terms.left_to_caller = -rules_.call_worth(static_cast<Kind>(open->to_play), index_of(open->rank));
        }
    }
    return terms;
}

void Judge::weigh(const QuickTable& table, Weighed& weighed, const Memory* memory) {
    QuickMoves plays;
    table.list_moves(rules_, plays);
    const Sight sight(rules_, table, table.turn, chances_, memory);
    look(sight);
    weighed.plays.clear();
    for (const auto play : plays) {
        weighed.add(play, weigh_play(table, sight, play));
    }
}

QuickMove Judge::choose(const QuickTable& table, Weighed& weighed) {
    table.list_moves(rules_, weighed.plays);
    if (weighed.plays.size() > 1) {
        weigh(table, weighed);
        return weighed.plays[weighed.best()];
    }
    return weighed.plays[0];
}

void Judge::weigh_gifts(const QuickTable& table, Seat giver, Weighed& weighed, const Memory* memory) {
    const Sight sight(rules_, table, giver, chances_, memory);
    look(sight);
    const auto partner = seat_after(giver, rules_.players, 2);
    const auto hand = table.hand(giver);
    const bool with_ten = table.ten_holder == giver;
    weighed.plays.clear();
    for (int slot = 0; slot <= QuickMove::ten_slot; ++slot) {
        const auto gift = QuickMove::of(slot, Kind::None);
        const int held = count_of(hand, gift.rank());
        const bool has = gift.is_ten_of_diamonds() ? with_ten : held > (with_ten && slot == ten ? 1 : 0);
        if (!has) {
            continue;
        }
        const auto worth = [&](int cards) { return worth_of_rank(sight, giver, gift.rank(), cards); };
        Terms terms{.hand = temper_.patience * (worth(held - 1) - worth(held)) +
                            worth_of_extras(hand - one_of(gift.rank()), with_ten && !gift.is_ten_of_diamonds()) -
                            worth_of_extras(hand, with_ten)};
        for (int there = 0; there < 4; ++there) { // the number of cards of this rank that the partner may already hold
            const double chance = sight.hold(partner, gift.rank(), there) - sight.hold(partner, gift.rank(), there + 1);
            terms.partner += chance * (worth(there + 1) - worth(there));
        }
        weighed.add(gift, terms);
    }
}

void Judge::exchange(QuickTable& table, Seat leader, int given, Weighed& weighed) {
    for (; given < all_exchanged; ++given) {
        weigh_gifts(table, giver_of(rules_, leader, given), weighed);
        give(rules_, table, leader, given, weighed.plays[weighed.best()]);
    }
    table.turn = leader;
}

SidePoints Judge::worth_of_rest(const QuickTable& table, Seat first, int next_hand) {
    if (table.pile_size == 0) {
        return {};
    }
    const Sight sight(rules_, table, next_hand, chances_);
    look(sight);
    auto worth = PileWalk(*this, sight, table, no_seat).from(first);
    worth[at(rules_.side_of(first))] -= lead_to_pile;
    return worth;
}

} // namespace mitts::ai::for_mitaines
