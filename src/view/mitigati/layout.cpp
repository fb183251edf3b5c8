// The table at rest, part by part.
#include "view/mitigati/easel.h"

namespace mitts::view::mitigati {

using mitts::mitigati::Phase;

int steps_to(const Observation& seen, Seat seat) {
    return (seat - seen.viewer + mitts::mitigati::player_count) % mitts::mitigati::player_count;
}

Ink seat_ink(const Easel& easel, Seat seat) {
    return ink_of_seat(steps_to(easel.seen(), seat));
}

Point hand_point(const Easel& easel, Seat seat) {
    const int steps = steps_to(easel.seen(), seat);
    return steps == 0 ? easel.places.hand.room.centre() : easel.places.seats[static_cast<std::size_t>(steps - 1)].fan;
}

CardItem card_item(const Easel& easel, TarotCard card, Point centre, float width) {
    return {.id = card.index,
            .tarot = card.index,
            .tarot_suits = tarot_suits_of(easel.seen().options),
            .centre = centre,
            .width = width,
            .face = face_for_width(easel.model.faces, easel.places.layout, width * easel.scale),
            .back = easel.model.back};
}

Middle middle_of(const Observation& seen) {
    const bool agreed = seen.phase == Phase::Over && bids_missing(seen) == 0; // T6
    return seen.phase == Phase::Bargain || agreed ? Middle::Bargain : Middle::Mat;
}

bool turn_is_on_paper(const Easel& easel) {
    return middle_of(easel.seen()) == Middle::Bargain && easel.places.bargain.title == BargainTitle::Turn;
}

Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure) {
    const auto frame = frame_for(viewport);
    const auto& seen = model.match.seen;
    const auto places = places_for(frame, seen.viewer, seen.hand.size());
    Scene scene{.width = frame.width, .height = frame.height, .ground = model.ground};
    SceneWriter writer(scene, measure);
    const Easel easel{.model = model,
                      .ui = ui,
                      .places = places,
                      .measure = measure,
                      .writer = writer,
                      .naming = naming_of(model),
                      .scale = frame.scale};
    writer.target(TargetId::Table, 0, {0, 0, frame.width, frame.height}, {});
    draw_top(easel);
    draw_board(easel);
    draw_stock(easel);
    if (middle_of(seen) == Middle::Bargain) {
        draw_bargain(easel);
    } else {
        draw_trick(easel);
    }
    draw_seats(easel);
    draw_won(easel);
    draw_bubbles(easel);
    draw_turn(easel);
    draw_tools(easel);
    draw_hand(easel);
    draw_refusal(easel);
    if (model.curtain == Curtain::Closed) {
        draw_curtain_button(writer, measure, places.hand.room, easel.say(i18n::TextId::ReadyButton));
    }
    place_scene(scene, frame.scale, frame.offset);
    scene.width = viewport.width;
    scene.height = viewport.height;
    scene.targets.front().rect = {0, 0, viewport.width, viewport.height};
    return scene;
}

} // namespace mitts::view::mitigati
