// Draws shapes, type and sprites in points onto one of Dear ImGui's draw lists.
//
// It turns points into device pixels, puts straight edges on whole pixels and picks the sprite level that is sharp there.
// Colours come in packed; what they mean is the theme's.
#pragma once

#include "ui/screen.h"
#include "ui/sprites.h"
#include "view/geometry.h"
#include "view/scene.h"

#include <imgui.h>

#include <span>
#include <string_view>

namespace mitts::ui {

/// A place that is turned and scaled: maps fractions of a card's width, seen from its middle, to points.
struct Pose {
    view::Point centre{};
    float unit = 1;   ///< points a unit
    float cosine = 1; ///< of the rotation
    float sine = 0;
    float squeeze = 1; ///< of x, before turning

    /// Turned by degrees, clockwise.
    static Pose of(view::Point centre, float unit, float degrees, float squeeze = 1);
    view::Point at(float x, float y) const;
};

/// Soft: the sprite's transparent rim is drawn too, so that turned edges stay smooth. Tight: to the pixel, for tiles.
enum class Rim : std::uint8_t { Soft, Tight };
enum class Turn : std::uint8_t { Upright, HalfTurn };

/// Hears what is written, each text once and whole.
class TextListener {
public:
    virtual ~TextListener() = default;
    virtual void on_text(view::Point top, std::string_view text, view::Align align) = 0;
};

class Brush {
public:
    /// `points_scale`: further growth of everything (panels on large windows).
    Brush(Screen& screen, ImDrawList& list, float points_scale = 1);

    /// Everything drawn from here on is this much there (0 … 1).
    void set_opacity(float opacity) {
        opacity_ = opacity;
    }
    /// Who hears of every text from here on; null: nobody.
    void tell_texts_to(TextListener* listener) {
        listener_ = listener;
    }
    float to_pixels(float points) const {
        return points * unit_;
    }
    ImVec2 to_pixels(view::Point point) const {
        return {point.x * unit_, point.y * unit_};
    }
    /// The nearest place on whole device pixels, in points.
    float snapped(float points) const;

    void fill(const view::Rect& rect, float radius, ImU32 colour, ImDrawFlags corners = 0);
    /// Inside the rectangle's edge.
    void edge(const view::Rect& rect, float radius, ImU32 colour, float width, ImDrawFlags corners = 0);
    /// A filled rectangle with an edge of its own colour.
    void bordered(const view::Rect& rect, float radius, ImU32 fill_colour, ImU32 edge_colour, float width);
    void triangle(view::Point a, view::Point b, view::Point c, ImU32 colour);
    /// A straight line with round ends or, with a dash, a running stitch.
    void line(view::Point from, view::Point to, ImU32 colour, float width);
    void dashes(view::Point from, view::Point to, ImU32 colour, float width, float dash, float gap);
    /// A running stitch round a rectangle: dashes that close evenly.
    void stitch(const view::Rect& rect, float radius, ImU32 colour, float width = 2, float dash = 6, float gap = 4);
    void curve(view::Point from, view::Point a, view::Point b, view::Point to, ImU32 colour, float width);
    void disc(view::Point centre, float radius, ImU32 colour);
    void ring(view::Point centre, float radius, ImU32 colour, float width);
    /// The shadow under a rectangle.
    void shadow(const view::Rect& rect, view::Shadow shadow, float opacity = 1);
    void shadow(const Pose& pose, float width, float height, view::Shadow shadow, float opacity = 1);

    /// One line; `top_left` is the top of its box of 1.2 of the size. Returns the x where it ends.
    float text(view::Point top, std::string_view text, float size, view::Weight weight, ImU32 colour,
               view::Align align = view::Align::Left);
    /// Lines of at most `width`; returns the height.
    float paragraph(view::Point top, std::string_view text, float width, float size, view::Weight weight, ImU32 colour,
                    view::Align align = view::Align::Left);

    bool has(Sprite sprite) const;
    void sprite(Sprite sprite, const view::Rect& rect, ImU32 colour = IM_COL32_WHITE, Rim rim = Rim::Soft);
    /// A square sprite, or one of its own aspect, fitted into the rectangle's width around its centre.
    void icon(Sprite sprite, view::Point centre, float width, ImU32 colour);
    /// A part of a pose: x, y, w, h in units from the pose's middle.
    void sprite(Sprite sprite, const Pose& pose, const view::Rect& part, Turn turn, ImU32 colour = IM_COL32_WHITE,
                Rim rim = Rim::Soft);
    /// Repeats a tile of this size over the rectangle, from its top left.
    void tile(Sprite sprite, const view::Rect& rect, float tile_width, float tile_height,
              ImU32 colour = IM_COL32_WHITE);

    /// What `draw` draws, turned as a whole: the vertices that it leaves on the list are moved.
    template <class Draw> void turned(const view::Rotation& rotation, Draw draw) {
        const int first = list_->VtxBuffer.Size;
        draw();
        turn_vertices(first, rotation);
    }

    void push_clip(const view::Rect& rect);
    void pop_clip();

    ImDrawList& list() {
        return *list_;
    }

private:
    /// The level that suits a width in points, of those that are there.
    const SpriteLevel& level_of(Sprite sprite, float width) const;
    void turn_vertices(int first, const view::Rotation& rotation);

    /// The 16 grid points in order of rows, the cuts in pixels of the level.
    void nine_slices(const SpriteLevel& level, std::span<const view::Point, 16> grid, float cut, ImU32 colour);

    ImU32 faded(ImU32 colour) const;

    Screen* screen_; // pointers, so that a brush can be kept and replaced
    ImDrawList* list_;
    float unit_;
    float opacity_ = 1;
    TextListener* listener_ = nullptr;
};

} // namespace mitts::ui
