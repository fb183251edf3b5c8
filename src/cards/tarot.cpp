#include "cards/tarot.h"

namespace mitts {

namespace {

constexpr std::string_view tarot_rank_chars = " 123456789TPNQK";

std::optional<TarotCard> parse_trump(char tens, char ones) {
    const int number = (tens - '0') * 10 + (ones - '0');
    return number <= 21 ? std::optional(TarotCard::trump(number)) : std::nullopt;
}

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

} // namespace

std::string to_text(TarotCard card) {
    if (!card.is_suited()) {
        const int number = card.index - 64;
        return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
    }
    return {tarot_rank_chars[static_cast<std::size_t>(card.rank())], suit_char(card.suit())};
}

std::optional<TarotCard> parse_tarot_card(std::string_view text) {
    if (text.size() != 2) {
        return std::nullopt;
    }
    if (is_digit(text[0]) && is_digit(text[1])) {
        return parse_trump(text[0], text[1]);
    }
    const char upper = text[0] >= 'a' && text[0] <= 'z' ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
    const auto rank = tarot_rank_chars.find(upper, 1);
    const auto suit = parse_suit(text[1]);
    if (rank == std::string_view::npos || !suit) {
        return std::nullopt;
    }
    return TarotCard::of(*suit, static_cast<int>(rank));
}

std::vector<TarotCard> make_tarot_pack() {
    std::vector<TarotCard> pack;
    for (const auto card : TarotSet::all()) {
        pack.push_back(card);
    }
    return pack;
}

} // namespace mitts
