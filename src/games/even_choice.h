// Draws a legal action uniformly at random. A range of bids counts as one choice, as in traces.
//
// If each of the 301 bids counted as a choice, random play would bargain almost endlessly. Counting the range as one
// choice lets random play reach every part of a game. In a game without ranges, each draw uses one random number.
#pragma once

#include "cards/check.h"
#include "cards/rng.h"
#include "games/game.h"

namespace mitts {

/// Draws an entry of `G::legal_texts` uniformly, then an action within the entry. `legal` is the result of
/// `G::legal_actions`: sorted and not empty (CHECK).
template <Game G> typename G::Action even_choice(const typename G::Actions& legal, Rng& rng) {
    MITTS_CHECK(legal.size() > 0);
    const auto begins_entry = [&](std::size_t index) {
        return index == 0 || !G::same_entry(legal[index - 1], legal[index]);
    };
    std::uint32_t entries = 0;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        entries += begins_entry(index) ? 1 : 0;
    }
    auto skipped = rng.below(entries) + 1;
    std::size_t first = 0;
    while (!begins_entry(first) || --skipped > 0) {
        ++first;
    }
    auto end = first + 1;
    while (end < legal.size() && !begins_entry(end)) {
        ++end;
    }
    const auto length = static_cast<std::uint32_t>(end - first);
    return legal[first + (length > 1 ? rng.below(length) : 0)];
}

} // namespace mitts
