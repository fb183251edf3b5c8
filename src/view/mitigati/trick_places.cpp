#include "view/mitigati/trick_places.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

/// The height of the line below the cards, which contains the trick's points and the button for the last trick.
constexpr float foot = 44;

// Returns the lower limit for the viewer's card. On a wide mat, the card is beside the text at the bottom. On a narrow
// mat, it is above the text.
float floor_of(const Rect& mat) {
    constexpr float broad = 460;
    return mat.bottom() - (mat.w >= broad ? 16 : foot + 2);
}

TrickPlaces in_a_triangle(const Rect& mat, float card) {
    TrickPlaces places{.mat = mat, .card = card};
    const float half = card * card_aspect / 2;
    const float room = floor_of(mat) - mat.y - 20;
    const float drop = std::min(1.02F * card, room - 2 * half);
    const float side = std::min(mat.w * 0.5F - card * 0.64F - 8, card * 1.22F);
    const float top = mat.y + 20 + half + std::max(0.0F, (room - 2 * half - drop) * 0.4F);
    places.centres = {Point{mat.centre().x, top + drop}, Point{mat.centre().x - side, top},
                      Point{mat.centre().x + side, top}};
    places.rotations = {0, -6, 6};
    return places;
}

TrickPlaces in_a_row(const Rect& mat, float card) {
    TrickPlaces places{.mat = mat, .card = card};
    const float side = card * 1.16F;
    const float y = mat.y + (mat.h - foot) / 2 + 4;
    places.centres = {Point{mat.centre().x, y}, Point{mat.centre().x - side, y}, Point{mat.centre().x + side, y}};
    places.rotations = {0, -3, 3};
    return places;
}

} // namespace

TrickPlaces trick_places(const Rect& mat, float largest_card) {
    const float triangle = std::min((floor_of(mat) - mat.y - 20) / 2.15F, (mat.w - 16) / 3.56F);
    const float row = std::min((mat.h - foot - 24) / card_aspect, (mat.w - 30) / 3.42F); // avoids the stitches
    auto places = row > triangle * 1.1F ? in_a_row(mat, std::min(row, largest_card))
                                        : in_a_triangle(mat, std::min(triangle, largest_card));
    const float width = std::min(150.0F, mat.w * 0.36F);
    places.last = {mat.right() - 10 - width, mat.bottom() - 48, width, 44};
    places.so_far = {mat.x + 16, mat.bottom() - 38};
    if (mat.h < 160) { // the button is beside the discards
        places.confirm = {mat.right() - 128, mat.centre().y - 22, 112, 44};
        places.discards = {mat.x + 14, mat.y + 14, mat.w - 154, mat.h - 28};
    } else {
        const float room = std::min(260.0F, mat.w - 36);
        places.confirm = {mat.centre().x - room / 2, mat.bottom() - 60, room, 44};
        places.discards = {mat.x + 18, mat.y + 18, mat.w - 36, mat.h - 88};
    }
    return places;
}

} // namespace mitts::view::mitigati
