// The table on a desktop: 900 × 600 to 1440 × 900.
#include "view/mitch/places.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

class WidePlaces {
public:
    WidePlaces(const Frame& frame, int players, Seat viewer)
        : w_(frame.width), h_(frame.height), players_(players), viewer_(viewer) {
        places_.layout = Layout::Wide;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        places_.menu = {31, 24, 48, 48};
        places_.title = {96, 25};
        places_.title_room = 150;
        place_hand();
        place_opponents();
        place_middle();
        place_turn();
        places_.close_up = {w_ / 2 - 260, 0.08F * h_, 520, places_.hand.y - 0.08F * h_ - 16};
        return places_;
    }

private:
    bool roomy() const {
        return w_ >= 1200;
    }
    float margin() const {
        return roomy() ? 24 : 16;
    }

    void place_hand() {
        const float card = std::min(130.0F, 0.2F * h_ / card_aspect);
        const float side = std::max(0.24F * w_, 236.0F);
        places_.hand_card = card;
        places_.hand_step = card * 0.86F;
        places_.chosen_card = std::max(140.0F, card * 1.18F);
        places_.choice_height = h_ >= 760 ? 50 : 44;
        places_.hand = {side, h_ - card * card_aspect - 0.05F * h_, w_ - 2 * side, card * card_aspect};
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back({w_ - margin() - 48 - static_cast<float>(2 - tool) * (roomy() ? 70 : 62),
                                     places_.hand.bottom() - 54, 48, 48});
        }
        places_.tool_labels = true;
        // As long on either side, and clear of the tools.
        const float sash = std::max(0.17F * w_, w_ - places_.tools.front().x + 28);
        places_.sash = {sash, places_.hand.bottom() - 30, w_ - 2 * sash, 40};
        places_.sash_fringes = true;
    }

    // Beside the title while there is room for everybody, else under it.
    void place_opponents() {
        const float beside = w_ - 256 - margin();
        const float opponents = static_cast<float>(players_ - 1);
        const bool fits = beside / opponents >= 166;
        const float left = fits ? 256 : margin();
        const float top = fits ? 20 : 84;
        opponents_bottom_ = 0.40F * h_;
        places_.opponents = opponent_places({.area = {left, top, w_ - left - margin(), opponents_bottom_ - top},
                                             .per_row = 7,
                                             .gap = 12,
                                             .widest = players_ <= 3 ? 330.0F : 250.0F,
                                             .tile = 46,
                                             .bubble = h_ >= 700 ? 42.0F : 36.0F},
                                            players_, viewer_);
    }

    // The mat at the left, the own columns at its right.
    void place_middle() {
        const float top = opponents_bottom_ + 6;
        const float bottom = places_.hand.y - 22;
        const float split = 0.46F * w_;
        places_.mat = {margin(), top, split - margin() - 12, bottom - top - 34};
        place_mat_cards();
        places_.phase = {margin() + 8, places_.mat.bottom() + 7, places_.mat.w - 16, 24};
        places_.phase_size = 17;
        places_.columns = {split + 10, top, w_ - split - 10 - margin(), bottom - top};
        places_.column_card = std::min(92.0F, (bottom - top - 70) / card_aspect);
        places_.column_overlap = 0.40F;
    }

    void place_mat_cards() {
        const auto& mat = places_.mat;
        const float card = std::min({100.0F, (mat.h - 72) / card_aspect, 0.19F * mat.w});
        const float height = card * card_aspect;
        const float top = mat.y + (mat.h - height - 40) / 2;
        places_.stock = {mat.x + 34, top, card, height};
        places_.stock_words = {places_.stock.centre().x - card * 0.75F, top + height + 8, card * 1.5F, 34};
        places_.discards = {mat.right() - 38 - card, top, card, height};
        places_.discard_words = {places_.discards.centre().x - card * 0.75F, top + height + 8, card * 1.5F, 34};
        const float left = places_.stock.right() + 30;
        places_.aces = {left, top, places_.discards.x - 30 - left, height};
    }

    void place_turn() {
        const float left = margin() + 8;
        const float room = places_.hand.x - left - 12;
        const float top = places_.hand.y + 2;
        places_.turn = {left, top};
        places_.turn_size = roomy() ? 34 : 28;
        places_.turn_room = room;
        places_.turn_lines = 2;
        const float below = places_.turn_size * 1.2F + 4;
        places_.advice = {left, top + below, room, 60};
        places_.advice_size = roomy() ? 17 : 15;
        places_.refusal = {left, top + below, room, 92};
        places_.figures = {
            .at = {w_ - margin(), top + 2}, .room = w_ - margin() - places_.hand.right() - 16, .size = 28};
    }

    float w_;
    float h_;
    int players_;
    Seat viewer_;
    float opponents_bottom_ = 0;
    Places places_;
};

} // namespace

Places wide_places(const Frame& frame, int players, Seat viewer) {
    return WidePlaces(frame, players, viewer).make();
}

} // namespace mitts::view::mitch
