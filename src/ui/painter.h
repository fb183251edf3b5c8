// Draws a Scene: adds its items in order to the screen's list, before all panels.
//
// The scene determines all positions, and the look determines all colours.
#pragma once

#include "ui/screen.h"
#include "ui/theme.h"
#include "view/scene.h"

namespace mitts::ui {

/// The translucent layer that dims the scene under a panel.
enum class Veil : std::uint8_t { None, Panel };

/// Draws a scene. Call it between `begin_frame` and `end_frame` of the screen.
void paint(Screen& screen, const view::Scene& scene, const Look& look, Veil veil = Veil::None);

} // namespace mitts::ui
