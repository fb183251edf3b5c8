// The table on a desktop: 900 × 600 to 1440 × 900.
#include "view/mitaines/places.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

/// How a room of the largest design shrinks with the window, down to its least.
float between(float least, float most, float part) {
    return std::clamp(most * part, least, most);
}

class WidePlaces {
public:
    WidePlaces(const Frame& frame, int players, Seat viewer)
        : w_(frame.width), h_(frame.height), players_(players), viewer_(viewer) {
        places_.layout = Layout::Wide;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        place_top();
        place_mat();
        place_hand();
        place_tools();
        place_stock();
        place_seats();
        place_scoring();
        place_turn();
        return places_;
    }

private:
    bool roomy() const {
        return w_ >= 1200;
    }
    Seat opponent(int steps) const {
        return seat_after(viewer_, players_, steps);
    }
    int sides() const {
        return players_ == 4 ? 2 : players_;
    }

    void place_top() {
        places_.menu = {31, 24, 48, 48};
        const bool title_fits = roomy() || players_ == 3;
        if (title_fits) {
            places_.title = Point{100, 26};
        }
        const float board = roomy() ? 250 : 226;
        places_.board = {w_ - 24 - board, 24, board, 12 + 38 * static_cast<float>(sides()) + 26};
        places_.board_style = BoardStyle::Panel;
    }

    void place_mat() {
        const float top = std::max(0.22F * h_, 138.0F);
        places_.mat = {0.25F * w_, top, 0.5F * w_, 0.62F * h_ - top};
        const auto& mat = places_.mat;
        places_.tag_height = 62;
        places_.foot = {mat.x + 34, mat.bottom() - 74, mat.w - 26, 62};
        places_.pile = {mat.x + 30, mat.y + 14, mat.w - 60, mat.h - 14 - 70};
        places_.pile_card = std::min(152.0F, (places_.pile.h - 12) / 1.48F);
    }

    void place_hand() {
        const float card = std::min(142.0F, 0.22F * h_ / card_aspect);
        places_.hand_card = card;
        places_.hand_step = 112.0F / 142 * card;
        places_.chosen_card = std::max(150.0F, 168.0F / 142 * card);
        places_.choice_height = h_ >= 760 ? 50 : 44;
        const float margin = std::max(0.27F * w_, 24 + 214.0F);
        const float right = std::min(w_ - margin, w_ - 24 - 3 * 62.0F - 20);
        places_.hand = {w_ - right, 0.74F * h_, right - (w_ - right), card * card_aspect};
        places_.sash = {std::max(0.19F * w_, 24.0F), places_.hand.bottom() - 34, 0, 42};
        places_.sash.x = std::max(places_.sash.x, 24 + 3 * 62.0F + (roomy() ? 36.0F : 0.0F) + 36);
        places_.sash.w = w_ - 2 * places_.sash.x;
        places_.sash_fringes = true;
        places_.confirm = {w_ / 2 - 120, 0.62F * h_ + (0.12F * h_ - 48) / 2 - 6, 240, 48};
    }

    void place_tools() {
        const float top = std::min(h_ - 88, places_.hand.bottom() - 48);
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back(
                {w_ - 24 - 48 - 7 - static_cast<float>(2 - tool) * (roomy() ? 74 : 62), top, 48, 48});
        }
        places_.tool_labels = true;
    }

    void place_stock() {
        places_.stock_size = 24;
        if (players_ == 2) {
            const float card = between(64, 86, h_ / 900);
            places_.stock = {0.16F * w_ - card / 2 - 4, places_.mat.y + 0.28F * places_.mat.h - 10, card,
                             card * card_aspect};
            places_.stock_text = {places_.stock.centre().x, places_.stock.bottom() + 12};
            places_.stock_room = 0.25F * w_ - 32;
            return;
        }
        places_.stock_text_below = false;
        const float card = 46;
        if (players_ == 3) { // the place of the player opposite is free
            places_.stock = {w_ / 2 - 60, 26, card, card * card_aspect};
            places_.stock_room = 150;
        } else {
            places_.stock = {36, 92, card, card * card_aspect};
            places_.stock_room = 0.25F * w_ - 110;
        }
        places_.stock_text = {places_.stock.right() + 16, places_.stock.y + 8};
    }

    void place_seats() {
        if (players_ == 2) {
            place_opposite(opponent(1));
        } else if (players_ == 3) {
            place_beside(opponent(1), 24);
            place_beside(opponent(2), 0.75F * w_ + 16);
        } else {
            place_beside(opponent(1), 24);
            place_opposite(opponent(2));
            place_beside(opponent(3), 0.75F * w_ + 16);
        }
    }

    // Name left of a fan that the table's edge cuts, bubble right of it; where that is too narrow, beneath the name.
    void place_opposite(Seat seat) {
        const float room = std::min(320.0F, 0.22F * w_);
        SeatPlace place{.seat = seat, .fan_card = between(80, 110, w_ / 1440), .fan_room = room};
        const float left = roomy() ? (w_ - room) / 2 - 222 : 96;
        place.patch = {left, 28, 52, 52};
        place.name = {left + 64, 30};
        place.name_room = (w_ - room) / 2 - 16 - place.name.x;
        const float fan_height = place.fan_card * card_aspect;
        place.fan = {w_ / 2, 0.65F * fan_height - fan_height / 2 - 4};
        if (roomy()) {
            const float bubble_left = (w_ + room) / 2 + 22;
            place.bubble = {bubble_left, 34, places_.board.x - 12 - bubble_left, 40};
            place.tip = {bubble_left - 10, 62};
        } else {
            const float stock = players_ == 4 ? 104 : 0; // the stock's words lie left of it
            place.bubble = {96 + stock, 90, 330, 36};
            place.tip = {122 + stock, 82};
        }
        places_.seats.push_back(place);
    }

    // A column at the side: name, fan, bubble; the scoring pile follows.
    void place_beside(Seat seat, float left) {
        const bool right_side = left > w_ / 2;
        const float room = 0.25F * w_ - 40;
        const float top = column_top(right_side);
        SeatPlace place{.seat = seat, .fan_card = side_card(right_side), .fan_room = std::min(room, 250.0F)};
        place.patch = {left, top, 48, 48};
        place.name = {left + 60, top + 1};
        place.name_room = room - 60;
        const float fan_height = place.fan_card * card_aspect;
        place.fan = {left + place.fan_room / 2, top + 58 + fan_height / 2};
        place.bubble = {left, top + 66 + fan_height + 12, room, 36};
        place.tip = {left + 26, place.bubble.y - 9};
        places_.seats.push_back(place);
    }

    float column_top(bool right_side) const {
        const float under_board = places_.board.bottom() + 18;
        const float left_top = players_ == 4 ? places_.stock.bottom() + 18 : 0.21F * h_;
        return right_side ? std::max(under_board, 0.21F * h_) : std::max(left_top, 108.0F);
    }
    // What is left of the column once name, bubble and scoring pile have their room.
    float side_card(bool right_side) const {
        const float room = 0.66F * h_ - column_top(right_side);
        return std::clamp((room - 58 - 62 - 74) / card_aspect, 26.0F, 66.0F);
    }

    void place_scoring() {
        const float card = roomy() ? between(56, 72, h_ / 900) : 52;
        const float left = 0.79F * w_;
        places_.scoring.push_back({.side = side_of_seat(viewer_),
                                   .seat = viewer_,
                                   .at = {left, own_scoring_top(card)},
                                   .card = card,
                                   .room = w_ - 24 - left,
                                   .number_size = roomy() ? 32.0F : 26.0F});
        if (players_ == 2) {
            places_.scoring.push_back(places_.scoring[0]);
            auto& other = places_.scoring.back();
            other.side = 1 - side_of_seat(viewer_);
            other.seat = opponent(1);
            other.at.y = std::max(0.21F * h_, places_.board.bottom() + 16);
            return;
        }
        for (const auto& place : places_.seats) {
            const bool beside = place.bubble.y > place.fan.y && place.patch.y > 100;
            const bool first_of_side =
                side_of_seat(place.seat) != side_of_seat(viewer_) && (players_ == 3 || place.seat == opponent(1));
            if (beside && first_of_side) {
                places_.scoring.push_back({.side = side_of_seat(place.seat),
                                           .seat = place.seat,
                                           .at = {place.patch.x + 4, place.bubble.bottom() + 8},
                                           .card = std::min(40.0F, place.fan_card),
                                           .room = 0.25F * w_ - 44,
                                           .number_size = 24});
            }
        }
    }

    float own_scoring_top(float card) const {
        const float tools = places_.tools[0].y - card * card_aspect - 14;
        return std::min(0.66F * h_, tools);
    }

    int side_of_seat(Seat seat) const {
        return players_ == 4 ? seat % 2 : seat;
    }

    void place_turn() {
        const float left = roomy() ? 60 : 28;
        places_.turn = {left, players_ == 2 ? 0.775F * h_ : 0.79F * h_};
        places_.turn_size = roomy() ? 38 : 30;
        places_.turn_room = places_.hand.x - left - 14;
        places_.turn_lines = 1;
        places_.advice = {left, places_.turn.y + places_.turn_size * 1.3F};
        places_.advice_size = 17;
        places_.advice_room = std::min(places_.turn_room, 300.0F);
        places_.advice_lines = 4;
    }

    float w_;
    float h_;
    int players_;
    Seat viewer_;
    Places places_;
};

} // namespace

Places wide_places(const Frame& frame, int players, Seat viewer) {
    return WidePlaces(frame, players, viewer).make();
}

} // namespace mitts::view::mitaines
