// Rasterises the two fonts into Dear ImGui's atlas, at the pixel sizes in use.
//
// If a size is missing, the nearest size is used, and the missing size is rasterised before the next frame. Characters
// outside ASCII are rasterised on demand. All lengths are in pixels.
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
    /// Loads a TrueType file. Returns false and keeps the previous font if the file is invalid, truncated or corrupt.
    bool give(view::Weight weight, Bytes file);
    /// Returns true once both weights are loaded.
    bool ready() const;

    /// Returns true if the atlas must be rebuilt, because a new file was loaded or a size or character is missing.
    bool stale() const {
        return stale_;
    }
    /// Builds the atlas. Call it only between frames. The caller must then rebuild the texture.
    void build();
    ImFontAtlas& atlas() {
        return atlas_;
    }

    /// Sets the function that draws and measures glyphs missing from the fonts.
    void borrow(Lender lender);
    /// Returns the cache of words drawn by the browser, or null if `borrow` has not been called.
    BorrowedLetters* borrowed() {
        return borrowed_.get();
    }
    /// Sets the renderer that creates the textures of words drawn by the browser.
    void draw_with(SDL_Renderer* renderer) {
        renderer_ = renderer;
    }

    /// Draws one line of text. `top_left` is in pixels, at the top of the line's box, whose height is 1.2 times the
    /// size. Returns the x coordinate of the end of the text.
    float draw(ImDrawList& list, ImVec2 top_left, std::string_view text, float pixels, view::Weight weight,
               ImU32 colour);

private:
    struct Size {
        int pixels = 0;
        ImFont* font = nullptr; ///< null until the size is rasterised
        bool used = true;       ///< true if used since the atlas was built
    };

    ImFont* find(float pixels, view::Weight weight);
    void need(char32_t character);
    bool draw_borrowed(ImDrawList& list, ImVec2 baseline, std::string_view text, int pixels, view::Weight weight,
                       ImU32 colour);

    ImFontAtlas atlas_{};
    std::array<Bytes, 2> files_{};
    std::array<std::vector<Size>, 2> sizes_{};
    /// The characters rasterised at each size. The suit symbols have the highest code points that may occur in text.
    std::bitset<0x2700> characters_{};
    std::vector<ImWchar> ranges_{}; ///< `characters_` as ranges for Dear ImGui, which keeps a pointer to the list
    bool stale_ = false;
    std::unique_ptr<BorrowedLetters> borrowed_{};
    SDL_Renderer* renderer_ = nullptr;
};

} // namespace mitts::ui
