// Reading and writing the cards in a set-up's tags: what the tags of all games have in common.
//
// A list of cards is parted by white space; a list for every seat by `/`, a seat without cards being `-`. Which cards a
// position may hold is the game's business: it says so through `claim`.
#pragma once

#include "cards/seat.h"
#include "games/tag.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

inline constexpr std::string_view tag_white_space = " \t";

/// Reads lists of `CardType`. `Parse` reads one code; `Claim` takes a card and says why it cannot lie there (a second time,
/// not in the pack), or nothing.
template <class CardType, class Parse, class Claim> class TagCards {
public:
    TagCards(Parse parse, Claim claim) : parse_(parse), claim_(claim) {
    }

    /// The cards of `text`, which begins at `offset` of the tag's value. The error, if any, points at the word.
    std::optional<ParseError> read(std::string_view tag, std::string_view text, std::size_t offset,
                                   std::vector<CardType>& into) {
        for (const auto& word : split_words(text, tag_white_space)) {
            const std::optional<CardType> card = parse_(word.text);
            if (!card) {
                return tag_error(tag, offset + word.offset, "'" + std::string(word.text) + "' is no card");
            }
            if (const std::optional<std::string> reason = claim_(*card)) {
                return tag_error(tag, offset + word.offset, to_text(*card) + " " + *reason);
            }
            into.push_back(*card);
        }
        return std::nullopt;
    }

    /// A list for each of `seats`.
    std::optional<ParseError> read_seats(const Tag& tag, int seats, std::vector<std::vector<CardType>>& into) {
        for (const auto& part : split_parts(tag.value, '/')) {
            into.emplace_back();
            const auto words = split_words(part.text, tag_white_space);
            if (words.size() == 1 && words.front().text == "-") {
                continue;
            }
            if (words.empty()) {
                return tag_error(tag.name, part.offset, "a seat without cards is written -");
            }
            if (auto error = read(tag.name, part.text, part.offset, into.back())) {
                return error;
            }
        }
        return wrong_number_of_seats(tag, into.size(), seats);
    }

    /// An error unless a tag speaks of as many seats as there are.
    static std::optional<ParseError> wrong_number_of_seats(const Tag& tag, std::size_t found, int seats) {
        if (static_cast<int>(found) == seats) {
            return std::nullopt;
        }
        return tag_error(tag.name, 0,
                         "there are lists for " + std::to_string(found) + " seats, but " + std::to_string(seats) +
                             " players");
    }

private:
    Parse parse_;
    Claim claim_;
};

/// A seat's number.
inline std::optional<ParseError> read_seat(const Tag& tag, int seats, Seat& into) {
    const auto number = parse_integer(tag.value);
    if (!number || *number < 0 || *number >= seats) {
        return tag_error(tag.name, 0, "there are seats 0 to " + std::to_string(seats - 1));
    }
    into = static_cast<Seat>(*number);
    return std::nullopt;
}

/// "7S 7D".
template <class CardType> std::string cards_to_tag(const std::vector<CardType>& cards) {
    std::string text;
    for (const auto card : cards) {
        text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text;
}

/// "7S 7D / -".
template <class CardType> std::string seats_to_tag(const std::vector<std::vector<CardType>>& seats) {
    std::string text;
    for (const auto& cards : seats) {
        text += (text.empty() ? "" : " / ") + (cards.empty() ? std::string("-") : cards_to_tag(cards));
    }
    return text;
}

} // namespace mitts
