#include "view/wash_line.h"

#include <algorithm>
#include <array>
#include <span>

namespace mitts::view {

namespace {

struct Letter {
    Picture picture;
    Wool wool;
    float tilt; ///< degrees
};

constexpr std::array english{
    Letter{Picture::KnitM, Wool::Red, -2},  Letter{Picture::KnitI, Wool::Blue, 1.5F},
    Letter{Picture::KnitT, Wool::Cream, 0}, Letter{Picture::KnitT, Wool::Green, 1.5F},
    Letter{Picture::KnitS, Wool::Red, 2},
};
constexpr std::array french{
    Letter{Picture::KnitM, Wool::Red, -3},    Letter{Picture::KnitI, Wool::Blue, 2},
    Letter{Picture::KnitT, Wool::Cream, -1},  Letter{Picture::KnitA, Wool::Green, 1.5F},
    Letter{Picture::KnitI, Wool::Red, 2},     Letter{Picture::KnitN, Wool::Gold, -1},
    Letter{Picture::KnitE, Wool::Blue, 1.5F}, Letter{Picture::KnitS, Wool::Red, -3},
};

constexpr float letter_aspect = 1.23F; ///< height by width of a swatch

struct Hung {
    Picture picture;
    float from_edge; ///< of the window's width
    float width;     ///< in letter widths
    float aspect;
    float tilt;
};

// On wide windows the name does not hang alone.
constexpr std::array wardrobe{
    Hung{Picture::HangingMittenLeft, 0.105F, 0.72F, 1.45F, -2},
    Hung{Picture::HangingMittenRight, 0.185F, 0.72F, 1.45F, 3},
    Hung{Picture::HangingGlove, 0.82F, 0.72F, 1.45F, -1},
    Hung{Picture::HangingSock, 0.91F, 0.72F, 1.45F, 2},
};

// A thread that sags in the middle: where it is at a point of the width.
class Line {
public:
    Line(float width, float top, float sag) : width_(width), top_(top), sag_(sag) {
    }
    float at(float x) const {
        const float part = x / width_;
        return top_ + 4 * sag_ * part * (1 - part);
    }
    void draw(SceneWriter& writer) const {
        writer.add(YarnItem{.from = {0, top_}, .to = {width_, top_}, .sag = sag_, .ink = Ink::Cream, .width = 3});
    }

private:
    float width_;
    float top_;
    float sag_;
};

void peg(SceneWriter& writer, Point hold, float size) {
    writer.add(
        PictureItem{.picture = Picture::Clothespin, .rect = {hold.x - size / 6, hold.y - size / 2, size / 3, size}});
}

void hang_letters(SceneWriter& writer, std::span<const Letter> letters, const Line& line, float middle, float size) {
    const float gap = size * 0.06F;
    float x = middle - (size * static_cast<float>(letters.size()) + gap * static_cast<float>(letters.size() - 1)) / 2;
    for (const auto& letter : letters) {
        const float y = line.at(x + size / 2) + size * 0.04F;
        writer.add(PictureItem{.picture = letter.picture,
                               .rect = {x, y, size, size * letter_aspect},
                               .wool = letter.wool,
                               .rotation = letter.tilt});
        peg(writer, {x + size * 0.16F, line.at(x + size * 0.16F) + size * 0.03F}, size * 0.2F);
        peg(writer, {x + size * 0.84F, line.at(x + size * 0.84F) + size * 0.03F}, size * 0.2F);
        x += size + gap;
    }
}

void hang_wardrobe(SceneWriter& writer, const Line& line, float width, float size) {
    for (const auto& hung : wardrobe) {
        const float x = hung.from_edge * width;
        const float y = line.at(x) - size * 0.02F;
        writer.add(
            PictureItem{.picture = hung.picture,
                        .rect = {x - hung.width * size / 2, y, hung.width * size, hung.width * hung.aspect * size},
                        .rotation = hung.tilt});
        peg(writer, {x, line.at(x) + size * 0.02F}, size * 0.2F);
    }
}

// A few flakes, always the same ones.
void let_it_snow(SceneWriter& writer, float width, float height) {
    constexpr int flakes = 22;
    for (int flake = 0; flake < flakes; ++flake) {
        const auto x = static_cast<float>(flake * 379 % 997) / 997 * width;
        const auto y = static_cast<float>(flake * 617 % 991) / 991 * height;
        const float size = 3.0F + static_cast<float>(flake % 3);
        writer.add(PictureItem{
            .picture = Picture::SnowDot, .rect = {x, y, size, size}, .ink = Ink::TableText, .opacity = 0.35F});
    }
}

} // namespace

float hang_name(SceneWriter& writer, i18n::Language language, float width, float height) {
    const std::span<const Letter> letters =
        language == i18n::Language::French ? std::span<const Letter>(french) : std::span<const Letter>(english);
    const auto count = static_cast<float>(letters.size());
    const bool room_for_wardrobe = width >= 900;
    const float across = room_for_wardrobe ? width * 0.5F : width - 16;
    const float size = std::min({across / (count * 1.06F), height / 1.75F, 118.0F});
    const float top = height * 0.2F;
    const Line line(width, top, height * 0.14F);
    let_it_snow(writer, width, height * 1.6F);
    line.draw(writer);
    hang_letters(writer, letters, line, width / 2, size);
    if (room_for_wardrobe) {
        hang_wardrobe(writer, line, width, size);
    }
    return line.at(width / 2) + size * (letter_aspect + 0.04F);
}

} // namespace mitts::view
