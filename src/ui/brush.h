// Draws shapes, text and sprites onto a Dear ImGui draw list. Coordinates are in points.
//
// The brush converts points to device pixels, aligns straight edges with whole pixels, and picks the level of a sprite
// that is sharp at the drawn size. Colours are packed (theme.h).
#pragma once

#include "ui/screen.h"
#include "ui/sprites.h"
#include "view/geometry.h"
#include "view/scene.h"

#include <imgui.h>

#include <span>
#include <string_view>

namespace mitts::ui {

/// A rotated and scaled frame of reference that maps positions on a card to points. The positions are offsets from the
/// card's centre, as fractions of the card's width.
struct Pose {
    view::Point centre{};
    float unit = 1;   ///< points per unit
    float cosine = 1; ///< cosine of the rotation
    float sine = 0;
    float squeeze = 1; ///< scale of x, applied before the rotation

    /// Returns a pose rotated clockwise by `degrees`.
    static Pose of(view::Point centre, float unit, float degrees, float squeeze = 1);
    view::Point at(float x, float y) const;
};

/// The edge of a sprite. Soft includes the transparent rim, so that rotated edges stay smooth. Tight excludes the rim
/// and is used for tiles.
enum class Rim : std::uint8_t { Soft, Tight };
enum class Turn : std::uint8_t { Upright, HalfTurn };

class Brush {
public:
    /// Creates a brush for a draw list. `points_scale` is an additional scale, for panels in large windows.
    Brush(Screen& screen, ImDrawList& list, float points_scale = 1);

    /// Sets the opacity (0 to 1) of subsequent drawing.
    void set_opacity(float opacity) {
        opacity_ = opacity;
    }
    float to_pixels(float points) const {
        return points * unit_;
    }
    ImVec2 to_pixels(view::Point point) const {
        return {point.x * unit_, point.y * unit_};
    }
    /// Returns the position of the nearest whole device pixel, in points.
    float snapped(float points) const;

    void fill(const view::Rect& rect, float radius, ImU32 colour, ImDrawFlags corners = 0);
    /// Fills a rectangle with a vertical gradient.
    void fade(const view::Rect& rect, ImU32 top, ImU32 bottom);
    /// Draws the outline of a rectangle, inside its bounds.
    void edge(const view::Rect& rect, float radius, ImU32 colour, float width, ImDrawFlags corners = 0);
    /// Draws a filled rectangle with an outline in another colour.
    void bordered(const view::Rect& rect, float radius, ImU32 fill_colour, ImU32 edge_colour, float width);
    void triangle(view::Point a, view::Point b, view::Point c, ImU32 colour);
    /// Draw a straight line, solid or dashed.
    void line(view::Point from, view::Point to, ImU32 colour, float width);
    void dashes(view::Point from, view::Point to, ImU32 colour, float width, float dash, float gap);
    /// Draws evenly spaced dashes around a rectangle, like a running stitch.
    void stitch(const view::Rect& rect, float radius, ImU32 colour, float width = 2, float dash = 6, float gap = 4);
    void curve(view::Point from, view::Point a, view::Point b, view::Point to, ImU32 colour, float width);
    void disc(view::Point centre, float radius, ImU32 colour);
    void ring(view::Point centre, float radius, ImU32 colour, float width);
    /// Draws the shadow under a rectangle.
    void shadow(const view::Rect& rect, view::Shadow shadow, float opacity = 1);
    void shadow(const Pose& pose, float width, float height, view::Shadow shadow, float opacity = 1);

    /// Draws one line of text. `top` is the top of the line's box, whose height is 1.2 times the size. Returns the x
    /// coordinate of the end of the text.
    float text(view::Point top, std::string_view text, float size, view::Weight weight, ImU32 colour,
               view::Align align = view::Align::Left);
    /// Draws text wrapped to lines of at most `width`. Returns the text's height.
    float paragraph(view::Point top, std::string_view text, float width, float size, view::Weight weight, ImU32 colour,
                    view::Align align = view::Align::Left);

    bool has(Sprite sprite) const;
    void sprite(Sprite sprite, const view::Rect& rect, ImU32 colour = IM_COL32_WHITE, Rim rim = Rim::Soft);
    /// Draws a sprite centred at a point, scaled to this width.
    void icon(Sprite sprite, view::Point centre, float width, ImU32 colour);
    /// Draws a sprite into a rectangle. The rectangle is relative to the pose's centre, in the pose's units.
    void sprite(Sprite sprite, const Pose& pose, const view::Rect& part, Turn turn, ImU32 colour = IM_COL32_WHITE,
                Rim rim = Rim::Soft);
    /// Fills a rectangle with tiles of this size, starting at the top left corner.
    void tile(Sprite sprite, const view::Rect& rect, float tile_width, float tile_height,
              ImU32 colour = IM_COL32_WHITE);

    /// Rotates everything that `draw` adds to the list, by moving its vertices.
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
    /// Returns the best loaded level of a sprite for drawing it at this width, in points.
    const SpriteLevel& level_of(Sprite sprite, float width) const;
    void turn_vertices(int first, const view::Rotation& rotation);

    /// Draws a sprite as nine slices. `grid` contains their 16 corners, row by row. `cut` is the width of the outer
    /// slices in pixels of the level.
    void nine_slices(const SpriteLevel& level, std::span<const view::Point, 16> grid, float cut, ImU32 colour);

    ImU32 faded(ImU32 colour) const;

    Screen* screen_; // pointers, so that a brush can be assigned
    ImDrawList* list_;
    float unit_;
    float opacity_ = 1;
};

} // namespace mitts::ui
