// What a seat may know of a match, and what of a selection still fits it.
#include "view/mitigati/choices.h"
#include "view/mitigati/table.h"

#include <algorithm>

namespace mitts::view::mitigati {

MatchView match_view(const MitigatiMatch& match, Seat viewer) {
    return match_view_of(match, viewer);
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](TarotCard card) { return !seen.hand.contains(card); };
    if (ui.chosen && (gone(*ui.chosen) || !viewer_plays(seen))) {
        ui.chosen.reset();
    }
    if (cards_to_discard(seen) == 0) {
        ui.discarding.clear();
    }
    ui.discarding.erase(std::remove_if(ui.discarding.begin(), ui.discarding.end(), gone), ui.discarding.end());
    if (!viewer_bids(seen)) {
        ui.bid.reset();
        ui.typed.clear();
    }
    ui.strip_back = std::min(ui.strip_back, std::max(0, static_cast<int>(bids_of_stage(match).size()) - 1));
    if (!last_trick(match)) {
        ui.trick = TrickShown::InPlay;
    }
    if (ui.focused && gone(*ui.focused)) {
        ui.focused.reset();
    }
    if (ui.hovered && gone(*ui.hovered)) {
        ui.hovered.reset();
    }
}

} // namespace mitts::view::mitigati
