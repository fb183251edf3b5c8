// The controls of panels: buttons, segments, steppers, switches, chips and badges. Each control draws choices on a
// sheet. A pressed choice becomes the sheet's result. All touch targets are at least 44 points high.
#pragma once

#include "ui/panels/sheet.h"

#include <span>
#include <string>

namespace mitts::ui {

inline constexpr float control_height = 44;

/// Default buttons are red and mark the most common choice. Plain buttons have an outline and are white in light mode.
enum class ButtonKind : std::uint8_t { Default, Plain };

void draw_icon(Sheet& sheet, view::Picture picture, view::Point centre, float width, ImU32 colour);

/// Returns the width that a button needs for its icon and text.
float button_width(const view::PanelChoice& choice, float size = 17);
void button(Sheet& sheet, const view::Rect& rect, ButtonKind kind, const view::PanelChoice& choice, float size = 17);
/// Draws a square button with the choice's icon. The choice must have an icon.
void icon_button(Sheet& sheet, const view::Rect& rect, const view::PanelChoice& choice);
/// Draws a button with an icon above its text, which may take two lines. If the text does not fit, draws only the
/// icon.
void tile_button(Sheet& sheet, const view::Rect& rect, const view::PanelChoice& choice);

/// Returns the width that the segments need to fit in one row.
float segments_width(const Sheet& sheet, std::span<const view::PanelChoice> values);
/// Draws the choices for one value, in several rows if the rectangle is too narrow for one. The rectangle's height must
/// be `segments_height`.
void segments(Sheet& sheet, const view::Rect& rect, std::span<const view::PanelChoice> values, bool changed);
float segments_height(const Sheet& sheet, std::span<const view::PanelChoice> values, float width);

inline constexpr float stepper_width = 156;
/// Draws a value between two buttons. A button repeats while it is held.
void stepper(Sheet& sheet, const view::Rect& rect, std::span<const view::PanelChoice> ends, const std::string& value,
             view::Picture less, view::Picture more, bool changed);

inline constexpr float toggle_width = 60;
/// Draws an on/off switch at the right end of a rectangle, which should be 44 points high.
void toggle(Sheet& sheet, const view::Rect& rect, const view::PanelChoice& choice);

/// Draws the choices as chips at the sheet's y, side by side in as many rows as needed, and advances y.
void chips(Sheet& sheet, std::span<const view::PanelChoice> choices);

/// Returns the width of a rule's number at the right of a line, or 0 if `rule` is empty.
float rule_width(const Sheet& sheet, std::string_view rule);
/// Draws a rule's number at the right end of a rectangle, centred at `middle`. A touch anywhere in the rectangle opens
/// the rule. `about` is the text that the rule explains. `about` may be empty if this text directly precedes the link.
void rule_link(Sheet& sheet, const view::Rect& rect, float middle, std::string_view rule,
               const std::string& about = {});

/// Draws a player's square badge with a letter. `seat` is counted clockwise from the viewer.
void badge(Sheet& sheet, const view::Rect& rect, int seat, std::string_view letter);

} // namespace mitts::ui
