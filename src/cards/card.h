// A playing card as a small number.
//
// The index of a card in the 52- and 54-card packs is rank × 4 + suit, so the four cards of a rank are adjacent. A set
// of cards is therefore a 64-bit word with one nibble per rank (see card_set.h). Tarot cards have a separate encoding
// (see tarot.h). session/NOTATION.md defines the text codes, such as TD and X1.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mitts {

/// Ranks in pack order, low to high. The joker is the highest.
enum class Rank : std::uint8_t { Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace, Joker };

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

inline constexpr int rank_count = 14; // including jokers
inline constexpr int suit_count = 4;

/// A card of the 52-card pack or one of two jokers, with an index from 0 to 53. Cards are ordered by rank, then suit.
struct Card {
    std::uint8_t index = 0;

    static constexpr Card of(Rank rank, Suit suit) {
        return Card{static_cast<std::uint8_t>(static_cast<int>(rank) * 4 + static_cast<int>(suit))};
    }
    /// Returns the joker with this number, 0 or 1 (written X1 and X2).
    static constexpr Card joker(int number) {
        return Card{static_cast<std::uint8_t>(52 + number)};
    }

    constexpr Rank rank() const {
        return static_cast<Rank>(index >> 2);
    }
    /// Returns the suit. The result is meaningless for a joker, because the low bits of its index are its number.
    constexpr Suit suit() const {
        return static_cast<Suit>(index & 3);
    }
    constexpr bool is_joker() const {
        return index >= 52;
    }

    friend constexpr auto operator<=>(Card, Card) = default;
};

inline constexpr Card ten_of_diamonds = Card::of(Rank::Ten, Suit::Diamonds);

/// Returns the character of a rank: 2…9, T, J, Q, K or A, or X for jokers.
char rank_char(Rank rank);
/// Returns the character of a suit: C, D, H or S.
char suit_char(Suit suit);
/// Parses the character of a rank, in upper or lower case. Returns nothing if it is not a rank.
std::optional<Rank> parse_rank(char character);
std::optional<Suit> parse_suit(char character);

/// Returns the two-character code of a card in the notation, such as "TD" or "X1".
std::string to_text(Card card);
/// Parses a two-character code, in upper or lower case. Returns nothing if it is not a card.
std::optional<Card> parse_card(std::string_view text);

} // namespace mitts
