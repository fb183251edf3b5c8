// Lays out the table, part by part.
#include "view/mitaines/easel.h"

#include <algorithm>

namespace mitts::view::mitaines {

Places places_of(const TableModel& model, const Frame& frame) {
    const auto& seen = model.match.seen;
    const int dealt = std::max(seen.hand.size(), hand_size(seen.options, seen.deal));
    return places_for(frame, seen.options.players, seen.viewer, dealt);
}

Picture kind_picture(Kind kind) {
    switch (kind) {
    case Kind::Mitten:
        return Picture::IconMitten;
    case Kind::Glove:
        return Picture::IconGlove;
    case Kind::Sock:
        return Picture::IconSock;
    case Kind::None:
        break;
    }
    return Picture::IconPlay;
}

Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure) {
    const auto frame = frame_for(viewport);
    const auto places = places_of(model, frame);
    return scene_of(model, ui, places, frame, viewport, measure, [](const auto& base) {
        const Easel easel{base};
        explain_turn(easel, advice(easel.model), rule_of_advice(easel.model));
        draw_top(easel);
        draw_board(easel);
        draw_stock(easel);
        draw_pile(easel);
        draw_seats(easel);
        draw_bubbles(easel);
        draw_scoring(easel);
        draw_calls(easel);
        draw_turn(easel);
        draw_tool_row(easel);
        draw_hand(easel);
        draw_refusal(easel);
    });
}

} // namespace mitts::view::mitaines
