// Sees a frame as somebody at the screen does: which words stand where, in which colour on which ground, and what covers them.
//
// It reads what Dear ImGui was told to draw, after all layout, shortening and clipping; nothing is rasterised. It knows
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
    float alpha = 0; ///< how much of what lies beneath it hides (0 … 1)
};

/// The contrast of two colours as WCAG counts it, 1 to 21.
float contrast(const Colour& left, const Colour& right);

/// Words that were written in one go: same line, same type.
struct Run {
    std::string text;
    float size = 0;
    bool bold = false;
    bool turned = false;
    Colour colour{};
    view::Rect ink{};                  ///< around all letters
    std::vector<view::Rect> letters{}; ///< each as large as it is seen: no room for what it lacks
    view::Rect clip{};                 ///< nothing is drawn outside of it
    std::size_t place = 0;             ///< how many triangles were drawn before it
};

/// A frame that was drawn, without its letters' own triangles.
class Drawn {
public:
    std::vector<Run> runs;

    /// The colour at a point once the first `count` triangles are drawn.
    Colour ground_at(view::Point point, std::size_t count) const;
    /// How much of a point the triangles from `first` on leave open (0 … 1).
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
    /// Neighbours in the order of drawing, and where they lie together.
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

    /// Draws a frame on a window of this size and looks at it.
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
