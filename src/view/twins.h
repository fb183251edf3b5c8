// Matches the identical cards of two packs from one scene to the next.
//
// A layout numbers identical cards in order of appearance, so their ids differ within one scene. From one scene to the
// next, a number must stay with the same card on the table. If both cards are visible, the numbers are matched so that
// the cards move as little as possible.
#pragma once

#include "view/scene.h"

namespace mitts::view {

/// The difference between the ids of two identical cards.
inline constexpr CardId twin_offset = 200;

/// Gives twins in `after` the ids of their matches in `before`, if they have any.
void settle_twins(const Scene& before, Scene& after);

/// Numbers the cards of one scene as they are drawn.
class TwinIds {
public:
    /// Returns the card's index for its first copy, plus `twin_offset` for each further copy.
    CardId next(Card card) {
        return card.index + twin_offset * seen_[card.index]++;
    }

private:
    int seen_[54] = {};
};

} // namespace mitts::view
