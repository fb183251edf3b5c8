// Moves and measures the items of a call's tag during an animation.
#pragma once

#include "view/scene.h"

namespace mitts::view::mitaines {

/// Moves a tag's items and hides its thread. `tag` is the tag's mover id. Returns the previous position of the tag's
/// corner.
Point shift_tag(Scene& scene, int tag, Point shift);
/// Returns the right end of the tag with this mover id.
float right_end_of_tag(const Scene& scene, int tag);

} // namespace mitts::view::mitaines
