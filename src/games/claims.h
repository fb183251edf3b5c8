// Implements the checks shared by all set-ups: every seat needs a hand, and no card may be used more often than the
// packs allow.
#pragma once

#include "cards/seat.h"
#include "games/tag.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// Returns an error about a tag, without a column.
inline ParseError refuse(std::string_view tag, std::string what) {
    return ParseError{.what = std::move(what), .where = std::string(tag)};
}

/// The packs of a game, used to check the cards of a position.
struct Packs {
    int copies = 1;
    int indices = 128;          ///< greater than the index of every card in the pack
    std::string_view foreign{}; ///< the error message for a card outside the pack
};

template <class Card> class Claims {
public:
    explicit Claims(Packs packs) : packs_(packs) {
    }
    /// Counts a use of the card. Returns an error message, or nothing if the pack has enough copies of the card.
    std::optional<std::string> claim(Card card) {
        if (card.index >= packs_.indices) {
            return std::string(packs_.foreign);
        }
        if (++used_[card.index] > packs_.copies) {
            return packs_.copies == 1 ? "is there twice" : "is there three times";
        }
        return std::nullopt;
    }
    /// Counts a use of each card. Returns an error about the tag, or nothing if the pack has enough copies.
    std::optional<ParseError> claim_all(std::string_view tag, const std::vector<Card>& cards) {
        for (const auto card : cards) {
            if (const auto reason = claim(card)) {
                return refuse(tag, to_text(card) + " " + *reason);
            }
        }
        return std::nullopt;
    }
    std::optional<ParseError> claim_all(std::string_view tag, const std::vector<std::vector<Card>>& lists) {
        for (const auto& cards : lists) {
            if (auto error = claim_all(tag, cards)) {
                return error;
            }
        }
        return std::nullopt;
    }

    const Packs& packs() const {
        return packs_;
    }

private:
    Packs packs_;
    std::array<int, 128> used_{};
};

/// Returns an error if the number of hands or a seat number is wrong.
template <class Setup> std::optional<ParseError> wrong_seats(const Setup& setup, int players) {
    const auto is_seat = [players](Seat seat) { return seat >= 0 && seat < players; };
    if (static_cast<int>(setup.hands.size()) != players) {
        return refuse("Hands", "there are " + std::to_string(setup.hands.size()) + " hands for " +
                                   std::to_string(players) + " players");
    }
    if (!is_seat(setup.turn) || !is_seat(setup.dealer.value_or(0))) {
        return refuse(is_seat(setup.turn) ? "Dealer" : "Turn", "the seat must be 0 to " + std::to_string(players - 1));
    }
    return std::nullopt;
}

/// Returns an error if all hands are empty.
inline std::optional<ParseError> no_card_to_play(const auto& hands) {
    for (const auto& hand : hands) {
        if (!hand.empty()) {
            return std::nullopt;
        }
    }
    return refuse("Hands", "nobody holds a card to play");
}

/// Returns the first error in a list, or nothing if there is none.
inline std::optional<ParseError> first_error(std::initializer_list<std::optional<ParseError>> errors) {
    for (const auto& error : errors) {
        if (error) {
            return error;
        }
    }
    return std::nullopt;
}

} // namespace mitts
