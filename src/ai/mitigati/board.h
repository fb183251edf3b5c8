// A deal of Mitigati with every card open, in as few words as it can be: for play-outs and for exact endings.
//
// It knows the rules of the tricks (T10–T13, T16) and nothing of bids, of what is hidden, or of who plays well. Everything here is
// trivially copyable; whoever plays a card has asked `playable` first.
#pragma once

#include "games/mitigati/observe.h"
#include "games/mitigati/scoring.h"

#include <array>
#include <bit>
#include <cstdint>

namespace mitts::ai::for_mitigati {

/// Cards as bits: a suit's cards in a lane of sixteen bits by rank, trump n in bit n of the other word, the Fool in its bit 0.
struct Cards {
    std::uint64_t suits = 0;
    std::uint32_t trumps = 0;

    constexpr bool empty() const {
        return (suits | trumps) == 0;
    }
    constexpr int size() const {
        return std::popcount(suits) + std::popcount(trumps);
    }
    /// Cards are named by TarotCard::index here.
    constexpr bool contains(int card) const {
        return card < 64 ? (suits >> card & 1) != 0 : (trumps >> (card - 64) & 1) != 0;
    }
    constexpr void insert(int card) {
        if (card < 64) {
            suits |= std::uint64_t{1} << card;
        } else {
            trumps |= 1U << (card - 64);
        }
    }
    constexpr void erase(int card) {
        if (card < 64) {
            suits &= ~(std::uint64_t{1} << card);
        } else {
            trumps &= ~(1U << (card - 64));
        }
    }
    /// The card with the lowest index. There must be one.
    constexpr int first() const {
        return suits != 0 ? std::countr_zero(suits) : 64 + std::countr_zero(trumps);
    }
    constexpr void drop_first() {
        if (suits != 0) {
            suits &= suits - 1;
        } else {
            trumps &= trumps - 1;
        }
    }

    friend constexpr Cards operator|(Cards left, Cards right) {
        return {left.suits | right.suits, left.trumps | right.trumps};
    }
    friend constexpr Cards operator&(Cards left, Cards right) {
        return {left.suits & right.suits, left.trumps & right.trumps};
    }
    friend constexpr Cards operator-(Cards left, Cards right) {
        return {left.suits & ~right.suits, left.trumps & ~right.trumps};
    }
    friend constexpr bool operator==(Cards, Cards) = default;
};

inline constexpr int fool_index = fool.index;
inline constexpr std::uint64_t suit_lane = 0x7FFE;
inline constexpr std::uint32_t real_trumps = 0x3FFFFE;
inline constexpr Cards whole_pack{.suits = 0x7FFE7FFE7FFE7FFE, .trumps = 0x3FFFFF};
/// What may not be discarded (T9).
inline constexpr Cards never_discarded{.suits = 0x4000400040004000, .trumps = real_trumps};

/// The suit's own cards of a word of four lanes.
constexpr std::uint64_t lane(std::uint64_t suits, int suit) {
    return suits & suit_lane << suit * 16;
}

/// T2, by index.
inline constexpr std::array<std::int8_t, 96> value_of_index = [] {
    std::array<std::int8_t, 96> values{};
    for (const auto card : TarotSet::all()) {
        values[card.index] = static_cast<std::int8_t>(mitts::mitigati::card_value(card));
    }
    return values;
}();

constexpr int value_at(int card) {
    return value_of_index[static_cast<std::size_t>(card)];
}

constexpr Cards cards_of(TarotSet set) {
    Cards cards;
    for (const auto card : set) {
        cards.insert(card.index);
    }
    return cards;
}

/// T2 over a set.
constexpr int value_of(Cards cards) {
    const int court =
        std::popcount(cards.suits & 0x0800080008000800) + 2 * std::popcount(cards.suits & 0x1000100010001000) +
        3 * std::popcount(cards.suits & 0x2000200020002000) + 4 * std::popcount(cards.suits & 0x4000400040004000);
    const int high_trumps =
        4 * std::popcount(cards.trumps & (1U << 1 | 1U << 21)) + 3 * static_cast<int>(cards.trumps & 1);
    return cards.size() + court + high_trumps;
}

/// What a full hand's honours bring from each other player (T14, T15).
int honours_of(const mitts::mitigati::Options& options, Cards hand);

struct Board {
    std::array<Cards, mitts::mitigati::player_count> hands{};
    /// Card points so far, with what the caller has put there (T16).
    std::array<std::int16_t, mitts::mitigati::player_count> points{};
    std::int8_t led = nothing_led; ///< the suit of the card led, `trumps_led`, or `nothing_led` (T13)
    std::uint8_t best = 0;         ///< the card that is winning, once something but the Fool is led
    std::int8_t winner = no_seat;  ///< who has played it
    std::int8_t leader = 0;        ///< who has played the trick's first card, or will
    std::int8_t turn = 0;          ///< no_seat when all is played
    std::uint8_t laid = 0;         ///< cards in the trick
    std::uint8_t stake = 0;        ///< points in the trick, the Fool's not among them

    static constexpr std::int8_t nothing_led = -1;
    static constexpr std::int8_t trumps_led = 4;

    constexpr const Cards& hand() const {
        return hands[static_cast<std::size_t>(turn)];
    }
    constexpr Cards playable() const { // T11, T13
        const Cards& own = hand();
        if (led == nothing_led) {
            return own;
        }
        if (led < trumps_led) {
            if (const auto same = lane(own.suits, led); same != 0) {
                return {same, own.trumps & 1};
            }
        }
        return (own.trumps & real_trumps) != 0 ? Cards{0, own.trumps} : own;
    }
    /// Whether this card would win the trick as it lies (T12). Of a card that may be played.
    constexpr bool beats(int card) const {
        return led == nothing_led ||
               (card > 64 ? card > best : card < 64 && best < 64 && card >> 4 == led && card > best);
    }
    constexpr void play(int card) {
        hands[static_cast<std::size_t>(turn)].erase(card);
        lay(card);
        const int next = next_in_trick();
        if (next == no_seat) {
            end_trick();
        } else {
            turn = static_cast<std::int8_t>(next);
        }
    }

    /// The first trick: the player at the dealer's left leads, or the next who has cards (T10).
    constexpr void begin_play(int dealer) {
        lead_from(after(dealer));
    }

    friend bool operator==(const Board&, const Board&) = default;

private:
    static constexpr int after(int seat) {
        return seat == 2 ? 0 : seat + 1;
    }
    constexpr void lay(int card) {
        ++laid;
        if (card == fool_index) { // T13
            points[static_cast<std::size_t>(turn)] =
                static_cast<std::int16_t>(points[static_cast<std::size_t>(turn)] + 4);
            winner = winner == no_seat ? turn : winner;
            return;
        }
        stake = static_cast<std::uint8_t>(stake + value_at(card));
        if (beats(card)) {
            best = static_cast<std::uint8_t>(card);
            winner = turn;
        }
        if (led == nothing_led) {
            led = card > 64 ? trumps_led : static_cast<std::int8_t>(card >> 4);
        }
    }
    // A seat of a set-up without cards is passed over.
    constexpr int next_in_trick() const {
        for (int seat = after(turn); seat != leader; seat = after(seat)) {
            if (!hands[static_cast<std::size_t>(seat)].empty()) {
                return seat;
            }
        }
        return no_seat;
    }
    // From this seat on, the first with cards.
    constexpr void lead_from(int seat) {
        for (int step = 0; step < 3 && hands[static_cast<std::size_t>(seat)].empty(); ++step) {
            seat = after(seat);
        }
        turn = static_cast<std::int8_t>(hands[static_cast<std::size_t>(seat)].empty() ? no_seat : seat);
        leader = turn;
    }
    constexpr void end_trick() {
        auto& won = points[static_cast<std::size_t>(winner)];
        won = static_cast<std::int16_t>(won + stake);
        lead_from(winner);
        led = nothing_led;
        best = 0;
        winner = no_seat;
        laid = 0;
        stake = 0;
    }
};

static_assert(std::is_trivially_copyable_v<Board>);

/// The board of a state in its play: points are of cards alone, with the dealer's discards (T16).
Board board_of(const mitts::mitigati::State& state);

} // namespace mitts::ai::for_mitigati
