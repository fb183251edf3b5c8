// What of a selection still fits the match.
#include "view/mitch/choices.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    tidy_hand(ui, viewer_plays(seen), [&](HandCard held) { return seen.hand.count(held.card) <= held.copy; });
}

} // namespace mitts::view::mitch
