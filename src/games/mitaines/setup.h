// A set-up: a round that is set up by hand instead of dealt, for example for a rules page, a puzzle or a test.
//
// A set-up begins after any exchange, and without open calls (session/NOTATION.md). The session library reads and
// writes records.
#pragma once

#include "cards/text.h"
#include "games/claims.h"
#include "games/mitaines/state.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mitts::mitaines {

struct Setup {
    std::vector<std::vector<Card>> hands; ///< one list of any size for each seat
    std::vector<Card> layout;             ///< the cards of the layout, at the bottom of the pile
    std::vector<Card> pile;               ///< the other cards of the pile, bottom to top
    std::vector<Card> stock;              ///< the undealt cards, in order: a whole number of deals
    Seat turn = 0;                        ///< the seat on turn; a seat without cards is skipped
    std::optional<Seat> dealer;           ///< the dealer; by default the seat before `turn`

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Returns a checker for the cards of a position (M1).
inline Claims<Card> claims(const Options& options) {
    return Claims<Card>({.indices = pack_size(options), .foreign = "is not in the pack without jokers"});
}

/// Returns the state of a set-up. Fails on a wrong number of hands, an invalid seat, a stock that is not a whole number
/// of deals, and a position without cards to play. Also fails on a card that is used twice or not in the pack. The
/// error's `where` names the tag: Hands, Layout, Pile, Stock, Turn, Dealer.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// Returns the names of tags that only set-ups have, in record order. They exclude `Dealer`, which any record may have.
std::span<const std::string_view> setup_tag_names();

/// Parses a set-up from its tags and ignores other tags. An error names the tag. The column of the error is relative to
/// the tag's value. Fails on an invalid card, a card that is used twice or not in the pack, too many or too few hands,
/// an invalid seat, or a missing Hands tag.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// Returns the tags of a set-up. `parse_setup` parses them back to an equal set-up. Empty lists of cards are omitted.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitaines
