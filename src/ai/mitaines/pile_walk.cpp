#include "ai/mitaines/pile_walk.h"

#include <algorithm>
#include <bit>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

/// A caller needs at most three more cards (a new sock), so a call ends within four rounds.
constexpr int rounds_ahead = 4;
constexpr double as_good_as_gone = 0.001;
constexpr int jack = index_of(Rank::Jack);
constexpr int ten = index_of(Rank::Ten);
constexpr int joker = index_of(Rank::Joker);

} // namespace

PileWalk::PileWalk(Judge& judge, const Sight& sight, const QuickTable& table, Seat looking)
    : judge_(judge), rules_(judge.rules_), temper_(judge.temper_), sight_(sight), table_(table), looking_(looking),
      own_hand_(looking == no_seat ? 0 : table.hand(looking)), calls_(table.calls), call_count_(table.call_count),
      worth_(table.bonus + table.prizes) {
}

SidePoints PileWalk::from(Seat first) {
    if (table_.pile_size == 0) {
        return points_;
    }
    for (int round = 0; round < rounds_ahead && alive_ > as_good_as_gone; ++round) {
        for (int step = 0; step < rules_.players && alive_ > as_good_as_gone; ++step) {
            const auto seat = seat_after(first, rules_.players, step);
            if (auto* call = call_of(seat)) {
                play_call_card(seat, *call);
            } else if (seat == looking_) {
                take_own_chance(round);
            } else {
                meet(seat, round);
            }
            untouched_ = false;
            if (call_count_ == 0 && worth_ <= 0) { // there is nothing left to win
                return points_;
            }
        }
    }
    return points_;
}

bool PileWalk::same_side(Seat left, Seat right) const {
    return rules_.side_of(left) == rules_.side_of(right);
}

// Records a capture with this chance and these points, and reduces the chance that the pile is still uncaptured.
void PileWalk::capture(Seat seat, double chance, double points) {
    points_[static_cast<std::size_t>(rules_.side_of(seat))] += alive_ * chance * points;
    alive_ *= 1 - chance;
}

Call* PileWalk::call_of(Seat seat) { // M8, M9
    for (std::size_t index = 0; index < call_count_; ++index) {
        if (calls_[index].caller == seat) {
            return &calls_[index];
        }
    }
    return nullptr;
}

// Plays the next card of the seat's call (M15.1).
void PileWalk::play_call_card(Seat seat, Call& call) {
    if (call.to_play > 1) {
        --call.to_play;
        return;
    }
    const bool with_prize = seat == looking_ && call.rank == Rank::Ten && table_.ten_holder == looking_;
    const double own = rules_.ended_worth(call.kind, index_of(call.rank));                                    // M18.1
    capture(seat, 1, worth_ + own + temper_.empty_table + (with_prize ? rules_.options.ten_of_diamonds : 0)); // M18.5
}

bool PileWalk::stealable(const Call& call) const { // M15.2
    return call.kind != Kind::Sock;
}

// Considers the seat's options, starting with the most valuable. Partners do not attack each other's calls.
void PileWalk::meet(Seat seat, int round) {
    if (call_count_ == 0) {
        if (untouched_) { // after the first play, the top card is unknown
            meet_open_pile(seat);
        } else if (worth_ > 0) {
            capture(seat, sweeper_held(seat), worth_ + temper_.empty_table);
        }
        meet_with_call(seat);
        return;
    }
    for (std::size_t index = 0; index < call_count_; ++index) {
        const auto& call = calls_[index];
        if (stealable(call) && !same_side(call.caller, seat)) {
            const bool lone = untouched_ && table_.pile_size == 1 && rules_.options.doubles == YesNo::Yes; // M18.2
            const double doubled = lone ? rules_.call_worth(call.kind, index_of(call.rank)) : 0;
            const double own = rules_.ended_worth(call.kind, index_of(call.rank)) + doubled;
            capture(seat, sight_.hold(seat, index_of(call.rank)), worth_ + temper_.empty_table + own);
        }
    }
    for (int rank = 0; rank < rank_count && rules_.topped_calls == ToppedCalls::Stealable; ++rank) {
        if (const auto kind = topped_against(seat, rank); kind != Kind::None) {
            capture(seat, sight_.hold(seat, rank), worth_ + rules_.ended_worth(kind, rank) + temper_.empty_table);
        }
    }
    if (round == 0 && !same_side(calls_[call_count_ - 1].caller, seat)) {
        meet_with_higher_call(seat);
    }
}

// M15.2: returns the kind of the highest topped call of this rank that another side made.
Kind PileWalk::topped_against(Seat seat, int rank) const {
    std::uint32_t others = 0;
    for (Seat caller = 0; caller < rules_.players; ++caller) {
        others |= same_side(caller, seat) ? 0U : table_.topped[at(caller)];
    }
    return QuickTable::topped_kind(others, rank);
}

// M16: returns the chance that a seat holds a card that captures any pile.
double PileWalk::sweeper_held(Seat seat) const {
    const double no_joker = rules_.options.joker_sweep == YesNo::Yes ? 1 - sight_.hold(seat, joker) : 1;
    return 1 - (1 - sight_.hold(seat, jack)) * no_joker;
}

void PileWalk::meet_with_higher_call(Seat seat) {
    const auto& open = calls_[call_count_ - 1];
    const double topped =
        temper_.topping * judge_.chance_to_top(seat, static_cast<int>(open.kind), index_of(open.rank));
    const bool own = looking_ != no_seat && same_side(open.caller, looking_);
    const double won_back = own && can_top(open) ? temper_.winning_back : 0;
    if (own) {
        points_[static_cast<std::size_t>(rules_.side_of(looking_))] += alive_ * topped * won_back * worth_;
    }
    points_[static_cast<std::size_t>(rules_.side_of(seat))] += alive_ * topped * (1 - won_back) * worth_;
    alive_ *= 1 - topped;
}

void PileWalk::meet_open_pile(Seat seat) {
    const int top = table_.top;
    const bool lone = table_.pile_size == 1;
    double match = worth_ + temper_.empty_table;
    if (lone) {
        match += rules_.lone_worth(top, top); // M18.3
    }
    if (top == ten) { // M18.5: the matching card may be the ten of diamonds
        const double holds_ten = sight_.hold(seat, ten);
        match +=
            holds_ten > 0 ? std::min(1.0, sight_.hold_prize(seat) / holds_ten) * rules_.options.ten_of_diamonds : 0;
    }
    // M11: two cards of the top card's rank make a glove with it, and three make a sock. Such a call usually succeeds.
    if (const double pair = sight_.hold(seat, top, 2); pair > 0) {
        capture(seat, pair, std::max<double>(match, worth_ + rules_.call_worth(Kind::Glove, top)));
    }
    capture(seat, sight_.hold(seat, top), match);
    const double by_jack = worth_ + (lone && top != jack ? rules_.options.lone_jack : 0);
    if (by_jack > 0) {
        capture(seat, sight_.hold(seat, jack), by_jack);
    }
    if (rules_.options.joker_sweep == YesNo::Yes && top != joker) { // the joker itself scores too (M18.5)
        const double by_joker = worth_ + (lone ? rules_.options.lone_jack : 0) + rules_.options.joker;
        capture(seat, sight_.hold(seat, joker), by_joker);
    }
}

// Considers a call, which captures the pile once it is complete. A pair in hand is enough for a call.
void PileWalk::meet_with_call(Seat seat) {
    if (worth_ > 0) {
        capture(seat, temper_.collecting * judge_.chance_of_pair(seat), worth_);
    }
}

bool PileWalk::can_top(const Call& call) const {
    for (auto left = own_hand_; left != 0;) {
        const int rank = std::countr_zero(left) / 4;
        left &= ~(RankCounts{15} << (4 * rank));
        const int cards = std::min(4, count_of(own_hand_, rank));
        if (cards >= 2 && rank != index_of(call.rank) &&
            cards >= fewest_to_beat(rules_, static_cast<Rank>(rank), call)) {
            return true;
        }
    }
    return false;
}

bool PileWalk::has_combination() const {
    return has_equals(own_hand_);
}

// Plays a turn of the seat whose hand is known. The seat can steal a call of a rank that it holds, top a call, or
// capture the pile with a jack, a joker or a new call.
void PileWalk::take_own_chance(int round) {
    for (std::size_t index = 0; index < call_count_; ++index) {
        const auto& call = calls_[index];
        if (stealable(call) && !same_side(call.caller, looking_) && count_of(own_hand_, index_of(call.rank)) > 0) {
            return capture(looking_, 1,
                           worth_ + rules_.ended_worth(call.kind, index_of(call.rank)) + temper_.empty_table);
        }
    }
    for (int rank = 0; rank < rank_count && rules_.topped_calls == ToppedCalls::Stealable; ++rank) {
        const auto kind = count_of(own_hand_, rank) > 0 ? topped_against(looking_, rank) : Kind::None;
        if (kind != Kind::None) {
            return capture(looking_, 1, worth_ + rules_.ended_worth(kind, rank) + temper_.empty_table);
        }
    }
    if (round > 1) {
        return;
    }
    if (call_count_ > 0) {
        const auto& open = calls_[call_count_ - 1];
        if (!same_side(open.caller, looking_) && can_top(open)) {
            capture(looking_, temper_.topping, worth_);
        }
    } else if (worth_ > 0 && count_of(own_hand_, jack) > 0) {
        capture(looking_, 1, worth_ + temper_.empty_table - temper_.jack);
    } else if (rules_.options.joker_sweep == YesNo::Yes && worth_ > 0 && count_of(own_hand_, joker) > 0) { // M16
        capture(looking_, 1, worth_ + rules_.options.joker + temper_.empty_table - temper_.jack);
    } else if (worth_ > 0 && has_combination()) {
        capture(looking_, temper_.collecting, worth_);
    }
}

} // namespace mitts::ai::for_mitaines
