// The seats around the table, numbered clockwise from 0.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mitts {

/// A seat at the table, numbered clockwise from 0 to players − 1.
using Seat = std::int8_t;

/// The value for "no seat" or "no side".
inline constexpr Seat no_seat = -1;

/// The maximum number of seats in any game.
inline constexpr int max_seats = 8;

/// Converts a seat, or another small non-negative number, to a list index.
constexpr std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

/// Adds a seat to a bit mask of seats.
constexpr void add_seat(std::uint8_t& seats, Seat seat) {
    seats = static_cast<std::uint8_t>(seats | 1 << seat);
}

/// Returns the seat `steps` places clockwise from `seat` (steps ≥ 0) at a table of `players` seats.
constexpr Seat seat_after(Seat seat, int players, int steps = 1) {
    const int seats = seat + steps;
    const int wrapped = seats < players ? seats : seats - players;
    if (wrapped >= players) [[unlikely]] { // divides only if necessary, because division is slow
        return static_cast<Seat>(wrapped % players);
    }
    return static_cast<Seat>(wrapped);
}

} // namespace mitts
