// Draws the pictures of a Scene that are not cards: icons, suits, badges and knitted figures.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <string_view>

namespace mitts::ui {

void draw_picture(Brush& brush, const view::PictureItem& item, const Look& look);

/// Returns the sprite of a picture that is drawn in one colour.
Sprite icon_sprite(view::Picture picture);

/// Draws knitted digits and signs. `top` is the middle of the upper edge.
void draw_figures(Brush& brush, std::string_view text, view::Point top, float height, ImU32 colour, float shadow);

} // namespace mitts::ui
