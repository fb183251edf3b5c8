// Boxes: a table's arrangement written down as one sees it, as rows, columns and boxes over one another.
//
// A box says how much room it needs and likes; `lay` adds these needs up, then shares a room out among them, and each notes
// where it has come to lie. Boxes that may give way do so in the order they declare where the room is too small.
// It knows no game and no words.
#pragma once

#include "view/geometry.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace mitts::view {

/// How long a box is in one direction: as it likes it, at least and at most.
struct Span {
    float least = 0;
    float wish = 0;
    float most = std::numeric_limits<float>::infinity();
};
constexpr Span at_least(float length) {
    return {.least = length, .wish = length};
}
constexpr Span at_most(float length) {
    return {.most = length};
}
/// Of this length where there is room, else shorter, down to `least`.
constexpr Span from(float least, float wish) {
    return {.least = least, .wish = wish, .most = wish};
}

class Box {
public:
    enum class Kind : std::uint8_t { Space, Leaf, Row, Column, Over, Either };
    using Put = std::function<void(const Rect&)>;

    // Written once, not wherever a box is: an arrangement has some hundred.
    [[gnu::noinline]] explicit Box(Put put);
    [[gnu::noinline]] Box(Kind kind, std::vector<Box> boxes);
    [[gnu::noinline]] Box(const Box& other);
    [[gnu::noinline]] Box(Box&& other) noexcept;
    Box& operator=(const Box& other) = delete;
    [[gnu::noinline]] Box& operator=(Box&& other) noexcept;
    [[gnu::noinline]] ~Box();

    Box&& wide(Span span) && {
        lengths_[Across].asked = span;
        return std::move(*this);
    }
    Box&& wide(float exactly) && {
        return std::move(*this).wide(Span{exactly, exactly, exactly});
    }
    Box&& high(Span span) && {
        lengths_[Down].asked = span;
        return std::move(*this);
    }
    Box&& high(float exactly) && {
        return std::move(*this).high(Span{exactly, exactly, exactly});
    }
    Box&& size(float width, float height) && {
        return std::move(*this).wide(width).high(height);
    }
    /// Takes this share of the room that is left over along its row or column.
    Box&& grow(float share = 1) && {
        share_ = share;
        return std::move(*this);
    }
    /// Gives way first (1), second, … where the row or column is too short.
    Box&& gives(int order) && {
        order_ = order;
        return std::move(*this);
    }
    /// Where it lies in a room larger than it likes: 0 at the left or top, 0.5 in the middle, 1 at the right or bottom.
    Box&& across(float part) && {
        lengths_[Across].part = part;
        return std::move(*this);
    }
    Box&& down(float part) && {
        lengths_[Down].part = part;
        return std::move(*this);
    }
    /// Room around it; negative where it may hang over.
    Box&& pad(float left, float top, float right, float bottom) && {
        lengths_[Across].before = left;
        lengths_[Across].after = right;
        lengths_[Down].before = top;
        lengths_[Down].after = bottom;
        return std::move(*this);
    }

private:
    friend void lay(const Box& box, const Rect& room);
    struct Length {
        Span asked{};
        std::optional<float> part{};
        float before = 0; ///< padding
        float after = 0;
    };
    enum Direction { Across, Down };

    Span need(Direction direction) const;
    std::vector<float> shares(Direction direction, float room) const;
    Rect within(const Rect& room) const;
    void settle(const Rect& room) const;
    void settle_in_line(Direction direction, const Rect& room) const;
    bool fits(const Rect& room) const;

    Kind kind_ = Kind::Leaf;
    Put put_{};
    std::vector<Box> boxes_{};
    Length lengths_[2]{};
    float share_ = 0;
    int order_ = 0;
};

/// Lays a box out in a room: all its parts learn where they lie.
void lay(const Box& box, const Rect& room);

inline Box in_a_row(std::vector<Box> boxes) {
    return {Box::Kind::Row, std::move(boxes)};
}
inline Box in_a_column(std::vector<Box> boxes) {
    return {Box::Kind::Column, std::move(boxes)};
}
[[gnu::noinline]] void add_box(std::vector<Box>& boxes, const Box& box);
[[gnu::noinline]] void add_box(std::vector<Box>& boxes, Box&& box);
template <class... Boxes> std::vector<Box> boxes_of(Boxes&&... boxes) {
    std::vector<Box> all;
    all.reserve(sizeof...(boxes));
    (add_box(all, std::forward<Boxes>(boxes)), ...);
    return all;
}
/// From left to right.
template <class... Boxes> Box row(Boxes&&... boxes) {
    return in_a_row(boxes_of(std::forward<Boxes>(boxes)...));
}
/// From top to bottom.
template <class... Boxes> Box column(Boxes&&... boxes) {
    return in_a_column(boxes_of(std::forward<Boxes>(boxes)...));
}
/// All in the same room.
template <class... Boxes> Box over(Boxes&&... boxes) {
    return {Box::Kind::Over, boxes_of(std::forward<Boxes>(boxes)...)};
}
/// The first that fits, or else the last.
template <class... Boxes> Box either(Boxes&&... boxes) {
    return {Box::Kind::Either, boxes_of(std::forward<Boxes>(boxes)...)};
}
/// Room between two boxes of a row or a column.
Box space(float length);
/// Takes whatever is left over.
Box spring(float share = 1);

/// A rectangle of the table; one that is optional stays away with the arrangement that it is part of.
Box slot(Rect& place);
Box slot(std::optional<Rect>& place);
/// A card as large as the room allows, in the middle of its top.
Box card_slot(Rect& place);
/// Words from the top left, as wide as the room. Their height is that of so many lines of this size.
Box words(Point& at, float& room, float size, int lines = 1);

} // namespace mitts::view
