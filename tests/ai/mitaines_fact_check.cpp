// Checks facts about a choice in Mitaines, card by card.
#include "tests/ai/fact_check.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mitts::tests {

namespace for_mitaines {

using namespace mitts::mitaines;

class Check {
public:
    Check(const Observation& seen, const ai::Decision<mitaines::Game>& decision, const Fact& fact)
        : seen_(seen), decision_(decision), action_(decision.action()), fact_(fact) {
        Rng rng(99);
        before_ = resample(seen.options, seen, rng);
        after_ = before_;
        events_ = apply(seen.options, after_, action_);
    }

    bool holds() {
        const std::map<std::string, std::function<bool()>> checks{
            {"only_choice", [&] { return decision_.alternatives.size() == 1; }},
            {"match_won",
             [&] {
                 return of(FactPart::Points) == seen_.options.target && after_.phase == Phase::Over &&
                        seen_.totals[own_side()] + after_.scores[own_side()] >= seen_.options.target;
             }},
            {"known_deal",
             [&] {
                 const auto other = static_cast<Seat>(1 - seen_.viewer);
                 return seen_.options.players == 2 && seen_.stock == 0 &&
                        static_cast<int>(hidden().size()) == seen_.hand_sizes[at(other)];
             }},
            {"completes",
             [&] { return captures(CaptureBy::Completion) && is_call(seen_.viewer) && brings(of(FactPart::Points)); }},
            {"steals",
             [&] {
                 return captures(CaptureBy::Theft) && of(FactPart::Seat) != seen_.viewer && has_call() &&
                        of(FactPart::Rank) == rank_of(action_.card) && brings(of(FactPart::Points));
             }},
            {"counts_twice",
             [&] {
                 return std::any_of(events_.begin(), events_.end(), [](const Event& event) {
                     return event.type == EventType::Points && event.reason == Reason::Double;
                 });
             }},
            {"takes_points",
             [&] { return captures(CaptureBy::Match) && of(FactPart::Points) > 0 && brings(of(FactPart::Points)); }},
            {"takes_cards",
             [&] {
                 return captures(CaptureBy::Match) && brings(0) &&
                        of(FactPart::Count) == static_cast<int>(seen_.pile.size());
             }},
            {"ten_in_it",
             [&] { return is_the_ten() && captured() && (action_.card == ten_of_diamonds || ten_in_pile()); }},
            {"ten_lies", [&] { return is_the_ten() && !captured() && ten_in_pile(); }},
            {"ten_out",
             [&] {
                 const auto all = hidden();
                 return is_the_ten() && std::find(all.begin(), all.end(), ten_of_diamonds) != all.end();
             }},
            {"leads_empty",
             [&] {
                 return captured() && after_.pile.empty() && after_.turn == of(FactPart::Seat) &&
                        !after_.hands[at(after_.turn)].empty() &&
                        side_of(seen_.options, after_.turn) != side_of(seen_.options, seen_.viewer);
             }},
            {"tops_unpaid",
             [&] {
                 return action_.call != Kind::None && !captured() && seen_.options.topped_pay == YesNo::No &&
                        is_call(seen_.calls.back()) && beats(after_.calls.back(), seen_.calls.back());
             }},
            {"tops",
             [&] {
                 const auto& open = seen_.calls.back();
                 return action_.call != Kind::None && !captured() && open.caller != seen_.viewer && is_call(open) &&
                        beats(after_.calls.back(), open) &&
                        of(FactPart::Points) == call_value(seen_.options, open.kind, open.rank);
             }},
            {"sock_safe", [&] { return action_.call == Kind::Sock; }},
            {"thief_out",
             [&] { return stealable() && of(FactPart::Count) > 0 && of(FactPart::Count) == hidden_of(own_rank()); }},
            {"both_gone", [&] { return stealable() && gone_of(own_rank()) == 2 && held_of(own_rank()) == 2; }},
            {"other_gone", [&] { return stealable() && gone_of(own_rank()) == 1 && held_of(own_rank()) == 3; }},
            {"none_out", [&] { return stealable() && hidden_of(own_rank()) == 0; }},
            {"not_topped", [&] { return action_.call != Kind::None && !anybody_can_top(); }},
            {"call_worth",
             [&] {
                 return of(FactPart::Kind) == static_cast<int>(action_.call) && action_.call != Kind::None &&
                        of(FactPart::Rank) == rank_of(action_.card) &&
                        of(FactPart::Points) == call_value(seen_.options, action_.call, action_.card.rank());
             }},
            {"call_goes_on",
             [&] {
                 return !captured() && std::any_of(after_.calls.begin(), after_.calls.end(), [&](const Call& call) {
                     return call.caller == seen_.viewer && is_call(call) && call.to_play == of(FactPart::Count);
                 });
             }},
            {"call_open",
             [&] {
                 return !captured() && action_.call == Kind::None && !after_.calls.empty() &&
                        after_.calls == seen_.calls && is_call(after_.calls.back());
             }},
            {"thief_held",
             [&] {
                 const auto& open = after_.calls.back();
                 return is_call(open) && open.kind != Kind::Sock && open.caller != seen_.viewer &&
                        open.to_play == of(FactPart::Count) && open.to_play > 0 &&
                        after_.hands[at(seen_.viewer)].count(open.rank) > 0;
             }},
            {"match_out",
             [&] { return is_plain_top() && of(FactPart::Count) > 0 && of(FactPart::Count) == hidden_of(own_rank()); }},
            {"only_jack_takes",
             [&] { return is_plain_top() && hidden_of(own_rank()) == 0 && hidden_of(Rank::Jack) > 0; }},
            {"nobody_takes",
             [&] { return is_plain_top() && hidden_of(own_rank()) == 0 && hidden_of(Rank::Jack) == 0; }},
            {"no_jack_out", [&] { return hidden_of(Rank::Jack) == 0; }},
            {"odd_card", [&] { return held_of(action_.card.rank()) == 1 && action_.call == Kind::None; }},
            {"keeps_call",
             [&] {
                 const auto rank = static_cast<Rank>(of(FactPart::Rank));
                 return held_of(rank) - (rank == action_.card.rank() ? 1 : 0) >= of(FactPart::Kind) &&
                        of(FactPart::Kind) >= 2 &&
                        call_value(seen_.options, static_cast<Kind>(of(FactPart::Kind)), rank) == of(FactPart::Points);
             }},
            {"keeps_jack", [&] { return held_of(Rank::Jack) > 0 && action_.card.rank() != Rank::Jack; }},
        };
        const auto check = checks.find(fact_.id);
        return check != checks.end() && check->second();
    }

private:
    int of(FactPart which) const {
        return part(fact_, which);
    }
    static int rank_of(Card card) {
        return static_cast<int>(card.rank());
    }
    std::size_t own_side() const {
        return static_cast<std::size_t>(side_of(seen_.options, seen_.viewer));
    }

    // Counts cards one by one: held, in the pile, captured. All others are hidden or in a partner's known hand.
    int held_of(Rank rank) const {
        int held = 0;
        for (const auto card : seen_.hand) {
            held += card.rank() == rank ? 1 : 0;
        }
        return held;
    }
    int gone_of(Rank rank) const {
        int gone = 0;
        for (const auto card : seen_.captured) {
            gone += card.rank() == rank ? 1 : 0;
        }
        return gone;
    }
    std::vector<Card> hidden() const {
        std::vector<Card> found;
        for (const auto card : pack(seen_.options)) {
            const bool lies = std::find(seen_.pile.begin(), seen_.pile.end(), card) != seen_.pile.end();
            if (!lies && !seen_.hand.contains(card) && !seen_.captured.contains(card)) {
                found.push_back(card);
            }
        }
        return found;
    }
    int hidden_of(Rank rank) const {
        const auto all = hidden();
        return static_cast<int>(
            std::count_if(all.begin(), all.end(), [rank](Card card) { return card.rank() == rank; }));
    }
    Rank own_rank() const {
        return action_.card.rank();
    }
    bool tells_own_rank() const {
        return of(FactPart::Rank) == rank_of(action_.card);
    }
    bool ten_in_pile() const {
        return std::find(seen_.pile.begin(), seen_.pile.end(), ten_of_diamonds) != seen_.pile.end();
    }
    bool is_the_ten() const {
        return of(FactPart::Card) == ten_of_diamonds.index && of(FactPart::Points) == seen_.options.ten_of_diamonds;
    }

    enum class CaptureBy { Completion, Theft, Match };
    bool captured() const {
        return std::any_of(events_.begin(), events_.end(),
                           [](const Event& event) { return event.type == EventType::Captured; });
    }
    bool captures(CaptureBy by) const {
        if (!captured()) {
            return false;
        }
        const bool own = std::any_of(seen_.calls.begin(), seen_.calls.end(), [&](const Call& call) {
            return call.caller == seen_.viewer && call.to_play == 1;
        });
        const bool completes = action_.call != Kind::None || (own && bound_to() == action_.card.rank());
        return by == (completes ? CaptureBy::Completion : seen_.calls.empty() ? CaptureBy::Match : CaptureBy::Theft);
    }
    std::optional<Rank> bound_to() const {
        const auto* call = bound_call(seen_.options, seen_, seen_.viewer);
        return call == nullptr ? std::nullopt : std::optional(call->rank);
    }
    bool brings(int points) const {
        return after_.scores[own_side()] - before_.scores[own_side()] == points;
    }
    bool is_call(const Call& call) const {
        return of(FactPart::Seat) == call.caller && of(FactPart::Kind) == static_cast<int>(call.kind) &&
               of(FactPart::Rank) == static_cast<int>(call.rank);
    }
    bool has_call() const {
        return std::any_of(seen_.calls.begin(), seen_.calls.end(), [&](const Call& call) { return is_call(call); });
    }
    bool is_call(Seat caller) const {
        return of(FactPart::Seat) == caller && of(FactPart::Rank) == rank_of(action_.card) &&
               (has_call() || of(FactPart::Kind) == static_cast<int>(action_.call));
    }
    bool stealable() const {
        return tells_own_rank() && (action_.call == Kind::Mitten || action_.call == Kind::Glove) && !captured();
    }
    bool is_plain_top() const {
        return tells_own_rank() && after_.calls.empty() && !after_.pile.empty() && after_.pile.back() == action_.card &&
               !captured();
    }

    bool beats(const Call& call, const Call& other) const {
        return call.kind != other.kind ? call.kind > other.kind
                                       : rank_height(seen_.options, call.rank) > rank_height(seen_.options, other.rank);
    }
    // Returns whether the hidden cards would make a higher call if one hand held as many of them as it can, and
    // another player laid one more on the table (M11). For the call's own rank, one is already there.
    bool anybody_can_top() const {
        const auto& own = after_.calls.back();
        for (Seat seat = 0; seat < seen_.options.players; ++seat) {
            for (int index = 0; index < rank_count && seat != seen_.viewer; ++index) {
                const auto rank = static_cast<Rank>(index);
                const int cards = hidden_of(rank) + (rank == own.rank ? 1 : 0);
                const int with_table = std::min({4, cards, seen_.hand_sizes[at(seat)] + 1});
                if (with_table >= 2 && beats({.kind = static_cast<Kind>(with_table), .rank = rank}, own)) {
                    return true;
                }
            }
        }
        return false;
    }

    const Observation& seen_;
    const ai::Decision<mitaines::Game>& decision_;
    const Action action_;
    const Fact& fact_;
    State before_{};
    State after_{};
    Events events_;
};

} // namespace for_mitaines

bool holds(const mitaines::Observation& seen, const ai::Decision<mitaines::Game>& decision, const Fact& fact) {
    return for_mitaines::Check(seen, decision, fact).holds();
}

} // namespace mitts::tests
