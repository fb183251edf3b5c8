// A round set up by hand instead of dealt: the position a rules page shows, a puzzle, a test.
//
// It begins after any exchange, with no call open (notation: set-up). It must not know how records are written: that is
// the session's part; here are only the cards and what makes them a playable position.
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
    std::vector<std::vector<Card>> hands; ///< one list for each seat, any sizes
    std::vector<Card> layout;             ///< face-up cards of the layout, under the pile
    std::vector<Card> pile;               ///< bottom to top, after the layout
    std::vector<Card> stock;              ///< still to be dealt, in order: whole deals
    Seat turn = 0;                        ///< if this seat has no cards, the next one that has
    std::optional<Seat> dealer;           ///< the seat before `turn` if not given

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The cards that a position may hold (M1).
inline Claims<Card> claims(const Options& options) {
    return Claims<Card>({.indices = pack_size(options), .foreign = "is not in the pack without jokers"});
}

/// The state of a set-up. Refuses (`where` names the tag: Hands, Layout, Pile, Stock, Turn, Dealer) hands for another
/// number of seats, a card twice or not in the pack, a stock that does not fill whole deals, no cards to play.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// The tags that only a set-up has, in the order they are written. `Dealer` is every record's.
std::span<const std::string_view> setup_tag_names();

/// Reads a set-up from its tags (others are passed over). An error names the tag and counts columns in its value: what is
/// no card, a card twice or not in the pack, too many or too few hands, what is no seat, no Hands at all.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// The tags that `parse_setup` reads back to an equal set-up; empty lists of cards are left out.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitaines
