// Tells the two equal cards of two packs apart from scene to scene.
//
// A layout numbers equal cards in order of appearance, so they are distinct within one scene. From one scene to the
// next, the same number must be the same card on the table. If both are visible, the matching with the shorter movement
// is used.
#pragma once

#include "view/scene.h"

namespace mitts::view {

/// The offset of the id of a second pack's card.
inline constexpr CardId twin_offset = 200;

/// Gives twins in `after` the ids that they have in `before`, as far as they can be matched.
void settle_twins(const Scene& before, Scene& after);

/// Numbers the cards of one scene as they are drawn.
class TwinIds {
public:
    /// Returns the card's index for the first such card, and `twin_offset` more for each further one.
    CardId next(Card card) {
        return card.index + twin_offset * seen_[card.index]++;
    }

private:
    int seen_[54] = {};
};

} // namespace mitts::view
