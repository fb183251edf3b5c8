#include "view/mitaines/places.h"

namespace mitts::view::mitaines {

HandRoom hand_room(const Places& places) {
    return {.layout = places.layout,
            .width = places.width,
            .height = places.height,
            .room = places.hand,
            .card = places.hand_card,
            .step = places.hand_step,
            .chosen_card = places.chosen_card,
            .choice_height = places.choice_height,
            .strip = finger};
}

Places places_for(const Frame& frame, int players, Seat viewer, int hand) {
    switch (frame.layout) {
    case Layout::Wide:
        return wide_places(frame, players, viewer);
    case Layout::Portrait:
        return portrait_places(frame, players, viewer, hand);
    case Layout::Small:
        break;
    }
    return small_places(frame, players, viewer);
}

} // namespace mitts::view::mitaines
