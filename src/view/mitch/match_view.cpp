// What a seat may know of a match, and what of a selection still fits it.
#include "view/mitch/choices.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

MatchView match_view(const MitchMatch& match, Seat viewer) {
    return match_view_of(match, viewer);
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](const std::optional<HandCard>& held) {
        return held && seen.hand.count(held->card) <= held->copy;
    };
    if (gone(ui.chosen) || !viewer_plays(seen)) {
        ui.chosen.reset();
    }
    if (gone(ui.focused)) {
        ui.focused.reset();
    }
    if (gone(ui.hovered)) {
        ui.hovered.reset();
    }
    if (gone(ui.last_tap)) {
        ui.last_tap.reset();
    }
}

} // namespace mitts::view::mitch
