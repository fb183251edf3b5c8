#include "games/mitch/column.h"

#include "cards/check.h"

namespace mitts::mitch {

namespace {

constexpr int to_deuce(Rank rank) {
    return static_cast<int>(rank) - static_cast<int>(Rank::Two);
}
constexpr int to_king(Rank rank) {
    return static_cast<int>(Rank::King) - static_cast<int>(rank);
}

// C15: a column of one card counts in the direction that leaves it more room.
Heading effective_heading(const Column& column) {
    if (column.heading != Heading::Open) {
        return column.heading;
    }
    return to_deuce(column.last()) > to_king(column.last()) ? Heading::Down : Heading::Up;
}

int room(Heading heading, Rank rank) {
    return heading == Heading::Down ? to_deuce(rank) : to_king(rank);
}

// C14: the last cards decide, then the cards before them in turn.
std::strong_ordering compare_last_cards(Tie tie, const Column& left, const Column& right) {
    for (int n = left.size() - 1; n >= 0; --n) {
        const auto order = left.nth(n) <=> right.nth(n);
        if (order != 0) {
            return tie == Tie::HighLast ? order : 0 <=> order;
        }
    }
    return std::strong_ordering::equal;
}

// C15: further from the end it is heading for; at equal distance descending beats ascending; then the earlier cards.
std::strong_ordering compare_room(const Column& left, const Column& right) {
    const auto left_heading = effective_heading(left);
    const auto right_heading = effective_heading(right);
    const auto last = room(left_heading, left.last()) <=> room(right_heading, right.last());
    if (last != 0) {
        return last;
    }
    if (left_heading != right_heading) {
        return left_heading == Heading::Down ? std::strong_ordering::greater : std::strong_ordering::less;
    }
    for (int n = left.size() - 2; n >= 0; --n) {
        const auto order = room(left_heading, left.nth(n)) <=> room(right_heading, right.nth(n));
        if (order != 0) {
            return order;
        }
    }
    return std::strong_ordering::equal;
}

} // namespace

std::strong_ordering compare_for_suit(const Options& options, const Column& left, const Column& right) {
    const auto longer = left.size() <=> right.size();
    if (longer != 0 || left.empty()) { // C13
        return longer;
    }
    return options.direction == Direction::HighLow ? compare_room(left, right)
                                                   : compare_last_cards(options.tie, left, right);
}

std::strong_ordering compare_for_shortest(const Column& left, const Column& right) {
    MITTS_CHECK(!left.empty() && !right.empty());
    const auto shorter = left.size() <=> right.size();
    if (shorter != 0) {
        return shorter;
    }
    // Equal lengths: the lowest card, then the next lowest, decide: the first rank that only one of the two has.
    const auto differing = static_cast<std::uint16_t>(left.ranks ^ right.ranks);
    if (differing == 0) {
        return std::strong_ordering::equal;
    }
    const int first = std::countr_zero(differing);
    return (left.ranks >> first & 1) != 0 ? std::strong_ordering::less : std::strong_ordering::greater;
}

} // namespace mitts::mitch
