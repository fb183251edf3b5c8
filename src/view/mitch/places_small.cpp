// The table where height is short: embedded pages and phones on their side.
#include "view/mitch/places.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

class SmallPlaces {
public:
    SmallPlaces(const Frame& frame, int players, Seat viewer)
        : w_(frame.width), h_(frame.height), players_(players), viewer_(viewer) {
        places_.layout = Layout::Small;
        places_.width = w_;
        places_.height = h_;
    }

    Places make() {
        places_.menu = {4, 2, 44, 44};
        place_hand();
        place_band();
        place_opponents();
        places_.close_up = {std::max(52.0F, 0.16F * w_), 4, w_ - 2 * std::max(52.0F, 0.16F * w_), places_.hand.y - 10};
        return places_;
    }

private:
    float side() const {
        return std::clamp(0.17F * w_, 96.0F, 130.0F);
    }

    // The hand with the turn at its left and the tools at its right.
    void place_hand() {
        const float card = std::clamp(0.175F * h_, 62.0F, 76.0F);
        const float height = card * card_aspect;
        const float top = h_ - height - 10;
        places_.hand_card = card;
        places_.hand_step = card * 0.9F;
        places_.chosen_card = 118;
        const float tools = 3 * 45 + 4;
        places_.hand = {side() + 8, top, w_ - side() - 16 - tools, height};
        places_.sash = {side() + 4, h_ - 24, w_ - side() - 4, 16};
        places_.sash_stitch = 3;
        for (int tool = 0; tool < 3; ++tool) {
            places_.tools.push_back({w_ - 4 - 45 * static_cast<float>(3 - tool), top + 2, 44, 44});
        }
        places_.turn = {8, top};
        places_.turn_size = 19;
        places_.turn_room = side() - 6;
        places_.turn_lines = 2;
        places_.figures = {.at = {side(), h_ - 46}, .room = side() - 8, .size = 15};
    }

    // Over the hand: the mat at the left, the own columns at the right, the words between both and the hand.
    void place_band() {
        const float height = std::clamp(0.33F * h_, 104.0F, 150.0F);
        const float top = places_.hand.y - height - 2;
        const float words = 18;
        const float split = 0.46F * w_;
        places_.mat = {6, top, split - 6, height - 2 * words - 4};
        place_mat_cards();
        places_.phase = {10, places_.mat.bottom() + 1, split - 14, words};
        places_.phase_size = 13;
        places_.advice = {10, places_.phase.bottom(), split - 14, words};
        places_.advice_size = 13;
        places_.refusal = {6, places_.mat.bottom() - 6, split - 4, 2 * words + 10};
        places_.columns = {split + 8, top + 2, w_ - split - 14, height - 8};
        places_.column_card = std::min(46.0F, (w_ - split - 30) / 4 - 6);
        places_.column_overlap = 0.45F;
    }

    void place_mat_cards() {
        const auto& mat = places_.mat;
        const float card = std::min((mat.h - 10) / card_aspect, 48.0F);
        const float height = card * card_aspect;
        const float top = mat.y + (mat.h - height) / 2;
        places_.stock = {mat.x + 8, top, card, height};
        places_.stock_words = {places_.stock.right() + 6, top, 0.2F * mat.w, height};
        places_.discards = {mat.right() - 10 - card, top, card, height};
        places_.discard_words = {places_.discards.x - 6 - 0.12F * mat.w, top, 0.12F * mat.w, height};
        const float left = places_.stock_words.right() + 2;
        places_.aces = {left, top, places_.discard_words.x - 2 - left, height};
    }

    void place_opponents() {
        const float left = 52;
        const float bottom = places_.mat.y - 4;
        const int opponents = players_ - 1;
        const bool one = (w_ - left - 6) / static_cast<float>(opponents) >= 84;
        places_.opponents = opponent_places({.area = {left, 4, w_ - left - 6, bottom - 4},
                                             .per_row = one ? opponents : (opponents + 1) / 2,
                                             .gap = 4,
                                             .widest = 220,
                                             .tile = 30},
                                            players_, viewer_);
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

} // namespace mitts::view::mitch
