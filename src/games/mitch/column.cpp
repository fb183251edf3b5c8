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

// C15: returns the direction of a column. A single card counts as a column in the direction with more free ranks.
Heading effective_heading(const Column& column) {
    if (column.heading != Heading::Open) {
        return column.heading;
    }
    return to_deuce(column.last()) > to_king(column.last()) ? Heading::Down : Heading::Up;
}

int room(Heading heading, Rank rank) {
    return heading == Heading::Down ? to_deuce(rank) : to_king(rank);
}

// Compares columns of equal length by their lowest cards, then by their second-lowest cards, and so on. The column with
// the lowest rank that the other column lacks is the lesser one.
std::strong_ordering compare_lowest(const Column& left, const Column& right) {
    const auto differing = static_cast<std::uint16_t>(left.ranks ^ right.ranks);
    if (differing == 0) {
        return std::strong_ordering::equal;
    }
    const int first = std::countr_zero(differing);
    return (left.ranks >> first & 1) != 0 ? std::strong_ordering::less : std::strong_ordering::greater;
}

// C15: compares columns by the free ranks beyond their last cards. If these are equal, a descending column beats an
// ascending column. If the directions are equal too, compares the free ranks beyond earlier cards, from last to first.
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
    if (options.direction == Direction::HighLow) {
        return compare_room(left, right);
    }
    const auto last = compare_lowest(left, right); // C14 applies, because all columns descend
    return options.tie == Tie::HighLast ? last : 0 <=> last;
}

std::strong_ordering compare_for_shortest(const Column& left, const Column& right) {
    MITTS_CHECK(!left.empty() && !right.empty());
    const auto shorter = left.size() <=> right.size();
    return shorter != 0 ? shorter : compare_lowest(left, right);
}

} // namespace mitts::mitch
