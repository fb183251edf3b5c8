// The state of one deal of Mitigati (bargaining, discard, tricks), as a small value that is cheap to copy for undo and
// search.
//
// The state is trivially copyable and never allocates memory. Functions take the options as a separate argument.
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

/// A card in the trick, and the seat that played it.
struct TrickCard {
    Seat seat = no_seat;
    TarotCard card{};

    friend constexpr bool operator==(const TrickCard&, const TrickCard&) = default;
};

using Trick = InlineVector<TrickCard, player_count>;

/// The part of a deal that all players can see. The state and the observations share it.
struct Open {
    Seat dealer = 0;
    Seat turn = 0; ///< the seat on turn; no_seat when the deal is over
    Phase phase = Phase::Bargain;
    std::uint8_t stage = 1;
    /// Each player's last bid of this stage.
    std::array<std::optional<int>, player_count> bids{};
    /// The number of consecutive repeated bids in this stage (T7).
    std::uint8_t stands = 0;
    Trick trick;
    std::uint8_t tricks_played = 0;
    /// Each player's scoring cards (T13, T16): tricks won, and the Fool if they played it, but not the discards.
    std::array<TarotSet, player_count> captured{};
    /// The points that each player's honours earn from each other player. They are set when the player plays the first
    /// card from a full hand (T14, T15).
    std::array<std::int16_t, player_count> honours{};
    /// A bit for each player, set once they have played their first card from a full hand (T14).
    std::uint8_t declared = 0;
    std::array<std::int32_t, player_count> scores{}; ///< the scores of this deal

    friend bool operator==(const Open&, const Open&) = default;
};

/// A deal in play. All code may read the fields. During play, only the functions of apply.h change them.
struct State : Open {
    std::array<TarotSet, player_count> hands{};
    TarotSet discards; ///< the dealer's discards (T9)
    /// The deck in dealing order. The cards before `deck_next` have been dealt.
    InlineVector<TarotCard, pack_size> deck;
    std::uint8_t deck_next = 0;

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

/// Returns the hand of the player on turn.
constexpr TarotSet hand_on_turn(const State& state) {
    return state.turn == no_seat ? TarotSet() : state.hands[at(state.turn)];
}

/// Returns the number of undealt cards.
constexpr int stock_size(const State& state) {
    return static_cast<int>(state.deck.size()) - state.deck_next;
}

/// Returns true if all three players have a bid in this stage (T6).
constexpr bool all_have_bid(const Open& open) {
    return open.bids[0] && open.bids[1] && open.bids[2];
}

/// Returns the bid with which this seat would make the sum zero (T6), even if that bid is illegal. Returns nothing if
/// another seat has no bid yet.
constexpr std::optional<int> closing_bid(const Open& open, Seat seat) {
    const auto left = open.bids[at(seat_after(seat, player_count))];
    const auto right = open.bids[at(seat_after(seat, player_count, 2))];
    return left && right ? std::optional(-(*left + *right)) : std::nullopt;
}

/// Returns the highest bid that this seat may make now (T5). The lowest is always `lowest_bid`.
constexpr int highest_bid_of(const Open& open, Seat seat) {
    return open.bids[at(seat)].value_or(highest_bid);
}

/// Returns the legal bid with which this seat would make the sum zero (T5, T6), or nothing.
constexpr std::optional<int> agreeing_bid(const Open& open, Seat seat) {
    const auto zero = closing_bid(open, seat);
    const bool allowed = zero && *zero <= highest_bid_of(open, seat) && *zero >= lowest_bid;
    return allowed ? zero : std::nullopt;
}

/// Returns the card led to the trick, which is its first card other than the Fool (T13), or nothing.
constexpr std::optional<TarotCard> card_led(const Trick& trick) {
    for (const auto& played : trick) {
        if (!played.card.is_fool()) {
            return played.card;
        }
    }
    return std::nullopt;
}

/// Returns the cards of a hand that may be discarded: all cards except kings and trumps (T9).
constexpr TarotSet discardable(TarotSet hand) {
    return hand - TarotSet::all_kings() - TarotSet::all_trumps();
}

/// Special values for the group that players must follow in a trick. The group is a suit's number, `trumps_led`, or
/// `nothing_led` if the trick is empty or contains only the Fool (T13).
inline constexpr int trumps_led = 4;
inline constexpr int nothing_led = -1;

/// Returns the group of a card, which must not be the Fool.
constexpr int group_of(TarotCard card) {
    return card.is_suited() ? card.index >> 4 : trumps_led;
}

/// Returns the trumps above this card, or all trumps if the card is not a trump.
constexpr TarotSet trumps_above(TarotCard card) {
    return card.is_trump() ? TarotSet(0, TarotSet::all_trumps().trumps() & ~0U << (card.number() + 1))
                           : TarotSet::all_trumps();
}

/// Returns the playable cards of a hand. `led` is the group led and `best` the winning card (T11, T13). A trump beats
/// all cards of other suits, so `best` is the highest trump if the trick contains a trump.
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

/// Returns true if a card, which must not be the Fool, beats the best card of a trick (T12). It must be a higher card
/// of the same suit or, if the best card is not a trump, any trump.
constexpr bool beats(TarotCard card, TarotCard best) {
    const bool fights = card.is_trump() || card.index >> 4 == best.index >> 4;
    return (fights ? card.index : 0) > best.index;
}

/// Returns the winning card of a trick, or nothing if the trick is empty or has only the Fool (T12, T13).
constexpr std::optional<TarotCard> best_of(const Trick& trick) {
    std::optional<TarotCard> best;
    for (const auto& played : trick) {
        if (!played.card.is_fool() && (!best || beats(played.card, *best))) {
            best = played.card;
        }
    }
    return best;
}

/// Returns the cards of a hand that may be played to this trick (T11, T13).
constexpr TarotSet playable(const Options& options, TarotSet hand, const Trick& trick) {
    const auto led = card_led(trick);
    return playable(options.overtrump, hand, led ? group_of(*led) : nothing_led, best_of(trick).value_or(TarotCard{}));
}

} // namespace mitts::mitigati
