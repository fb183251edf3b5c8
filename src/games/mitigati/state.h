// One deal of Mitigati as a small value: the bargaining, the discard, the tricks; what undo restores, a search copies.
//
// The state is trivially copyable and owns no heap; the options are handed to every function beside it.
#pragma once

#include "cards/inline_vector.h"
#include "cards/seat.h"
#include "cards/tarot.h"
#include "games/mitigati/action.h"
#include "games/mitigati/options.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace mitts::mitigati {

inline constexpr int player_count = 3;
inline constexpr int pack_size = 78;
inline constexpr int full_hand = 25;
/// T2: a third of the pack's 129 points.
inline constexpr int even_share = 43;

enum class Phase : std::uint8_t { Bargain, Discard, Play, Over };

/// A card lying in the trick.
struct TrickCard {
    Seat seat = no_seat;
    TarotCard card{};

    friend constexpr bool operator==(const TrickCard&, const TrickCard&) = default;
};

using Trick = InlineVector<TrickCard, player_count>;

/// A deal in play. Fields are read freely; only deal, apply and resample write them.
struct State {
    std::array<TarotSet, player_count> hands{};
    /// Cards that count for each player: of tricks won, their own Fool; not the dealer's discards (T13, T16).
    std::array<TarotSet, player_count> captured{};
    TarotSet discards; ///< the dealer's (T9)
    std::array<std::int32_t, player_count> scores{};
    /// What each player's honours bring from each other player, once play has begun from full hands (T14, T15).
    std::array<std::int16_t, player_count> honours{};
    /// Each player's last bid of this stage, where `has_bid` has their bit.
    std::array<std::int16_t, player_count> bids{};
    /// The cards to be dealt, in order; those before `deck_next` are dealt.
    InlineVector<TarotCard, pack_size> deck;
    Trick trick;
    std::uint8_t deck_next = 0;
    std::uint8_t has_bid = 0;
    /// Stands in a row in this stage (T7).
    std::uint8_t stands = 0;
    std::uint8_t stage = 1;
    std::uint8_t tricks_played = 0;
    /// The players who have shown their honours with their first card, as bits (T14).
    std::uint8_t declared = 0;
    Phase phase = Phase::Bargain;
    Seat dealer = 0;
    Seat turn = 0;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

constexpr int stock_size(const State& state) {
    return static_cast<int>(state.deck.size()) - state.deck_next;
}

constexpr bool has_bid(const State& state, Seat seat) {
    return (state.has_bid >> seat & 1) != 0;
}

/// Whether all three have a bid in this stage (T6).
constexpr bool all_have_bid(const State& state) {
    return state.has_bid == (1 << player_count) - 1;
}

constexpr int sum_of_bids(const State& state) {
    return state.bids[0] + state.bids[1] + state.bids[2];
}

/// The highest bid this seat may make now (T5); the lowest is always `lowest_bid`.
constexpr int highest_bid_of(const State& state, Seat seat) {
    return has_bid(state, seat) ? state.bids[static_cast<std::size_t>(seat)] : highest_bid;
}

/// The card led to the trick: its first card that is not the Fool (T13); none if there is none yet.
constexpr std::optional<TarotCard> card_led(const Trick& trick) {
    for (const auto& played : trick) {
        if (!played.card.is_fool()) {
            return played.card;
        }
    }
    return std::nullopt;
}

/// The cards of a hand that may be discarded: no king, no trump (T9).
constexpr TarotSet discardable(TarotSet hand) {
    return hand - TarotSet::all_kings() - TarotSet::all_trumps();
}

/// The cards of a hand that may be played to a trick (T11, T13).
constexpr TarotSet playable(TarotSet hand, const Trick& trick) {
    const auto led = card_led(trick);
    if (!led) {
        return hand;
    }
    const TarotSet the_fool = hand & TarotSet(0, 1);
    if (led->is_suited()) {
        const auto same_suit = hand & TarotSet::of_suit(led->suit());
        if (!same_suit.empty()) {
            return same_suit | the_fool;
        }
    }
    const auto trumps = hand & TarotSet::all_trumps();
    return trumps.empty() ? hand : trumps | the_fool;
}

} // namespace mitts::mitigati
