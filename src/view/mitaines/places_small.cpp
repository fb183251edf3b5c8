// The table where height is short: embedded in a page from 480 × 360, a phone on its side from 640 × 320.
#include "view/mitaines/places.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

constexpr float bar = 46;
constexpr float stock_column = 88;
constexpr float board_column = 88;

class SmallPlaces {
public:
    SmallPlaces(const Frame& frame, int players, Seat viewer)
        : w_(frame.width), h_(frame.height), players_(players), viewer_(viewer) {
        places_.layout = Layout::Small;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        places_.menu = {4, 1, 44, 44};
        place_mat();
        place_columns();
        place_hand();
        place_row();
        if (players_ == 2) {
            place_one_seat();
        } else {
            place_cells();
        }
        return places_;
    }

private:
    Seat opponent(int steps) const {
        return seat_after(viewer_, players_, steps);
    }

    void place_mat() {
        const float top = std::max(bar + 5, 0.16F * h_);
        places_.mat = {stock_column, top, w_ - stock_column - board_column, 0.5F * h_ - top};
        const auto& mat = places_.mat;
        places_.pile = {mat.x + 14, mat.y + 6, mat.w - 28, mat.h - 12};
        places_.pile_card = std::min(90.0F, places_.pile.h / 1.48F);
        places_.foot = {mat.x + 6, mat.bottom() - 22, mat.w - 2, 38};
        places_.tag_height = 42;
    }

    void place_columns() {
        const auto& mat = places_.mat;
        const float card = std::min(60.0F, (mat.h - 42) / card_aspect);
        places_.stock = {(stock_column - card) / 2, mat.y + 2, card, card * card_aspect};
        places_.stock_text = {stock_column / 2, places_.stock.bottom() + 4};
        places_.stock_size = 18;
        places_.stock_room = stock_column - 8;
        places_.board = {w_ - board_column + 4, mat.y, board_column - 12, mat.h};
        places_.board_style = BoardStyle::Column;
    }

    void place_hand() {
        const float top = 0.7F * h_;
        const float card = std::clamp((h_ - 6 - top) / card_aspect, 58.0F, 100.0F);
        places_.hand_card = card;
        places_.hand_step = card * 0.78F + 10;
        places_.chosen_card = std::max(128.0F, card * 1.6F);
        places_.hand = {4, top, w_ - 8, card * card_aspect};
        places_.sash = {0, top + card, w_, 20};
        places_.sash_stitch = 3;
    }

    // Between mat and hand: the turn, the pile's words, the advice, the tools.
    void place_row() {
        const float top = places_.mat.bottom();
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back({w_ - 6 - 44 - static_cast<float>(2 - tool) * 46, places_.hand.y - 54, 44, 44});
        }
        places_.turn = {8, top + 8};
        places_.turn_size = 21;
        places_.turn_room = stock_column - 10;
        places_.turn_lines = 2;
        places_.advice = {stock_column + 6, top + 29};
        places_.advice_size = 14;
        places_.advice_room = places_.tools[0].x - 6 - places_.advice.x;
        places_.advice_lines = 2;
        places_.confirm = {places_.mat.centre().x - 100, places_.mat.centre().y - 22, 200, 44};
    }

    void place_one_seat() {
        SeatPlace place{.seat = opponent(1), .name_size = 15, .line_size = 13};
        const float fan = std::min(150.0F, 0.28F * w_);
        place.patch = {52, 7, 32, 32};
        place.name = {91, 5};
        place.fan_card = 44;
        place.fan_room = fan;
        place.fan = {0.47F * w_, 6};
        place.name_room = place.fan.x - fan / 2 - 8 - place.name.x;
        const float bubble = place.fan.x + fan / 2 + 16;
        place.bubble = {bubble, 7, w_ - 8 - bubble, 30};
        place.tip = {bubble - 9, 27};
        places_.seats.push_back(place);
    }

    // Several opponents share the bar.
    void place_cells() {
        const float cell = (w_ - 56) / static_cast<float>(players_ - 1);
        for (int steps = 1; steps < players_; ++steps) {
            const float left = 52 + static_cast<float>(steps - 1) * cell;
            SeatPlace place{.seat = opponent(steps), .name_size = 14, .line_size = 13};
            place.bubble_spot = BubbleSpot::UnderTheName;
            place.patch = {left, 8, 30, 30};
            place.name = {left + 36, 3};
            place.fan_card = 19;
            place.fan_room = std::min(44.0F, cell * 0.24F);
            place.fan = {left + cell - 6 - place.fan_room / 2, 22};
            place.name_room = cell - 36 - place.fan_room - 12;
            place.bubble = {left + 34, 21, place.name_room + 4, 23};
            places_.seats.push_back(place);
        }
    }

    float w_;
    float h_;
    int players_;
    Seat viewer_;
    Places places_;
};

} // namespace

Places small_places(const Frame& frame, int players, Seat viewer) {
    return SmallPlaces(frame, players, viewer).make();
}

} // namespace mitts::view::mitaines
