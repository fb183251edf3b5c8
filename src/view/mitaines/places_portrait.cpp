// The table on a phone held upright, 320 points wide and up: bands from the top.
#include "view/mitaines/places.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

class PortraitPlaces {
public:
    PortraitPlaces(const Frame& frame, int players, Seat viewer, int hand)
        : w_(frame.width), h_(frame.height), players_(players), viewer_(viewer), hand_(hand), low_(frame.height < 700) {
        places_.layout = Layout::Portrait;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        place_bar();
        const float seats_bottom = players_ == 2 ? place_one_seat() : place_rows();
        place_hand();
        const float mat_bottom = low_ ? place_low_turn() : place_turn();
        place_mat(seats_bottom + 6, mat_bottom);
        return places_;
    }

private:
    Seat opponent(int steps) const {
        return seat_after(viewer_, players_, steps);
    }
    int side_of_seat(Seat seat) const {
        return players_ == 4 ? seat % 2 : seat;
    }

    void place_bar() {
        places_.menu = {8, low_ ? 5.0F : 10.0F, 44, 44};
        places_.board = {60, low_ ? 5.0F : 11.0F, w_ - 68, 44};
        places_.board_style = BoardStyle::Bar;
    }
    float bar_bottom() const {
        return low_ ? 54 : 62;
    }

    float place_one_seat() {
        const float top = bar_bottom();
        const float row = low_ ? 50 : 80;
        SeatPlace place{.seat = opponent(1), .name_size = 18, .line_size = 15};
        place.patch = {16, top + (row - 44) / 2, 44, 44};
        place.name = {70, place.patch.y + 1};
        place.fan_card = low_ ? 32 : 52;
        place.fan_room = w_ * 0.44F;
        place.fan = {w_ - 12 - place.fan_room / 2, top + row / 2};
        place.name_room = w_ - 20 - place.fan_room - place.name.x;
        const float second = low_ ? 40 : 66;
        place.bubble = {18, top + row + 6, w_ * 0.58F - 18, 34};
        place.tip = {40, place.bubble.y - 8};
        places_.seats.push_back(place);
        places_.scoring.push_back({.side = side_of_seat(place.seat),
                                   .seat = place.seat,
                                   .at = {w_ * 0.62F, top + row + 3},
                                   .card = low_ ? 26.0F : 44.0F,
                                   .room = w_ * 0.38F - 14,
                                   .number_size = low_ ? 22.0F : 27.0F});
        return top + row + second;
    }

    // One row for each opponent: badge, name over bubble, scoring pile, fan.
    float place_rows() {
        const float row = low_ ? 48 : 54;
        float top = bar_bottom();
        for (int steps = 1; steps < players_; ++steps) {
            const auto seat = opponent(steps);
            const float fan = w_ * 0.2F;
            SeatPlace place{.seat = seat, .name_size = 16, .line_size = 14, .bubble_spot = BubbleSpot::UnderTheName};
            place.patch = {12, top + (row - 38) / 2, 38, 38};
            place.name = {58, top + 3};
            place.name_room = w_ * 0.57F - 64;
            place.fan_card = 26;
            place.fan_room = fan;
            place.fan = {w_ - 12 - fan / 2, top + row / 2};
            place.bubble = {56, top + 22, place.name_room + 6, row - 24};
            places_.seats.push_back(place);
            if (side_of_seat(seat) != side_of_seat(viewer_) && (players_ == 3 || steps == 1)) {
                places_.scoring.push_back({.side = side_of_seat(seat),
                                           .seat = seat,
                                           .at = {w_ * 0.57F, top + (row - 31) / 2},
                                           .card = 22,
                                           .room = w_ * 0.21F,
                                           .number_size = 18});
            }
            top += row;
        }
        return top;
    }

    void place_hand() {
        const float tools = h_ - (low_ ? 47.0F : 54.0F);
        const float bottom = tools - (low_ ? 12.0F : 19.0F);
        places_.chosen_card = 134;
        set_hand_card(std::min(0.21F * w_, 104.0F), bottom);
        if (two_rows() && low_) {
            set_hand_card(0.19F * w_, bottom);
        }
        hand_top_ = places_.hand.y - (two_rows() ? row_height(hand_room(places_)) : 0);
        places_.sash = {0, tools - (low_ ? 18.0F : 26.0F), w_, low_ ? 18.0F : 26.0F};
        places_.sash_stitch = 3;
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back(
                {w_ - 12 - 44 - static_cast<float>(2 - tool) * 50, tools + (low_ ? 1.0F : 5.0F), 44, 44});
        }
        places_.confirm = {12, tools + (low_ ? 1.0F : 5.0F), places_.tools[0].x - 20, 44};
    }

    void set_hand_card(float card, float bottom) {
        places_.hand_card = card;
        places_.hand_step = card + 4;
        places_.hand = {10, bottom - card * card_aspect, w_ - 20, card * card_aspect};
    }

    // Longer hands have more rows still, but no game deals them.
    bool two_rows() const {
        return hand_row_count(hand_room(places_), hand_) > 1;
    }

    // The turn's band, over it the stock and the own scoring pile. Returns the mat's foot.
    float place_turn() {
        // The chosen card with three choices ends just under the turn.
        const float under_turn = places_.hand.bottom() + 6 - places_.chosen_card * card_aspect;
        const float turn = std::min(under_turn - 38, hand_top_ - 80);
        places_.turn = {16, turn};
        places_.turn_size = 27;
        places_.turn_room = w_ * 0.47F - 16;
        places_.turn_lines = 2;
        places_.advice = {w_ * 0.5F, turn};
        places_.advice_size = 15;
        places_.advice_room = w_ * 0.5F - 14;
        places_.advice_lines = 4;
        const float row = turn - 74;
        places_.stock = {18, row, 42, 42 * card_aspect};
        places_.stock_text = {76, row + 6};
        places_.stock_text_below = false;
        places_.stock_size = 22;
        places_.stock_room = w_ * 0.5F - 76;
        places_.scoring.push_back({.side = side_of_seat(viewer_),
                                   .seat = viewer_,
                                   .at = {w_ * 0.62F, row},
                                   .card = 42,
                                   .room = w_ * 0.38F - 14,
                                   .number_size = 27});
        return row - 12;
    }

    // The same where height is short: stock, turn and scoring pile in one row, the advice under it.
    float place_low_turn() {
        const float row = hand_top_ - (two_rows() ? 82.0F : 86.0F);
        places_.stock = {14, row, 30, 42};
        places_.stock_text = {54, row + 2};
        places_.stock_text_below = false;
        places_.stock_size = 18;
        places_.stock_room = 76;
        places_.turn = {134, row + 6};
        places_.turn_size = 24;
        places_.turn_room = w_ - 134 - 102;
        places_.turn_lines = 1;
        places_.scoring.push_back({.side = side_of_seat(viewer_),
                                   .seat = viewer_,
                                   .at = {w_ - 96, row},
                                   .card = 28,
                                   .room = 88,
                                   .number_size = 22});
        places_.advice = {14, row + 45};
        places_.advice_size = 15;
        places_.advice_room = w_ - 28;
        places_.advice_lines = 2;
        return row - 6;
    }

    void place_mat(float top, float bottom) {
        places_.mat = {10, top, w_ - 20, bottom - top};
        const bool cramped = places_.mat.h < 190;
        const float foot = cramped ? 40 : 58;
        places_.tag_height = cramped ? 40 : 52;
        places_.foot = {26, bottom - foot - 9, w_ - 42, foot};
        places_.pile = {22, top + 8, w_ - 44, places_.mat.h - 8 - foot - 10};
        places_.pile_card = std::min({0.25F * w_, 130.0F, (places_.pile.h - 6) / 1.48F});
    }

    float w_;
    float h_;
    int players_;
    Seat viewer_;
    int hand_;
    bool low_;
    float hand_top_ = 0; ///< of the upper row
    Places places_;
};

} // namespace

Places portrait_places(const Frame& frame, int players, Seat viewer, int hand) {
    return PortraitPlaces(frame, players, viewer, hand).make();
}

} // namespace mitts::view::mitaines
