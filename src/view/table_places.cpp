#include "view/table_places.h"

#include <algorithm>

namespace mitts::view {

std::vector<Box> tools(TablePlaces& places, float gap, float size) {
    places.tools.resize(3);
    return boxes_of(slot(places.tools[0]).size(size, size), space(gap), slot(places.tools[1]).size(size, size),
                    space(gap), slot(places.tools[2]).size(size, size));
}

Box turn_words(TablePlaces& places, float size, int lines) {
    places.turn_size = size;
    places.turn_lines = lines;
    return words(places.turn, places.turn_room, size, lines);
}

Box sash_slot(TablePlaces& places, float stitch) {
    places.sash_stitch = stitch;
    return slot(places.sash);
}

Box fan_slot(Point& centre, float& card_width, float& room, float card) {
    return Box([&centre, &card_width, &room, card](const Rect& rect) {
        centre = rect.centre();
        card_width = std::min(card, rect.h / card_aspect);
        room = rect.w;
    });
}

} // namespace mitts::view
