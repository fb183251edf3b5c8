#include "cards/card.h"

namespace mitts {

namespace {

constexpr std::string_view rank_chars = "23456789TJQKAX";
constexpr std::string_view suit_chars = "CDHS";

char upper(char character) {
    return character >= 'a' && character <= 'z' ? static_cast<char>(character - 'a' + 'A') : character;
}

} // namespace

char rank_char(Rank rank) {
    return rank_chars[static_cast<std::size_t>(rank)];
}

char suit_char(Suit suit) {
    return suit_chars[static_cast<std::size_t>(suit)];
}

std::optional<Rank> parse_rank(char character) {
    const auto at = rank_chars.find(upper(character));
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<Rank>(at);
}

std::optional<Suit> parse_suit(char character) {
    const auto at = suit_chars.find(upper(character));
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    return static_cast<Suit>(at);
}

std::string to_text(Card card) {
    if (card.is_joker()) {
        return {'X', static_cast<char>('1' + (card.index - 52))};
    }
    return {rank_char(card.rank()), suit_char(card.suit())};
}

std::optional<Card> parse_card(std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    const auto rank = parse_rank(text[0]);
    if (!rank) {
        return std::nullopt;
    }
    if (*rank == Rank::Joker) {
        const bool known = text[1] == '1' || text[1] == '2';
        return known ? std::optional(Card::joker(text[1] - '1')) : std::nullopt;
    }
    const auto suit = parse_suit(text[1]);
    return suit ? std::optional(Card::of(*rank, *suit)) : std::nullopt;
}

} // namespace mitts
