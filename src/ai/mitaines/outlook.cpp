#include "ai/mitaines/outlook.h"

#include "games/mitaines/call_range.h"
#include "games/mitaines/scoring.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

namespace {

using namespace mitts::mitaines;

/// A call can need three more cards of its caller (a sock just begun), so four rounds see the end of it.
constexpr int rounds_ahead = 4;

class Walk {
public:
    Walk(const Observation& observation, const Position& position, const Knowledge& knowledge, const Temper& temper)
        : options_(observation.options), viewer_(observation.viewer), state_(position.state),
          own_hand_(position.own_hand), knowledge_(knowledge), temper_(temper),
          worth_of_hands_(observation, knowledge, temper), calls_(position.state.calls), worth_(pile_worth()) {
    }

    Outlook go() {
        for (int round = 0; round < rounds_ahead && alive_ > 0.001; ++round) {
            for (int step = 0; step < options_.players && alive_ > 0.001; ++step) {
                const auto seat = seat_after(state_.turn, options_.players, step);
                if (auto* call = open_call_of(seat)) {
                    play_call_card(seat, *call);
                } else if (seat == viewer_) {
                    take_own_chance(round);
                } else {
                    meet(seat, round);
                }
                untouched_ = false;
            }
        }
        return outlook_;
    }

private:
    double pile_worth() const {
        double worth = 0;
        const auto add = [&](const Score& score) { worth += score.points; };
        for (const auto& call : calls_) { // M18.1
            worth += call_value(options_, call.kind, call.rank);
        }
        score_layout(options_, state_, add);                                                          // M18.4
        score_prizes(options_, state_.pile_set, mitaines::Reason::Ten, mitaines::Reason::Joker, add); // M18.5
        return worth;
    }

    bool own_side(Seat seat) const {
        return side_of(options_, seat) == side_of(options_, viewer_);
    }

    // With this chance the seat captures so many points, and the walk ends there.
    void capture(Seat seat, double chance, double points) {
        (own_side(seat) ? outlook_.own : outlook_.others) += alive_ * chance * points;
        alive_ *= 1 - chance;
    }

    // M8, M9
    Call* open_call_of(Seat seat) {
        if (calls_.empty()) {
            return nullptr;
        }
        if (options_.resolution == Resolution::Highest) {
            return calls_.back().caller == seat ? &calls_.back() : nullptr;
        }
        for (auto& call : calls_) {
            if (call.caller == seat) {
                return &call;
            }
        }
        return nullptr;
    }

    // M15.1
    void play_call_card(Seat seat, Call& call) {
        if (call.to_play <= 1) {
            const bool with_prize = seat == viewer_ && call.rank == Rank::Ten && own_hand_.contains(ten_of_diamonds);
            capture(seat, 1, worth_ + temper_.empty_table + (with_prize ? options_.ten_of_diamonds : 0)); // M18.5
        } else {
            --call.to_play;
        }
    }

    bool stealable(const Call& call) const {
        return call.kind != Kind::Sock && (options_.resolution == Resolution::FirstComplete || &call == &calls_.back());
    }

    // M18.2
    double theft_points(const Call& call) const {
        const bool lone = untouched_ && state_.pile.size() == 1 && options_.doubles == YesNo::Yes;
        return worth_ + temper_.empty_table + (lone ? call_value(options_, call.kind, call.rank) : 0);
    }

    // What a seat may do against the pile, the dearest first. A partner leaves calls of his own side alone.
    void meet(Seat seat, int round) {
        if (calls_.empty()) {
            if (untouched_) { // later the top card is another
                meet_open_pile(seat);
            } else if (worth_ > 0) {
                capture(seat, knowledge_.chance_to_hold(seat, Rank::Jack), worth_ + temper_.empty_table);
            }
            return;
        }
        for (const auto& call : calls_) {
            if (stealable(call) && own_side(call.caller) != own_side(seat)) {
                capture(seat, knowledge_.chance_to_hold(seat, call.rank), theft_points(call));
            }
        }
        if (round == 0 && own_side(calls_.back().caller) != own_side(seat)) {
            meet_with_higher_call(seat);
        }
    }

    void meet_with_higher_call(Seat seat) {
        const auto& open = calls_.back();
        const double topped = temper_.topping * worth_of_hands_.chance_to_top(seat, open.kind, open.rank);
        const double won_back = own_side(open.caller) && can_top(open) ? temper_.winning_back : 0;
        outlook_.own += alive_ * topped * won_back * worth_;
        (own_side(seat) ? outlook_.own : outlook_.others) += alive_ * topped * (1 - won_back) * worth_;
        alive_ *= 1 - topped;
    }

    void meet_open_pile(Seat seat) {
        if (state_.pile.empty()) {
            return;
        }
        const auto top = state_.pile.back();
        const bool lone = state_.pile.size() == 1;
        double match = worth_ + temper_.empty_table;
        if (lone) {
            match += lone_score(options_, top, top).points; // M18.3
        }
        if (top.rank() == Rank::Ten) { // M18.5: the match may be the ten of diamonds itself
            const double holds_ten = knowledge_.chance_to_hold(seat, Rank::Ten);
            const double is_prize = knowledge_.chance_to_hold_card(seat, ten_of_diamonds);
            match += holds_ten > 0 ? std::min(1.0, is_prize / holds_ten) * options_.ten_of_diamonds : 0;
        }
        // M11: two more of the top card's rank make a glove with it, three a sock. It will mostly come home.
        if (const double pair = knowledge_.chance_to_hold(seat, top.rank(), 2); pair > 0) {
            capture(seat, pair, std::max(match, worth_ + call_value(options_, Kind::Glove, top.rank())));
        }
        capture(seat, knowledge_.chance_to_hold(seat, top.rank()), match);
        const double by_jack = worth_ + (lone && top.rank() != Rank::Jack ? options_.lone_jack : 0);
        if (by_jack > 0) {
            capture(seat, knowledge_.chance_to_hold(seat, Rank::Jack), by_jack);
        }
    }

    bool can_top(const Call& call) const {
        for (int rank = 0; rank < rank_count; ++rank) {
            const int cards = own_hand_.count(static_cast<Rank>(rank));
            if (cards >= 2 && static_cast<Rank>(rank) != call.rank &&
                beats(options_, static_cast<Kind>(std::min(cards, 4)), static_cast<Rank>(rank), call)) {
                return true;
            }
        }
        return false;
    }

    bool has_combination() const {
        for (int rank = 0; rank < rank_count; ++rank) {
            if (own_hand_.count(static_cast<Rank>(rank)) >= 2) {
                return true;
            }
        }
        return false;
    }

    // The viewer's next turn. He can steal what he holds the rank of, top what he can, or take the pile with a jack.
    void take_own_chance(int round) {
        for (const auto& call : calls_) {
            if (stealable(call) && !own_side(call.caller) && own_hand_.count(call.rank) > 0) {
                return capture(viewer_, 1, worth_ + temper_.empty_table);
            }
        }
        if (round > 1) {
            return;
        }
        if (!calls_.empty()) {
            if (!own_side(calls_.back().caller) && can_top(calls_.back())) {
                capture(viewer_, temper_.topping, worth_);
            }
        } else if (worth_ > 0 && own_hand_.count(Rank::Jack) > 0) {
            capture(viewer_, 1, worth_ + temper_.empty_table - temper_.jack);
        } else if (worth_ > 0 && has_combination()) {
            capture(viewer_, temper_.collecting, worth_);
        }
    }

    const Options& options_;
    Seat viewer_;
    const State& state_;
    CardSet own_hand_;
    const Knowledge& knowledge_;
    const Temper& temper_;
    HandWorth worth_of_hands_;
    InlineVector<Call, max_calls> calls_;
    double worth_;
    double alive_ = 1;      ///< the chance that nobody has taken the pile yet
    bool untouched_ = true; ///< no card has been played since the position
    Outlook outlook_;
};

} // namespace

Outlook look_ahead(const Observation& observation, const Position& position, const Knowledge& knowledge,
                   const Temper& temper) {
    return Walk(observation, position, knowledge, temper).go();
}

} // namespace mitts::ai::for_mitaines
