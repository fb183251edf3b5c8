// The table in a low window: embedded pages, phones on their side.
#include "view/mitigati/places.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

class SmallPlaces {
public:
    SmallPlaces(const Frame& frame, Seat viewer, int cards)
        : w_(frame.width), h_(frame.height), viewer_(viewer), cards_(cards) {
        places_.layout = Layout::Small;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        places_.menu = {4, 3, 44, 44};
        places_.board_style = BoardStyle::WithNames;
        place_seats();
        place_hand();
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back({w_ - 50, 49 + static_cast<float>(tool) * 46, 44, 44});
        }
        const float bottom = hand_top_ - 6;
        place_bargain({8, top_, w_ - 66, bottom - top_});
        place_turn(bottom);
        places_.trick = trick_places({left_ + 8, top_, w_ - 58 - left_ - 8, bottom - top_}, 104);
        places_.stock = places_.trick.mat.centre();
        places_.stock_card = 40;
        return places_;
    }

private:
    // The opponents share the bar: badge, name over a line or a bubble, points won.
    void place_seats() {
        const float cell = (w_ - 56) / 2;
        for (int index = 0; index < 2; ++index) {
            auto& seat = places_.seats[static_cast<std::size_t>(index)];
            const float left = 54 + static_cast<float>(index) * cell;
            const float won = 92;
            seat.seat = seat_after(viewer_, 3, index + 1);
            seat.patch = {left, 8, 30, 30};
            seat.name = {left + 36, 3};
            seat.name_room = cell - 36 - won - 12;
            seat.line_room = cell - 44;
            seat.name_size = 15;
            seat.line_size = 13;
            seat.bubble = {left + 34, 23, cell - 40, 22};
            seat.fan = seat.patch.centre(); // cards are played from here
            seat.won = {.at = {left + cell - won - 4, 2},
                        .card = 14,
                        .room = won,
                        .number_size = 17,
                        .lines = WonPlace::Lines::One};
        }
    }

    void place_hand() {
        const float card = w_ < 560 ? 62 : 64;
        const float height = card * card_aspect;
        places_.hand = {.layout = Layout::Small,
                        .width = w_,
                        .height = h_,
                        .room = {8, h_ - height - 6, w_ - 16, height},
                        .card = card,
                        .step = 0.62F * card};
        hand_top_ = places_.hand.room.y - (hand_rows(places_.hand, cards_) > 1 ? 0.52F * card : 0);
        places_.sash = {0, h_ - 14, w_, 14};
        places_.sash_stitch = 2;
    }

    // Left the stages and the bids, right the bid in the making and the buttons.
    void place_bargain(const Rect& paper) {
        auto& b = places_.bargain;
        b.paper = paper;
        b.title = BargainTitle::Turn;
        const float pad = 9;
        const float right = std::min(252.0F, std::max(230.0F, paper.w * 0.46F));
        const float x = paper.right() - pad - right;
        const float left = x - paper.x - 2 * pad;
        b.title_at = {x, paper.y + 6};
        b.title_size = 20;
        b.title_room = right * 0.5F;
        b.stages_end = {paper.x + pad + left, paper.y + 7};
        b.stage_height = 24;
        b.bids = left >= 270 ? 4 : 3;
        b.bid_width = (left - 5 * static_cast<float>(b.bids - 1)) / static_cast<float>(b.bids);
        b.strip = {paper.x + pad, paper.y + 52, left, 38};
        b.note = Point{paper.x + pad, b.strip.bottom() + 28};
        b.note_room = left;
        const float gap = std::clamp((paper.h - 30 - 3 * 44 - 5) / 2, 2.0F, 12.0F);
        float y = paper.y + 30;
        place_steps({x, y, right, 44});
        y += 44 + gap;
        b.button_size = 15;
        b.bid = {x, y, right, 44};
        y += 44 + gap;
        b.stand = {x, y, (right - 6) / 2, 44};
        b.more = {b.stand.right() + 6, y, (right - 6) / 2, b.stand.h};
        b.zero = {x + right * 0.51F, paper.y - 7, right * 0.49F, 44};
    }

    void place_steps(const Rect& room) {
        auto& b = places_.bargain;
        const float step = 44;
        const float value = room.w - 4 * step - 8;
        float x = room.x;
        for (int at = 0; at < 4; ++at) {
            if (at == 2) {
                b.value = {x, room.y, value, room.h};
                x += value + 2;
            }
            b.steps[static_cast<std::size_t>(at)] = {x, room.y, step, room.h};
            x += step + 2;
        }
    }

    // Left of the mat: whose turn it is, what to do, the own points.
    void place_turn(float bottom) {
        left_ = std::clamp(w_ * 0.25F, 124.0F, 190.0F);
        places_.turn = {10, top_ + 2};
        places_.turn_size = 21;
        places_.turn_room = left_ - 12;
        places_.turn_lines = 2;
        places_.advice = {10, top_ + 30};
        places_.advice_size = 14;
        places_.advice_room = left_ - 12;
        places_.advice_lines = 4;
        places_.advice_bottom = bottom - 42;
        places_.own = {.at = {10, bottom - 40}, .card = 22, .room = left_ - 12, .number_size = 19};
        places_.board = {6, bottom - 46, left_ - 8, 46};
    }

    float w_;
    float h_;
    Seat viewer_;
    int cards_;
    float top_ = 48;
    float left_ = 0;
    float hand_top_ = 0;
    Places places_;
};

} // namespace

Places small_places(const Frame& frame, Seat viewer, int cards) {
    return SmallPlaces(frame, viewer, cards).make();
}

} // namespace mitts::view::mitigati
