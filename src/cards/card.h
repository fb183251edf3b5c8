// One playing card as a small number.
//
// A Card of the 52- and 54-card packs is rank × 4 + suit, so that the four cards of a rank are neighbours: a set of cards
// is then a 64-bit word in which each rank is a nibble (see card_set.h). The tarot pack has an encoding of its own with
// the games that use it. The codes (TD, X1) are those of the notation; sentences and pictures live elsewhere.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mitts {

/// Ranks in the order of the pack, low to high; the joker stands above all.
enum class Rank : std::uint8_t { Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace, Joker };

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };

inline constexpr int rank_count = 14; // jokers included
inline constexpr int suit_count = 4;

/// A card of the 52-card pack or one of two jokers; 0 … 53. A plain value, ordered by rank, then suit.
struct Card {
    std::uint8_t index = 0;

    static constexpr Card of(Rank rank, Suit suit) {
        return Card{static_cast<std::uint8_t>(static_cast<int>(rank) * 4 + static_cast<int>(suit))};
    }
    /// The joker with this number, 0 or 1 (written X1 and X2).
    static constexpr Card joker(int number) {
        return Card{static_cast<std::uint8_t>(52 + number)};
    }

    constexpr Rank rank() const {
        return static_cast<Rank>(index >> 2);
    }
    /// Meaningless for a joker, whose low bits are its number.
    constexpr Suit suit() const {
        return static_cast<Suit>(index & 3);
    }
    constexpr bool is_joker() const {
        return index >= 52;
    }

    friend constexpr auto operator<=>(Card, Card) = default;
};

inline constexpr Card ten_of_diamonds = Card::of(Rank::Ten, Suit::Diamonds);

/// One character: 2…9 T J Q K A, X for jokers.
char rank_char(Rank rank);
/// One character: C D H S.
char suit_char(Suit suit);
/// Reads a rank's character, upper or lower case; nothing if it is none.
std::optional<Rank> parse_rank(char character);
std::optional<Suit> parse_suit(char character);

/// The two-character code of the notation: "TD", "X1".
std::string to_text(Card card);
/// Reads a two-character code, upper or lower case; nothing if it names no card.
std::optional<Card> parse_card(std::string_view text);

} // namespace mitts
