// The table on a desktop: 900 × 600 to 1440 × 900.
#include "view/mitigati/places.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

class WidePlaces {
public:
    WidePlaces(const Frame& frame, Seat viewer) : w_(frame.width), h_(frame.height), viewer_(viewer) {
        places_.layout = Layout::Wide;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        place_top();
        place_hand();
        place_turn();
        place_middle();
        place_seat(0, roomy() ? 60.0F : 24.0F);
        place_seat(1, column_ + 2 * ((w_ / 2) - column_) + (roomy() ? 30.0F : 16.0F));
        return places_;
    }

private:
    bool roomy() const {
        return w_ >= 1200;
    }
    bool high() const {
        return h_ >= 760;
    }

    void place_top() {
        places_.menu = {31, 24, 48, 48};
        places_.title = Point{100, 26};
        const float board = roomy() ? 250 : 200;
        places_.board = {w_ - 24 - board, 20, board, 100};
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back({places_.board.x - 24 - 48 - static_cast<float>(2 - tool) * 66, 24, 48, 48});
        }
        places_.tool_labels = true;
        places_.title_room = places_.tools[0].x - 116;
    }

    void place_hand() {
        const float card = std::min(132.0F, 0.205F * h_ / card_aspect);
        const float margin = roomy() ? 70 : 24;
        const float height = card * card_aspect;
        const float top = h_ - height - (high() ? 40 : 22);
        places_.hand = {.layout = Layout::Wide,
                        .width = w_,
                        .height = h_,
                        .room = {margin, top, w_ - 2 * margin, height},
                        .card = card,
                        .step = 0.62F * card};
        places_.sash = {24, top + height - 18, w_ - 48, 42};
        places_.sash.h = std::min(42.0F, h_ - 2 - places_.sash.y);
        places_.sash_fringes = true;
    }

    void place_turn() {
        places_.turn_size = high() ? 38 : 30;
        const float block = places_.turn_size * 1.25F + 30;
        places_.turn = {roomy() ? 60.0F : 24.0F, places_.hand.room.y - 14 - block};
        places_.turn_room = 0.56F * w_;
        places_.advice = {places_.turn.x, places_.turn.y + places_.turn_size * 1.25F};
        places_.advice_room = 0.6F * w_;
        places_.advice_lines = 1;
        const float right = w_ - (roomy() ? 60.0F : 24.0F);
        places_.stock_words = true;
        places_.stock_text = {right, places_.turn.y + 16};
        places_.stock_card = 44;
        places_.stock = {right - 265, places_.turn.y + 40};
        places_.own = {.at = {right - 230, places_.turn.y + 4}, .card = 46, .room = 230, .number_size = 24};
    }

    void place_middle() {
        column_ = 0.236F * w_;
        const float top = high() ? 0.165F * h_ : 112.0F;
        const float bottom = places_.turn.y - (high() ? 16 : 6);
        place_bargain({column_, top, w_ - 2 * column_, bottom - top});
        const float mat = 0.30F * w_;
        places_.trick = trick_places({mat, top, w_ - 2 * mat, bottom - top}, 150);
    }

    // Title, note, the strip with names and sums, a rule, then the bid in the making beside the buttons.
    void place_bargain(const Rect& whole) {
        auto& b = places_.bargain;
        const bool tall = whole.h >= 370;
        const float height = std::min(whole.h, 424.0F);
        b.paper = {whole.x, whole.y, whole.w, height};
        const float pad = roomy() ? 28 : 18;
        const float left = b.paper.x + pad;
        const float inner = b.paper.w - 2 * pad;
        b.title_at = {left, b.paper.y + (tall ? 20.0F : 12.0F)};
        b.title_size = tall ? 28 : 22;
        b.title_room = inner * 0.38F;
        b.stages_end = {b.paper.right() - pad, b.title_at.y + 1};
        b.stage_height = tall ? 30 : 26;
        b.stage_words = tall ? StageWords::All : StageWords::Current;
        if (tall) {
            b.note = Point{left, b.title_at.y + 38};
            b.note_room = inner;
        }
        b.bids = inner >= 640 ? 7 : inner >= 480 ? 6 : 5;
        b.bid_width = (inner - 9 * static_cast<float>(b.bids - 1)) / static_cast<float>(b.bids);
        const float chip = tall ? 64 : 44;
        const float names = tall ? b.note->y + 28 : b.title_at.y + 34;
        b.strip = {left, names + 20, inner, chip};
        float y = b.strip.bottom() + (tall ? 40.0F : 28.0F);
        const float last = b.paper.bottom() - (tall ? 20.0F : 9.0F);
        const float controls = tall ? 56 + 10 + 44 : 44 + 6 + 44;
        if (tall && last - controls - y >= 44) {
            b.caption = Point{left, y};
            y += 24;
        }
        const float spare = std::max(0.0F, last - controls - y);
        if (tall) {
            b.rule_y = y + std::min(spare * 0.36F, 14.0F);
        }
        place_controls({left, y + std::min(spare * 0.8F, 34.0F), inner, controls}, tall);
    }

    void place_controls(const Rect& room, bool tall) {
        auto& b = places_.bargain;
        const float first = tall ? 56 : 44;
        const float gap = tall ? 10 : 6;
        const float step = std::clamp(room.w * 0.09F, 44.0F, 64.0F);
        const float value = std::clamp(room.w * 0.175F, 64.0F, 124.0F);
        const float left = 4 * step + value + 4 * gap;
        float x = room.x;
        for (int at = 0; at < 4; ++at) {
            if (at == 2) {
                b.value = {x, room.y, value, first};
                x += value + gap;
            }
            b.steps[static_cast<std::size_t>(at)] = {x, room.y, step, first};
            x += step + gap;
        }
        const float right = room.x + left + (tall ? 24 : 12);
        const float rest = room.right() - right;
        b.bid = {right, room.y, rest, first};
        const float second = room.bottom() - 44;
        b.stand = {right, second, (rest - 8) / 2, 44};
        b.more = {b.stand.right() + 8, second, (rest - 8) / 2, 44};
        b.button_size = tall ? 17 : 15;
        const float zero = std::min(130.0F, left * 0.36F);
        b.slider = Rect{room.x, second, left - zero - 10, 44};
        b.zero = {room.x + left - zero, second, zero, 44};
    }

    // A column at the side: name, fan, points won, bubble.
    void place_seat(int index, float left) {
        auto& seat = places_.seats[static_cast<std::size_t>(index)];
        const float room = column_ - (roomy() ? 76.0F : 36.0F);
        const float top = std::max(high() ? 0.195F * h_ : 120.0F, index == 1 ? places_.board.bottom() + 12 : 0.0F);
        const float end = places_.turn.y;
        const float card = std::clamp((end - top - 52 - 70 - 44 - 30) / card_aspect, 36.0F, 72.0F);
        seat.seat = seat_after(viewer_, 3, index + 1);
        seat.patch = {left, top, 52, 52};
        seat.name = {left + 64, top + 1};
        seat.name_room = room - 64;
        seat.line_room = room - 64;
        seat.fan_card = card;
        seat.fan_room = std::min(room, 250.0F);
        const float fan_height = card * card_aspect;
        seat.fan = {left + seat.fan_room / 2, top + 64 + fan_height / 2};
        const float won = top + 64 + fan_height + 12;
        seat.won = {.at = {left + 2, won}, .card = 40, .room = room, .number_size = 24};
        seat.bubble = {left, won + 56 + 16, room, 36};
        seat.tip = Point{left + 26, seat.bubble.y - 9};
    }

    float w_;
    float h_;
    Seat viewer_;
    float column_ = 0;
    Places places_;
};

} // namespace

Places wide_places(const Frame& frame, Seat viewer, int /*cards*/) {
    return WidePlaces(frame, viewer).make();
}

} // namespace mitts::view::mitigati
