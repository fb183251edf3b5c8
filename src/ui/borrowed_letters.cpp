#include "ui/borrowed_letters.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mitts::ui {

namespace {

constexpr ImU32 rgb_mask = ~static_cast<ImU32>(IM_COL32_A_MASK);
constexpr int measured_at = 100;
// The maximum number of cached words. A screen needs fewer: at most eight names in a few sizes and colours.
constexpr std::size_t most_kept = 128;
constexpr int kept_frames = 60;

std::string colour_text(ImU32 colour) {
    std::string text = "#";
    for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT}) {
        for (const int nibble : {4, 0}) {
            text += "0123456789ABCDEF"[colour >> (shift + nibble) & 15U];
        }
    }
    return text;
}

} // namespace

BorrowedLetters::BorrowedLetters(Lender lender) : lender_(std::move(lender)) {
    view::borrowed_type() = this;
}

BorrowedLetters::~BorrowedLetters() {
    if (view::borrowed_type() == this) {
        view::borrowed_type() = nullptr;
    }
}

// Returns a line's advance in thousandths of the font size. Lines that are only measured are cached with the colour 0.
int BorrowedLetters::advance(std::string_view text, view::Weight weight) {
    return find({.text = text, .weight = weight, .pixels = measured_at}, 0).picture.advance;
}

BorrowedLetters::Kept& BorrowedLetters::find(const LetterOrder& order, ImU32 colour) {
    const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) {
        return kept.pixels == order.pixels && kept.colour == colour && kept.weight == order.weight &&
               kept.text == order.text;
    });
    auto& kept = found != kept_.end() ? *found
                                      : kept_.emplace_back(Kept{.text = std::string(order.text),
                                                                .weight = order.weight,
                                                                .pixels = order.pixels,
                                                                .colour = colour,
                                                                .picture = lender_(order)});
    kept.drawn = frame_;
    return kept;
}

bool BorrowedLetters::draw(SDL_Renderer* renderer, ImDrawList& list, ImVec2 at, const LetterOrder& order,
                           ImU32 colour) {
    auto wanted = order;
    wanted.colour = colour_text(colour);
    auto& kept = find(wanted, colour | IM_COL32_A_MASK);
    auto& picture = kept.picture;
    if (!picture.pixels.empty()) {
        kept.texture = texture_of(renderer, picture.pixels.data(), picture.width, picture.height);
        picture.pixels = {};
    }
    if (kept.texture == nullptr) {
        return false;
    }
    const ImVec2 corner{std::round(at.x) - static_cast<float>(picture.left), at.y - static_cast<float>(picture.feet)};
    list.AddImage(kept.texture.get(), corner,
                  {corner.x + static_cast<float>(picture.width), corner.y + static_cast<float>(picture.height)}, {0, 0},
                  {1, 1}, colour | rgb_mask);
    return true;
}

void BorrowedLetters::tidy() {
    ++frame_;
    if (kept_.size() > most_kept) {
        std::erase_if(kept_, [&](const Kept& kept) { return kept.drawn + kept_frames < frame_; });
    }
}

void BorrowedLetters::forget_pictures() {
    std::erase_if(kept_, [](const Kept& kept) { return kept.colour != 0; });
}

} // namespace mitts::ui
