// How players and buttons look on a table beside its pieces (view/table_parts.h): a fan of backs, what was said in a bubble, the
// menu's button, buttons on paper, the sash under a name, the face for a card's size.
//
// Where they stand and what they say is the game's business. None of them knows a game.
#pragma once

#include "view/frame.h"
#include "view/preferences.h"
#include "view/scene_writer.h"

#include <optional>
#include <string>

namespace mitts::view {

/// The face for a card of this width on the screen, by the player's choice and the layout.
Face face_for_width(Faces faces, Layout layout, float width_on_screen);

/// A hand as its opponents see it: `cards` backs in an arc around `centre` within `room`, recognised by `place`.
struct FanOfBacks {
    int place = 0; ///< for the cards' ids: the seat
    int cards = 0;
    Point centre{};
    float card = 0; ///< a card's width
    float room = 0;
    Back back = Back::Red;
    Point from{};         ///< where they are dealt from
    float from_width = 0; ///< and how wide they are there
};
void draw_fan(SceneWriter& writer, const FanOfBacks& fan);

/// What a player last did, on paper with a tip toward him; the paper is only as wide as its words, at most `most`.
struct SpeechBubble {
    std::string words;
    Rect most{};
    std::optional<Point> tip{};
    float size = 16;
};
/// Returns the paper's rectangle.
Rect draw_speech(SceneWriter& writer, const SpeechBubble& bubble);

/// The menu's button; glass behind it where there is room.
enum class Glass : std::uint8_t { None, Behind };
void draw_menu_button(SceneWriter& writer, const Rect& rect, Glass glass, const std::string& label);

/// A button: red if it is the default, white if not, pale if it cannot be used.
enum class ButtonKind : std::uint8_t { Default, Plain, Disabled };
struct Button {
    Rect rect{};
    std::string words;
    TargetId id = TargetId::None;
    int index = 0;
    ButtonKind kind = ButtonKind::Plain;
    float size = 17;
};
void draw_button(SceneWriter& writer, const Button& button);

/// The sash's thin piece under a name: it is that player's turn.
void draw_name_sash(SceneWriter& writer, const Rect& patch, float length, Layout layout);

} // namespace mitts::view
