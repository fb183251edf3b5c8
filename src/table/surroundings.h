// The viewport, the language and the player's settings that a table uses.
#pragma once

#include "view/settings.h"
#include "view/viewport.h"

namespace mitts::table {

struct Surroundings {
    view::Viewport viewport{};
    i18n::Language language = i18n::Language::English;
    view::Settings settings{};
    view::Speed speed = view::Speed::Normal; ///< animation speed, from the player's setting and the system preference

    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

} // namespace mitts::table
