// What of a selection still fits the match.
#include "view/mitigati/choices.h"
#include "view/mitigati/table.h"

#include <algorithm>

namespace mitts::view::mitigati {

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](TarotCard card) { return !seen.hand.contains(card); };
    tidy_hand(ui, viewer_plays(seen), gone);
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
}

} // namespace mitts::view::mitigati
