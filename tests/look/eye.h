// Reads a drawn frame: the words with their positions and colours, and the shapes behind and in front of them. Parses
// the draw list without rasterising it, so the result reflects layout, text truncation and clipping.
#pragma once

#include "ui/screen.h"
#include "ui/theme.h"

#include <imgui.h>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace mitts::tests {

struct Colour {
    float red = 0;
    float green = 0;
    float blue = 0;
    float alpha = 0; ///< opacity (0 … 1)
};

/// Returns the WCAG contrast ratio of two colours, from 1 to 21.
float contrast(const Colour& left, const Colour& right);

/// A piece of text on one line, in one size and weight.
struct Run {
    std::string text;
    float size = 0;
    bool bold = false;
    bool turned = false;
    Colour colour{};
    view::Rect ink{};                  ///< bounds of all letters
    std::vector<view::Rect> letters{}; ///< bounds of each letter
    view::Rect clip{};                 ///< the clip rectangle
    std::size_t place = 0;             ///< the number of triangles drawn before the run
};

/// A drawn frame: text as runs, all other shapes as triangles.
class Drawn {
public:
    std::vector<Run> runs;

    /// Returns the colour at a point after the first `count` triangles have been drawn.
    Colour ground_at(view::Point point, std::size_t count) const;
    /// Returns the visibility of a point behind the triangles from index `first` on: 0 (hidden) to 1.
    float open_at(view::Point point, std::size_t first) const;

private:
    friend class Eye;
    struct Corner {
        ImVec2 at{};
        ImVec2 on_picture{};
        Colour colour{};
    };
    struct Triangle {
        std::array<Corner, 3> corners{};
        const struct PictureFile* picture = nullptr; ///< null for a plain colour
        view::Rect clip{};
    };
    /// Consecutive triangles in drawing order, and their common bounds.
    struct Group {
        view::Rect box{};
        std::size_t first = 0;
        std::size_t end = 0;
    };

    static Colour colour_at(const Triangle& triangle, view::Point point);
    void group_triangles();

    std::vector<Triangle> triangles_;
    std::vector<Group> groups_;
};

class Eye {
public:
    Eye();
    ~Eye();
    Eye(const Eye&) = delete;
    Eye& operator=(const Eye&) = delete;

    /// Draws a frame in a window of this size, and reads the frame.
    Drawn look(float width, float height, const std::function<void(ui::Screen&)>& draw);

private:
    struct Letter {
        char32_t character = 0;
        const ImFont* font = nullptr;
        const ImFontGlyph* glyph = nullptr;
    };

    void read(const ImDrawList& list, const ImDrawCmd& command, Drawn& drawn) const;
    const Letter* letter_of(const ImDrawVert& vertex) const;

    std::unique_ptr<ui::Screen> screen_;
    std::map<std::pair<float, float>, Letter> letters_;
    std::map<const void*, std::unique_ptr<struct PictureFile>> pictures_;
};

} // namespace mitts::tests
