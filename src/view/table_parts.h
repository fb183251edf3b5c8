// Draws the parts that all tables share: a player's badge, a fan of card backs, a speech bubble, tools and buttons, a
// refusal on a paper note, and the curtain.
//
// The games set positions and words. These functions set the style, so that all tables look alike.
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

/// Returns the colour of the seat `steps` seats clockwise from the viewer: red for the viewer, then blue, green, plum
/// and so on.
Ink ink_of_seat(int steps);

/// Returns the face for a card of this width on the screen, depending on the settings and the layout.
Face face_for_width(Faces faces, Layout layout, float width_on_screen);

/// Returns the delay of a dealt card: 0 for the first card, and 0.6 of the step's duration for the last.
constexpr float deal_delay(std::size_t index, std::size_t cards) {
    return cards > 1 ? 0.6F * static_cast<float>(index) / static_cast<float>(cards - 1) : 0;
}

/// Draws a seat's square badge with its letter, as a target (Seat) of at least 44 points.
void draw_badge(SceneWriter& writer, Seat seat, const Rect& patch, const std::string& name, Ink ink);

/// A hand as its opponents see it: `cards` card backs in an arc around `centre`, at most `room` wide.
struct FanOfBacks {
    int place = 0; ///< the seat, for the cards' ids
    int cards = 0;
    Point centre{};
    float card = 0; ///< width of a card
    float room = 0;
    Back back = Back::Red;
    Point from{};         ///< the point from which cards are dealt
    float from_width = 0; ///< width of the cards at that point
};
void draw_fan(SceneWriter& writer, const FanOfBacks& fan);

/// The top of a stock: at most three card backs, each `apart` points from the next.
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

/// Returns a suit's picture.
Picture suit_picture(Suit suit);
void draw_suit(SceneWriter& writer, Suit suit, const Rect& rect);

/// A speech bubble with a player's last action. It is as wide as its text, within `most`. An icon may precede the
/// words, which are then bold, and a suit may follow them.
struct SpeechBubble {
    Seat seat = no_seat; ///< the seat whose action is explained on touch; no_seat: no explanation
    std::string words;
    Rect most{};
    std::optional<Point> tip{};
    float size = 16;
    std::optional<Picture> icon{};
    Ink icon_ink = Ink::Text;
    std::optional<Suit> suit{};
};
/// Draws the bubble. If `seat` is set, tapping the bubble explains the seat's action.
void draw_speech(SceneWriter& writer, const SpeechBubble& bubble);
/// Makes a bubble a target that explains the seat's action. Other targets in the same place have priority.
void ask_by_bubble(SceneWriter& writer, Seat seat, const Rect& bubble, const std::string& words);

/// Draw a side's total, or its gain in the round so far, as an animated number. Return the number's rectangle.
Rect draw_total(SceneWriter& writer, const SummarySide& side, Point at, const TextStyle& style);
Rect draw_gain(SceneWriter& writer, const SummarySide& side, Point at, TextStyle style);
/// Draws the name, the gain and the total side by side. `size` is the total's text size.
void draw_score_line(SceneWriter& writer, const SummarySide& side, const Rect& line, float size);
/// Draws the name above the total and the gain, which are `apart` points from each other. A gain that does not fit is
/// omitted.
void draw_score_cell(SceneWriter& writer, const SummarySide& side, const Rect& cell, float apart);

/// The background of an icon button: none, or a box in Ink::ButtonGlass.
enum class Glass : std::uint8_t { None, Behind };
void draw_menu_button(SceneWriter& writer, const Rect& rect, Glass glass, const std::string& label);

/// The tools: hint, undo and log. Each is an icon, with the tool's name below it if `glass` is Behind.
struct Tools {
    const std::vector<Rect>& rects;
    i18n::Language language{};
    i18n::TextId hint{}; ///< the name of the hint button (`hint_tool`)
    bool can_hint = true;
    bool can_undo = true;
    Glass glass = Glass::Behind;
};
void draw_tools(SceneWriter& writer, const Tools& tools);

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

/// A choice on the chosen card, with its icon. The default choice is red. A choice with a refusal has a padlock.
struct CardChoice {
    Rect rect{};
    Picture icon = Picture::IconPlay;
    std::string words;
    std::string worth{}; ///< its points, such as "+100"; empty if they are not shown
    TargetId id = TargetId::None;
    int index = 0;
    ButtonKind kind = ButtonKind::Plain;
};
constexpr ButtonKind choice_button(bool barred, bool is_default) {
    return barred ? ButtonKind::Disabled : is_default ? ButtonKind::Default : ButtonKind::Plain;
}
/// Draws the choices of a card, all in text of the same size.
void draw_card_choices(SceneWriter& writer, const std::vector<CardChoice>& choices);

/// A few words on a rounded background, centred at a point.
struct Pill {
    std::string words;
    Point centre{};
    float size = 13;
    float height = 22;
    float most = 999; ///< maximum width of the pill
    Ink fill = Ink::Blue;
    Ink ink = Ink::Cream;
    std::optional<Ink> edge{};
};
/// Draws a pill and returns its rectangle.
Rect draw_pill(SceneWriter& writer, const Pill& pill);

/// Makes words a target that opens the rule explaining them. Targets added later are in front of this target.
void explain(SceneWriter& writer, const Rect& words, std::string_view rule, const std::string& label);

/// Draws a thin sash below a name, to mark the player on turn.
void draw_name_sash(SceneWriter& writer, const Rect& patch, float length, Layout layout);

/// A refusal message on a paper note, with a padlock icon.
struct RefusalPaper {
    std::string words;
    float room = 0; ///< width of the paper note
    float size = 15;
    int lines = 1; ///< maximum number of lines
};
/// Returns the height of the paper note with its text.
float refusal_height(const RefusalPaper& paper, const TextMeasure& measure);
/// Draws the refusal in front of everything, and clears the text behind it.
void draw_refusal_paper(SceneWriter& writer, const TextMeasure& measure, const RefusalPaper& paper, Point at);

/// Draws the button that opens the curtain, in the middle of the hand.
void draw_curtain_button(SceneWriter& writer, const TextMeasure& measure, const Rect& hand, const std::string& words);

} // namespace mitts::view
