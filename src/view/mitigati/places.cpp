#include "view/mitigati/places.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

/// What stands under the cards: the points so far, the last trick's button.
constexpr float foot = 44;

// On a broad mat the own card lies between the words at its foot, else above them.
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
    const float y = mat.y + (mat.h - foot) / 2 + 2;
    places.centres = {Point{mat.centre().x, y}, Point{mat.centre().x - side, y}, Point{mat.centre().x + side, y}};
    places.rotations = {0, -3, 3};
    return places;
}

} // namespace

TrickPlaces trick_places(const Rect& mat, float largest_card) {
    const float triangle = std::min((floor_of(mat) - mat.y - 20) / 2.15F, (mat.w - 16) / 3.56F);
    const float row = std::min((mat.h - foot - 14) / card_aspect, mat.w / 3.5F);
    auto places = row > triangle * 1.1F ? in_a_row(mat, std::min(row, largest_card))
                                        : in_a_triangle(mat, std::min(triangle, largest_card));
    const float width = std::min(150.0F, mat.w * 0.36F);
    places.last = {mat.right() - 10 - width, mat.bottom() - 48, width, 44};
    places.so_far = {mat.x + 16, mat.bottom() - 38};
    places.confirm = {mat.centre().x - std::min(130.0F, mat.w / 2 - 12), mat.bottom() - 52,
                      std::min(260.0F, mat.w - 24), 44};
    return places;
}

int hand_rows(const HandRoom& hand, int cards) {
    float lowest = 0;
    float highest = 1e9F;
    for (const auto& slot : hand_slots(hand, cards, -1, 0)) {
        lowest = std::max(lowest, slot.centre.y);
        highest = std::min(highest, slot.centre.y);
    }
    return highest < lowest ? 2 : 1;
}

Places places_for(const Frame& frame, Seat viewer, int cards) {
    switch (frame.layout) {
    case Layout::Wide:
        return wide_places(frame, viewer, cards);
    case Layout::Portrait:
        return portrait_places(frame, viewer, cards);
    case Layout::Small:
        break;
    }
    return small_places(frame, viewer, cards);
}

} // namespace mitts::view::mitigati
