// Plays random rounds on a game's quick table (quick.h), for the rollouts of the player `vanilla` and for benchmarks.
//
// The policy is the simplest legal policy: it draws a playable card uniformly at random, then one of the card's legal
// uses. A play-out does not allocate memory, report events or check moves. Tests repeat every move in the engine.
#pragma once

#include "cards/quick_random.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mitts {

/// The points of a round, by side.
template <std::size_t sides> struct RoundResult {
    std::array<std::int32_t, sides> scores{};

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// A watcher that does nothing. Any other watcher has two functions. `shuffled(deck)` receives the deck of a round
/// before it is dealt. `acts(seat, move, ways)` receives each move and the number of legal uses of its card.
struct NoWatcher {};

/// Plays random rounds and reports them to a watcher. `Quick` has the functions of a game's QuickRules: `pack`, `deal`,
/// `table_of`, `over`, `any_move`, `play` and `result`.
template <class Quick, class Watcher = NoWatcher> class Playout {
public:
    /// Prepares play-outs under these options, which must be playable.
    explicit Playout(const typename Quick::Options& options, Watcher watcher = {})
        : quick_(options), deck_(quick_.pack()), watcher_(watcher) {
    }

    /// Shuffles, deals with seat 0 as the dealer, and plays a whole round.
    auto play_round(Rng& rng) {
        auto own = rng; // a local copy stays in registers, because writes to the deck cannot alias it
        quick_shuffle(std::span(deck_.begin(), deck_.end()), own);
        rng = own;
        if constexpr (watched) {
            watcher_.shuffled(deck_);
        }
        auto table = quick_.deal(deck_);
        play_on(table, rng);
        return quick_.result(table);
    }

    /// Plays from a state to the end of its round. The state's stock must be in uniformly random order.
    auto play_from(const typename Quick::State& state, Rng& rng) {
        auto table = quick_.table_of(state);
        play_on(table, rng);
        return quick_.result(table);
    }

private:
    static constexpr bool watched = !std::is_same_v<Watcher, NoWatcher>;

    // `flatten` inlines all calls into the loop.
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
    typename Quick::Deck deck_; ///< reused and reshuffled for every round
    [[no_unique_address]] Watcher watcher_;
};

} // namespace mitts
