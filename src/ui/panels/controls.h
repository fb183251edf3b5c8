// The controls of panels: buttons, segments, steppers, switches, chips, headings, badges. Each draws itself on a sheet
// and returns the user's action. The touch area of each is at least 44 points high.
#pragma once

#include "ui/panels/sheet.h"

#include <optional>
#include <span>
#include <string>

namespace mitts::ui {

inline constexpr float control_height = 44;

/// Default: red, the most common choice. Plain: white with an edge. Quiet: no background until touched.
enum class ButtonKind : std::uint8_t { Default, Plain, Quiet };

struct ButtonWords {
    std::string text;
    std::optional<Sprite> icon{};
    bool enabled = true;
    float size = 17;
};

/// Returns the width that a button needs for its label.
float button_width(const Sheet& sheet, const ButtonWords& words);
bool button(Sheet& sheet, const view::Rect& rect, ButtonKind kind, const ButtonWords& words);
/// Draws a square button with an icon. `label` is its name on the page.
bool icon_button(Sheet& sheet, const view::Rect& rect, Sprite icon, const std::string& label, bool enabled = true);
/// Draws an icon with its label under it, on at most two lines. If there is no room for the label, it draws only the
/// icon.
bool tile_button(Sheet& sheet, const view::Rect& rect, Sprite icon, const std::string& label);

struct Segment {
    int value = 0;
    std::string label;
    bool enabled = true;
};

/// The mark of a control whose rule was changed.
enum class Mark : std::uint8_t { None, Changed };

/// Returns the width that the segments need in one row.
float segments_width(const Sheet& sheet, std::span<const Segment> segments);
/// Draws a choice of one value. Returns the chosen value if it changed. If the rectangle is too narrow for one row, the
/// segments are stacked; its height must then be `segments_height`.
std::optional<int> segments(Sheet& sheet, const view::Rect& rect, std::span<const Segment> values, int value,
                            const std::string& name, Mark mark = Mark::None);
float segments_height(const Sheet& sheet, std::span<const Segment> values, float width);

struct StepperValue {
    int value = 0;
    int low = 0;
    int high = 0;
    int step = 1;
    std::string words{}; ///< the value as screen readers read it
};

inline constexpr float stepper_width = 156;
/// Draws a number with − and + buttons, which repeat while held. Returns the new number.
std::optional<int> stepper(Sheet& sheet, const view::Rect& rect, const StepperValue& value, const std::string& name,
                           Mark mark = Mark::None);

inline constexpr float toggle_width = 60;
/// Draws an on/off switch in the middle of a rectangle 44 points high. Returns true if it was touched.
bool toggle(Sheet& sheet, const view::Rect& rect, bool on, const std::string& name, bool enabled = true);

struct Chip {
    std::string words;
    bool chosen = false;
};

/// Draws rounded choices side by side, in as many rows as needed, at the sheet's y, and advances it. Returns the index
/// of the touched one.
std::optional<int> chips(Sheet& sheet, std::span<const Chip> choices);

/// Returns the width of a rule's number at the right of a line; 0 without a rule.
float rule_width(const Sheet& sheet, std::string_view rule);
/// Draws a rule's number at the right end of a rectangle, centred at `middle`. A touch anywhere in the rectangle opens
/// the rule. `about` names the text that the rule explains, unless that text directly precedes it.
void rule_link(Sheet& sheet, const view::Rect& rect, float middle, std::string_view rule,
               const std::string& about = {});

/// Draws a red heading with a running stitch to the right end, at the sheet's y, and advances it.
void heading(Sheet& sheet, const std::string& words);
/// Returns the height of a heading.
float heading_height(const Sheet& sheet, std::string_view words);
/// Draws text over the sheet's width (or `width`) at its y, and advances it.
void paragraph(Sheet& sheet, const std::string& words, float size, view::Ink ink, float width = 0);

/// Draws a player's square badge with a letter. `seat` counts from the viewer.
void badge(Sheet& sheet, const view::Rect& rect, int seat, std::string_view letter);

} // namespace mitts::ui
