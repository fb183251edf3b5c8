// A set-up as the tags of a record: Stage, Hands, Stock, Discards, Tricks, Turn, Dealer (notation: set-up).
//
// Reading finds what is wrong with the text and where; whether the cards make a playable position is `start_setup`'s part.
#pragma once

#include "games/mitigati/setup.h"
#include "games/tag.h"

#include <span>
#include <string_view>
#include <vector>

namespace mitts::mitigati {

/// The tags that only a set-up has, in the order they are written. `Dealer` is every record's.
std::span<const std::string_view> setup_tag_names();

/// Reads a set-up from its tags (others are passed over). An error names the tag and counts columns in its value.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// The tags that `parse_setup` reads back to an equal set-up; empty lists of cards are left out.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitigati
