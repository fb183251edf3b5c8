// Points, sizes and rectangles on the table, in CSS pixels. y increases downwards.
#pragma once

namespace mitts::view {

struct Point {
    float x = 0;
    float y = 0;

    friend constexpr bool operator==(Point, Point) = default;
};

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    constexpr float right() const {
        return x + w;
    }
    constexpr float bottom() const {
        return y + h;
    }
    constexpr Point centre() const {
        return {x + w / 2, y + h / 2};
    }
    constexpr bool contains(Point point) const {
        return point.x >= x && point.x < right() && point.y >= y && point.y < bottom();
    }
    /// Returns the rectangle shrunk by `margin` on every side (negative: enlarged).
    constexpr Rect inset(float margin) const {
        return {x + margin, y + margin, w - 2 * margin, h - 2 * margin};
    }

    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

/// A clockwise rotation about a point. A rotation by 0 degrees returns every point unchanged.
class Rotation {
public:
    Rotation() = default;
    /// Creates a rotation about a point, in degrees.
    Rotation(Point about, float degrees);

    float degrees() const {
        return degrees_;
    }
    Point operator()(Point point) const;

private:
    Point about_{};
    float degrees_ = 0;
    float cosine_ = 1;
    float sine_ = 0;
};

/// The height of a card divided by its width.
inline constexpr float card_aspect = 1.4F;

/// Returns the rectangle of a card with this centre and width.
constexpr Rect card_rect(Point centre, float width) {
    return {centre.x - width / 2, centre.y - width * card_aspect / 2, width, width * card_aspect};
}

} // namespace mitts::view
