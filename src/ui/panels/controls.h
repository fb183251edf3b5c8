// The controls of panels: buttons, segments, steppers, switches, chips, headings, badges. Each draws itself on a sheet and
// tells what was done to it. None is lower than 44 points where it is touched.
#pragma once

#include "ui/panels/sheet.h"

#include <optional>
#include <span>
#include <string>

namespace mitts::ui {

inline constexpr float control_height = 44;

/// Default: red, what most want. Plain: white with an edge. Quiet: no ground until touched.
enum class ButtonKind : std::uint8_t { Default, Plain, Quiet };

struct ButtonWords {
    std::string text;
    std::optional<Sprite> icon{};
    bool enabled = true;
    float size = 17;
};

/// The breadth a button needs for its words.
float button_width(const Sheet& sheet, const ButtonWords& words);
bool button(Sheet& sheet, const view::Rect& rect, ButtonKind kind, const ButtonWords& words);
/// A square button with an icon; `label` is its name for the page.
bool icon_button(Sheet& sheet, const view::Rect& rect, Sprite icon, const std::string& label, bool enabled = true);
/// An icon with its label under it, on at most two lines; where there is no room for them, the icon alone.
bool tile_button(Sheet& sheet, const view::Rect& rect, Sprite icon, const std::string& label);

struct Segment {
    int value = 0;
    std::string label;
    bool enabled = true;
};

/// Whether the control's edge tells that its rule was changed.
enum class Mark : std::uint8_t { None, Changed };

/// The breadth that segments need in one row.
float segments_width(const Sheet& sheet, std::span<const Segment> segments);
/// One of several values. Returns the one that was chosen, if another was. Where the rectangle is too narrow for one row, the
/// segments stand below each other: its height is `segments_height`.
std::optional<int> segments(Sheet& sheet, const view::Rect& rect, std::span<const Segment> values, int value,
                            const std::string& name, Mark mark = Mark::None);
float segments_height(const Sheet& sheet, std::span<const Segment> values, float width);

struct StepperValue {
    int value = 0;
    int low = 0;
    int high = 0;
    int step = 1;
    std::string words{}; ///< the value as it is read
};

inline constexpr float stepper_width = 156;
/// A number with less and more, which repeat while held. Returns the new number.
std::optional<int> stepper(Sheet& sheet, const view::Rect& rect, const StepperValue& value, const std::string& name,
                           Mark mark = Mark::None);

inline constexpr float toggle_width = 60;
/// On or off; the rectangle is 44 high, the switch in its middle. Returns whether it was touched.
bool toggle(Sheet& sheet, const view::Rect& rect, bool on, const std::string& name, bool enabled = true);

struct Chip {
    std::string words;
    bool chosen = false;
};

/// Rounded choices beside each other, in as many rows as they need, at the sheet's y, which moves on. Returns the place of the one
/// that was touched.
std::optional<int> chips(Sheet& sheet, std::span<const Chip> choices);

/// How much room a rule's number takes at the right of what went by it; none without a rule.
float rule_width(const Sheet& sheet, std::string_view rule);
/// The number at the right end of a rectangle, at this height, which leads to the rule wherever the rectangle is touched. `about` is what
/// went by it, where that is not read just before.
void rule_link(Sheet& sheet, const view::Rect& rect, float middle, std::string_view rule,
               const std::string& about = {});

/// A red heading with a running stitch to the right end, at the sheet's y, which moves on.
void heading(Sheet& sheet, const std::string& words);
/// How much room it takes.
float heading_height(const Sheet& sheet, std::string_view words);
/// Text over the sheet's breadth (or `width`) at its y, which moves on.
void paragraph(Sheet& sheet, const std::string& words, float size, view::Ink ink, float width = 0);

/// A player's square badge with a letter. `seat` counts from the viewer.
void badge(Sheet& sheet, const view::Rect& rect, int seat, std::string_view letter);

} // namespace mitts::ui
