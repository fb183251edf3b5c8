// Where scenes are laid out and how fast they move: what keyframes need besides the table itself.
#pragma once

#include "view/preferences.h"
#include "view/scene.h"
#include "view/viewport.h"

namespace mitts::view {

struct Stage {
    Viewport viewport{};
    const TextMeasure* measure = nullptr; ///< must be given
    Speed speed = Speed::Normal;
};

} // namespace mitts::view
