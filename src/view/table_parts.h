// Parts of every table: a player's badge, backs in a fan, a speech bubble, tools and buttons, a refusal on paper, the
// curtain. Each is a function of a writer and plain arguments.
//
// The games decide positions and words. This file decides the look, so that all tables look alike.
#pragma once

#include "cards/seat.h"
#include "view/frame.h"
#include "view/people.h"
#include "view/preferences.h"
#include "view/round_summary.h"
#include "view/scene_writer.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view {

/// Returns a seat's colour: red for the viewer, then blue, green, plum and so on, `steps` seats clockwise.
Ink ink_of_seat(int steps);

/// Returns the face for a card of this width on the screen, from the player's choice and the layout.
Face face_for_width(Faces faces, Layout layout, float width_on_screen);

/// Returns the delay of a dealt card, so that cards arrive one after the other.
constexpr float deal_delay(std::size_t index, std::size_t cards) {
    return cards > 1 ? 0.6F * static_cast<float>(index) / static_cast<float>(cards - 1) : 0;
}

/// Draws a seat's square badge with its letter, as a target (Seat) of at least 44 points.
void draw_badge(SceneWriter& writer, Seat seat, const Rect& patch, const std::string& name, Ink ink);

/// A hand as its opponents see it: `cards` backs in an arc around `centre` within `room`, identified by `place`.
struct FanOfBacks {
    int place = 0; ///< the seat, for the cards' ids
    int cards = 0;
    Point centre{};
    float card = 0; ///< width of a card
    float room = 0;
    Back back = Back::Red;
    Point from{};         ///< the origin of dealt cards
    float from_width = 0; ///< width of cards at the origin
};
void draw_fan(SceneWriter& writer, const FanOfBacks& fan);

/// The top of a stock: at most three backs, each `apart` from the one beneath, identified by `place`.
struct StockTop {
    int place = 0;
    int cards = 0; ///< number of cards in the whole stock
    Point centre{};
    float card = 0;
    float apart = 0;
    Back back = Back::Red;
    float rotation = 0;
    float dim = 0;
};
void draw_stock_top(SceneWriter& writer, const StockTop& stock);

/// Returns a suit's picture; draws it in the suit's colour.
Picture suit_picture(Suit suit);
void draw_suit(SceneWriter& writer, Suit suit, const Rect& rect);

/// A player's last action, on paper with a tip towards them. The paper is only as wide as its words, at most `most`. An
/// icon may precede the words, which are then bold, and a suit may follow them.
struct SpeechBubble {
    Seat seat = no_seat; ///< the seat to explain after a touch; no_seat: none
    std::string words;
    Rect most{};
    std::optional<Point> tip{};
    float size = 16;
    std::optional<Picture> icon{};
    Ink icon_ink = Ink::Text;
    std::optional<Suit> suit{};
};
void draw_speech(SceneWriter& writer, const SpeechBubble& bubble);
/// Makes a bubble a target that asks why its player acted so. Other targets in the same place have priority.
void ask_by_bubble(SceneWriter& writer, Seat seat, const Rect& bubble, const std::string& words);

/// Draws a board's animated numbers: a side's total, and its gain in the round so far.
Rect draw_total(SceneWriter& writer, const SummarySide& side, Point at, const TextStyle& style);
Rect draw_gain(SceneWriter& writer, const SummarySide& side, Point at, TextStyle style);
/// Draws name, gain and total side by side, the total in letters of this size.
void draw_score_line(SceneWriter& writer, const SummarySide& side, const Rect& line, float size);
/// Draws the name over total and gain, which are `apart` from each other. A gain that does not fit is omitted.
void draw_score_cell(SceneWriter& writer, const SummarySide& side, const Rect& cell, float apart);

/// The menu button, on glass if there is room.
enum class Glass : std::uint8_t { None, Behind };
void draw_menu_button(SceneWriter& writer, const Rect& rect, Glass glass, const std::string& label);

/// A tool: an icon, on glass with its name beneath if there is room.
struct Tool {
    Rect rect{};
    Picture picture = Picture::IconHint;
    TargetId id = TargetId::Hint;
    std::string label;
    bool enabled = true;
    Glass glass = Glass::Behind;
};
void draw_tool(SceneWriter& writer, const Tool& tool);

/// A button: red for the default, white otherwise, pale if disabled.
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

/// A choice on the chosen card, with its icon. The default one is filled red; a barred one has a padlock.
struct CardChoice {
    Rect rect{};
    Picture icon = Picture::IconPlay;
    std::string words;
    std::string worth{}; ///< "+100": its points, if they are shown
    TargetId id = TargetId::None;
    int index = 0;
    ButtonKind kind = ButtonKind::Plain;
};
constexpr ButtonKind choice_button(bool barred, bool is_default) {
    return barred ? ButtonKind::Disabled : is_default ? ButtonKind::Default : ButtonKind::Plain;
}
void draw_card_choice(SceneWriter& writer, const CardChoice& choice);

/// A few words on a rounded background around a point.
struct Pill {
    std::string words;
    Point centre{};
    float size = 13;
    float height = 22;
    float most = 999; ///< maximum width of the pill
    Ink fill = Ink::Blue;
    Ink ink = Ink::Cream;
};
/// Draws a pill and returns its rectangle.
Rect draw_pill(SceneWriter& writer, const Pill& pill);

/// Makes words a target that opens the rule explaining them. Targets added later have priority.
void explain(SceneWriter& writer, const Rect& words, std::string_view rule, const std::string& label);

/// Draws the thin part of the sash under a name, to mark that player's turn.
void draw_name_sash(SceneWriter& writer, const Rect& patch, float length, Layout layout);

/// A refusal with its padlock: its style, and the height of its paper.
struct RefusalPaper {
    std::string words;
    float room = 0; ///< width of the paper
    float size = 15;
    int lines = 1; ///< maximum number of lines
};
float refusal_height(const RefusalPaper& paper, const TextMeasure& measure);
/// Draws the refusal over everything, at `at`. Texts beneath it are emptied.
void draw_refusal_paper(SceneWriter& writer, const TextMeasure& measure, const RefusalPaper& paper, Point at);

/// Draws the button that opens the curtain, in the middle of the hand.
void draw_curtain_button(SceneWriter& writer, const TextMeasure& measure, const Rect& hand, const std::string& words);

} // namespace mitts::view
