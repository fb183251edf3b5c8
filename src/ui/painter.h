// Draws a Scene: walks its items in order and puts each into Dear ImGui's background list, behind all panels.
//
// It decides nothing: what is where comes from the Scene, what colour it has from the Look.
#pragma once

#include "ui/screen.h"
#include "ui/theme.h"
#include "view/scene.h"

namespace mitts::ui {

/// How much the scene is covered: a panel is open over it.
enum class Veil : std::uint8_t { None, Panel };

/// Between begin_frame and end_frame of the screen.
void paint(Screen& screen, const view::Scene& scene, const Look& look, Veil veil = Veil::None);

} // namespace mitts::ui
