// The table at rest, part by part.
#include "view/mitaines/easel.h"

#include <algorithm>

namespace mitts::view::mitaines {

Ink seat_ink(const Easel& easel, Seat seat) {
    constexpr Ink inks[] = {Ink::Red, Ink::Blue, Ink::Green, Ink::Plum};
    const int players = easel.seen().options.players;
    return inks[(seat - easel.seen().viewer + players) % players];
}

Face face_for(const Easel& easel, float width) {
    constexpr float jumbo_under = 56;
    switch (easel.model.faces) {
    case Faces::Standard:
        return Face::Standard;
    case Faces::Jumbo:
        return Face::Jumbo;
    case Faces::Automatic:
        break;
    }
    const bool small = easel.places.layout == Layout::Small;
    return small || width * easel.scale < jumbo_under ? Face::Jumbo : Face::Standard;
}

Places places_of(const TableModel& model, const Frame& frame) {
    const auto& seen = model.match.seen;
    const int dealt = std::max(seen.hand.size(), hand_size(seen.options, seen.deal));
    return places_for(frame, seen.options.players, seen.viewer, dealt);
}

Point stock_point(const Easel& easel) {
    return easel.places.stock.centre();
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

bool hand_is_open(const TableModel& model) {
    return model.curtain == Curtain::Open;
}

Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure) {
    const auto frame = frame_for(viewport, Tablet::Own);
    const auto places = places_of(model, frame);
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
    draw_pile(easel);
    draw_seats(easel);
    draw_bubbles(easel);
    draw_scoring(easel);
    draw_calls(easel);
    draw_turn(easel);
    draw_tools(easel);
    draw_hand(easel);
    draw_curtain(easel);
    draw_refusal(easel);
    place_scene(scene, frame.scale, frame.offset);
    scene.width = viewport.width;
    scene.height = viewport.height;
    scene.targets.front().rect = {0, 0, viewport.width, viewport.height};
    return scene;
}

} // namespace mitts::view::mitaines
