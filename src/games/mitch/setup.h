// A round set up by hand instead of dealt: the position a rules page shows, a puzzle, a test.
//
// It begins at the start of a turn. Aces that are out are told as a number; the others are in the stock or out of play.
#pragma once

#include "cards/text.h"
#include "games/claims.h"
#include "games/mitch/state.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mitts::mitch {

struct Setup {
    std::vector<std::vector<Card>> hands; ///< one list for each seat, any sizes
    /// For each seat its columns, each in the order of placing; none at all is the same as all empty.
    std::vector<std::vector<std::vector<Card>>> columns;
    std::vector<Card> stock;    ///< still to be drawn, in order
    std::vector<Card> discards; ///< bottom to top
    int aces = 0;               ///< how many aces are out; from the closing ace on it is the second phase (C3)
    Seat turn = 0;              ///< in the second phase, if this seat has no cards, the next one that has
    std::optional<Seat> dealer; ///< the seat before `turn` if not given

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The cards that a position may hold (C1).
inline Claims<Card> claims(const Options& options) {
    return Claims<Card>({.copies = options.packs, .indices = 52, .foreign = "is not in the pack"});
}

/// The state of a set-up. Refuses (`where` names the tag: Hands, Columns, Stock, Discards, Aces, Turn, Dealer) hands for
/// another number of seats, more of a card than the packs have, columns that the rules could not have made, aces outside
/// the stock, a closing ace that can never come, nothing to play.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// The tags that only a set-up has, in the order they are written. `Dealer` is every record's.
std::span<const std::string_view> setup_tag_names();

/// Reads a set-up from its tags (others are passed over). An error names the tag and counts columns in its value.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// The tags that `parse_setup` reads back to an equal set-up; empty lists of cards are left out.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitch
