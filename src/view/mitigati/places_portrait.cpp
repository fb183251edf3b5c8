// The table on a phone held upright, 320 points wide and up: bands from the top.
#include "view/mitigati/places.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

class PortraitPlaces {
public:
    PortraitPlaces(const Frame& frame, Seat viewer, int cards)
        : w_(frame.width), h_(frame.height), viewer_(viewer), cards_(cards), low_(frame.height < 700) {
        places_.layout = Layout::Portrait;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        place_bar();
        const float top = place_seats() + 6;
        place_hand();
        const float bottom = place_turn();
        const Rect middle{8, top, w_ - 16, bottom - top};
        // In a low window the bargaining takes the turn's room too: its first line tells whose turn it is.
        place_bargain(low_ ? Rect{8, top, w_ - 16, hand_top_ - 10 - top} : middle);
        places_.trick = trick_places(middle, 130);
        places_.stock = middle.centre();
        places_.stock_card = 44;
        return places_;
    }

private:
    void place_bar() {
        places_.menu = {8, low_ ? 5.0F : 10.0F, 44, 44};
        places_.board = {60, low_ ? 5.0F : 11.0F, w_ - 68, 44};
        places_.board_style = BoardStyle::Bar;
    }

    // One row for each opponent: badge, name and points won over the bubble, fan.
    float place_seats() {
        const float row = low_ ? 46 : 54;
        const float fan = w_ * 0.20F;
        const float end = w_ - 20 - fan;
        const float won = 104;
        float top = low_ ? 52 : 62;
        for (int index = 0; index < 2; ++index) {
            auto& seat = places_.seats[static_cast<std::size_t>(index)];
            seat.seat = seat_after(viewer_, 3, index + 1);
            seat.patch = {12, top + (row - 38) / 2, 38, 38};
            seat.name = {58, top + 2};
            seat.name_room = end - won - 62;
            seat.name_size = 16;
            seat.line_room = end - 58;
            seat.line_size = 14;
            seat.fan_card = 26;
            seat.fan_room = fan - 6;
            seat.fan = {w_ - 14 - fan / 2, top + row / 2};
            seat.bubble = {56, top + 22, end - 56, row - 24};
            seat.won = {
                .at = {end - won, top}, .card = 15, .room = won, .number_size = 17, .lines = WonPlace::Lines::One};
            top += row;
        }
        return top;
    }

    void place_hand() {
        const float tools = h_ - (low_ ? 47.0F : 54.0F);
        const float card = std::min(0.21F * w_, 104.0F);
        const float bottom = tools - (low_ ? 10.0F : 19.0F);
        const float height = card * card_aspect;
        places_.hand = {.layout = Layout::Portrait,
                        .width = w_,
                        .height = h_,
                        .room = {8, bottom - height, w_ - 16, height},
                        .card = card,
                        .step = 0.62F * card};
        hand_top_ = places_.hand.room.y - (hand_rows(places_.hand, cards_) > 1 ? 0.52F * card : 0);
        places_.sash = {0, tools - (low_ ? 16.0F : 26.0F), w_, low_ ? 16.0F : 26.0F};
        places_.sash_stitch = 3;
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back(
                {w_ - 12 - 44 - static_cast<float>(2 - tool) * 50, tools + (low_ ? 1.0F : 5.0F), 44, 44});
        }
    }

    // Whose turn it is and the own points, over the hand. Returns where the middle ends.
    float place_turn() {
        const float turn = hand_top_ - (low_ ? 66.0F : 86.0F);
        places_.turn = {14, turn};
        places_.turn_size = low_ ? 22 : 27;
        const float own = low_ ? 116 : std::max(136.0F, w_ * 0.38F);
        places_.turn_room = w_ - own - 34;
        places_.advice = {14, turn + (low_ ? 27.0F : 35.0F)};
        places_.advice_size = low_ ? 14 : 15;
        places_.advice_room = low_ ? w_ - 28 : places_.turn_room;
        places_.advice_lines = low_ ? 2 : 3;
        places_.own = {.at = {w_ - own - 8, turn + (low_ ? -4.0F : 6.0F)},
                       .card = low_ ? 20.0F : 32.0F,
                       .room = own,
                       .number_size = low_ ? 19.0F : 24.0F,
                       .lines = low_ ? WonPlace::Lines::One : WonPlace::Lines::Two};
        return turn - 8;
    }

    // From the top: title and stages, strip, the bid in the making, slider, buttons; what does not fit is left out.
    void place_bargain(const Rect& paper) {
        auto& b = places_.bargain;
        b.paper = paper;
        const bool tall = paper.h >= 332;
        const bool airy = paper.h >= 372; // the bids are high enough to say who stands
        b.title = low_ ? BargainTitle::Turn : BargainTitle::Title;
        const float pad = 12;
        const float left = paper.x + pad;
        const float inner = paper.w - 2 * pad;
        const float row = tall ? 46 : 44;
        const float strip = airy ? 52 : tall ? 48 : 40;
        const float sums = airy ? 40 : 28;
        const float fixed = 30 + 17 + strip + sums + row + 2 + (tall ? 44 + row + 44 : 44);
        const float gap = std::clamp((paper.h - fixed) / (tall ? 7.0F : 5.0F), 2.0F, 22.0F);
        float y = paper.y + gap + 2;
        b.title_at = {left, y};
        b.title_size = tall ? 23 : 19;
        b.title_room = inner * (tall ? 0.5F : 0.56F);
        b.stages_end = {paper.right() - pad, y};
        b.stage_height = 26;
        b.stage_words = tall ? StageWords::Current : StageWords::None;
        y += 30 + gap;
        b.bids = 4;
        b.bid_width = (inner - 18) / 4;
        b.strip = {left, y + 17, inner, strip};
        y = b.strip.bottom() + sums + gap;
        place_steps({left, y, inner, row});
        y += row + gap;
        if (tall) {
            const float zero = std::min(124.0F, inner * 0.36F);
            b.slider = Rect{left, y, inner - zero - 8, 44};
            b.zero = {left + inner - zero, y, zero, 44};
            y += 44 + gap;
            b.bid = {left, y, inner, row};
            y += row + gap;
            b.stand = {left, y, (inner - 8) / 2, 44};
            b.more = {b.stand.right() + 8, y, (inner - 8) / 2, 44};
        } else {
            b.zero = {left - 4, b.title_at.y - 9, inner * 0.42F, 44};
            b.button_size = 14;
            const float part = (inner - 12) / 3;
            b.bid = {left, y, part * 1.16F, 44};
            b.stand = {b.bid.right() + 6, y, part * 0.92F, 44};
            b.more = {b.stand.right() + 6, y, part * 0.92F, 44};
        }
    }

    void place_steps(const Rect& room) {
        auto& b = places_.bargain;
        const float step = std::min(56.0F, room.w * 0.165F);
        const float value = room.w - 4 * step - 16;
        float x = room.x;
        for (int at = 0; at < 4; ++at) {
            if (at == 2) {
                b.value = {x, room.y, value, room.h};
                x += value + 4;
            }
            b.steps[static_cast<std::size_t>(at)] = {x, room.y, step, room.h};
            x += step + 4;
        }
    }

    float w_;
    float h_;
    Seat viewer_;
    int cards_;
    bool low_;
    float hand_top_ = 0;
    Places places_;
};

} // namespace

Places portrait_places(const Frame& frame, Seat viewer, int cards) {
    return PortraitPlaces(frame, viewer, cards).make();
}

} // namespace mitts::view::mitigati
