// Words in somebody else's type, as textures: what the browser draws of them, kept by word, weight, size and colour.
//
// Whatever was drawn is kept while it is in use. When the device is lost it is dropped, and asked for again when it is drawn next.
#pragma once

#include "view/borrowed_type.h"

#include <SDL.h>
#include <imgui.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mitts::ui {

/// A line as its lender has it. Without a colour it is only measured.
struct LetterPicture {
    int advance = 0; ///< thousandths of the size; 0 if it cannot be written
    int width = 0;
    int height = 0;
    int left = 0;                       ///< pixels from the picture's left edge to where the line begins
    int feet = 0;                       ///< pixels from the picture's top to the line's feet
    std::vector<std::uint8_t> pixels{}; ///< RGBA, in the colour that was asked for: signs may have colours of their own
};

struct LetterOrder {
    std::string_view text;
    view::Weight weight = view::Weight::Regular;
    int pixels = 0;
    std::string colour{}; ///< "#RRGGBB", or empty
};

using Lender = std::function<LetterPicture(const LetterOrder&)>;

class BorrowedLetters final : public view::BorrowedType {
public:
    explicit BorrowedLetters(Lender lender);
    BorrowedLetters(const BorrowedLetters&) = delete;
    BorrowedLetters& operator=(const BorrowedLetters&) = delete;
    ~BorrowedLetters() override;

    int advance(std::string_view text, view::Weight weight) override;

    /// Draws a line whose feet stand at `at`. False if it cannot be had.
    bool draw(SDL_Renderer* renderer, ImDrawList& list, ImVec2 at, const LetterOrder& order, ImU32 colour);

    /// Forgets what has not been drawn of late. Outside of a frame only, as the frame's lists name the textures.
    void tidy();
    void forget_pictures();

private:
    struct Destroy {
        void operator()(SDL_Texture* texture) const {
            SDL_DestroyTexture(texture);
        }
    };
    struct Kept {
        std::string text;
        view::Weight weight;
        int pixels;
        ImU32 colour;
        LetterPicture picture; ///< without its pixels
        std::unique_ptr<SDL_Texture, Destroy> texture{};
        int drawn = 0; ///< in which frame
    };
    Kept& find(const LetterOrder& order, ImU32 colour);

    Lender lender_;
    std::vector<Kept> kept_{};
    int frame_ = 0;
};

} // namespace mitts::ui
