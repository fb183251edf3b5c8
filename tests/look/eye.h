// Reads a frame as it appears on the screen: the words and their places, their colours and backgrounds, and what
// covers them. It parses Dear ImGui's draw lists after layout, shortening and clipping, without rasterising. It knows
// neither scenes nor panels.
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
    float alpha = 0; ///< opacity over what is beneath (0 … 1)
};

/// Returns the WCAG contrast of two colours, 1 to 21.
float contrast(const Colour& left, const Colour& right);

/// Words drawn in one run: same line, same type.
struct Run {
    std::string text;
    float size = 0;
    bool bold = false;
    bool turned = false;
    Colour colour{};
    view::Rect ink{};                  ///< around all letters
    std::vector<view::Rect> letters{}; ///< each as large as its visible part
    view::Rect clip{};                 ///< nothing is drawn outside
    std::size_t place = 0;             ///< the number of triangles drawn before it
};

/// A drawn frame, without the letters' triangles.
class Drawn {
public:
    std::vector<Run> runs;

    /// Returns the colour at a point after the first `count` triangles.
    Colour ground_at(view::Point point, std::size_t count) const;
    /// Returns how much of a point the triangles from `first` on leave visible (0 … 1).
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
        const struct PictureFile* picture = nullptr; ///< null: plain colour
        view::Rect clip{};
    };
    /// Consecutive items in drawing order, and their common bounds.
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

    /// Draws a frame in a window of this size and reads it.
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
