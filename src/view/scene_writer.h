// Adds items to a Scene: text shortened to fit, boxes, pictures, touch targets, and groups that move as one.
//
// The writer measures and shortens the text, so layouts only specify positions.
#pragma once

#include "view/scene.h"

#include <utility>

namespace mitts::view {

struct TextStyle {
    float size = 17;
    Weight weight = Weight::Regular;
    Ink ink = Ink::TableText;
    Align align = Align::Left;
    /// The maximum width of the line; 0: no limit. Longer text is made smaller, down to `smallest`, and then shortened
    /// with "…".
    float room = 0;
    float smallest = 13;
    float opacity = 1;
};

/// The height of a line divided by its text size.
inline constexpr float text_line = 1.2F;

class SceneWriter {
public:
    SceneWriter(Scene& scene, const TextMeasure& measure) : scene_(scene), measure_(measure) {
    }

    /// Writes one line with its top at `at`. Returns its rectangle.
    Rect text(const std::string& text, Point at, const TextStyle& style);
    /// Writes an animated number and returns its rectangle. `pattern` contains "{}" or "+{}" (see TextItem).
    Rect counter(int id, int value, const std::string& pattern, Point at, const TextStyle& style);
    /// Writes at most `most` lines, each at most `style.room` wide. The last line is shortened if necessary. Returns
    /// the height of all lines.
    float paragraph(const std::string& text, Point at, const TextStyle& style, int most);

    // These functions are not inline, because inlined conversions to Item enlarge the page's WebAssembly module.
    void add(Item item);
    void add(const BoxItem& box);
    void add(const CardItem& card);
    void picture(Picture picture, const Rect& rect, Ink ink);
    void target(TargetId id, int index, const Rect& rect, std::string label, bool enabled = true);

    /// Starts a group of items that move as one, until `end_mover`.
    void begin_mover(int id, Point anchor, std::optional<Point> from = std::nullopt);
    void end_mover(); ///< Ends the group.
    /// Makes the last group disappear immediately, so that choices do not remain visible after their card has moved.
    void close_mover_at_once() {
        scene_.movers.back().closes = true;
    }
    /// Makes the last group swing about `pivot`, by at most `degrees`, as it appears.
    void swing_mover(Point pivot, float degrees);

    float width(const std::string& text, float size, Weight weight) const {
        return measure_.width(text, size, weight);
    }
    /// Returns the largest size at which the text fits `style.room`, but at least `style.smallest`.
    float fitting_size(const std::string& text, const TextStyle& style) const;
    Scene& scene() {
        return scene_;
    }

private:
    std::string shortened(const std::string& text, const TextStyle& style) const;

    Scene& scene_;
    const TextMeasure& measure_;
};

/// Returns the rectangle of a one-line text item.
Rect text_rect(const TextItem& item, const TextMeasure& measure);

/// Removes the text items that overlap `cover`. Removes a paragraph as a whole, and a number together with its label.
void cover_texts(Scene& scene, const Rect& cover, const TextMeasure& measure);

/// Multiplies every length by `scale` and moves everything by `offset`.
void place_item(Item& item, float scale, Point offset);
void place_scene(Scene& scene, float scale, Point offset);

} // namespace mitts::view
