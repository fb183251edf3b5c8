#include "view/table_places.h"

#include "view/text_lines.h"

#include <algorithm>

namespace mitts::view {

Box at_thumb(const TablePlaces& places, Box box, float side, float above, float below) {
    const bool left = places.thumb == Thumb::Left;
    return std::move(box).across(left ? 0 : 1).pad(left ? side : 0, above, left ? 0 : side, below);
}

std::vector<Box> tools(TablePlaces& places, float gap, float size) {
    places.tools.resize(3);
    return boxes_of(slot(places.tools[0]).size(size, size), space(gap), slot(places.tools[1]).size(size, size),
                    space(gap), slot(places.tools[2]).size(size, size));
}

Box turn_slot(TablePlaces& places, float size, int lines) {
    places.turn_size = size;
    places.turn_lines = lines;
    return words(places.turn, places.turn_room, size, lines);
}

Box advice_slot(BoardPlaces& places, float size, int lines) {
    places.advice_size = size;
    places.advice_lines = lines;
    return words(places.advice, places.advice_room, size, lines);
}

float set_hand(TablePlaces& places, float card, float step, float chosen_card) {
    places.hand.card = card;
    places.hand.step = step;
    places.hand.chosen_card = chosen_card;
    return card * card_aspect;
}

Box sash_slot(TablePlaces& places, float stitch) {
    places.sash_stitch = stitch;
    return Box([&places, stitch](const Rect& rect) {
        const float beside_panel = places.aside > 0 ? places.aside + 8 + fringe_width(stitch) : 0;
        places.sash = rect;
        places.sash.x = std::max(rect.x, beside_panel);
        places.sash.w = rect.right() - places.sash.x;
    });
}

Box name_words(SeatPlace& place, float size, float line) {
    place.name_size = size;
    place.line_size = line;
    return Box([&place](const Rect& rect) {
               place.name = {rect.x, rect.y};
               place.name_room = place.line_room = rect.w;
           })
        .high(at_least(line_height(size)));
}

Box seat_head(SeatPlace& place, float badge) {
    return row(slot(place.patch).size(badge, badge), space(12), name_words(place, 20, 15).pad(0, 1, 0, 0).grow());
}

Box fan_slot(SeatPlace& place, float card) {
    return Box([&place, card](const Rect& rect) {
        place.fan = rect.centre();
        place.fan_card = std::min(card, rect.h / card_aspect);
        place.fan_room = rect.w;
    });
}

Box bubble_slot(SeatPlace& place, Point tip) {
    return Box([&place, tip](const Rect& rect) {
        place.bubble = rect;
        place.tip = Point{rect.x + tip.x, rect.y + tip.y};
    });
}

} // namespace mitts::view
