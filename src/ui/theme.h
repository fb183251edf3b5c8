// The palette: every colour of the design by its meaning, for each table, light and dark.
//
// Pure numbers (tokens of the design); it draws nothing.
#pragma once

#include "view/scene.h"
#include "view/settings.h"

#include <cstdint>

namespace mitts::ui {

/// 0xRRGGBB.
using Rgb = std::uint32_t;

/// How everything looks at the moment.
struct Look {
    view::Ground ground = view::Ground::Spruce;
    view::Brightness brightness = view::Brightness::Light;
    view::Brightness cards = view::Brightness::Light; ///< of the cards' faces
    view::Letters letters = view::Letters::English;
    view::SuitColours suits = view::SuitColours::Two;

    friend bool operator==(const Look&, const Look&) = default;
};

/// The look that settings ask for on this device, on this ground.
Look look_of(const view::Settings& settings, const view::HostPreferences& host, view::Ground ground);

/// The colour of a filled shape.
Rgb colour(const Look& look, view::Ink ink);
/// The colour of type, icons and lines: on dark ground lighter than the shapes' where the same word means both.
Rgb line_colour(const Look& look, view::Ink ink);
/// The colour of a suit on a card's face.
Rgb suit_colour(const Look& look, Suit suit);
/// A card's face, and its edge.
Rgb card_face(const Look& look);
Rgb card_edge(const Look& look);
/// The tint of the stitches that take the suit's colour, and the ground the courts stand on.
Rgb suit_dye(const Look& look, Suit suit);
Rgb court_ground(const Look& look);
/// The wool of a card's back.
Rgb back_wool(view::Back back);
/// Ground, text and edge of a control in a panel at rest (light: white on paper).
Rgb control_fill(const Look& look);
Rgb control_edge(const Look& look);

/// Part way (0 … 1) from one colour to another.
Rgb mixed(Rgb from, Rgb to, float part);

/// Dear ImGui's packed colour.
std::uint32_t packed(Rgb rgb, float opacity = 1);

} // namespace mitts::ui
