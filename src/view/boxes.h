// Layout boxes describe a table's arrangement as rows, columns and overlapping boxes.
//
// Each box has a minimum, preferred and maximum size. `lay` adds up the sizes, divides the available space, and stores
// each box's rectangle. If the space is too small, boxes shrink in the order set by `gives`.
#pragma once

#include "view/geometry.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace mitts::view {

/// A box's length in one direction: minimum, preferred and maximum.
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
/// Returns a preferred length that can shrink to `least`.
constexpr Span from(float least, float wish) {
    return {.least = least, .wish = wish, .most = wish};
}

/// A copy of a lambda that stores a box's rectangle. The captures must be small and trivially copyable. Using
/// std::function instead would add several functions per lambda to the page's WebAssembly module.
class Put {
public:
    Put() = default;
    template <class Store> Put(Store store) { // NOLINT(google-explicit-constructor): implicit like std::function
        static_assert(sizeof(Store) <= sizeof(captured_));
        static_assert(alignof(Store) <= alignof(void*));
        static_assert(std::is_trivially_copyable_v<Store>);
        new (captured_) Store(store);
        call_ = [](const std::byte* captured, const Rect& rect) {
            (*std::launder(reinterpret_cast<const Store*>(captured)))(rect);
        };
    }

    void operator()(const Rect& rect) const {
        call_(captured_, rect);
    }

private:
    alignas(void*) std::byte captured_[32]{};
    void (*call_)(const std::byte*, const Rect&) = nullptr;
};

class Box {
public:
    enum class Kind : std::uint8_t { Space, Leaf, Row, Column, Over, Either };

    // Not inlined: an arrangement creates about a hundred boxes, and inlining would enlarge the code.
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
    /// Gives the box this share of the remaining space in its row or column.
    Box&& grow(float share = 1) && {
        share_ = share;
        return std::move(*this);
    }
    /// Sets the order number for shrinking if the row or column is too short: 1 shrinks first, 0 (the default) never.
    Box&& gives(int order) && {
        order_ = order;
        return std::move(*this);
    }
    /// Aligns the box within a larger space: 0 is left or top, 0.5 the middle, 1 right or bottom.
    Box&& across(float part) && {
        lengths_[Across].part = part;
        return std::move(*this);
    }
    Box&& down(float part) && {
        lengths_[Down].part = part;
        return std::move(*this);
    }
    /// Adds padding. With negative padding the box extends beyond its space.
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
        float before = 0; ///< padding at the left or the top
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

/// Lays out a box in the rectangle `room` and stores the rectangles of all its parts.
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
/// Arranges boxes from left to right.
template <class... Boxes> Box row(Boxes&&... boxes) {
    return in_a_row(boxes_of(std::forward<Boxes>(boxes)...));
}
/// Arranges boxes from top to bottom.
template <class... Boxes> Box column(Boxes&&... boxes) {
    return in_a_column(boxes_of(std::forward<Boxes>(boxes)...));
}
/// Places all boxes in the same rectangle, on top of each other.
template <class... Boxes> Box over(Boxes&&... boxes) {
    return {Box::Kind::Over, boxes_of(std::forward<Boxes>(boxes)...)};
}
/// Lays out the first of these boxes that fits, or the last one if none fits.
template <class... Boxes> Box either(Boxes&&... boxes) {
    return {Box::Kind::Either, boxes_of(std::forward<Boxes>(boxes)...)};
}
/// Returns empty space of a fixed length for a row or a column.
Box space(float length);
/// Returns empty space that takes a share of the remaining length of its row or column.
Box spring(float share = 1);

/// Returns a box that stores its rectangle in `place`. An optional `place` stays empty if the box is not used.
Box slot(Rect& place);
Box slot(std::optional<Rect>& place);
/// Returns a box that stores the rectangle of the largest card that fits, at the top and centred horizontally.
Box card_slot(Rect& place);
/// Returns a box for `lines` lines of text of this size. It stores the top left corner in `at` and the width in `room`.
Box words(Point& at, float& room, float size, int lines = 1);

} // namespace mitts::view
