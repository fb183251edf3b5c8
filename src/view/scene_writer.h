// Writes items into a Scene: texts that fit their room, boxes, pictures, places to touch, groups that move as one.
//
// It measures and shortens texts, so that layouts only say where things go. It must not know any game.
#pragma once

#include "view/scene.h"

#include <utility>

namespace mitts::view {

struct TextStyle {
    float size = 17;
    Weight weight = Weight::Regular;
    Ink ink = Ink::TableText;
    Align align = Align::Left;
    /// Room for the line: a longer text is set smaller, down to `smallest`, then shortened with "…". 0: no limit.
    float room = 0;
    float smallest = 13;
    float opacity = 1;
};

/// Lines are this much higher than their letters.
inline constexpr float text_line = 1.2F;

class SceneWriter {
public:
    SceneWriter(Scene& scene, const TextMeasure& measure) : scene_(scene), measure_(measure) {
    }

    /// One line with its top at `at`. Returns the rectangle it fills.
    Rect text(const std::string& text, Point at, const TextStyle& style);
    /// A number that counts up from scene to scene; `pattern` holds "{}" for it.
    Rect counter(int id, int value, const std::string& pattern, Point at, const TextStyle& style);
    /// Several lines of at most `style.room`, at most `most`; the last is shortened if it must be. Returns their height.
    float paragraph(const std::string& text, Point at, const TextStyle& style, int most);

    void add(Item item) {
        scene_.items.push_back(std::move(item));
    }
    void picture(Picture picture, const Rect& rect, Ink ink) {
        add(PictureItem{.picture = picture, .rect = rect, .ink = ink});
    }
    void target(TargetId id, int index, const Rect& rect, std::string label, bool enabled = true) {
        scene_.targets.push_back(
            {.id = id, .index = index, .rect = rect, .label = std::move(label), .enabled = enabled});
    }

    /// From here on items belong to a group that moves as one, until `end_mover`.
    void begin_mover(int id, Point anchor, std::optional<Point> from = std::nullopt);
    void end_mover();
    /// The group that began last closes at once: choices are never seen behind a card that has left them.
    void close_mover_at_once() {
        scene_.movers.back().closes = true;
    }
    /// The group that began last swings about `pivot`, by at most so many degrees, as it comes.
    void swing_mover(Point pivot, float degrees);

    float width(const std::string& text, float size, Weight weight) const {
        return measure_.width(text, size, weight);
    }
    /// The size at which the text fits `style.room`, not under `style.smallest`.
    float fitting_size(const std::string& text, const TextStyle& style) const;
    Scene& scene() {
        return scene_;
    }

private:
    std::string shortened(const std::string& text, const TextStyle& style) const;

    Scene& scene_;
    const TextMeasure& measure_;
};

/// The rectangle that a one-line text fills.
Rect text_rect(const TextItem& item, const TextMeasure& measure);

/// Empties the texts that a rectangle would cover, whole paragraphs at once: what is put over them must not be read through them.
void cover_texts(Scene& scene, const Rect& cover, const TextMeasure& measure);

/// Multiplies every length and moves everything by `offset`.
void place_item(Item& item, float scale, Point offset);
void place_scene(Scene& scene, float scale, Point offset);

} // namespace mitts::view
