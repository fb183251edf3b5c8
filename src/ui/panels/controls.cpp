#include "ui/panels/controls.h"

#include "ui/pictures.h"
#include "view/panel_blocks.h"
#include "view/table_parts.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using view::Ink;
using view::PanelChoice;
using view::Rect;
using view::Weight;

constexpr float icon_size = 18;
constexpr float rule_size = 13;
constexpr float line = 1.2F;

// Mixes a colour with the text colour. A held control gets more of the text colour than a hovered one.
ImU32 touched_colour(const Sheet& sheet, Rgb rgb, const Touch& touched) {
    const Rgb toward = colour(sheet.context().look, Ink::Text);
    return packed(mixed(rgb, toward, touched.held ? 0.16F : touched.hovered ? 0.06F : 0.0F));
}

void centred_text(Sheet& sheet, const Rect& rect, std::string_view text, float size, Weight weight, ImU32 colour) {
    size = sheet.size_for(text, size, weight, rect.w);
    const auto middle = rect.centre();
    sheet.brush().text({middle.x, middle.y - size * line / 2}, text, size, weight, colour, view::Align::Centre);
}

// Draws the background of a button and returns the colour of its text.
ImU32 draw_button_ground(Sheet& sheet, const Rect& rect, ButtonKind kind, const Touch& touched, bool enabled) {
    const auto& look = sheet.context().look;
    if (!enabled) {
        sheet.brush().fill(rect, 12, sheet.shape(Ink::DisabledFill));
        return sheet.ink(Ink::DisabledText);
    }
    if (kind == ButtonKind::Default) {
        sheet.brush().fill(rect, 12, touched_colour(sheet, colour(look, Ink::Red), touched));
        return sheet.shape(Ink::Cream);
    }
    sheet.brush().bordered(rect, 12, touched_colour(sheet, control_fill(look), touched), packed(control_edge(look)), 2);
    return sheet.ink(Ink::Text);
}

constexpr float segment_padding = 16;

// Draws a segment. A chosen segment is filled with the text colour.
void segment(Sheet& sheet, const Rect& rect, const PanelChoice& choice, ImDrawFlags corners) {
    const auto touched = sheet.touch(rect, choice);
    if (choice.on) {
        sheet.brush().fill(rect, 10, sheet.shape(Ink::Text), corners);
    } else if (touched.held || touched.hovered) {
        sheet.brush().fill(rect.inset(2), 8, touched_colour(sheet, control_fill(sheet.context().look), touched),
                           corners);
    }
    const ImU32 text = choice.on ? sheet.shape(Ink::Paper) : sheet.ink(choice.enabled ? Ink::Text : Ink::DisabledText);
    const Rect room{rect.x + 6, rect.y, rect.w - 12, rect.h};
    if (!choice.enabled) { // a disabled segment is paler and struck through
        const float half = std::min(room.w, sheet.text_width(choice.words, 16, Weight::Regular)) / 2 + 3;
        const auto middle = rect.centre();
        sheet.brush().line({middle.x - half, middle.y + 1}, {middle.x + half, middle.y + 1},
                           sheet.shape(Ink::PaperEdge), 1.5F);
    }
    centred_text(sheet, room, choice.words, 16, choice.on ? Weight::Bold : Weight::Regular, text);
}

// Returns the colour of a control's edge. The edge is red if the value was changed.
ImU32 edge_colour(const Sheet& sheet, bool changed) {
    return changed ? sheet.ink(Ink::Red) : packed(control_edge(sheet.context().look));
}

} // namespace

float button_width(const PanelChoice& choice, float size) {
    const float icon = choice.picture ? icon_size + 10 : 0;
    return std::max(control_height, view::TypeMeasure{}.width(choice.words, size, Weight::Bold) + icon + 40);
}

void button(Sheet& sheet, const Rect& rect, ButtonKind kind, const PanelChoice& choice, float size) {
    if (kind == ButtonKind::Default && choice.enabled) {
        sheet.next_is_main();
    }
    const auto touched = sheet.touch(rect, choice);
    const ImU32 ink = draw_button_ground(sheet, rect, kind, touched, choice.enabled);
    const auto weight = kind == ButtonKind::Default ? Weight::Bold : Weight::Regular;
    float icon = choice.picture ? icon_size + 10 : 0;
    const auto text_width = [&] { return sheet.text_width(choice.words, size, weight); };
    if (text_width() + icon > rect.w - 16) {
        icon = 0; // omits the icon if space is short
    }
    size = sheet.size_for(choice.words, size, weight, rect.w - 16);
    float x = rect.centre().x - (text_width() + icon) / 2;
    const float middle = rect.centre().y;
    if (icon > 0) {
        draw_icon(sheet, *choice.picture, {x + icon_size / 2, middle}, icon_size, ink);
        x += icon;
    }
    sheet.brush().text({x, middle - size * line / 2}, choice.words, size, weight, ink);
}

void icon_button(Sheet& sheet, const Rect& rect, const PanelChoice& choice) {
    const auto touched = sheet.touch(rect, choice);
    const ImU32 ink = draw_button_ground(sheet, rect, ButtonKind::Plain, touched, choice.enabled);
    draw_icon(sheet, *choice.picture, rect.centre(), 20, ink);
}

void draw_icon(Sheet& sheet, view::Picture picture, view::Point centre, float width, ImU32 colour) {
    sheet.brush().icon(icon_sprite(picture), centre, width, colour);
}

float rule_width(const Sheet& sheet, std::string_view rule) {
    return rule.empty() ? 0 : sheet.text_width(rule, rule_size, Weight::Bold) + 22;
}

void rule_link(Sheet& sheet, const Rect& rect, float middle, std::string_view rule, const std::string& about) {
    if (rule.empty()) {
        return;
    }
    const auto touched = sheet.touch(rect, view::rule_choice(sheet.context().language, rule, about));
    const float width = rule_width(sheet, rule) - 8;
    const Rect chip{rect.right() - width, middle - 11, width, 22};
    sheet.brush().fill(chip, 7, touched_colour(sheet, colour(sheet.context().look, Ink::PaperFooter), touched));
    centred_text(sheet, chip, rule, rule_size, Weight::Bold, sheet.ink(Ink::Red));
}

void tile_button(Sheet& sheet, const Rect& rect, const PanelChoice& choice) {
    constexpr float size = 13;
    constexpr float line_height = size * 1.15F;
    const float room = rect.w - 4;
    const auto lines = view::break_lines(choice.words, room, size, Weight::Regular, view::TypeMeasure{});
    const bool fits = lines.size() <= 2 && std::all_of(lines.begin(), lines.end(), [&](std::string_view one) {
                          return sheet.text_width(one, size, Weight::Regular) <= room;
                      });
    if (!fits) {
        return icon_button(sheet, rect, choice);
    }
    const auto touched = sheet.touch(rect, choice);
    const ImU32 ink = draw_button_ground(sheet, rect, ButtonKind::Plain, touched, true);
    const float height = 20 + 4 + line_height * static_cast<float>(lines.size());
    float y = rect.centre().y - height / 2;
    draw_icon(sheet, *choice.picture, {rect.centre().x, y + 10}, 20, ink);
    y += 24;
    for (const auto one : lines) {
        sheet.brush().text({rect.centre().x, y}, one, size, Weight::Regular, ink, view::Align::Centre);
        y += line_height;
    }
}

namespace {

float width_of(const Sheet& sheet, const PanelChoice& choice, float padding = segment_padding) {
    return std::max(control_height, sheet.text_width(choice.words, 16, Weight::Bold) + 2 * padding);
}

float width_of_all(const Sheet& sheet, std::span<const PanelChoice> values, float padding) {
    float width = 0;
    for (const auto& value : values) {
        width += width_of(sheet, value, padding);
    }
    return width;
}

// Returns the padding of the segments in a row of this width: the usual padding, or half of it if the segments would
// not fit.
float padding_in(const Sheet& sheet, std::span<const PanelChoice> values, float width) {
    return segments_width(sheet, values) <= width + 0.5F ? segment_padding : segment_padding / 2;
}

// Returns the number of segments per row: all if they fit, otherwise the number that gives the fewest rows. The last
// row may have fewer, wider segments.
std::size_t segments_in_row(const Sheet& sheet, std::span<const PanelChoice> values, float width) {
    if (width_of_all(sheet, values, padding_in(sheet, values, width)) <= width + 0.5F) {
        return values.size();
    }
    float widest = 0;
    for (const auto& value : values) {
        widest = std::max(widest, width_of(sheet, value));
    }
    const auto most = std::max<std::size_t>(1, static_cast<std::size_t>(width / widest));
    const auto rows = (values.size() + most - 1) / most;
    return (values.size() + rows - 1) / rows;
}

} // namespace

float segments_width(const Sheet& sheet, std::span<const PanelChoice> values) {
    return width_of_all(sheet, values, segment_padding);
}

float segments_height(const Sheet& sheet, std::span<const PanelChoice> values, float width) {
    const auto columns = segments_in_row(sheet, values, width);
    const auto rows = (values.size() + columns - 1) / columns;
    return control_height * static_cast<float>(rows);
}

void segments(Sheet& sheet, const Rect& rect, std::span<const PanelChoice> values, bool changed) {
    const auto columns = segments_in_row(sheet, values, rect.w);
    const bool one_row = columns == values.size();
    const float padding = padding_in(sheet, values, rect.w);
    const float spare = (rect.w - width_of_all(sheet, values, padding)) / static_cast<float>(values.size());
    sheet.brush().bordered(rect, 10, packed(control_fill(sheet.context().look)), edge_colour(sheet, changed), 2);
    float x = rect.x;
    for (std::size_t at = 0; at < values.size(); ++at) {
        const auto row = at / columns;
        const auto in_row = std::min(columns, values.size() - row * columns);
        const float width =
            one_row ? width_of(sheet, values[at], padding) + spare : rect.w / static_cast<float>(in_row);
        const Rect part{x, rect.y + control_height * static_cast<float>(row), width, control_height};
        const bool begins_row = at % columns == 0;
        const bool ends_row = at + 1 == values.size() || (at + 1) % columns == 0;
        const bool in_last_row = at + columns >= values.size();
        const ImDrawFlags corners = (at == 0 ? ImDrawFlags_RoundCornersTopLeft : 0) |
                                    (at + 1 == columns ? ImDrawFlags_RoundCornersTopRight : 0) |
                                    (begins_row && in_last_row ? ImDrawFlags_RoundCornersBottomLeft : 0) |
                                    (at + 1 == values.size() ? ImDrawFlags_RoundCornersBottomRight : 0);
        if (!begins_row && !values[at].on && !values[at - 1].on) {
            sheet.brush().line({x, part.y + 2}, {x, part.bottom() - 2}, sheet.shape(Ink::PaperRule), 1);
        }
        if (row > 0 && !values[at].on && !values[at - columns].on) {
            sheet.brush().line({x + 2, part.y}, {part.right() - 2, part.y}, sheet.shape(Ink::PaperRule), 1);
        }
        segment(sheet, part, values[at], corners == 0 ? ImDrawFlags_RoundCornersNone : corners);
        x = ends_row ? rect.x : x + width;
    }
}

void stepper(Sheet& sheet, const Rect& rect, std::span<const PanelChoice> ends, const std::string& value,
             view::Picture less, view::Picture more, bool changed) {
    sheet.brush().bordered(rect, 10, packed(control_fill(sheet.context().look)), edge_colour(sheet, changed), 2);
    const auto side = [&](const Rect& part, const PanelChoice& choice, view::Picture sign) {
        const auto touched = sheet.touch(part, choice, Repeat::WhileHeld);
        if (touched.held || touched.hovered) {
            sheet.brush().fill(part.inset(3), 8, sheet.shape(Ink::PaperFooter));
        }
        draw_icon(sheet, sign, part.centre(), 16, sheet.ink(choice.enabled ? Ink::Muted : Ink::PaperEdge));
    };
    side({rect.x, rect.y, control_height, rect.h}, ends[0], less);
    const Rect middle{rect.x + control_height + 2, rect.y, rect.w - 2 * control_height - 4, rect.h};
    centred_text(sheet, middle, value, 18, Weight::Bold, sheet.ink(Ink::Text));
    side({rect.right() - control_height, rect.y, control_height, rect.h}, ends[1], more);
}

void toggle(Sheet& sheet, const Rect& rect, const PanelChoice& choice) {
    sheet.touch(rect, choice);
    const Rect track{rect.right() - toggle_width, rect.centre().y - 17, toggle_width, 34};
    const Ink ground = !choice.enabled ? Ink::DisabledFill : choice.on ? Ink::Green : Ink::PaperEdge;
    sheet.brush().fill(track, 17, sheet.shape(ground));
    const view::Point knob{choice.on ? track.right() - 17 : track.x + 17, track.centre().y};
    sheet.brush().disc({knob.x, knob.y + 1}, 14, packed(0x000000, 0.18F));
    sheet.brush().disc(knob, 14, packed(0xFFFFFF));
    if (choice.on) { // the state must not depend on colour alone
        draw_icon(sheet, view::Picture::IconCheck, knob, 14, packed(0x1B7344));
    }
}

void chips(Sheet& sheet, std::span<const PanelChoice> choices) {
    constexpr float gap = 8;
    float x = sheet.left();
    for (const auto& choice : choices) {
        const float width = std::min(sheet.text_width(choice.words, 16, Weight::Bold) + 36, sheet.width());
        if (x + width > sheet.right() + 1 && x > sheet.left()) {
            x = sheet.left();
            sheet.y += control_height + gap;
        }
        const Rect rect{x, sheet.y, width, control_height};
        const auto touched = sheet.touch(rect, choice);
        const auto& look = sheet.context().look;
        if (choice.on) {
            sheet.brush().fill(rect, rect.h / 2, sheet.shape(Ink::Red));
        } else {
            sheet.brush().bordered(rect, rect.h / 2, touched_colour(sheet, control_fill(look), touched),
                                   packed(control_edge(look)), 2);
        }
        centred_text(sheet, rect.inset(8), choice.words, 16, choice.on ? Weight::Bold : Weight::Regular,
                     choice.on ? sheet.shape(Ink::Cream) : sheet.ink(Ink::Text));
        x += width + gap;
    }
    sheet.y += control_height + 12;
}

void badge(Sheet& sheet, const Rect& rect, int seat, std::string_view letter) {
    sheet.brush().shadow(rect, view::Shadow::Low);
    if (sheet.brush().has(Sprite::patch)) {
        sheet.brush().sprite(Sprite::patch, rect, sheet.shape(view::ink_of_seat(seat)));
        sheet.brush().sprite(Sprite::patch_stitch, rect, packed(0xFFF8EC, 0.6F));
    } else {
        sheet.brush().fill(rect, rect.w * 0.27F, sheet.shape(view::ink_of_seat(seat)));
    }
    centred_text(sheet, rect, letter, std::max(13.0F, rect.w * 0.45F), Weight::Bold, sheet.shape(Ink::Cream));
}

} // namespace mitts::ui
