// Lays out the table, part by part.
#include "view/mitigati/easel.h"

namespace mitts::view::mitigati {

using mitts::mitigati::Phase;

Point hand_point(const Easel& easel, Seat seat) {
    const int steps = easel.steps_to(seat);
    return steps == 0 ? easel.places.hand.room.centre() : easel.places.seats[static_cast<std::size_t>(steps - 1)].fan;
}

CardItem card_item(const Easel& easel, TarotCard card, Point centre, float width) {
    return {.id = card.index,
            .tarot = card.index,
            .tarot_suits = easel.seen().options.suits,
            .centre = centre,
            .width = width,
            .face = easel.face_for(width),
            .back = easel.model.back};
}

Middle middle_of(const Observation& seen) {
    const bool agreed = seen.phase == Phase::Over && bids_missing(seen) == 0; // an agreement ended the deal (T6)
    return seen.phase == Phase::Bargain || agreed ? Middle::Bargain : Middle::Mat;
}

bool turn_is_on_paper(const Easel& easel) {
    return middle_of(easel.seen()) == Middle::Bargain &&
           (easel.places.bargain.title == BargainTitle::Turn || easel.seen().phase == Phase::Over);
}

Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure) {
    const auto frame = frame_for(viewport);
    const auto& seen = model.match.seen;
    const auto places = places_for(frame, seen.viewer, suits_in(own_hand(model)));
    return scene_of(model, ui, places, frame, viewport, measure, [](const auto& base) {
        const Easel easel{base};
        if (!turn_is_on_paper(easel)) {
            explain_turn(easel, whole_advice(easel), rule_of_advice(easel.model));
        }
        draw_top(easel);
        draw_board(easel);
        draw_stock(easel);
        if (middle_of(easel.seen()) == Middle::Bargain) {
            draw_bargain(easel);
        } else {
            draw_trick(easel);
        }
        draw_seats(easel);
        draw_won(easel);
        draw_bubbles(easel);
        draw_turn(easel);
        draw_tool_row(easel);
        draw_hand(easel);
        draw_refusal(easel);
        draw_amounts(easel);
        if (!easel.hand_is_open()) {
            draw_ready_button(easel);
        }
    });
}

} // namespace mitts::view::mitigati
