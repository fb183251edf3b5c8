// The type: two fonts, rasterised in Dear ImGui's atlas at the pixel sizes that are in use.
//
// A size that is asked for and not there yet is drawn from the nearest one, and made before the next frame. It knows pixels
// only; what a size means in points is its caller's.
#pragma once

#include "ui/assets.h"
#include "view/scene.h"

#include <imgui.h>

#include <array>
#include <string_view>
#include <vector>

namespace mitts::ui {

class Fonts {
public:
    /// Takes a font file (TrueType). False if it is none, or cut short or changed: what was there stays.
    bool give(view::Weight weight, Bytes file);
    /// Both weights have come.
    bool ready() const;

    /// Whether the atlas must be rebuilt: new files, or sizes that were missed.
    bool stale() const {
        return stale_;
    }
    /// Makes the atlas. Outside of a Dear ImGui frame only; whoever holds the texture must rebuild it too.
    void build();

    /// Writes one line of text. `top_left`: pixels, the top of the line's box, whose height is 1.2 of the size.
    /// Returns the x where the text ends.
    float draw(ImDrawList& list, ImVec2 top_left, std::string_view text, float pixels, view::Weight weight,
               ImU32 colour);

private:
    struct Size {
        int pixels = 0;
        ImFont* font = nullptr; ///< null until it is made
        bool used = true;       ///< since the atlas was made
    };

    ImFont* find(float pixels, view::Weight weight);

    std::array<Bytes, 2> files_{};
    std::array<std::vector<Size>, 2> sizes_{};
    bool stale_ = false;
};

} // namespace mitts::ui
