// Lays out the table, part by part.
#include "view/mitch/easel.h"

namespace mitts::view::mitch {

Face face_for(const Easel& easel, float width) {
    constexpr float tile_under = 34;
    return width < tile_under ? Face::Tile : easel.face_for(width);
}

Ink points_ink(int points) {
    return points > 0 ? Ink::TableGain : points < 0 ? Ink::TableLoss : Ink::TableMuted;
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
    std::vector<Crown> crowns;
    std::vector<ColumnPlace> columns;
    const auto lead = lead_change(model.match);
    return scene_of(model, ui, places, frame, viewport, measure, [&](const auto& base) {
        const Easel easel{base, ids, crowns, columns, lead, standing_told(model, lead)};
        draw_top(easel);
        draw_opponents(easel);
        draw_mat(easel);
        draw_columns(easel);
        draw_crowns(easel);
        draw_points_told(easel);
        draw_lead_figures(easel);
        draw_standings(easel);
        draw_turn(easel);
        draw_hand(easel);
        draw_band(easel);
        draw_refusal(easel);
        draw_close_up(easel);
    });
}

} // namespace mitts::view::mitch
