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
#include <optional>
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

/// What lies open: the part of a deal that everybody sees, alike in the state and in what a seat observes.
struct Open {
    Seat dealer = 0;
    Seat turn = 0; ///< no_seat when the deal is over
    Phase phase = Phase::Bargain;
    std::uint8_t stage = 1;
    /// Each player's last bid of this stage.
    std::array<std::optional<int>, player_count> bids{};
    /// Stands in a row in this stage (T7).
    std::uint8_t stands = 0;
    Trick trick;
    std::uint8_t tricks_played = 0;
    /// Cards that count for each player: of tricks won, their own Fool; not the dealer's discards (T13, T16).
    std::array<TarotSet, player_count> captured{};
    /// What each player's honours bring from each other player, once play has begun from full hands (T14, T15).
    std::array<std::int16_t, player_count> honours{};
    /// The players who have shown their honours with their first card, as bits (T14).
    std::uint8_t declared = 0;
    std::array<std::int32_t, player_count> scores{}; ///< of this deal

    friend bool operator==(const Open&, const Open&) = default;
};

/// A deal in play. Fields are read freely; only deal, apply and resample write them.
struct State : Open {
    std::array<TarotSet, player_count> hands{};
    TarotSet discards; ///< the dealer's (T9)
    /// The cards to be dealt, in order; those before `deck_next` are dealt.
    InlineVector<TarotCard, pack_size> deck;
    std::uint8_t deck_next = 0;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

/// The hand of the player on turn.
constexpr TarotSet hand_on_turn(const State& state) {
    return state.turn == no_seat ? TarotSet() : state.hands[at(state.turn)];
}

constexpr int stock_size(const State& state) {
    return static_cast<int>(state.deck.size()) - state.deck_next;
}

/// Whether all three have a bid in this stage (T6).
constexpr bool all_have_bid(const Open& open) {
    return open.bids[0] && open.bids[1] && open.bids[2];
}

/// The bid with which this seat would close the sum, may they make it or not (T6); nothing while another's is missing.
constexpr std::optional<int> closing_bid(const Open& open, Seat seat) {
    const auto left = open.bids[at(seat_after(seat, player_count))];
    const auto right = open.bids[at(seat_after(seat, player_count, 2))];
    return left && right ? std::optional(-(*left + *right)) : std::nullopt;
}

/// The highest bid this seat may make now (T5); the lowest is always `lowest_bid`.
constexpr int highest_bid_of(const Open& open, Seat seat) {
    return open.bids[at(seat)].value_or(highest_bid);
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

/// The trumps above this card; all of them if it is none.
constexpr TarotSet trumps_above(TarotCard card) {
    return card.is_trump() ? TarotSet(0, TarotSet::all_trumps().trumps() & ~0U << (card.number() + 1))
                           : TarotSet::all_trumps();
}

/// The cards of a hand that may be played where this is led and this card is winning (T11, T13). A trump in the trick
/// always beats the other cards, so the winning card tells the highest one.
constexpr TarotSet playable(YesNo overtrump, TarotSet hand, int led, TarotCard best) {
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
    if (overtrump == YesNo::Yes) {
        if (const auto higher = trumps & trumps_above(best); !higher.empty()) {
            return higher | the_fool;
        }
    }
    return trumps.empty() ? hand : trumps | the_fool;
}

/// Whether a card, not the Fool, beats the best of a trick so far (T12): by a higher one of its suit, or by a trump.
constexpr bool beats(TarotCard card, TarotCard best) {
    const bool fights = card.is_trump() || card.index >> 4 == best.index >> 4;
    return (fights ? card.index : 0) > best.index;
}

/// The card that is winning a trick, if something but the Fool lies there (T12, T13).
constexpr std::optional<TarotCard> best_of(const Trick& trick) {
    std::optional<TarotCard> best;
    for (const auto& played : trick) {
        if (!played.card.is_fool() && (!best || beats(played.card, *best))) {
            best = played.card;
        }
    }
    return best;
}

/// The cards of a hand that may be played to this trick (T11, T13).
constexpr TarotSet playable(const Options& options, TarotSet hand, const Trick& trick) {
    const auto led = card_led(trick);
    return playable(options.overtrump, hand, led ? group_of(*led) : nothing_led, best_of(trick).value_or(TarotCard{}));
}

} // namespace mitts::mitigati
