// What a table is told of its surroundings: the room, the language, the player's wishes.
#pragma once

#include "view/settings.h"
#include "view/viewport.h"

namespace mitts::table {

struct Surroundings {
    view::Viewport viewport{};
    i18n::Language language = i18n::Language::English;
    view::Settings settings{};
    view::Speed speed = view::Speed::Normal; ///< after what the system asks for

    friend bool operator==(const Surroundings&, const Surroundings&) = default;
};

} // namespace mitts::table
