// Draws the pictures of a Scene that are not cards: icons in one colour, badges, the wash on the line.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <optional>
#include <string_view>

namespace mitts::ui {

void draw_picture(Brush& brush, const view::PictureItem& item, const Look& look);

/// Returns the one-coloured sprite of a picture, or nothing if the picture has its own colours.
std::optional<Sprite> icon_sprite(view::Picture picture);

/// Draws knitted digits and signs. `top` is the middle of their upper edge.
void draw_figures(Brush& brush, std::string_view text, view::Point top, float height, ImU32 colour, float shadow);

} // namespace mitts::ui
