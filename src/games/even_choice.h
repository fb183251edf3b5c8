// An even draw of a legal action, in which a range counts as one choice, as it does in the lists of the traces.
//
// Drawn among three hundred single bids, random play would bargain on for ever; with the range as one entry beside "more" it
// reaches every part of a game. A draw takes one number from the generator where the game has no ranges.
#pragma once

#include "cards/check.h"
#include "cards/rng.h"
#include "games/game.h"

namespace mitts {

/// Draws evenly between the entries of `G::legal_texts`, then evenly within the entry. `legal` is what
/// `G::legal_actions` gives, sorted and not empty (CHECK).
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
