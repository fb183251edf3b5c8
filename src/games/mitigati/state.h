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

/// What is to be followed in a trick: a suit by its number, trumps, or nothing while at most the Fool lies there (T13).
inline constexpr int trumps_led = 4;
inline constexpr int nothing_led = -1;

/// What a card, not the Fool, asks the others to follow.
constexpr int group_of(TarotCard card) {
    return card.is_suited() ? card.index >> 4 : trumps_led;
}

/// The cards of a hand that may be played where this is led (T11, T13).
constexpr TarotSet playable(TarotSet hand, int led) {
    if (led == nothing_led) {
        return hand;
    }
    const TarotSet the_fool = hand & TarotSet(0, 1);
    if (led < trumps_led) {
        const auto same_suit = hand & TarotSet::of_suit(static_cast<Suit>(led));
        if (!same_suit.empty()) {
            return same_suit | the_fool;
        }
    }
    const auto trumps = hand & TarotSet::all_trumps();
    return trumps.empty() ? hand : trumps | the_fool;
}
constexpr TarotSet playable(TarotSet hand, const Trick& trick) {
    const auto led = card_led(trick);
    return playable(hand, led ? group_of(*led) : nothing_led);
}

/// Whether a card, not the Fool, beats the best of a trick so far (T12): by a higher one of its suit, or by a trump.
constexpr bool beats(TarotCard card, TarotCard best) {
    const bool fights = card.is_trump() || card.index >> 4 == best.index >> 4;
    return (fights ? card.index : 0) > best.index;
}

} // namespace mitts::mitigati
