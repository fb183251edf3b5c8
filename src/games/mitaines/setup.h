// A round that is set up by hand, not dealt: the position of a rules page, a puzzle or a test.
//
// It begins after any exchange, with no call open (notation: set-up). It holds the cards and checks that they form a
// playable position. The session library reads and writes records.
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
    std::vector<std::vector<Card>> hands; ///< one list for each seat, of any size
    std::vector<Card> layout;             ///< face-up cards of the layout, under the pile
    std::vector<Card> pile;               ///< bottom to top, after the layout
    std::vector<Card> stock;              ///< not yet dealt, in order; a number of whole deals
    Seat turn = 0;                        ///< the seat on turn; if it has no cards, the next one that does
    std::optional<Seat> dealer;           ///< the dealer; the seat before `turn` if not given

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Returns a checker for the cards of a position (M1).
inline Claims<Card> claims(const Options& options) {
    return Claims<Card>({.indices = pack_size(options), .foreign = "is not in the pack without jokers"});
}

/// Returns the state of a set-up. Refuses the wrong number of hands, a card that is used twice or not in the pack, a
/// stock that does not fill whole deals, and a position with no cards to play. `where` names the tag: Hands, Layout,
/// Pile, Stock, Turn, Dealer.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// Returns the tags that only set-ups have, in writing order. Every record may have `Dealer`.
std::span<const std::string_view> setup_tag_names();

/// Parses a set-up from its tags and ignores other tags. An error names the tag and counts columns within its value.
/// Fails on an invalid card, a card that is used twice or not in the pack, too many or too few hands, an invalid seat,
/// or a missing Hands tag.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// Returns the tags of a set-up. `parse_setup` reads them back to an equal set-up. Empty lists of cards are omitted.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitaines
