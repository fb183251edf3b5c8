// The items of a call's tag in a scene of an animation.
#pragma once

#include "view/scene.h"

namespace mitts::view::mitaines {

/// Moves the items of a tag, given its mover, and hides its thread. Returns the previous position of its corner.
Point shift_tag(Scene& scene, int tag, Point shift);
/// Returns the right end of a tag, given its mover.
float right_end_of_tag(const Scene& scene, int tag);

} // namespace mitts::view::mitaines
