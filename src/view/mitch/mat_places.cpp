#include "view/mitch/mat_places.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

HeadStyle head_for(const Rect& panel) {
    const bool tall = panel.w >= (panel.h < 100 ? 170 : 108);
    return panel.h < 84 ? HeadStyle::Line : tall ? HeadStyle::Tall : HeadStyle::Tight;
}

Box panel_box(OpponentPlace& place, const Opponents& look) {
    place.tile = look.tile;
    place.bubble = look.bubble;
    return Box([&place](const Rect& rect) {
               place.panel = rect;
               place.head = head_for(rect);
           })
        .pad(0, 0, 0, look.bubble);
}

Box panel_rows(Places& places, const Opponents& look, float room) {
    const int opponents = static_cast<int>(places.opponents.size());
    const int rows = (opponents + look.per_row - 1) / look.per_row;
    const int in_row = (opponents + rows - 1) / rows;
    const auto count = static_cast<float>(in_row);
    const float width = std::min(look.widest, (room - (count - 1) * look.gap) / count);
    std::vector<Box> lines;
    std::vector<Box> line;
    for (auto& place : places.opponents) {
        if (static_cast<int>(line.size()) == 2 * in_row) {
            lines.push_back(in_a_row(std::exchange(line, {})).across(0.5F).grow());
            lines.push_back(space(look.gap));
        }
        line.push_back(space(line.empty() ? 0 : look.gap));
        line.push_back(panel_box(place, look).wide(width));
    }
    lines.push_back(in_a_row(std::move(line)).across(0.5F).grow());
    return in_a_column(std::move(lines));
}

} // namespace

Box opponent_panels(Places& places, const Opponents& look) {
    return Box([&places, look](const Rect& room) { lay(panel_rows(places, look, room.w), room); });
}

Box flat_mat(Places& places, float largest, float margins, float left, float right, float words) {
    return Box([=, &places](const Rect& mat) {
        constexpr float named = 56; // room for "discards"
        places.mat = mat;
        const float card = std::min((mat.h - margins) / card_aspect, largest);
        const float height = card * card_aspect;
        lay(row(slot(places.stock).wide(card), space(8), slot(places.stock_words).wide(words), space(2),
                slot(places.aces).grow(), space(2), slot(places.discard_words).wide(std::max(0.72F * words, named)),
                space(8), slot(places.discards).wide(card))
                .high(height)
                .down(0.5F)
                .pad(left, 0, right, 0),
            mat);
    });
}

Box wide_mat(Places& places) {
    places.pile_words = Places::Words::Beneath;
    return Box([&places](const Rect& mat) {
        places.mat = mat;
        const float card = std::min({100.0F, (mat.h - 72) / card_aspect, 0.19F * mat.w});
        const float over_words = 0.25F * card; // how far the text extends beyond the card
        const auto pile = [card](Rect& place, Rect& words) {
            return column(slot(place).size(card, card * card_aspect).across(0.5F), space(8), slot(words).high(34))
                .wide(1.5F * card);
        };
        lay(row(pile(places.stock, places.stock_words),
                slot(places.aces).high(card * card_aspect).pad(30 - over_words, 0, 30 - over_words, 0).grow(),
                pile(places.discards, places.discard_words))
                .down(0.5F)
                .pad(34 - over_words, 0, 38 - over_words, 0),
            mat);
    });
}

Box tall_mat(Places& places) {
    places.pile_words = Places::Words::Beneath;
    return Box([&places](const Rect& mat) {
        places.mat = mat;
        const float card = std::min(78.0F, (mat.h - 110) / (2 * card_aspect));
        const auto pile = [card](Rect& place, Rect& words) {
            return column(slot(place).size(card, card * card_aspect).across(0.5F), space(6), slot(words).high(30))
                .grow();
        };
        lay(column(row(pile(places.stock, places.stock_words), space(12), pile(places.discards, places.discard_words))
                       .high(card * card_aspect + 36),
                   space(10), slot(places.aces).high(card * card_aspect).pad(10, 0, 10, 0))
                .down(0.5F)
                .pad(14, 0, 14, 0),
            mat);
    });
}

} // namespace mitts::view::mitch
