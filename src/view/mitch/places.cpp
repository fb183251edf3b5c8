#include "view/mitch/places.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

HeadStyle head_for(const Rect& panel) {
    if (panel.h < 92) {
        return HeadStyle::Line;
    }
    return panel.w >= 108 ? HeadStyle::Tall : HeadStyle::Tight;
}

} // namespace

HandRoom hand_room(const Places& places) {
    return {.layout = places.layout,
            .width = places.width,
            .height = places.height,
            .room = places.hand,
            .card = places.hand_card,
            .step = places.hand_step,
            .chosen_card = places.chosen_card,
            .choice_height = places.choice_height};
}

std::vector<OpponentPlace> opponent_places(const OpponentArea& area, int players, Seat viewer) {
    std::vector<OpponentPlace> places;
    const int opponents = players - 1;
    const int rows = (opponents + area.per_row - 1) / area.per_row;
    const int in_row = (opponents + rows - 1) / rows;
    const auto count = static_cast<float>(in_row);
    const float height = (area.area.h - static_cast<float>(rows - 1) * area.gap) / static_cast<float>(rows);
    const float width = std::min(area.widest, (area.area.w - (count - 1) * area.gap) / count);
    for (int index = 0; index < opponents; ++index) {
        const int row = index / in_row;
        const int here = std::min(in_row, opponents - row * in_row);
        const float breadth = static_cast<float>(here) * (width + area.gap) - area.gap;
        const float left = area.area.x + (area.area.w - breadth) / 2;
        const Rect panel{left + static_cast<float>(index % in_row) * (width + area.gap),
                         area.area.y + static_cast<float>(row) * (height + area.gap), width, height - area.bubble};
        places.push_back({.seat = seat_after(viewer, players, index + 1),
                          .panel = panel,
                          .head = head_for(panel),
                          .tile = area.tile,
                          .bubble = area.bubble});
    }
    return places;
}

Places places_for(const Frame& frame, int players, Seat viewer) {
    switch (frame.layout) {
    case Layout::Wide:
        return wide_places(frame, players, viewer);
    case Layout::Portrait:
        return portrait_places(frame, players, viewer);
    case Layout::Small:
        break;
    }
    return small_places(frame, players, viewer);
}

} // namespace mitts::view::mitch
