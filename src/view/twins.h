// Two equal cards of two packs: which is which from scene to scene.
//
// A layout numbers equal cards as it meets them, so that they are distinct in one scene. From one scene to the next the same
// number must be the same card on the table; where both are seen, the one that moves less is taken to be the same.
#pragma once

#include "view/scene.h"

namespace mitts::view {

/// How far the id of a second pack's card lies above its twin's.
inline constexpr CardId twin_offset = 200;

/// Gives twins in `after` the ids that they have in `before`, as far as that can be told.
void settle_twins(const Scene& before, Scene& after);

/// Numbers the cards of one scene as they are drawn.
class TwinIds {
public:
    /// The card's index for the first such card, `twin_offset` more for each further one.
    CardId next(Card card) {
        return card.index + twin_offset * seen_[card.index]++;
    }

private:
    int seen_[54] = {};
};

} // namespace mitts::view
