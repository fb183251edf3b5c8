// One item on its way to another: the arithmetic of motion, piece by piece.
//
// Pure functions over items; which item goes where is the animator's business.
#pragma once

#include "view/scene.h"

#include <algorithm>
#include <cmath>

namespace mitts::view {

/// Quick at first, then settling: how far a movement has come when `part` of its time is over. 0 at 0, 1 at 1.
inline float eased(float part) {
    const float rest = 1 - std::clamp(part, 0.0F, 1.0F);
    return 1 - rest * rest * rest;
}

/// How much of what comes is seen, and of what goes: the one begins when the other is nearly over, so that two texts in
/// one place are never read at once.
inline float fade_in(float part) {
    return std::clamp(part * 2 - 1, 0.0F, 1.0F);
}
inline float fade_out(float part) {
    return std::clamp(1 - part * 2, 0.0F, 1.0F);
}

inline float mix(float from, float to, float part) {
    return from + (to - from) * part;
}
inline Point mix(Point from, Point to, float part) {
    return {mix(from.x, to.x, part), mix(from.y, to.y, part)};
}
inline Rect mix(const Rect& from, const Rect& to, float part) {
    return {mix(from.x, to.x, part), mix(from.y, to.y, part), mix(from.w, to.w, part), mix(from.h, to.h, part)};
}

/// The part of a card's own movement when `part` of the step is over: it waits for its delay first.
float own_part(const CardItem& card, float part);

/// A card on its way to `to`, turned over on the way if only one of the two is face up.
CardItem mix(const CardItem& from, const CardItem& to, float part);

/// Where a card that the scene before does not have comes from.
CardItem origin_of(const CardItem& card);

/// Moves an item by an offset.
void shift(Item& item, Point offset);

/// Makes an item fainter: its opacity times `factor`.
void make_fainter(Item& item, float factor);

/// Whether two items are one and the same thing at rest or with another size or number, so that it needs no fading.
bool same_thing(const Item& from, const Item& to);

/// The same thing on its way: boxes stretch, numbers count, sashes slide; all else is as in `to`.
Item mix_same(const Item& from, const Item& to, float part);

} // namespace mitts::view
