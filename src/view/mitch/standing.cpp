#include "view/mitch/standing.h"

#include <algorithm>
#include <utility>

#include "view/table_words.h"

namespace mitts::view::mitch {

namespace {

using i18n::mitch::SuitDecision;
using mitts::mitch::Column;
using mitts::mitch::Direction;
using mitts::mitch::Heading;
using mitts::mitch::Phase;
using mitts::mitch::Tie;

// A column's direction, and the number of ranks that the column can still take (C15). A single card counts in the
// direction with more room.
struct Way {
    Heading heading = Heading::Down;
    int room = 0;

    friend bool operator==(const Way&, const Way&) = default;
};

Way way_of(const Column& column) {
    const int down = static_cast<int>(column.last());
    const int up = static_cast<int>(Rank::King) - down;
    const bool goes_down = column.heading == Heading::Down || (column.heading == Heading::Open && down > up);
    return goes_down ? Way{Heading::Down, down} : Way{Heading::Up, up};
}

// Returns the longest columns of the suit, all of the same length.
std::vector<const Column*> longest_columns(const Observation& seen, Suit suit) {
    std::vector<const Column*> longest;
    for (const auto& tableau : tableaus_of(seen)) {
        const auto& column = tableau[static_cast<std::size_t>(suit)];
        if (column.empty() || (!longest.empty() && column.size() < longest.front()->size())) {
            continue;
        }
        if (!longest.empty() && column.size() > longest.front()->size()) {
            longest.clear();
        }
        longest.push_back(&column);
    }
    return longest;
}

// Returns true if `question` returns the same value for `best` and for another of the longest columns.
template <class Question>
bool another(const std::vector<const Column*>& longest, const Column& best, Question question) {
    for (const auto* column : longest) {
        if (column != &best && question(*column) == question(best)) {
            return true;
        }
    }
    return false;
}

SuitDecision decision_between(const Observation& seen, const std::vector<const Column*>& longest, const Column& best) {
    if (longest.size() == 1) {
        return SuitDecision::Longest; // C13: no tie
    }
    if (seen.options.direction == Direction::HighLow) { // C15 breaks the tie
        if (!another(longest, best, [](const Column& column) { return way_of(column).room; })) {
            return SuitDecision::Room;
        }
        return another(longest, best, way_of) ? SuitDecision::Earlier : SuitDecision::Down;
    }
    if (another(longest, best, [](const Column& column) { return column.last(); })) { // C14
        return SuitDecision::Earlier;
    }
    return seen.options.tie == Tie::HighLast ? SuitDecision::Higher : SuitDecision::Lower;
}

} // namespace

std::span<const mitts::mitch::Tableau> tableaus_of(const Observation& seen) {
    return {seen.tableaus.data(), static_cast<std::size_t>(seen.options.players)};
}

std::vector<Card> cards_of(const Column& column, Suit suit) {
    std::vector<Card> cards;
    cards.reserve(static_cast<std::size_t>(column.size()));
    for (int n = 0; n < column.size(); ++n) {
        cards.push_back(Card::of(column.nth(n), suit));
    }
    return cards;
}

Standing standing_of(const Observation& seen) {
    Standing standing;
    const auto tableaus = tableaus_of(seen);
    for (int suit = 0; suit < suit_count; ++suit) {
        standing.winners[static_cast<std::size_t>(suit)] =
            suit_result(seen.options, tableaus, static_cast<Suit>(suit)).winner;
    }
    const auto penalised = static_cast<std::uint8_t>(seen.had_turn & ~seen.placed);
    const auto scores = score_round(seen.options, tableaus, penalised);
    for (std::size_t seat = 0; seat < tableaus.size(); ++seat) {
        standing.points.push_back(seen.phase == Phase::Over ? seen.scores[seat] : scores[seat].total());
    }
    return standing;
}

namespace {

// Returns the observation as it was before the card was placed.
Observation without_placed(Observation seen, const Event& placed) {
    auto& column = seen.tableaus[at(placed.seat)][static_cast<std::size_t>(placed.card.suit())];
    const auto now = std::exchange(column, {});
    for (int n = 0; n + 1 < now.size(); ++n) {
        place_on(column, now.nth(n));
    }
    return seen;
}

const Event* placed_last(const MatchView& match) {
    const bool over = match.seen.phase == Phase::Over || match.happenings.empty();
    return over ? nullptr : find_event(match.happenings.back(), mitts::mitch::EventType::Placed);
}

} // namespace

std::optional<LeadChange> lead_change(const MatchView& match) {
    const auto* placed = placed_last(match);
    if (placed == nullptr) {
        return std::nullopt;
    }
    const auto suit = placed->card.suit();
    const auto winner = [&](const Observation& seen) {
        return suit_result(seen.options, tableaus_of(seen), suit).winner;
    };
    const LeadChange change{
        .suit = suit, .from = winner(without_placed(match.seen, *placed)), .to = winner(match.seen)};
    return change.from == change.to ? std::nullopt : std::optional(change);
}

Standing standing_told(const TableModel& model, const std::optional<LeadChange>& lead) {
    const auto& seen = model.match.seen;
    auto standing = standing_of(seen);
    if (lead && (model.lead == LeadTold::Placed || model.lead == LeadTold::Flown)) {
        standing.points = standing_of(without_placed(seen, *placed_last(model.match))).points;
        if (model.lead == LeadTold::Placed) {
            standing.winners[static_cast<std::size_t>(lead->suit)] = lead->from;
        }
    }
    return standing;
}

int column_points(const Observation& seen, Seat seat, Suit suit) {
    const auto scores = score_round(seen.options, tableaus_of(seen), 0);
    const auto& score = scores[at(seat)];
    const auto index = static_cast<std::size_t>(suit);
    return score.suit[index] + score.shortest[index] + score.lost_cards[index];
}

SuitStory story_of(const Observation& seen, Suit suit) {
    const auto longest = longest_columns(seen, suit);
    if (longest.empty()) {
        return {};
    }
    const int cards = longest.front()->size();
    const auto winner = suit_result(seen.options, tableaus_of(seen), suit).winner;
    if (winner == no_seat) {
        return {.decision = SuitDecision::Equal, .cards = cards};
    }
    const auto& best = seen.tableaus[at(winner)][static_cast<std::size_t>(suit)];
    return {.decision = decision_between(seen, longest, best), .winner = winner, .cards = cards};
}

} // namespace mitts::view::mitch
