// The state of one round of Mitaines, as a small value that is cheap to copy for undo and search.
//
// The state is trivially copyable and never allocates memory. Functions take the options as a separate argument.
#pragma once

#include "cards/card_set.h"
#include "cards/inline_vector.h"
#include "cards/seat.h"
#include "games/mitaines/options.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mitts::mitaines {

inline constexpr int max_players = 4;
inline constexpr int max_pack = 54;
/// The maximum number of calls on a pile. Each call is higher than the one before (M12), so there are at most three
/// calls per rank and one call of jokers.
inline constexpr int max_calls = 13 * 3 + 1;

/// An announced call on the pile.
struct Call {
    Seat caller = no_seat;
    Kind kind = Kind::None;
    Rank rank = Rank::Two;
    /// The number of cards that the caller still has to play. At 0, the call is complete and captures the pile.
    std::uint8_t to_play = 0;

    friend constexpr bool operator==(const Call&, const Call&) = default;
};

enum class Phase : std::uint8_t { Exchange, Play, Over };

/// The open part of a round, which all players see. The state and the observations share it.
struct Open {
    Seat dealer = 0;
    Seat turn = 0; ///< the seat on turn; no_seat when the round is over
    Phase phase = Phase::Play;
    /// The current deal, counted from 0 (M4).
    std::uint8_t deal = 0;
    /// The number of cards given so far in the exchange of this deal, 0 … 12 (M6).
    std::uint8_t exchanged = 0;
    /// The number of layout cards at the bottom of the pile; 0 once the layout is captured (M18.4).
    std::uint8_t layout_size = 0;
    /// The pile, from bottom to top.
    InlineVector<Card, max_pack> pile;
    /// The calls announced on this pile, each higher than the one before (M12).
    InlineVector<Call, max_calls> calls;
    CardSet captured;
    /// The points of this round, by side. They are added to the totals at the end of the round (M20).
    std::array<std::int32_t, max_players> scores{};
    /// The totals before this round, by side, if the match may end within it (`game_end=at_once`, M21); otherwise
    /// zeros.
    std::array<std::int32_t, max_players> totals{};
    Seat last_capturer = no_seat;
    /// The seat that last completed or stole a call in this round (M19).
    Seat last_contractor = no_seat;

    friend bool operator==(const Open&, const Open&) = default;
};

/// A round in play. All code may read the fields. During play, only the functions of apply.h change them.
struct State : Open {
    std::array<CardSet, max_players> hands{};
    /// For each seat, the cards that it gave in the exchange (M6) and that its partner still holds. The giver knows
    /// where these cards are.
    std::array<CardSet, max_players> given{};
    /// The deck in dealing order. The cards before `deck_next` have been dealt.
    InlineVector<Card, max_pack> deck;
    std::uint8_t deck_next = 0;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

/// Returns the hand of the player on turn.
constexpr CardSet hand_on_turn(const State& state) {
    return state.turn == no_seat ? CardSet() : state.hands[at(state.turn)];
}

/// Returns the number of undealt cards.
constexpr int stock_size(const State& state) {
    return static_cast<int>(state.deck.size()) - state.deck_next;
}

/// Returns the call that a new call must beat, or null. The last call is the highest (M8, M12).
constexpr const Call* highest_call(const Open& open) {
    return open.calls.empty() ? nullptr : &open.calls.back();
}

/// Returns the call that binds this seat, or null (M8, M9).
constexpr const Call* bound_call(const Options& options, const Open& open, Seat seat) {
    if (open.calls.empty()) {
        return nullptr;
    }
    if (options.resolution == Resolution::Highest) {
        return open.calls.back().caller == seat ? &open.calls.back() : nullptr;
    }
    for (const auto& call : open.calls) {
        if (call.caller == seat) {
            return &call;
        }
    }
    return nullptr;
}

/// Returns true if the top card of the pile has this rank.
constexpr bool matches_top(const Open& open, Rank rank) {
    return !open.pile.empty() && open.pile.back().rank() == rank;
}

/// Returns true if a card of this rank takes any pile while no call is open (M16).
constexpr bool sweeps(const Options& options, Rank rank) {
    return rank == Rank::Jack || (rank == Rank::Joker && options.joker_sweep == YesNo::Yes);
}

/// Returns true if a card of this rank, played without a call, takes the pile: no call is open, and the card matches
/// the top card or sweeps (M16).
constexpr bool takes_by_match(const Options& options, const Open& open, Rank rank) {
    return open.calls.empty() && !open.pile.empty() && (matches_top(open, rank) || sweeps(options, rank));
}

/// Returns a mitten or glove of this rank that another seat announced and that can be stolen, or null (M15.2). The call
/// is open, or topped if topped calls can be stolen. Ruling: of two calls of one rank, the later and higher call is
/// stolen. The choice matters only with `topped_pay=no`.
constexpr const Call* stealable_call(const Options& options, const Open& open, Seat seat, Rank rank) {
    const bool last_only = options.resolution == Resolution::Highest && options.topped_calls == ToppedCalls::Safe;
    for (auto number = open.calls.size(); number-- > 0;) {
        const auto& call = open.calls[number];
        if (call.rank == rank && call.kind != Kind::Sock && call.caller != seat) {
            return &call;
        }
        if (last_only) {
            break;
        }
    }
    return nullptr;
}

/// Returns true if the top two cards have this rank and a call may take in both (M11, `top_pair_call`). Under the rule,
/// neither card may have been played with or after a call of this pile. Any card above a call was played after it, so
/// the pile must not have any calls.
constexpr bool top_pair_joins(const Options& options, const Open& open, Rank rank) {
    const auto size = open.pile.size();
    return options.top_pair_call == YesNo::Yes && open.calls.empty() && size >= 2 &&
           open.pile[size - 1].rank() == rank && open.pile[size - 2].rank() == rank;
}

/// Returns the number of table cards that a call of this rank takes in: 0 (M10), 1 or 2 (M11).
constexpr int cards_taken_in(const Options& options, const Open& open, Rank rank) {
    if (!matches_top(open, rank)) {
        return 0;
    }
    return top_pair_joins(options, open, rank) ? 2 : 1;
}

} // namespace mitts::mitaines
