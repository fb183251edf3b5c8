// Defines a column of one suit in a player's tableau. Determines which cards fit on a column, and compares columns
// (C11–C15).
//
// The cards of a column are strictly descending or ascending, so a set of ranks and a direction describe it completely.
#pragma once

#include "cards/card.h"
#include "games/mitch/lanes.h"
#include "games/mitch/options.h"

#include <bit>
#include <compare>
#include <cstdint>

namespace mitts::mitch {

/// The direction of a column. Open means that the column has at most one card.
enum class Heading : std::uint8_t { Open, Down, Up };

struct Column {
    std::uint16_t ranks = 0; ///< bit r is set if the card of Rank r is in the column
    Heading heading = Heading::Open;

    constexpr bool empty() const {
        return ranks == 0;
    }
    constexpr int size() const {
        return count(ranks);
    }
    constexpr Rank lowest() const {
        return static_cast<Rank>(std::countr_zero(ranks));
    }
    constexpr Rank highest() const {
        return static_cast<Rank>(std::bit_width(ranks) - 1);
    }
    /// Returns the rank of the last card. The column must not be empty.
    constexpr Rank last() const {
        return heading == Heading::Up ? highest() : lowest();
    }
    /// Returns the rank of the n-th card placed, counted from 0.
    constexpr Rank nth(int n) const {
        auto rest = ranks;
        const int skip = heading == Heading::Up ? n : size() - 1 - n;
        for (int step = 0; step < skip; ++step) {
            rest = static_cast<std::uint16_t>(rest & (rest - 1));
        }
        return static_cast<Rank>(std::countr_zero(rest));
    }

    friend constexpr bool operator==(const Column&, const Column&) = default;
};

/// Returns true if a card of this rank may be placed on the column (C11, C12). Aces are never placed (C1).
constexpr bool fits(const Options& options, const Column& column, Rank rank) {
    if (rank >= Rank::Ace) {
        return false;
    }
    if (column.empty()) {
        return true;
    }
    switch (column.heading) {
    case Heading::Down:
        return rank < column.lowest();
    case Heading::Up:
        return rank > column.highest();
    case Heading::Open:
        break;
    }
    return options.direction == Direction::HighLow ? rank != column.last() : rank < column.last();
}

/// Places a card, which must fit.
constexpr void place_on(Column& column, Rank rank) {
    if (!column.empty() && column.heading == Heading::Open) {
        column.heading = rank < column.last() ? Heading::Down : Heading::Up;
    }
    column.ranks = static_cast<std::uint16_t>(column.ranks | 1 << static_cast<int>(rank));
}

/// Compares two columns of one suit (C13–C15). The greater column wins the suit, and equal columns tie. An empty column
/// is less than any non-empty column.
std::strong_ordering compare_for_suit(const Options& options, const Column& left, const Column& right);

/// Compares two winning columns to find the shorter one (C17). The lesser column is shorter, and equal columns tie.
std::strong_ordering compare_for_shortest(const Column& left, const Column& right);

} // namespace mitts::mitch
