// Scores the tableaus at the end of a round (C13–C17), in pure functions.
#pragma once

#include "games/mitch/event.h"
#include "games/mitch/state.h"

#include <array>
#include <span>

namespace mitts::mitch {

/// The result of one suit. `winner` is no_seat if no player has placed a card of the suit, or if the best columns are
/// completely equal. `best` has a bit for every player whose column is unbeaten. If several bits are set, no one wins
/// the suit, and these players do not lose points for it.
struct SuitResult {
    Seat winner = no_seat;
    std::uint8_t best = 0;
};

/// Compares the columns of one suit (C13–C15). `column(seat)` returns a player's column.
template <class ColumnOf> SuitResult suit_result_of(const Options& options, ColumnOf column) {
    SuitResult result;
    Column best;
    int longest = 0;
    for (Seat seat = 0; seat < options.players; ++seat) {
        const Column own = column(seat);
        const int length = own.size();
        if (length == 0 || length < longest) { // C13
            continue;
        }
        const auto order = length > longest ? std::strong_ordering::greater : compare_for_suit(options, own, best);
        if (order > 0) {
            best = own;
            longest = length;
            result = {.winner = seat, .best = static_cast<std::uint8_t>(1 << seat)};
        } else if (order == 0) {
            result.winner = no_seat;
            result.best = static_cast<std::uint8_t>(result.best | 1 << seat);
        }
    }
    return result;
}

/// Returns the suits, as bits, whose winning column is the shortest (C17). Returns 0 with shortest=none. `column(seat,
/// suit)` returns a column.
template <class ColumnOf>
std::uint8_t shortest_of(const Options& options, const std::array<SuitResult, suit_count>& results, ColumnOf column) {
    std::uint8_t suits = 0;
    Column shortest;
    for (std::size_t suit = 0; suit < suit_count && options.shortest != Shortest::None; ++suit) {
        const auto winner = results[suit].winner;
        if (winner == no_seat) {
            continue;
        }
        const Column own = column(winner, suit);
        const auto order = suits == 0 ? std::strong_ordering::less : compare_for_shortest(own, shortest);
        shortest = order < 0 ? own : shortest;
        suits = static_cast<std::uint8_t>((order < 0 ? 0 : suits) | (order <= 0 ? 1 << suit : 0));
    }
    return suits;
}

/// Calls `award(seat, reason, suit, points)` for the points of all columns (C16, C17). `column(seat, suit)` returns a
/// column. `penalised` has a bit for each player who had a turn in the first phase and placed no card in it.
template <class ColumnOf, class Award>
void score_columns(const Options& options, ColumnOf column, std::uint8_t penalised, Award award) {
    std::array<SuitResult, suit_count> results;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        results[suit] = suit_result_of(options, [&](Seat seat) { return column(seat, suit); });
    }
    const auto shortest = shortest_of(options, results, column);
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        for (Seat seat = 0; seat < options.players; ++seat) {
            if (seat == results[suit].winner) {
                award(seat, Reason::Suit, suit, suit_value(options));
                award(seat, Reason::Shortest, suit, (shortest >> suit & 1) != 0 ? suit_value(options) : 0);
            } else if ((results[suit].best >> seat & 1) == 0) {
                award(seat, Reason::LostCards, suit, -column(seat, suit).size());
            }
        }
    }
    for (Seat seat = 0; seat < options.players; ++seat) {
        award(seat, Reason::Penalty, 0, (penalised >> seat & 1) != 0 ? -options.penalty : 0);
    }
}

/// Returns the result of a suit for the current tableaus (C13–C15).
SuitResult suit_result(const Options& options, std::span<const Tableau> tableaus, Suit suit);

/// One player's points in a round, by reason and suit.
struct PlayerScore {
    std::array<int, suit_count> suit{};
    std::array<int, suit_count> lost_cards{};
    std::array<int, suit_count> shortest{};
    int penalty = 0;

    int total() const;
};

/// Returns every player's points for the current tableaus (C16, C17), computed by `score_columns`.
std::array<PlayerScore, max_players> score_round(const Options& options, std::span<const Tableau> tableaus,
                                                 std::uint8_t penalised);

} // namespace mitts::mitch
