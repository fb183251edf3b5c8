// Checks facts about a choice in Mitch, card by card.
#include "tests/ai/fact_check.h"

#include <algorithm>
#include <functional>
#include <map>

namespace mitts::tests {

namespace for_mitch {

using namespace mitts::mitch;

class Check {
public:
    Check(const Observation& seen, const ai::Decision<mitch::Game>& decision, const Fact& fact)
        : seen_(seen), decision_(decision), action_(decision.action()), fact_(fact) {
        Rng rng(99);
        after_ = resample(seen.options, seen, rng);
        apply_quietly(seen.options, after_, action_);
    }

    bool holds() {
        const bool places = action_.type == ActionType::Place;
        const bool drops = action_.type == ActionType::Drop;
        const std::map<std::string, std::function<bool()>> checks{
            {"only_choice", [&] { return decision_.alternatives.size() == 1; }},
            {"penalty_over",
             [&] {
                 return places && seen_.phase == Phase::First && of(FactPart::Points) == seen_.options.penalty &&
                        (seen_.placed & 1 << seen_.viewer) == 0 && (after_.placed & 1 << seen_.viewer) != 0;
             }},
            {"not_passed",
             [&] {
                 return places && own_suit() && of(FactPart::Points) == suit_value(seen_.options) &&
                        !others_can_reach();
             }},
            {"more_in_hand",
             [&] {
                 int fitting = 0;
                 for (const auto card : after_hand().different()) {
                     fitting += card.suit() == suit() && fits(seen_.options, own(), card.rank()) ? 1 : 0;
                 }
                 return places && own_suit() && fitting == of(FactPart::Count);
             }},
            {"can_grow", [&] { return places && own_suit() && of(FactPart::Count) == own_room(own()); }},
            {"no_gap", [&] { return places && own_suit() && !passes_over(); }},
            {"alone_in_suit",
             [&] {
                 bool alone = true;
                 for (Seat seat = 0; seat < seen_.options.players; ++seat) {
                     alone = alone && (seat == seen_.viewer || column(seat).empty());
                 }
                 return own_suit() && alone && !own().empty();
             }},
            {"leads",
             [&] {
                 return own_suit() && is_leader(seen_.viewer) && of(FactPart::Count) == own().size() &&
                        of(FactPart::Other) == longest_of_others() && of(FactPart::Points) == suit_value(seen_.options);
             }},
            {"other_leads",
             [&] {
                 return own_suit() && of(FactPart::Seat) != seen_.viewer && is_leader(of(FactPart::Seat)) &&
                        of(FactPart::Count) == own().size() && of(FactPart::Other) == longest_of_others();
             }},
            {"fits_no_more",
             [&] {
                 return drops && of(FactPart::Card) == action_.card.index &&
                        !fits(seen_.options, own(), action_.card.rank());
             }},
            {"out_of_reach",
             [&] {
                 return drops && own_suit() && of(FactPart::Other) == longest_of_others() &&
                        of(FactPart::Count) == own().size() + own_room(own()) &&
                        of(FactPart::Count) < of(FactPart::Other);
             }},
            {"nothing_to_lose", [&] { return drops && own_suit() && own().empty(); }},
            {"no_use_next",
             [&] {
                 const int next = (seen_.viewer + 1) % seen_.options.players;
                 return drops && seen_.options.draw != Draw::Stock && of(FactPart::Seat) == next &&
                        !fits(seen_.options, column(static_cast<Seat>(next)), action_.card.rank());
             }},
            {"suit_gone",
             [&] {
                 int gone = 0;
                 for (const auto card : seen_.discards) {
                     gone += card.suit() == suit() ? 1 : 0;
                 }
                 return own_suit() && gone == of(FactPart::Count);
             }},
            {"top_fits", [&] { return is_top() && top_fits(); }},
            {"top_fits_not", [&] { return is_top() && !top_fits(); }},
            {"stock_left", [&] { return of(FactPart::Count) == seen_.stock; }},
            {"kept_suit",
             [&] {
                 const auto seat = of(FactPart::Seat);
                 int kept = 0;
                 for (const auto card : seen_.shown.at(seat < 0 || seat >= max_players ? 0 : at(seat))) {
                     kept += card.suit() == suit() ? 1 : 0;
                 }
                 return own_suit() && seat != seen_.viewer && kept == of(FactPart::Count) && kept > 0;
             }},
            {"aces_to_draw", [&] { return seen_.options.ending == Ending::PlayOut && aces_are_to_come(); }},
            {"aces_to_end", [&] { return seen_.options.ending == Ending::LastAce && aces_are_to_come(); }},
            {"no_more_draws",
             [&] {
                 int hidden = 0;
                 for (Seat seat = 0; seat < seen_.options.players; ++seat) {
                     hidden += seat == seen_.viewer ? 0 : seen_.hand_sizes[at(seat)] - seen_.shown[at(seat)].size();
                 }
                 return seen_.phase == Phase::Second && hidden == of(FactPart::Count);
             }},
        };
        const auto check = checks.find(fact_.id);
        return check != checks.end() && check->second();
    }

private:
    int of(FactPart which) const {
        return part(fact_, which);
    }
    Suit suit() const {
        return action_.card.suit();
    }
    bool own_suit() const {
        return of(FactPart::Suit) == static_cast<int>(suit());
    }
    const Column& column(Seat seat) const {
        return after_.tableaus[at(seat)][static_cast<std::size_t>(suit())];
    }
    const Column& own() const {
        return column(seen_.viewer);
    }
    Hand after_hand() const {
        auto hand = seen_.hand;
        hand.erase(action_.card);
        return hand;
    }
    int longest_of_others() const {
        int longest = 0;
        for (Seat seat = 0; seat < seen_.options.players; ++seat) {
            longest = std::max(longest, seat == seen_.viewer ? 0 : column(seat).size());
        }
        return longest;
    }
    // C13–C15: compares with every other column.
    bool is_leader(int leader) const {
        if (leader < 0 || leader >= seen_.options.players) { // a deliberately changed fact
            return false;
        }
        for (Seat seat = 0; seat < seen_.options.players; ++seat) {
            if (seat != leader &&
                compare_for_suit(seen_.options, column(static_cast<Seat>(leader)), column(seat)) <= 0) {
                return false;
            }
        }
        return true;
    }
    bool is_top() const {
        return !seen_.discards.empty() && of(FactPart::Card) == seen_.discards.back().index;
    }
    bool top_fits() const {
        const auto top = seen_.discards.back();
        const auto& own = seen_.tableaus[at(seen_.viewer)][static_cast<std::size_t>(top.suit())];
        return fits(seen_.options, own, top.rank());
    }
    bool aces_are_to_come() const {
        const int last = (seen_.options.ending == Ending::LastAce ? 4 : 3) * seen_.options.packs;
        return seen_.phase == Phase::First && of(FactPart::Count) == last - static_cast<int>(seen_.aces.size()) &&
               of(FactPart::Count) > 0;
    }

    // Counts the copies of a card that are neither in a column nor in the discard pile (if no one draws from it).
    int free_copies(Rank rank) const {
        int copies = seen_.options.packs;
        for (Seat seat = 0; seat < seen_.options.players; ++seat) {
            for (int n = 0; n < column(seat).size(); ++n) {
                copies -= column(seat).nth(n) == rank ? 1 : 0;
            }
        }
        for (const auto card : seen_.discards) {
            const bool stays = seen_.options.draw == Draw::Stock || seen_.phase == Phase::Second;
            copies -= stays && card == Card::of(rank, suit()) ? 1 : 0;
        }
        return copies;
    }
    bool own_may_have(Rank rank) const {
        const bool dropped = action_.type == ActionType::Drop && action_.card == Card::of(rank, suit());
        return seen_.phase == Phase::Second ? dropped || after_hand().contains(Card::of(rank, suit()))
                                            : free_copies(rank) > 0;
    }
    // Returns the longest run of cards that fits on a column, by trying every card in both directions.
    template <class MayHave> int most_to_lay(Column from, MayHave may_have) const {
        int most = 0;
        for (const bool up : {false, true}) {
            auto column = from;
            int laid = 0;
            for (int step = 0; step < 12; ++step) {
                const auto rank = static_cast<Rank>(up ? step : 11 - step);
                const bool turns = !column.empty() && (rank > column.last()) != up;
                if (may_have(rank) && !turns && fits(seen_.options, column, rank)) {
                    place_on(column, rank);
                    ++laid;
                }
            }
            most = std::max(most, laid);
        }
        return most;
    }
    int own_room(const Column& column) const {
        return most_to_lay(column, [&](Rank rank) { return own_may_have(rank); });
    }
    bool others_can_reach() const {
        for (Seat seat = 0; seat < seen_.options.players; ++seat) {
            const bool first = seen_.phase == Phase::First;
            int more = most_to_lay(column(seat), [&](Rank rank) {
                const int own =
                    first && seen_.options.draw != Draw::Stock ? 0 : after_hand().count(Card::of(rank, suit()));
                return free_copies(rank) > own;
            });
            more = first ? more : std::min(more, seen_.hand_sizes[at(seat)]);
            if (seat != seen_.viewer && column(seat).size() + more >= own().size()) {
                return true;
            }
        }
        return false;
    }
    bool passes_over() const {
        const auto& before = seen_.tableaus[at(seen_.viewer)][static_cast<std::size_t>(suit())];
        for (int index = 0; index < 12; ++index) {
            const auto rank = static_cast<Rank>(index);
            if (rank != action_.card.rank() && own_may_have(rank) && fits(seen_.options, before, rank) &&
                !fits(seen_.options, own(), rank)) {
                return true;
            }
        }
        return false;
    }

    const Observation& seen_;
    const ai::Decision<mitch::Game>& decision_;
    const Action action_;
    const Fact& fact_;
    State after_{};
};

} // namespace for_mitch

bool holds(const mitch::Observation& seen, const ai::Decision<mitch::Game>& decision, const Fact& fact) {
    return for_mitch::Check(seen, decision, fact).holds();
}

} // namespace mitts::tests
