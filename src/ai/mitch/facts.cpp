#include "ai/mitch/facts.h"

#include "ai/fact_list.h"
#include "games/mitch/scoring.h"

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

namespace {

using Part = FactPart;

constexpr int placeable_ranks = 12; // C1

class Finder {
public:
    Finder(const Observation& observation, const Decision<mitch::Game>& decision)
        : seen_(observation), options_(observation.options), action_(decision.action()), card_(action_.card),
          suit_(static_cast<std::size_t>(card_.suit())), after_(observation.tableaus), hand_(observation.hand),
          facts_(weights_of(decision)) {
        if (decision.alternatives.size() == 1) {
            facts_.add_first("only_choice");
        }
    }

    std::vector<Fact> find() {
        switch (action_.type) {
        case ActionType::Place:
            hand_.erase(card_);
            of_place();
            break;
        case ActionType::Drop:
            hand_.erase(card_);
            of_drop();
            break;
        default:
            of_draw();
        }
        of_round();
        return facts_.weightiest();
    }

private:
    void of_place() {
        const auto before = own_column();
        place_on(after_[at(seen_.viewer)][suit_], card_.rank());
        const int room = room_of(own_column());
        const bool first = seen_.phase == Phase::First && (seen_.placed >> seen_.viewer & 1) == 0;
        if (first && options_.penalty > 0) { // C16
            facts_.add("penalty_over", "penalty_risk", {{Part::Points, options_.penalty}});
        }
        of_lead();
        if (!anybody_can_pass() && suit_value(options_) > 0) {
            facts_.add("not_passed", "suits_won outlook", {suit(), {Part::Points, suit_value(options_)}});
        }
        if (const int more = held_that_fit(); more > 0) {
            facts_.add("more_in_hand", "suits_won outlook", {suit(), {Part::Count, more}});
        }
        if (room > 0) {
            facts_.add("can_grow", "suits_won outlook cards_lost", {suit(), {Part::Count, room}});
        }
        if (room > 0 && !passes_over(before)) {
            facts_.add("no_gap", "suits_won room_lost outlook", {suit()});
        }
        of_kept_suits();
    }

    // C13–C15: adds facts about the ranking of the suit's columns after the action.
    void of_lead() {
        const auto players = static_cast<std::size_t>(options_.players);
        const auto leader = suit_result(options_, std::span(after_).first(players), card_.suit()).winner;
        const int own = own_column().size();
        int most = 0;
        for (Seat seat = 0; seat < options_.players; ++seat) {
            most = seat == seen_.viewer ? most : std::max(most, after_[at(seat)][suit_].size());
        }
        if (leader == seen_.viewer && most == 0) {
            facts_.add("alone_in_suit", "suits_won", {suit()});
        } else if (leader == seen_.viewer && suit_value(options_) > 0) {
            facts_.add("leads", "suits_won others_chances",
                       {suit(), {Part::Count, own}, {Part::Other, most}, {Part::Points, suit_value(options_)}});
        } else if (leader != no_seat && leader != seen_.viewer) {
            facts_.add("other_leads", "cards_lost others_chances",
                       {suit(), {Part::Seat, leader}, {Part::Count, own}, {Part::Other, most}});
        }
    }

    void of_drop() {
        const auto& column = own_column();
        if (!fits(options_, column, card_.rank())) {
            facts_.add("fits_no_more", "suits_won cards_lost others_chances room_lost", {card()});
        }
        int longest = 0;
        for (Seat seat = 0; seat < options_.players; ++seat) {
            longest = seat == seen_.viewer ? longest : std::max(longest, after_[at(seat)][suit_].size());
        }
        hand_.insert(card_);
        const int reach = column.size() + (column.empty() ? most_from_nothing() : room_of(column));
        hand_.erase(card_);
        if (reach < longest) {
            facts_.add("out_of_reach", "cards_lost suits_won others_chances",
                       {suit(), {Part::Count, reach}, {Part::Other, longest}});
        } else if (column.empty()) {
            facts_.add("nothing_to_lose", "cards_lost", {suit()});
        }
        if (seen_.phase == Phase::First && options_.draw != Draw::Stock) { // C7
            const auto next = seat_after(seen_.viewer, options_.players);
            if (!fits_tableau(options_, seen_.tableaus[at(next)], card_)) {
                facts_.add("no_use_next", "helps_next others_chances", {{Part::Seat, next}});
            }
        }
        of_lead();
        of_kept_suits();
        if (const int gone = discarded(); gone > 1 && options_.draw == Draw::Stock) {
            facts_.add("suit_gone", "others_chances", {suit(), {Part::Count, gone}});
        }
    }

    void of_draw() {
        if (!seen_.discards.empty()) {
            const auto top = seen_.discards.back();
            const bool fits = fits_tableau(options_, seen_.tableaus[at(seen_.viewer)], top);
            if (fits == (action_.type == ActionType::DrawPile)) {
                facts_.add(fits ? "top_fits" : "top_fits_not", "high_card column_grows", {{Part::Card, top.index}});
            }
        }
        if (action_.type == ActionType::DrawStock) {
            facts_.add("stock_left", "", {{Part::Count, seen_.stock}});
        }
    }

    // C7: adds a fact about the other player known to hold the most cards of the suit (taken from the discard pile).
    void of_kept_suits() {
        Seat keeper = no_seat;
        int most = 0;
        for (Seat seat = 0; seat < options_.players; ++seat) {
            int kept = 0;
            for (const auto held : seen_.shown[at(seat)]) {
                kept += held.suit() == card_.suit() ? 1 : 0;
            }
            if (seat != seen_.viewer && kept > most) {
                most = kept;
                keeper = seat;
            }
        }
        if (keeper != no_seat) {
            facts_.add("kept_suit", "others_chances helps_next", {suit(), {Part::Seat, keeper}, {Part::Count, most}});
        }
    }

    void of_round() {
        const int aces = closing_ace(options_) - static_cast<int>(seen_.aces.size());
        if (seen_.phase == Phase::First && aces <= 2) { // C8, C9
            facts_.add(options_.ending == mitts::mitch::Ending::LastAce ? "aces_to_end" : "aces_to_draw",
                       "penalty_risk outlook", {{Part::Count, aces}});
        } else if (seen_.phase == Phase::Second) { // C10
            int hidden = 0;
            for (Seat seat = 0; seat < options_.players; ++seat) {
                hidden += seat == seen_.viewer ? 0 : seen_.hand_sizes[at(seat)] - seen_.shown[at(seat)].size();
            }
            facts_.add("no_more_draws", "", {{Part::Count, hidden}});
        }
    }

    FactValue suit() const {
        return {Part::Suit, static_cast<int>(card_.suit())};
    }
    FactValue card() const {
        return {Part::Card, card_.index};
    }
    const Column& own_column() const {
        return after_[at(seen_.viewer)][suit_];
    }
    int discarded() const {
        return static_cast<int>(std::count_if(seen_.discards.begin(), seen_.discards.end(),
                                              [&](Card gone) { return gone.suit() == card_.suit(); }));
    }
    bool pile_can_be_drawn() const {
        return options_.draw != Draw::Stock && seen_.phase == Phase::First;
    }

    /// Returns how many copies of this card are out of play: in columns, or in a discard pile that players cannot draw
    /// from.
    int laid(Card which) const {
        int laid = 0;
        for (Seat seat = 0; seat < options_.players; ++seat) {
            laid += after_[at(seat)][suit_].ranks >> static_cast<int>(which.rank()) & 1;
        }
        if (!pile_can_be_drawn()) {
            laid += static_cast<int>(std::count(seen_.discards.begin(), seen_.discards.end(), which));
        }
        return laid;
    }
    /// Returns true if the viewer holds the card or may still draw it.
    bool may_come(int rank) const {
        const auto which = Card::of(static_cast<Rank>(rank), card_.suit());
        return seen_.phase == Phase::Second ? hand_.contains(which) : laid(which) < options_.packs;
    }
    /// Returns true if another player holds the card or may still draw it.
    bool may_come_to_others(int rank) const {
        const auto which = Card::of(static_cast<Rank>(rank), card_.suit());
        return laid(which) + (pile_can_be_drawn() ? 0 : hand_.count(which)) < options_.packs;
    }
    /// Returns the number of ranks that may still be placed on a column. If the column can still grow in either
    /// direction, uses the better direction.
    template <class MayCome> int room(const Column& column, MayCome may_come) const {
        int below = 0;
        int above = 0;
        for (int rank = 0; rank < placeable_ranks; ++rank) {
            const bool comes = may_come(rank);
            below += comes && rank < static_cast<int>(column.lowest()) ? 1 : 0;
            above += comes && rank > static_cast<int>(column.highest()) ? 1 : 0;
        }
        if (column.heading == Heading::Up) {
            return above;
        }
        const bool both = column.heading == Heading::Open && options_.direction == Direction::HighLow; // C12
        return both ? std::max(below, above) : below;
    }
    int room_of(const Column& column) const {
        return column.empty() ? most_from_nothing() : room(column, [&](int rank) { return may_come(rank); });
    }
    int most_from_nothing() const {
        int most = 0;
        for (int rank = 0; rank < placeable_ranks; ++rank) {
            most += may_come(rank) ? 1 : 0;
        }
        return most;
    }

    // Returns true if a card that could still be placed before the action no longer fits after it.
    bool passes_over(const Column& before) const {
        for (int index = 0; index < placeable_ranks; ++index) {
            const auto rank = static_cast<Rank>(index);
            if (rank != card_.rank() && may_come(index) && fits(options_, before, rank) &&
                !fits(options_, own_column(), rank)) {
                return true;
            }
        }
        return false;
    }

    int held_that_fit() const {
        int fitting = 0;
        for (const auto held : hand_.different()) {
            fitting += held.suit() == card_.suit() && fits(options_, own_column(), held.rank()) ? 1 : 0;
        }
        return fitting;
    }

    // Returns true if another seat's column could still become as long as the player's column is now.
    bool anybody_can_pass() const {
        for (Seat seat = 0; seat < options_.players; ++seat) {
            const auto& column = after_[at(seat)][suit_];
            const auto comes = [&](int rank) { return may_come_to_others(rank); };
            int growth = 0;
            for (int rank = 0; column.empty() && rank < placeable_ranks; ++rank) {
                growth += comes(rank) ? 1 : 0;
            }
            growth += column.empty() ? 0 : room(column, comes);
            if (seen_.phase == Phase::Second) {
                growth = std::min(growth, seen_.hand_sizes[at(seat)]);
            }
            if (seat != seen_.viewer && column.size() + growth >= own_column().size()) {
                return true;
            }
        }
        return false;
    }

    const Observation& seen_;
    const Options& options_;
    const Action action_;
    const Card card_;
    const std::size_t suit_;
    std::array<Tableau, max_players> after_;
    Hand hand_; ///< the hand after the action
    FactList facts_;
};

} // namespace

std::vector<Fact> find_facts(const Observation& observation, const Decision<mitch::Game>& decision) {
    return Finder(observation, decision).find();
}

} // namespace mitts::ai::for_mitch
