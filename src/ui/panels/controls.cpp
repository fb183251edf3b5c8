#include "ui/panels/controls.h"

#include "view/table_parts.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::Rect;
using view::Weight;

constexpr float icon_size = 18;
constexpr float rule_size = 13;
constexpr float line = 1.2F;

// Darkens the colour a lot under a finger and a little under a pointer.
ImU32 touched_colour(const Sheet& sheet, Rgb rgb, const Touch& touched) {
    const Rgb toward = colour(sheet.context().look, Ink::Text);
    return packed(mixed(rgb, toward, touched.held ? 0.16F : touched.hovered ? 0.06F : 0.0F));
}

void centred_text(Sheet& sheet, const Rect& rect, std::string_view text, float size, Weight weight, ImU32 colour) {
    while (size > 13 && sheet.text_width(text, size, weight) > rect.w) {
        size -= 1;
    }
    const auto middle = rect.centre();
    sheet.brush().text({middle.x, middle.y - size * line / 2}, text, size, weight, colour, view::Align::Centre);
}

struct ButtonColours {
    Rgb ground;
    ImU32 text;
};

ButtonColours colours_of(const Sheet& sheet, ButtonKind kind, bool enabled) {
    const auto& look = sheet.context().look;
    if (!enabled) {
        return {colour(look, Ink::DisabledFill), sheet.ink(Ink::DisabledText)};
    }
    switch (kind) {
    case ButtonKind::Default:
        return {colour(look, Ink::Red), sheet.shape(Ink::Cream)};
    case ButtonKind::Plain:
        return {control_fill(look), sheet.ink(Ink::Text)};
    case ButtonKind::Quiet:
        break;
    }
    return {colour(look, Ink::Paper), sheet.ink(Ink::Text)};
}

void draw_button_ground(Sheet& sheet, const Rect& rect, ButtonKind kind, Rgb ground, const Touch& touched,
                        bool enabled) {
    const ImU32 fill = touched_colour(sheet, ground, touched);
    if (kind == ButtonKind::Plain && enabled) {
        sheet.brush().bordered(rect, 12, fill, packed(control_edge(sheet.context().look)), 2);
    } else {
        sheet.brush().fill(rect, 12, fill);
    }
}

Weight weight_of(ButtonKind kind) {
    return kind == ButtonKind::Default ? Weight::Bold : Weight::Regular;
}

constexpr float segment_padding = 16;

// Draws a segment. A chosen one has the colour of ink.
void draw_segment(Sheet& sheet, const Rect& rect, const Segment& segment, bool chosen, const Touch& touched,
                  ImDrawFlags corners) {
    if (chosen) {
        sheet.brush().fill(rect, 10, sheet.shape(Ink::Text), corners);
    } else if (touched.held || touched.hovered) {
        sheet.brush().fill(rect.inset(2), 8, touched_colour(sheet, control_fill(sheet.context().look), touched),
                           corners);
    }
    const ImU32 text = chosen ? sheet.shape(Ink::Paper) : sheet.ink(segment.enabled ? Ink::Text : Ink::DisabledText);
    const Rect room{rect.x + 6, rect.y, rect.w - 12, rect.h};
    if (!segment.enabled) { // a disabled segment is struck through, not only paler
        const float half = std::min(room.w, sheet.text_width(segment.label, 16, Weight::Regular)) / 2 + 3;
        const auto middle = rect.centre();
        sheet.brush().line({middle.x - half, middle.y + 1}, {middle.x + half, middle.y + 1},
                           sheet.shape(Ink::PaperEdge), 1.5F);
    }
    centred_text(sheet, room, segment.label, 16, chosen ? Weight::Bold : Weight::Regular, text);
}

ImU32 mark_colour(const Sheet& sheet, Mark mark) {
    return mark == Mark::Changed ? sheet.ink(Ink::Red) : packed(control_edge(sheet.context().look));
}

} // namespace

float button_width(const Sheet& sheet, const ButtonWords& words) {
    const float icon = words.icon ? icon_size + 10 : 0;
    return std::max(control_height, sheet.text_width(words.text, words.size, Weight::Bold) + icon + 40);
}

bool button(Sheet& sheet, const Rect& rect, ButtonKind kind, const ButtonWords& words) {
    if (kind == ButtonKind::Default && words.enabled) {
        sheet.next_is_main();
    }
    const auto touched = sheet.touch(rect, {.label = words.text, .enabled = words.enabled});
    const auto colours = colours_of(sheet, kind, words.enabled);
    draw_button_ground(sheet, rect, kind, colours.ground, touched, words.enabled);
    const float icon = words.icon ? icon_size + 10 : 0;
    float size = words.size;
    while (size > 13 && sheet.text_width(words.text, size, weight_of(kind)) + icon > rect.w - 16) {
        size -= 1;
    }
    const float width = sheet.text_width(words.text, size, weight_of(kind)) + icon;
    float x = kind == ButtonKind::Quiet ? rect.x + 12 : rect.centre().x - width / 2;
    const float middle = rect.centre().y;
    if (words.icon) {
        sheet.brush().icon(*words.icon, {x + icon_size / 2, middle}, icon_size, colours.text);
        x += icon;
    }
    sheet.brush().text({x, middle - size * line / 2}, words.text, size, weight_of(kind), colours.text);
    return touched.pressed;
}

bool icon_button(Sheet& sheet, const Rect& rect, Sprite icon, const std::string& label, bool enabled) {
    const auto touched = sheet.touch(rect, {.label = label, .enabled = enabled});
    const auto colours = colours_of(sheet, ButtonKind::Plain, enabled);
    draw_button_ground(sheet, rect, ButtonKind::Plain, colours.ground, touched, enabled);
    sheet.brush().icon(icon, rect.centre(), 20, colours.text);
    return touched.pressed;
}

float rule_width(const Sheet& sheet, std::string_view rule) {
    return rule.empty() ? 0 : sheet.text_width(rule, rule_size, Weight::Bold) + 22;
}

void rule_link(Sheet& sheet, const Rect& rect, float middle, std::string_view rule, const std::string& about) {
    if (rule.empty()) {
        return;
    }
    const auto name = sheet.say(TextId::RuleLink, {{"rule", std::string(rule)}});
    const auto touched = sheet.touch(
        rect, {.label = about.empty() ? name : sheet.say(TextId::ValueOf, {{"what", name}, {"value", about}}),
               .role = about.empty() ? view::PanelRole::Link : view::PanelRole::Button});
    const float width = rule_width(sheet, rule) - 8;
    const Rect chip{rect.right() - width, middle - 11, width, 22};
    sheet.brush().fill(chip, 7, touched_colour(sheet, colour(sheet.context().look, Ink::PaperFooter), touched));
    sheet.outline().deaf([&] { centred_text(sheet, chip, rule, rule_size, Weight::Bold, sheet.ink(Ink::Red)); });
    if (touched.pressed) {
        sheet.want_rule(rule);
    }
}

bool tile_button(Sheet& sheet, const Rect& rect, Sprite icon, const std::string& label) {
    constexpr float size = 13;
    constexpr float line_height = size * 1.15F;
    const float room = rect.w - 6;
    const auto lines = view::break_lines(label, room, size, Weight::Regular, view::TypeMeasure{});
    const bool fits = lines.size() <= 2 && std::all_of(lines.begin(), lines.end(), [&](std::string_view one) {
                          return sheet.text_width(std::string(one), size, Weight::Regular) <= room;
                      });
    if (!fits) {
        return icon_button(sheet, rect, icon, label);
    }
    const auto touched = sheet.touch(rect, {.label = label});
    const auto colours = colours_of(sheet, ButtonKind::Plain, true);
    draw_button_ground(sheet, rect, ButtonKind::Plain, colours.ground, touched, true);
    const float height = 20 + 4 + line_height * static_cast<float>(lines.size());
    float y = rect.centre().y - height / 2;
    sheet.brush().icon(icon, {rect.centre().x, y + 10}, 20, colours.text);
    y += 24;
    for (const auto one : lines) {
        sheet.brush().text({rect.centre().x, y}, std::string(one), size, Weight::Regular, colours.text,
                           view::Align::Centre);
        y += line_height;
    }
    return touched.pressed;
}

namespace {

float width_of(const Sheet& sheet, const Segment& segment) {
    return std::max(control_height, sheet.text_width(segment.label, 16, Weight::Bold) + 2 * segment_padding);
}

// Returns the number of segments per row: all if they fit. Otherwise numbers wrap into several rows, and words are
// stacked.
int segments_in_row(const Sheet& sheet, std::span<const Segment> values, float width) {
    const auto count = static_cast<int>(values.size());
    const float all = segments_width(sheet, values);
    if (all <= width + 0.5F) {
        return count;
    }
    const bool numbers = width_of(sheet, values.back()) < 1.2F * control_height;
    const int rows = 1 + static_cast<int>(all / width);
    return numbers ? (count + rows - 1) / rows : 1;
}

} // namespace

float segments_width(const Sheet& sheet, std::span<const Segment> values) {
    float width = 0;
    for (const auto& segment : values) {
        width += width_of(sheet, segment);
    }
    return width;
}

float segments_height(const Sheet& sheet, std::span<const Segment> values, float width) {
    const int columns = segments_in_row(sheet, values, width);
    return control_height * static_cast<float>((static_cast<int>(values.size()) + columns - 1) / columns);
}

std::optional<int> segments(Sheet& sheet, const Rect& rect, std::span<const Segment> values, int value,
                            const std::string& name, Mark mark) {
    const auto columns = static_cast<std::size_t>(segments_in_row(sheet, values, rect.w));
    const bool stacked = columns == 1;
    const float spare = (rect.w - segments_width(sheet, values)) / static_cast<float>(values.size());
    sheet.brush().bordered(rect, 10, packed(control_fill(sheet.context().look)), mark_colour(sheet, mark), 2);
    sheet.outline().add(view::PanelRole::Group, name);
    std::optional<int> chosen;
    float x = rect.x;
    float y = rect.y;
    for (std::size_t at = 0; at < values.size(); ++at) {
        const auto& segment = values[at];
        const float width =
            columns < values.size() ? rect.w / static_cast<float>(columns) : width_of(sheet, segment) + spare;
        const Rect part{x, y, width, control_height};
        const bool is_value = segment.value == value;
        const auto touched =
            sheet.touch(part, {.label = sheet.say(TextId::ValueOf, {{"what", name}, {"value", segment.label}}),
                               .enabled = segment.enabled || is_value,
                               .chosen = is_value,
                               .role = view::PanelRole::Choice,
                               .in_group = segment.label});
        const bool last = at + 1 == values.size();
        const bool ends_row = last || (at + 1) % columns == 0;
        const bool in_last_row = at + columns >= values.size();
        const bool begins_row = at % columns == 0;
        const ImDrawFlags corners = (at == 0 ? ImDrawFlags_RoundCornersTopLeft : 0) |
                                    (at + 1 == columns ? ImDrawFlags_RoundCornersTopRight : 0) |
                                    (begins_row && in_last_row ? ImDrawFlags_RoundCornersBottomLeft : 0) |
                                    (last ? ImDrawFlags_RoundCornersBottomRight : 0);
        draw_segment(sheet, part, segment, is_value, touched, corners == 0 ? ImDrawFlags_RoundCornersNone : corners);
        const bool beside_chosen = is_value || (!last && values[at + 1].value == value);
        if (!last && !beside_chosen && (stacked || !ends_row)) {
            const view::Point end{stacked ? part.right() - 2 : part.right(), part.bottom() - (stacked ? 0.0F : 2.0F)};
            const view::Point begin{stacked ? part.x + 2 : part.right(), stacked ? part.bottom() : part.y + 2};
            sheet.brush().line(begin, end, sheet.shape(Ink::PaperRule), 1);
        }
        if (touched.pressed && !is_value) {
            chosen = segment.value;
        }
        x = ends_row ? rect.x : x + width;
        y += ends_row ? control_height : 0;
    }
    return chosen;
}

std::optional<int> stepper(Sheet& sheet, const Rect& rect, const StepperValue& value, const std::string& name,
                           Mark mark) {
    sheet.brush().bordered(rect, 10, packed(control_fill(sheet.context().look)), mark_colour(sheet, mark), 2);
    std::optional<int> changed;
    const auto side = [&](const Rect& part, Sprite sign, TextId words, int next) {
        const bool possible = next >= value.low && next <= value.high;
        const auto touched =
            sheet.touch(part, {.label = sheet.say(words, {{"what", name}}), .enabled = possible}, Repeat::WhileHeld);
        if (touched.held) {
            sheet.brush().fill(part.inset(3), 8, sheet.shape(Ink::PaperFooter));
        }
        sheet.brush().icon(sign, part.centre(), 16, sheet.ink(possible ? Ink::Muted : Ink::PaperEdge));
        if (touched.pressed) {
            changed = next;
        }
    };
    sheet.outline().add(view::PanelRole::Group, name);
    side({rect.x, rect.y, control_height, rect.h}, Sprite::icon_minus, TextId::Less, value.value - value.step);
    const Rect middle{rect.x + control_height, rect.y, rect.w - 2 * control_height, rect.h};
    float size = 18;
    while (size > 13 && sheet.text_width(value.words, size, Weight::Bold) > middle.w) {
        size -= 1;
    }
    centred_text(sheet, middle, value.words, size, Weight::Bold, sheet.ink(Ink::Text));
    side({rect.right() - control_height, rect.y, control_height, rect.h}, Sprite::icon_plus, TextId::More,
         value.value + value.step);
    return changed;
}

bool toggle(Sheet& sheet, const Rect& rect, bool on, const std::string& name, bool enabled) {
    const auto touched = sheet.touch(
        rect, {.label = sheet.say(TextId::ValueOf,
                                  {{"what", name}, {"value", sheet.say(on ? TextId::RulesYes : TextId::RulesNo)}}),
               .enabled = enabled,
               .chosen = on,
               .role = view::PanelRole::Switch,
               .in_group = name});
    const Rect track{rect.right() - toggle_width, rect.centre().y - 17, toggle_width, 34};
    const ImU32 ground = !enabled ? sheet.shape(Ink::DisabledFill) : sheet.shape(on ? Ink::Green : Ink::PaperEdge);
    sheet.brush().fill(track, 17, ground);
    const view::Point knob{on ? track.right() - 17 : track.x + 17, track.centre().y};
    sheet.brush().disc({knob.x, knob.y + 1}, 14, packed(0x000000, 0.18F));
    sheet.brush().disc(knob, 14, packed(0xFFFFFF));
    if (on) { // the state must not depend on colour alone
        sheet.brush().icon(Sprite::icon_check, knob, 14, packed(0x1B7344));
    }
    return touched.pressed;
}

namespace {

bool chip(Sheet& sheet, const Rect& rect, const Chip& choice) {
    const auto touched =
        sheet.touch(rect, {.label = choice.words, .chosen = choice.chosen, .role = view::PanelRole::Switch});
    const auto& look = sheet.context().look;
    if (choice.chosen) {
        sheet.brush().fill(rect, rect.h / 2, sheet.shape(Ink::Red));
    } else {
        sheet.brush().bordered(rect, rect.h / 2, touched_colour(sheet, control_fill(look), touched),
                               packed(control_edge(look)), 2);
    }
    const ImU32 text = choice.chosen ? sheet.shape(Ink::Cream) : sheet.ink(Ink::Text);
    centred_text(sheet, rect.inset(8), choice.words, 16, choice.chosen ? Weight::Bold : Weight::Regular, text);
    return touched.pressed;
}

} // namespace

std::optional<int> chips(Sheet& sheet, std::span<const Chip> choices) {
    constexpr float gap = 8;
    std::optional<int> touched;
    float x = sheet.left();
    for (std::size_t index = 0; index < choices.size(); ++index) {
        const float width = std::min(sheet.text_width(choices[index].words, 16, Weight::Bold) + 36, sheet.width());
        if (x + width > sheet.right() + 1 && x > sheet.left()) {
            x = sheet.left();
            sheet.y += control_height + gap;
        }
        if (chip(sheet, {x, sheet.y, width, control_height}, choices[index])) {
            touched = static_cast<int>(index);
        }
        x += width + gap;
    }
    sheet.y += control_height + 12;
    return touched;
}

float heading_height(const Sheet& sheet, std::string_view words) {
    const bool one_line = sheet.text_width(words, 15, Weight::Bold) <= sheet.width();
    const view::TypeMeasure measure;
    return 10 + (one_line ? 15 * line : view::text_height(words, sheet.width(), 15, Weight::Bold, measure)) + 12;
}

void heading(Sheet& sheet, const std::string& words) {
    const float height = heading_height(sheet, words);
    const float top = sheet.y + 10;
    sheet.brush().paragraph({sheet.left(), top}, words, sheet.width(), 15, Weight::Bold, sheet.ink(Ink::Red));
    sheet.outline().make(view::PanelRole::Heading);
    const float end = sheet.left() + sheet.text_width(words, 15, Weight::Bold);
    if (end + 12 < sheet.right()) { // the words end early enough for the stitch
        const float middle = top + 15 * line / 2;
        sheet.brush().dashes({end + 12, middle}, {sheet.right(), middle}, sheet.shape(Ink::PaperRule), 2, 6, 4);
    }
    sheet.y += height;
}

void paragraph(Sheet& sheet, const std::string& words, float size, Ink ink, float width) {
    sheet.y += sheet.brush().paragraph({sheet.left(), sheet.y}, words, width > 0 ? width : sheet.width(), size,
                                       Weight::Regular, sheet.ink(ink));
}

void badge(Sheet& sheet, const Rect& rect, int seat, std::string_view letter) {
    sheet.brush().shadow(rect, view::Shadow::Low);
    if (sheet.brush().has(Sprite::patch)) {
        sheet.brush().sprite(Sprite::patch, rect, sheet.shape(view::ink_of_seat(seat)));
        sheet.brush().sprite(Sprite::patch_stitch, rect, packed(0xFFF8EC, 0.6F));
    } else {
        sheet.brush().fill(rect, rect.w * 0.27F, sheet.shape(view::ink_of_seat(seat)));
    }
    sheet.outline().deaf([&] {
        centred_text(sheet, rect, letter, std::max(13.0F, rect.w * 0.45F), Weight::Bold, sheet.shape(Ink::Cream));
    });
}

} // namespace mitts::ui
