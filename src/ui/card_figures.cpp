#include "ui/card_figures.h"

#include <span>

namespace mitts::ui {

namespace {

constexpr Rgb untinted = 0xFFFFFF;

// The position of a pip. The arrays below contain the positions for cards with two to ten pips.
struct Place {
    float x;
    float y;
};
constexpr float left = 0.34F;
constexpr float middle = 0.50F;
constexpr float right = 0.66F;

constexpr Place two[] = {{middle, 0.28F}, {middle, 1.12F}};
constexpr Place three[] = {{middle, 0.28F}, {middle, 0.70F}, {middle, 1.12F}};
constexpr Place four[] = {{left, 0.28F}, {right, 0.28F}, {left, 1.12F}, {right, 1.12F}};
constexpr Place five[] = {{left, 0.28F}, {right, 0.28F}, {left, 1.12F}, {right, 1.12F}, {middle, 0.70F}};
constexpr Place six[] = {{left, 0.28F}, {right, 0.28F}, {left, 0.70F}, {right, 0.70F}, {left, 1.12F}, {right, 1.12F}};
constexpr Place seven[] = {{left, 0.28F}, {right, 0.28F}, {left, 0.70F},  {right, 0.70F},
                           {left, 1.12F}, {right, 1.12F}, {middle, 0.49F}};
constexpr Place eight[] = {{left, 0.28F}, {right, 0.28F}, {left, 0.70F},   {right, 0.70F},
                           {left, 1.12F}, {right, 1.12F}, {middle, 0.49F}, {middle, 0.91F}};
constexpr Place nine[] = {{left, 0.28F},  {right, 0.28F}, {left, 0.56F},  {right, 0.56F}, {left, 0.84F},
                          {right, 0.84F}, {left, 1.12F},  {right, 1.12F}, {middle, 0.70F}};
constexpr Place ten[] = {{left, 0.28F},  {right, 0.28F}, {left, 0.56F},  {right, 0.56F},  {left, 0.84F},
                         {right, 0.84F}, {left, 1.12F},  {right, 1.12F}, {middle, 0.42F}, {middle, 0.98F}};

constexpr std::span<const Place> places_of_counts[] = {{}, {}, two, three, four, five, six, seven, eight, nine, ten};

float pip_size(int count) {
    return count <= 6 ? 0.23F : count <= 8 ? 0.21F : 0.20F;
}

// Returns the dye sprite of a court card. In the enumeration, the four dye sprites of a rank follow its four figures.
Sprite dye_of(Sprite court) {
    return nth(court, suit_count);
}

} // namespace

void draw_pips(const CardPieces& pieces, int count, Sprite pip, Rgb ink) {
    for (const auto place : places_of_counts[static_cast<std::size_t>(count)]) {
        if (place.y > 0.70F) {
            pieces.centred(pip, place.x, 1.4F - place.y, pip_size(count), ink, Turn::HalfTurn);
        } else {
            pieces.centred(pip, place.x, place.y, pip_size(count), ink);
        }
    }
}

void draw_court(const CardPieces& pieces, Sprite court, Suit suit, const Look& look) {
    const Rgb dye = suit_dye(look, suit);
    const view::Rect frame{0.245F, 0.12F, 0.51F, 1.16F};
    pieces.put(Sprite::court_ground, frame, court_ground(look));
    for (const auto turn : {Turn::Upright, Turn::HalfTurn}) {
        pieces.put(court, {0.245F, 0.12F, 0.51F, 0.54F}, untinted, turn);
        pieces.put(dye_of(court), {0.245F, 0.40F, 0.51F, 0.26F}, dye, turn);
    }
    pieces.put(Sprite::court_sash, {0.245F, 0.64F, 0.51F, 0.12F}, untinted);
    pieces.put(Sprite::court_frame, frame, suit_colour(look, suit), Turn::Upright, 0.6F);
}

void draw_bust(const CardPieces& pieces, Sprite court, Suit suit, const Look& look) {
    constexpr float stitch = 0.02816F;
    pieces.put(court, {0.265F, 1.39F - 27 * stitch, 0.72F, 27 * stitch}, untinted);
    pieces.put(dye_of(court), {0.265F, 1.39F - 13 * stitch, 0.72F, 13 * stitch}, suit_dye(look, suit));
}

void draw_indices(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink) {
    for (const auto turn : {Turn::Upright, Turn::HalfTurn}) {
        pieces.glyph(rank, 0.13F, 0.25F, 0.167F, ink, turn);
        pieces.centred(pip, 0.13F, 0.355F, 0.145F, ink, turn);
    }
}

void draw_large_index(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink) {
    pieces.glyph(rank, 0.20F, 0.39F, 0.30F, ink);
    pieces.centred(pip, 0.20F, 0.58F, 0.25F, ink);
}

} // namespace mitts::ui
