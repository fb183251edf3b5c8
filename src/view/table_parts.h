// Pieces that every table is drawn with: badges, tools, choices on a card, the button that opens a curtain, words in a box.
//
// Each writes into a Scene what it is told and adds the place to touch; none of them knows a game.
#pragma once

#include "view/scene_writer.h"

#include <string>

namespace mitts::view {

/// The colour that stands for a player: red for the viewer (0), then blue, green, plum, and these three again.
Ink player_ink(int seats_from_viewer);

/// The first letter of a name, whole.
std::string initial(const std::string& name);

/// A player's square badge with his letter.
void draw_badge(SceneWriter& writer, const Rect& patch, Ink ink, const std::string& name);

enum class ToolLabel : std::uint8_t { Absent, Below };

/// An icon to touch: hint, undo, log. A tool that cannot be used now is faint.
struct Tool {
    Rect rect{};
    Picture picture = Picture::IconMenu;
    TargetId id = TargetId::None;
    std::string words;
    ToolLabel label = ToolLabel::Absent;
    bool enabled = true;
};
void draw_tool(SceneWriter& writer, const Tool& tool);

/// A choice on the chosen card: the default one is filled red, a barred one is pale and has a padlock.
enum class ChoiceState : std::uint8_t { Open, Default, Barred };
void draw_choice_button(SceneWriter& writer, const Rect& rect, Picture icon, const std::string& words, ChoiceState state);

/// The red button over a hidden hand. Covers the texts beneath.
void draw_ready_button(SceneWriter& writer, const Rect& hand, const std::string& words, const TextMeasure& measure);

/// A few words on a rounded ground, centred at a point. Returns its rectangle.
struct PillStyle {
    float size = 13;
    Ink fill = Ink::Blue;
    Ink ink = Ink::Cream;
    float height = 22;
};
Rect draw_pill(SceneWriter& writer, const std::string& words, Point centre, const PillStyle& style);

/// A refusal on paper, so that it is seen: at most `room.h` high. Covers the texts beneath.
void draw_refusal(SceneWriter& writer, const std::string& words, const Rect& room, float size, const TextMeasure& measure);

} // namespace mitts::view
