#include "view/frame.h"

#include <algorithm>

namespace mitts::view {

namespace {

constexpr float wide_from_width = 900;
constexpr float wide_from_height = 600;
constexpr float grown_from_height = 760; // minimum height for enlarged text, and for a lesson panel over the table
constexpr float upright_from_height = 520;
// The minimum width of a table that a lesson panel may overlap. A narrower table is placed beside the panel.
constexpr float lesson_on_table_from = 1320;
constexpr float least_panel = 200; // a narrower left inset is a notch, not a lesson panel
constexpr float least_panel_above = 100;
// The minimum and maximum sizes of the layouts. In a window smaller than the minimum, the layout is scaled down.
constexpr float low_width = 500;
constexpr float low_height = 320;
constexpr float upright_width = 320;
constexpr float upright_height = 568;
constexpr float largest_width = 1440;
constexpr float largest_height = 900;

Frame centred(Layout layout, const Rect& safe, float scale, float width, float height) {
    return {.layout = layout,
            .width = width,
            .height = height,
            .scale = scale,
            .offset = {safe.x + (safe.w - width * scale) / 2, safe.y + (safe.h - height * scale) / 2}};
}

Frame filled(Layout layout, const Rect& safe, float scale) {
    return centred(layout, safe, scale, safe.w / scale, safe.h / scale);
}

Frame fitted(const Viewport& viewport) {
    const auto safe = viewport.safe();
    const bool lying = safe.w > safe.h * 1.1F;
    if (safe.w >= wide_from_width && safe.h >= wide_from_height && lying) {
        const float scale = grown(viewport, zoom_of(viewport), wide_from_width, grown_from_height);
        return centred(Layout::Wide, safe, scale, std::min(safe.w / scale, largest_width),
                       std::min(safe.h / scale, largest_height));
    }
    // A portrait window too short for the portrait layout, usually an embedded frame, uses the small layout.
    if (!lying && safe.h < upright_from_height && safe.w > safe.h * 0.75F) {
        return filled(Layout::Small, safe, std::min(1.0F, safe.w / low_width));
    }
    // Each layout has scale 1 over a range of window sizes. Larger windows enlarge the layout, and smaller windows
    // shrink it.
    if (lying) {
        const float least = std::min({1.0F, safe.w / 480, safe.h / low_height});
        const float scale = std::max(least, std::min(safe.w / 640, safe.h / 400));
        return filled(Layout::Small, safe, grown(viewport, scale, 480, low_height));
    }
    float as_tablet = std::max(1.0F, std::min(safe.w / 768, safe.h / 1024));
    if (viewport.inset_top >= least_panel_above) { // shrinks, so that the table's bar is below the panel
        as_tablet = std::min(as_tablet, std::max(0.85F, safe.h / 901));
    }
    if (const auto tablet = filled(Layout::Portrait, safe, as_tablet * viewport.text); is_tablet(tablet)) {
        return tablet;
    }
    const float least = std::min(1.0F, safe.h / upright_height);
    const float scale = std::max(least, std::min(safe.w / 430, safe.h / 760));
    return filled(Layout::Portrait, safe, grown(viewport, scale, upright_width, upright_height));
}

} // namespace

Frame frame_for(const Viewport& viewport) {
    auto frame = fitted(viewport);
    if (viewport.inset_left >= least_panel) {
        auto without_panel = viewport;
        without_panel.inset_left = 0;
        const auto whole = fitted(without_panel);
        if (whole.layout == Layout::Wide && whole.width >= lesson_on_table_from && whole.height >= grown_from_height) {
            frame = whole;
            frame.aside = std::max(0.0F, (viewport.inset_left - frame.offset.x) / frame.scale);
        }
    }
    frame.thumb = viewport.thumb;
    return frame;
}

} // namespace mitts::view
