// The type: two fonts, rasterised in Dear ImGui's atlas at the pixel sizes that are in use.
//
// A size that is asked for and not there yet is drawn from the nearest one, and made before the next frame; so are characters outside
// of ASCII. It knows pixels only; what a size means in points is its caller's.
#pragma once

#include "ui/assets.h"
#include "ui/borrowed_letters.h"
#include "view/scene.h"

#include <imgui.h>

#include <array>
#include <bitset>
#include <memory>
#include <string_view>
#include <vector>

namespace mitts::ui {

class Fonts {
public:
    Fonts();
    /// Takes a font file (TrueType). False if it is none, or cut short or changed: what was there stays.
    bool give(view::Weight weight, Bytes file);
    /// Both weights have come.
    bool ready() const;

    /// Whether the atlas must be rebuilt: new files, or sizes or characters that were missed.
    bool stale() const {
        return stale_;
    }
    /// Makes the atlas. Outside of a Dear ImGui frame only; whoever holds the texture must rebuild it too.
    void build();

    /// Who draws the signs that the fonts lack, here and where text is measured.
    void borrow(Lender lender);
    /// What is borrowed; null: nothing.
    BorrowedLetters* borrowed() {
        return borrowed_.get();
    }
    /// Borrowed letters are textures of this renderer.
    void draw_with(SDL_Renderer* renderer) {
        renderer_ = renderer;
    }

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
    void need(char32_t character);
    bool draw_borrowed(ImDrawList& list, ImVec2 baseline, std::string_view text, int pixels, view::Weight weight,
                       ImU32 colour);

    std::array<Bytes, 2> files_{};
    std::array<std::vector<Size>, 2> sizes_{};
    /// Those that are made at each size. Suits are the last that a text may have.
    std::bitset<0x2700> characters_{};
    std::vector<ImWchar> ranges_{}; ///< the same for Dear ImGui, which keeps a pointer to it
    bool stale_ = false;
    std::unique_ptr<BorrowedLetters> borrowed_{};
    SDL_Renderer* renderer_ = nullptr;
};

} // namespace mitts::ui
