// Seats around the table, numbered from 0 clockwise, and the sides they play for.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mitts {

/// A place at the table, 0 … players − 1, clockwise.
using Seat = std::int8_t;

/// "Nobody", where a seat or a side may be missing.
inline constexpr Seat no_seat = -1;

/// The most seats any of the games has.
inline constexpr int max_seats = 8;

/// The place in a list of a seat, or of another small number that is known not to be negative.
constexpr std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

/// Adds a seat to some that are kept as bits.
constexpr void add_seat(std::uint8_t& seats, Seat seat) {
    seats = static_cast<std::uint8_t>(seats | 1 << seat);
}

/// The seat `steps` places clockwise from `seat` (steps ≥ 0) at a table of `players`.
constexpr Seat seat_after(Seat seat, int players, int steps = 1) {
    const int seats = seat + steps;
    const int wrapped = seats < players ? seats : seats - players;
    if (wrapped >= players) [[unlikely]] { // once round and more: a division takes its time
        return static_cast<Seat>(wrapped % players);
    }
    return static_cast<Seat>(wrapped);
}

} // namespace mitts
