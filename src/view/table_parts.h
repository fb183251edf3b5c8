// Pieces that stand on every table: a player's badge, backs in a fan, what was said in a bubble, tools and buttons, a refusal
// on paper, the curtain. Each is a function of a writer and plain arguments.
//
// Where they stand and what they say is the game's business; how they look is settled here, so that the tables look alike.
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

/// A seat's colour: red for whoever looks on, then blue, green, plum and on; `steps` seats clockwise from them.
Ink ink_of_seat(int steps);

/// The face for a card of this width on the screen, by the player's choice and the layout.
Face face_for_width(Faces faces, Layout layout, float width_on_screen);

/// The order in which cards are dealt, so that they arrive one after the other.
constexpr float deal_delay(std::size_t index, std::size_t cards) {
    return cards > 1 ? 0.6F * static_cast<float>(index) / static_cast<float>(cards - 1) : 0;
}

/// A seat's square badge with its letter; a target (Seat) of at least 44 points.
void draw_badge(SceneWriter& writer, Seat seat, const Rect& patch, const std::string& name, Ink ink);

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

/// The top of a stock: at most three backs, each so far `apart` from the one beneath, recognised by `place`.
struct StockTop {
    int place = 0;
    int cards = 0; ///< of the whole stock
    Point centre{};
    float card = 0;
    float apart = 0;
    Back back = Back::Red;
    float rotation = 0;
    float dim = 0;
};
void draw_stock_top(SceneWriter& writer, const StockTop& stock);

/// A suit's picture, and the picture in the suit's colour.
Picture suit_picture(Suit suit);
void draw_suit(SceneWriter& writer, Suit suit, const Rect& rect);

/// What a player last did, on paper with a tip toward them; the paper is only as wide as its words, at most `most`. An
/// icon may stand before the words, which are bold then, and a suit behind them.
struct SpeechBubble {
    Seat seat = no_seat; ///< who is asked why by a touch; no_seat: nobody
    std::string words;
    Rect most{};
    std::optional<Point> tip{};
    float size = 16;
    std::optional<Picture> icon{};
    Ink icon_ink = Ink::Text;
    std::optional<Suit> suit{};
};
void draw_speech(SceneWriter& writer, const SpeechBubble& bubble);
/// A touch on a bubble asks why its player did what it says. Whatever lies there besides goes before it.
void ask_by_bubble(SceneWriter& writer, Seat seat, const Rect& bubble, const std::string& words);

/// Numbers of a board that count: a side's total, and what the round has brought it so far.
Rect draw_total(SceneWriter& writer, const SummarySide& side, Point at, const TextStyle& style);
Rect draw_gain(SceneWriter& writer, const SummarySide& side, Point at, TextStyle style);
/// Name, gain and total side by side, the total in letters of this size.
void draw_score_line(SceneWriter& writer, const SummarySide& side, const Rect& line, float size);
/// The name over total and gain, which are so far `apart`; a gain that has no room is left out.
void draw_score_cell(SceneWriter& writer, const SummarySide& side, const Rect& cell, float apart);

/// The menu's button; glass behind it where there is room.
enum class Glass : std::uint8_t { None, Behind };
void draw_menu_button(SceneWriter& writer, const Rect& rect, Glass glass, const std::string& label);

/// A tool: an icon, on glass with its name beneath where there is room.
struct Tool {
    Rect rect{};
    Picture picture = Picture::IconHint;
    TargetId id = TargetId::Hint;
    std::string label;
    bool enabled = true;
    Glass glass = Glass::Behind;
};
void draw_tool(SceneWriter& writer, const Tool& tool);

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

/// A choice on the chosen card, with its icon: the default one is filled red, one that cannot be used has a padlock.
struct CardChoice {
    Rect rect{};
    Picture icon = Picture::IconPlay;
    std::string words;
    std::string worth{}; ///< "+100": what it brings, if that is to be told
    TargetId id = TargetId::None;
    int index = 0;
    ButtonKind kind = ButtonKind::Plain;
};
constexpr ButtonKind choice_button(bool barred, bool is_default) {
    return barred ? ButtonKind::Disabled : is_default ? ButtonKind::Default : ButtonKind::Plain;
}
void draw_card_choice(SceneWriter& writer, const CardChoice& choice);

/// A few words on a rounded ground around a point.
struct Pill {
    std::string words;
    Point centre{};
    float size = 13;
    float height = 22;
    float most = 999; ///< the widest it may be
    Ink fill = Ink::Blue;
    Ink ink = Ink::Cream;
};
/// Returns its rectangle.
Rect draw_pill(SceneWriter& writer, const Pill& pill);

/// Words of the game that explain themselves at a touch, by a section of how it is played; what is drawn later goes before.
void explain(SceneWriter& writer, const Rect& words, int section, const std::string& label);

/// The sash's thin piece under a name: it is that player's turn.
void draw_name_sash(SceneWriter& writer, const Rect& patch, float length, Layout layout);

/// A refusal with its padlock: how it is written, and the height of its paper.
struct RefusalPaper {
    std::string words;
    float room = 0; ///< how wide the paper is
    float size = 15;
    int lines = 1; ///< at most
};
float refusal_height(const RefusalPaper& paper, const TextMeasure& measure);
/// Puts it over everything, at `at`. Texts beneath it are emptied.
void draw_refusal_paper(SceneWriter& writer, const TextMeasure& measure, const RefusalPaper& paper, Point at);

/// The button that opens the curtain, in the middle of the hand.
void draw_curtain_button(SceneWriter& writer, const TextMeasure& measure, const Rect& hand, const std::string& words);

} // namespace mitts::view
