// A set-up: a round that is set up by hand instead of dealt, for example for a rules page, a puzzle or a test.
//
// A set-up begins at the start of a turn. It specifies only the number of aces that are out. The other aces are in the
// stock or out of play.
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
    std::vector<std::vector<Card>> hands; ///< one list of any size for each seat
    /// The columns of each seat, with the cards in the order in which they were placed. An empty list means that all
    /// columns are empty.
    std::vector<std::vector<std::vector<Card>>> columns;
    std::vector<Card> stock;    ///< the undrawn cards, in drawing order
    std::vector<Card> discards; ///< the discard pile, from bottom to top
    int aces = 0;  ///< the number of aces that are out; if this includes the closing ace, the first phase is over (C3)
    Seat turn = 0; ///< the seat on turn; in the second phase a seat without cards is skipped
    std::optional<Seat> dealer; ///< the dealer; by default the seat before `turn`

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Returns a checker for the cards of a position (C1).
inline Claims<Card> claims(const Options& options) {
    return Claims<Card>({.copies = options.packs, .indices = 52, .foreign = "is not in the pack"});
}

/// Returns the state of a set-up. Fails on a wrong number of hands, too many copies of a card, an illegal column, and
/// an ace in a hand, a column or the discards. Also fails on a closing ace that can never appear, and a position
/// without cards to play. The error's `where` names the tag: Hands, Columns, Stock, Discards, Aces, Turn, Dealer.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// Returns the names of tags that only set-ups have, in record order. They exclude `Dealer`, which any record may have.
std::span<const std::string_view> setup_tag_names();

/// Parses a set-up from its tags and ignores other tags. An error names the tag. The column of the error is relative to
/// the tag's value.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// Returns the tags of a set-up. `parse_setup` parses them back to an equal set-up. Empty lists of cards are omitted.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitch
