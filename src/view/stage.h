// The inputs that keyframes need in addition to the table: viewport, text measurement and speed.
#pragma once

#include "view/preferences.h"
#include "view/scene.h"
#include "view/viewport.h"

namespace mitts::view {

struct Stage {
    Viewport viewport{};
    const TextMeasure* measure = nullptr; ///< must not be null
    Speed speed = Speed::Normal;
};

} // namespace mitts::view
