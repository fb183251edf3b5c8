// The table on a phone held upright, 320 points wide and up: bands from the top.
#include "view/mitch/places.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

class PortraitPlaces {
public:
    PortraitPlaces(const Frame& frame, int players, Seat viewer)
        : w_(frame.width), h_(frame.height), players_(players), viewer_(viewer), low_(frame.height < 700) {
        places_.layout = Layout::Portrait;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        place_bar();
        place_hand();
        const float bottom = place_turn();
        place_middle(bar_bottom(), bottom);
        places_.close_up = {8, bar_bottom(), w_ - 16, std::min(places_.hand.y - bar_bottom() - 8, 440.0F)};
        return places_;
    }

private:
    float bar_bottom() const {
        return low_ ? 48 : 60;
    }
    bool one_row() const {
        return players_ <= 4 || (w_ - 16) / static_cast<float>(players_ - 1) >= 112;
    }

    void place_bar() {
        const float top = low_ ? 3 : 8;
        places_.menu = {8, top, 44, 44};
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back({w_ - 6 - 44 - static_cast<float>(2 - tool) * 47, top, 44, 44});
        }
        places_.title = {58, top};
        places_.title_room = places_.tools[0].x - 4 - places_.title.x;
        places_.title_size = 19;
    }

    void place_hand() {
        places_.sash = {0, h_ - (low_ ? 18.0F : 40.0F), w_, low_ ? 14.0F : 26.0F};
        places_.sash_stitch = 3;
        const float card = std::clamp(0.17F * w_, 54.0F, 84.0F);
        places_.hand_card = card;
        places_.hand_step = card + 3;
        places_.chosen_card = 118;
        const float bottom = places_.sash.y + (low_ ? 8.0F : 9.0F);
        places_.hand = {8, bottom - card * card_aspect, w_ - 16, card * card_aspect};
    }

    // Turn and advice at the left, the own figures at the right. Returns the band's top.
    float place_turn() {
        const float height = low_ ? 46 : 70;
        const float top = places_.hand.y - height - (low_ ? 5.0F : 12.0F);
        const float figures = std::min(0.38F * w_, 160.0F);
        places_.turn = {14, top};
        places_.turn_size = low_ ? 22 : 27;
        places_.turn_room = w_ - 28 - figures;
        places_.advice = {14, top + places_.turn_size * 1.2F + 1, places_.turn_room, low_ ? 18.0F : 36.0F};
        places_.advice_size = low_ ? 13 : 15;
        places_.refusal = {8, top, w_ - 16, height};
        places_.figures = {
            .at = {w_ - 14, top + (low_ ? 2.0F : 6.0F)}, .room = figures - 6, .size = low_ ? 18.0F : 22.0F};
        return top - (low_ ? 4.0F : 8.0F);
    }

    void place_middle(float top, float bottom) {
        const float mat = low_ ? 66 : 100;
        const float phase = low_ ? 19 : 26;
        const float gap = low_ ? 4 : 8;
        const float room = bottom - top - mat - phase - 2 * gap;
        const bool one = one_row();
        const float opponents = room * (one ? 0.52F : low_ ? 0.62F : 0.58F);
        const float bubble = one ? (low_ ? 26.0F : 38.0F) : 0;
        places_.opponents = opponent_places({.area = {8, top, w_ - 16, opponents},
                                             .per_row = one ? 7 : players_ / 2,
                                             .gap = w_ < 360 ? 5.0F : 7.0F,
                                             .tile = players_ == 2 ? 40.0F : 30.0F,
                                             .bubble = bubble},
                                            players_, viewer_);
        place_mat({8, top + opponents + gap, w_ - 16, mat});
        places_.phase = {12, places_.mat.bottom() + (low_ ? 2.0F : 4.0F), w_ - 24, phase};
        places_.phase_size = low_ ? 13 : 15;
        const float columns = places_.phase.bottom() + gap;
        places_.columns = {8, columns, w_ - 16, bottom - columns};
        places_.column_card = std::clamp(0.16F * w_, 46.0F, 76.0F);
        if (!low_) {
            places_.column_card = std::min(places_.column_card, (bottom - columns - 40) / card_aspect);
        }
        places_.column_overlap = 0.5F;
    }

    // The stock at the left, the aces in the middle, the discards at the right.
    void place_mat(const Rect& mat) {
        places_.mat = mat;
        const float card = std::min((mat.h - (low_ ? 14.0F : 30.0F)) / card_aspect, 52.0F);
        const float height = card * card_aspect;
        const float top = mat.y + (mat.h - height) / 2;
        const float margin = low_ ? 10 : 16;
        places_.stock = {mat.x + margin, top, card, height};
        places_.stock_words = {places_.stock.right() + 8, top, 0.15F * w_, height};
        places_.discards = {mat.right() - margin - card - 2, top, card, height};
        places_.discard_words = {places_.discards.x - 8 - 0.1F * w_, top, 0.1F * w_, height};
        const float left = places_.stock_words.right() + 2;
        places_.aces = {left, top, places_.discard_words.x - 2 - left, height};
    }

    float w_;
    float h_;
    int players_;
    Seat viewer_;
    bool low_;
    Places places_;
};

} // namespace

Places portrait_places(const Frame& frame, int players, Seat viewer) {
    return PortraitPlaces(frame, players, viewer).make();
}

} // namespace mitts::view::mitch
