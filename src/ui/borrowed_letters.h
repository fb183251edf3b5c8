// Caches textures of words that contain characters missing from the fonts. The browser draws these words. A cache key
// consists of the word, weight, size and colour.
//
// A texture stays cached while it is in use. After the graphics device is lost, the browser redraws each word when the
// word is next needed.
#pragma once

#include "ui/texture.h"
#include "view/borrowed_type.h"

#include <SDL.h>
#include <imgui.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mitts::ui {

/// A line drawn by the browser. If LetterOrder::colour is empty, the line is only measured.
struct LetterPicture {
    int advance = 0; ///< advance in thousandths of the font size; 0 if the text cannot be drawn
    int width = 0;
    int height = 0;
    int left = 0;                       ///< pixels from the left edge of the picture to the start of the line
    int feet = 0;                       ///< pixels from the top of the picture to the baseline
    std::vector<std::uint8_t> pixels{}; ///< RGBA in the requested colour; some characters have their own colours
};

struct LetterOrder {
    std::string_view text;
    view::Weight weight = view::Weight::Regular;
    int pixels = 0;
    std::string colour{}; ///< colour as "#RRGGBB"; empty to measure the line without drawing it
};

using Lender = std::function<LetterPicture(const LetterOrder&)>;

class BorrowedLetters final : public view::BorrowedType {
public:
    explicit BorrowedLetters(Lender lender);
    BorrowedLetters(const BorrowedLetters&) = delete;
    BorrowedLetters& operator=(const BorrowedLetters&) = delete;
    ~BorrowedLetters() override;

    int advance(std::string_view text, view::Weight weight) override;

    /// Draws a line with its baseline at `at`. Returns false if the text cannot be drawn.
    bool draw(SDL_Renderer* renderer, ImDrawList& list, ImVec2 at, const LetterOrder& order, ImU32 colour);

    /// If the cache is full, drops words that were not drawn recently. Call it only between frames, because the draw
    /// lists of a frame refer to textures.
    void tidy();
    void forget_pictures();

private:
    struct Kept {
        std::string text;
        view::Weight weight;
        int pixels;
        ImU32 colour;
        LetterPicture picture; ///< its pixels are dropped after they are copied to the texture
        Texture texture{};
        int drawn = 0; ///< the number of the last frame in which the texture was drawn
    };
    Kept& find(const LetterOrder& order, ImU32 colour);

    Lender lender_;
    std::vector<Kept> kept_{};
    int frame_ = 0;
};

} // namespace mitts::ui
