// The table at rest, part by part.
#include "view/mitch/easel.h"

namespace mitts::view::mitch {

Ink seat_ink(const Easel& easel, Seat seat) {
    const int players = easel.seen().options.players;
    return ink_of_seat((seat - easel.seen().viewer + players) % players);
}

Face face_for(const Easel& easel, float width) {
    constexpr float tile_under = 34;
    if (width < tile_under) {
        return Face::Tile;
    }
    return face_for_width(easel.model.faces, easel.places.layout, width * easel.scale);
}

Ink points_ink(int points) {
    return points > 0 ? Ink::TableGain : points < 0 ? Ink::TableLoss : Ink::TableMuted;
}

Picture suit_picture(Suit suit) {
    return static_cast<Picture>(static_cast<int>(Picture::SuitClubs) + static_cast<int>(suit));
}

const OpponentPlace* opponent_at(const Places& places, Seat seat) {
    for (const auto& place : places.opponents) {
        if (place.seat == seat) {
            return &place;
        }
    }
    return nullptr;
}

Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure) {
    const auto frame = frame_for(viewport);
    const auto& seen = model.match.seen;
    const auto places = places_for(frame, seen.options.players, seen.viewer);
    TwinIds ids;
    return scene_of(model, ui, places, frame, viewport, measure, [&](const auto& base) {
        const Easel easel{base, ids, standing_of(seen)};
        draw_top(easel);
        draw_opponents(easel);
        draw_mat(easel);
        draw_columns(easel);
        draw_turn(easel);
        draw_hand(easel);
        draw_close_up(easel);
    });
}

} // namespace mitts::view::mitch
