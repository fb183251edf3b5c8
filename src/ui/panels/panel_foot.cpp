#include "ui/panels/panel_foot.h"

#include "ui/panels/controls.h"
#include "view/type_widths.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace mitts::ui {

using view::Ink;
using view::Rect;
using view::Weight;

namespace {

constexpr float foot_gap = 12;
constexpr float default_size = 19;
constexpr float icon_width = 52;

float width_of(const std::vector<float>& widths) {
    return std::accumulate(widths.begin(), widths.end(), foot_gap * static_cast<float>(widths.size() - 1));
}

// Returns the width that each button needs when the buttons are side by side.
std::vector<float> natural_widths(const view::PanelDoc& doc) {
    std::vector<float> widths;
    for (const auto& choice : doc.foot) {
        widths.push_back(button_width(choice, 17));
    }
    if (doc.has_default) {
        widths.back() = button_width(doc.foot.back(), default_size) + 16;
    }
    return widths;
}

// Returns true if the buttons before the last one have icons, which tiles need.
bool has_pictures(const view::PanelDoc& doc) {
    return std::all_of(doc.foot.begin(), doc.foot.end() - 1,
                       [](const view::PanelChoice& choice) { return choice.picture.has_value(); });
}

// Returns the minimum width of the default button. The padding is wider if the other buttons can become narrow tiles.
float default_room(const view::PanelDoc& doc) {
    return view::TypeMeasure{}.width(doc.foot.back().words, 17, Weight::Bold) + (has_pictures(doc) ? 40 : 20);
}

// Returns true if the buttons fit side by side when they show only words, in small text. The words of the default
// button keep their larger size.
bool words_fit(const view::PanelDoc& doc, float width) {
    std::vector<float> widths;
    for (const auto& choice : doc.foot) {
        widths.push_back(view::TypeMeasure{}.width(choice.words, 14, Weight::Bold) + 20);
    }
    if (doc.has_default) {
        widths.back() = default_room(doc);
    }
    return width_of(widths) <= width;
}

bool has_tiles(const view::PanelDoc& doc, float width) {
    return doc.foot.size() > 2 && has_pictures(doc) && width_of(natural_widths(doc)) > width && !words_fit(doc, width);
}

// Returns the gap between the buttons. With five or more tiles it is halved, so that the tiles fit on a small phone.
float gap_of(const Sheet& sheet, const view::PanelDoc& doc) {
    return sheet.foot_extra() > 0 && doc.foot.size() > 5 ? foot_gap / 2 : foot_gap;
}

// Returns the buttons' widths. If the buttons do not fit side by side with icons and text, they share the width. If
// not even the text fits, the buttons before the last one become tiles. If only one button precedes the last one,
// it shows only its picture instead.
std::vector<float> foot_widths(const Sheet& sheet, const view::PanelDoc& doc) {
    auto widths = natural_widths(doc);
    const float natural = width_of(widths);
    if (widths.empty() || (natural <= sheet.width() && (widths.size() > 1 || !sheet.is_narrow()))) {
        return widths;
    }
    const auto others = static_cast<float>(widths.size() - 1);
    const bool below = sheet.foot_extra() > 0;
    float room = sheet.width();
    const float gap = gap_of(sheet, doc);
    const float tile = below ? (room + gap) / others - gap
                             : std::min((room - std::min(widths.back(), room / 2)) / others - foot_gap, 150.0F);
    const bool shared = words_fit(doc, room);
    // The last button gets this width and the others share the rest, so the default button has the largest text.
    const float least = doc.has_default ? default_room(doc) : widths.back() * room / natural;
    const float share = (room - least - foot_gap * others) / (natural - widths.back() - foot_gap * others);
    for (std::size_t at = 0; at + 1 < widths.size(); ++at) {
        widths[at] = shared ? widths[at] * share : has_tiles(doc, sheet.width()) ? tile : icon_width;
        room -= below ? 0 : widths[at] + foot_gap;
    }
    widths.back() = room;
    return widths;
}

} // namespace

float foot_extra(const view::Viewport& viewport, float width, const view::PanelDoc& doc) {
    return !has_tiles(doc, width) || viewport.height < 560 ? 0 : Sheet::is_low(viewport) ? 64 : 78;
}

bool foot_has_note(const Sheet& sheet, const view::PanelDoc& doc) {
    const auto widths = foot_widths(sheet, doc);
    return !doc.note.empty() && !widths.empty() && !sheet.is_narrow() &&
           width_of(widths) + 24 + sheet.text_width(doc.note, 16, Weight::Regular) <= sheet.width();
}

void draw_foot(Sheet& sheet, const view::PanelDoc& doc) {
    const auto widths = foot_widths(sheet, doc);
    if (widths.empty()) {
        return;
    }
    const bool tiles = has_tiles(doc, sheet.width());
    const float below = sheet.foot_extra();
    const auto centre = sheet.foot().centre();
    const float middle = centre.y - below / 2; // the y coordinate of the default button's centre
    float x = below > 0         ? sheet.left()
              : doc.has_default ? sheet.right() - width_of(widths)
                                : centre.x - width_of(widths) / 2;
    if (foot_has_note(sheet, doc)) {
        sheet.brush().text({sheet.left(), middle - 16 * 0.6F}, doc.note, 16, Weight::Regular, sheet.ink(Ink::Muted));
    }
    for (std::size_t at = 0; at < widths.size(); ++at) {
        const auto& choice = doc.foot[at];
        const float half = sheet.is_low() ? 22 : 26;
        const Rect rect{x, middle - half, widths[at], 2 * half};
        if (doc.has_default && at + 1 == widths.size()) {
            button(sheet, {sheet.right() - rect.w, rect.y, rect.w, rect.h}, ButtonKind::Default, choice, default_size);
        } else if (tiles) {
            tile_button(sheet, {x, below > 0 ? rect.bottom() + half / 2 - 2 : rect.y - 5, rect.w, 2 * half + 10},
                        choice);
        } else if (rect.w <= icon_width && choice.picture) {
            icon_button(sheet, rect, choice);
        } else {
            button(sheet, rect, ButtonKind::Plain, choice);
        }
        x += widths[at] + gap_of(sheet, doc);
    }
}

} // namespace mitts::ui
