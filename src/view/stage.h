// The inputs, other than the table, that keyframes need: viewport, text measure and speed.
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
