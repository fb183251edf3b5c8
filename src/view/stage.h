// Where scenes are laid out and how fast they move: the context that keyframes need besides the table.
#pragma once

#include "view/preferences.h"
#include "view/scene.h"
#include "view/viewport.h"

namespace mitts::view {

struct Stage {
    Viewport viewport{};
    const TextMeasure* measure = nullptr; ///< required
    Speed speed = Speed::Normal;
};

} // namespace mitts::view
