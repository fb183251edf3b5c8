// Draws the pictures of a Scene that are not cards: icons in one colour, badges, the wash on the line.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <optional>

namespace mitts::ui {

void draw_picture(Brush& brush, const view::PictureItem& item, const Look& look);

/// The one-coloured sprite of a picture, or nothing if it has colours of its own.
std::optional<Sprite> icon_sprite(view::Picture picture);

} // namespace mitts::ui
