// The palette: the design's colours by purpose, for each table surface, in light and dark mode.
#pragma once

#include "view/scene.h"
#include "view/settings.h"

#include <cstdint>

namespace mitts::ui {

/// A colour as 0xRRGGBB.
using Rgb = std::uint32_t;

/// The current appearance of the program.
struct Look {
    view::Ground ground = view::Ground::Spruce;
    view::Brightness brightness = view::Brightness::Light;
    view::Brightness cards = view::Brightness::Light; ///< brightness of the cards' faces
    view::Letters letters = view::Letters::English;
    view::SuitColours suits = view::SuitColours::Two;

    friend bool operator==(const Look&, const Look&) = default;
};

/// Returns the look for these settings, device preferences and table surface.
Look look_of(const view::Settings& settings, const view::HostPreferences& host, view::Ground ground);

/// Returns the colour of a filled shape.
Rgb colour(const Look& look, view::Ink ink);
/// Returns the colour of text, icons and lines. In dark mode, most coloured inks are lighter than in filled shapes.
Rgb line_colour(const Look& look, view::Ink ink);
/// Returns the colour of a suit on a card's face.
Rgb suit_colour(const Look& look, Suit suit);
/// Return the colour of a card's face or edge.
Rgb card_face(const Look& look);
Rgb card_edge(const Look& look);
/// The colour of a dimmed card's face, and the opacity of the table's colour over the whole card.
struct Dimmed {
    Rgb face = 0;
    float veil = 0;
};
/// Returns the appearance of a card that cannot be played. `dim` is from 0 to 1.
Dimmed dimmed(const Look& look, float dim);
/// Return the tint of a court's stitches for its suit, or the background of all courts.
Rgb suit_dye(const Look& look, Suit suit);
Rgb court_ground(const Look& look);
/// Returns the wool colour of a card back.
Rgb back_wool(view::Back back);
/// Return the background or edge colour of a panel's control that is neither hovered nor held.
Rgb control_fill(const Look& look);
Rgb control_edge(const Look& look);

/// Returns a mixture of two colours. `part` (0 to 1) is the share of `to`.
Rgb mixed(Rgb from, Rgb to, float part);

/// Returns a colour in Dear ImGui's packed form.
std::uint32_t packed(Rgb rgb, float opacity = 1);

} // namespace mitts::ui
