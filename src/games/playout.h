// Rounds played out at random on a game's quick table: the roll-outs of `vanilla` and the bench.
//
// The policy is the plainest that plays by the rules: an evenly drawn card among those that may go, then an evenly drawn
// one of the things that may be done with it. Nothing is allocated, told or checked; what may be done is known to the
// quick table alone. Tests have the engine play every move after it.
#pragma once

#include "cards/quick_random.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mitts {

/// Points by side.
template <std::size_t sides> struct RoundResult {
    std::array<std::int32_t, sides> scores{};

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Nobody looks on. A watcher has two functions: `shuffled(deck)` with the deck of a round before it is dealt;
/// `acts(seat, move, ways)` with the number of things that could be done with that card.
struct NoWatcher {};

/// `Quick` knows the rules, as a game's QuickRules do: `pack`, `deal`, `table_of` a state, `over`, `any_move`, `play` and
/// `result`.
template <class Quick, class Watcher = NoWatcher> class Playout {
public:
    /// The options must be playable.
    explicit Playout(const typename Quick::Options& options, Watcher watcher = {})
        : quick_(options), deck_(quick_.pack()), watcher_(watcher) {
    }

    /// Shuffles, deals with seat 0 as the dealer and plays a whole round.
    auto play_round(Rng& rng) {
        auto own = rng; // a copy that no write to the table can touch stays in the machine's registers
        quick_shuffle(std::span(deck_.begin(), deck_.end()), own);
        rng = own;
        if constexpr (watched) {
            watcher_.shuffled(deck_);
        }
        auto table = quick_.deal(deck_);
        play_on(table, rng);
        return quick_.result(table);
    }

    /// Plays from a state, whose stock must be in an even order, to the end of its round.
    auto play_from(const typename Quick::State& state, Rng& rng) {
        auto table = quick_.table_of(state);
        play_on(table, rng);
        return quick_.result(table);
    }

private:
    static constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;

    // (What a move asks for is a part of the loop, wherever the loop is asked for.)
    [[gnu::noinline, gnu::flatten]] void play_on(typename Quick::Table& table, Rng& rng) {
        auto own = rng;
        while (!quick_.over(table)) {
            const auto [move, ways] = quick_.any_move(table, own);
            if constexpr (watched) {
                watcher_.acts(table.turn, move, ways);
            }
            quick_.play(table, move);
        }
        rng = own;
    }

    const Quick quick_;
    typename Quick::Deck deck_; ///< goes from shuffle to shuffle
    [[no_unique_address]] Watcher watcher_;
};

} // namespace mitts
