// Arranges the Mitch table for each layout: the opponents, the mat, the viewer's columns and the hand.
#include "view/mitch/mat_places.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

class Arrangement {
public:
    Arrangement(const Frame& frame, int players, Seat viewer)
        : places_(places_in<Places>(frame)), w_(frame.width), h_(frame.height), players_(players),
          low_(frame.height < 700), roomy_(frame.width >= 1200), tablet_(is_tablet(frame)) {
        for (int steps = 1; steps < players; ++steps) {
            places_.opponents.push_back({.seat = seat_after(viewer, players, steps)});
        }
    }

    Places make() {
        lay(places_.layout == Layout::Wide    ? (roomy_ && h_ >= 760 ? composed() : wide())
            : places_.layout == Layout::Small ? small()
            : tablet_                         ? tablet()
                                              : portrait(),
            {0, 0, w_, h_});
        return places_;
    }

private:
    // ---- Blocks

    Box title(float size) {
        places_.title_size = size;
        return words(places_.title, places_.title_room, size);
    }
    Box advice(float size) {
        places_.advice_size = size;
        return slot(places_.advice);
    }
    Box phase(float size) {
        places_.phase_size = size;
        return slot(places_.phase);
    }
    Box figures(float size) {
        places_.figures.size = size;
        return Box([this](const Rect& rect) {
            places_.figures.at = {rect.right(), rect.y};
            places_.figures.room = rect.w;
        });
    }
    /// Arranges the viewer's columns. Cards are at most `card` wide and leave `heads` points of height for the labels.
    Box columns(float card, float overlap, float heads) {
        places_.column_overlap = overlap;
        return Box([this, card, heads](const Rect& rect) {
            places_.columns = rect;
            places_.column_card = std::min(card, (rect.h - heads) / card_aspect);
        });
    }

    // ---- Desktops, from 900 × 600 to 1440 × 900

    Box wide() {
        const float margin = roomy_ ? 24 : 16;
        const float side = std::max(0.24F * w_, 236.0F);
        const float card = std::min(130.0F, 0.2F * h_ / card_aspect);
        const float hand = set_hand(places_, card, card + 4, std::max(140.0F, card * 1.18F));
        const float tools_room = 3 * 48 + 2 * (roomy_ ? 22 : 14);
        const float sash =
            std::max(0.17F * w_, margin + tools_room + 56); // space on both sides of the sash, enough for the tools
        const float turn = roomy_ ? 34 : 28;
        places_.hand.choice_height = h_ >= 760 ? 50 : 44;
        places_.tool_labels = true;
        places_.sash_fringes = true;
        // The opponents are beside the title if there is room for all of them, otherwise below it.
        const bool beside = (w_ - 256 - margin) / static_cast<float>(players_ - 1) >= 166;
        auto head = row(slot(places_.menu).size(48, 48), space(17), title(20).wide(150).pad(0, 1, 0, 0));
        auto others = opponent_panels(
            places_,
            {.gap = 12, .widest = players_ <= 3 ? 330.0F : 250.0F, .tile = 46, .bubble = h_ >= 700 ? 42.0F : 36.0F});
        auto top = over(std::move(head).pad(31, 24, 0, 0),
                        std::move(others).pad(beside ? 256 : margin, beside ? 20 : 84, margin, 0));
        auto left = column(wide_mat(places_).grow(), space(7), phase(17).high(24).pad(8, 0, 8, 0), space(3));
        auto middle = row(std::move(left).wide(0.46F * w_ - 12 - margin).pad(margin, 0, 12, 0),
                          columns(92, 0.4F, 70).pad(10, 0, margin, 0).grow());
        auto said = column(turn_slot(places_, turn, 2).high(turn * 1.2F + 4),
                           over(advice(roomy_ ? 17 : 15).high(60), slot(places_.refusal).high(92)));
        auto right = over(figures(28).pad(16, 4, margin, 0),
                          in_a_row(tools(places_, roomy_ ? 22 : 14, 48)).across(1).down(1).pad(0, 0, margin, 6));
        auto bottom = over(sash_slot(places_, 4.5F).high(40).down(1).pad(sash, 0, sash, -10),
                           row(std::move(said).pad(margin + 8, 2, 12, 0).wide(side - margin - 20),
                               slot(places_.hand.room).grow(), std::move(right).wide(side)));
        return over(column(std::move(top).high(0.4F * h_), std::move(middle).pad(0, 6, 0, 22).grow(),
                           std::move(bottom).high(hand), space(0.05F * h_)),
                    slot(places_.close_up).wide(520).across(0.5F).pad(0, 0.08F * h_, 0, hand + 0.05F * h_ + 16));
    }

    // ---- Desktops at least 1200 × 760: three rows with aligned edges, the viewer's columns in the middle row

    Box composed() {
        constexpr float block = 1200;
        constexpr float gap = 24;
        constexpr float side = 264;
        const float margin = (w_ - block) / 2;
        const float left = std::max(side, places_.aside + 16 - gap - margin); // the hand is beside a lesson panel
        const float card = std::min(130.0F, 0.19F * h_ / card_aspect);
        const float hand = set_hand(places_, card, card + 4, std::max(140.0F, card * 1.18F));
        places_.hand.choice_height = 50;
        places_.tool_labels = true;
        places_.sash_fringes = true;
        places_.column_head = 34;
        auto head = row(slot(places_.menu).size(48, 48), space(17), title(20).wide(150).pad(0, 1, 0, 0), space(30),
                        phase(17).high(24).down(0.5F).grow(), space(margin + 170));
        auto others = opponent_panels(
            places_, {.gap = gap, .widest = players_ <= 3 ? 588.0F : 1000.0F, .tile = 54, .bubble = 40});
        auto own = over(slot(places_.own_mat.emplace()), columns(98, 0.36F, 64).pad(14, 14, 14, 10));
        auto middle = row(slot(places_.standings.emplace()).wide(side), space(gap), std::move(own).grow(), space(gap),
                          tall_mat(places_).wide(side));
        auto said =
            column(turn_slot(places_, 34, 2).high(45), over(advice(17).high(60), slot(places_.refusal).high(92)));
        auto bottom =
            over(sash_slot(places_, 4.5F).high(40).down(1).pad(side - 8, 0, side - 8, -10),
                 row(std::move(said).wide(left).pad(0, 2, 0, 0), space(gap), slot(places_.hand.room).grow(), space(gap),
                     over(in_a_row(tools(places_, 22, 48)).across(1).down(1).pad(0, 0, 0, 6)).wide(side)));
        return over(column(std::move(head).high(48).pad(31, 14, 0, 6),
                           std::move(others).high(0.285F * h_).pad(margin, 0, margin, 0),
                           std::move(middle).pad(margin, 4, margin, 22).grow(),
                           std::move(bottom).high(hand).pad(margin, 0, margin, 0), space(0.05F * h_)),
                    slot(places_.close_up).wide(520).across(0.5F).pad(0, 0.08F * h_, 0, hand + 0.05F * h_ + 16));
    }

    // ---- Portrait tablets at least 600 × 900: the viewer's labelled columns fill the space left by the bands

    Box tablet() {
        const float card = std::min(0.155F * w_, 120.0F);
        const float hand = set_hand(places_, card, card + 6, card);
        const float piles = std::max(0.28F * w_, 196.0F);
        const float own_card = std::min(98.0F, (w_ - 48 - piles) / 4 - 24);
        const bool one_row = (w_ - 32) / static_cast<float>(players_ - 1) >= 140;
        places_.hand.choice_height = 50;
        places_.tool_labels = true;
        places_.column_head = 34;
        auto bar = row(slot(places_.menu).size(48, 48), space(13), title(20).wide(150).pad(0, 1, 0, 0),
                       phase(17).high(24).down(0.5F).grow());
        auto others = opponent_panels(places_, {.per_row = one_row ? 7 : players_ / 2,
                                                .gap = 12,
                                                .tile = one_row ? 54.0F : 36.0F,
                                                .bubble = one_row ? 40.0F : 0.0F});
        auto own = over(slot(places_.own_mat.emplace()), columns(own_card, 0.36F, 64).pad(24, 14, 24, 10));
        auto said = column(turn_slot(places_, 34).high(42), advice(17).high(44));
        auto line = over(row(std::move(said).grow(), figures(28).wide(0.3F * w_).pad(12, 2, 0, 0)),
                         slot(places_.refusal).pad(-8, 0, 0, 0));
        return over(
            column(std::move(bar).high(48).pad(24, 16, 16, 12),
                   std::move(others).high((one_row ? 0.2F : 0.28F) * h_).pad(16, 0, 16, 12),
                   row(std::move(own).grow(), space(16), tall_mat(places_).wide(piles)).grow().pad(16, 0, 16, 0),
                   std::move(line).high(88).pad(26, 12, 26, 10),
                   over(sash_slot(places_, 3).high(36).down(1), slot(places_.hand.room).high(hand).pad(16, 0, 16, 16)),
                   at_thumb(places_, in_a_row(tools(places_, 26, 48)), 31, 2, 26)),
            slot(places_.close_up)
                .high(at_most(480))
                .wide(std::min(620.0F, w_ - 32))
                .across(0.5F)
                .pad(16, 84, 16, hand + 100));
    }

    // ---- Portrait phones at least 320 points wide: horizontal bands from top to bottom

    Box portrait() {
        const float gap = low_ ? 4 : 8;
        const float edge = low_ ? 3 : 8;
        const float foot = low_ ? 4 : 14;
        const float card = std::clamp(0.17F * w_, 54.0F, 84.0F);
        const float hand = set_hand(places_, card, card + 3, 118);
        const bool one_row = players_ <= 4 || (w_ - 16) / static_cast<float>(players_ - 1) >= 112;
        auto bar = toward_thumb(places_, slot(places_.menu).size(44, 44), space(6), title(19).grow(), space(4),
                                in_a_row(tools(places_, 3)));
        auto others = opponent_panels(places_, {.per_row = one_row ? 7 : players_ / 2,
                                                .gap = w_ < 360 ? 4.0F : 7.0F,
                                                .tile = players_ == 2 ? 40.0F : 30.0F,
                                                .bubble = !one_row ? 0
                                                          : low_   ? 26.0F
                                                                   : 38.0F});
        // If the opponents are in two rows, wider windows give them more height, so that each panel has room for a
        // name.
        const float share = one_row ? (low_ ? 0.56F : 0.52F) : low_ ? 0.7F : w_ >= 480 ? 0.66F : 0.64F;
        const float margin = low_ ? 10 : 16;
        const float largest = std::clamp(0.16F * w_, 46.0F, 76.0F);
        return over(
            column(std::move(bar).high(44).pad(8, edge, 6, low_ ? 1 : 8),
                   std::move(others).pad(6, 0, 6, gap).grow(share),
                   flat_mat(places_, 52, low_ ? 10 : 30, margin, margin + 2, 0.15F * w_)
                       .high(low_ ? 58 : 100)
                       .pad(8, 0, 8, low_ ? 2 : 4),
                   phase(low_ ? 13 : 15).high(low_ ? 19 : 26).pad(12, 0, 12, gap),
                   columns(largest, 0.5F, low_ ? 0 : 40).pad(8, 0, 8, gap).grow(1 - share),
                   upright_turn().pad(0, 0, 0, low_ ? 5 : 12),
                   over(sash_slot(places_, 3).high(low_ ? 14 : 26).down(1),
                        slot(places_.hand.room).high(hand).pad(8, 0, 8, low_ ? 6 : 17)),
                   space(foot)),
            slot(places_.close_up).high(at_most(440)).pad(8, edge + (low_ ? 45 : 52), 8, hand + (low_ ? 18 : 39)));
    }

    // Arranges the headline and the advice on the left, and the viewer's points on the right.
    Box upright_turn() {
        const float room = std::min(0.38F * w_, 160.0F);
        auto said = column(turn_slot(places_, low_ ? 22 : 27), space(1), advice(low_ ? 13 : 15).high(low_ ? 33 : 36));
        auto line = row(std::move(said).grow(), figures(low_ ? 18 : 22).wide(room - 6).pad(6, low_ ? 2 : 6, 0, 0));
        return over(std::move(line).pad(14, 0, 14, 0), slot(places_.refusal).pad(8, 0, 8, 0)).high(low_ ? 62 : 70);
    }

    // ---- Short windows: embedded frames and phones in landscape

    Box small() {
        const float card = std::clamp(0.175F * h_, 62.0F, 76.0F);
        const float hand = set_hand(places_, card, card + 3, 118);
        const float side = 0.25F * w_;
        const bool lying = w_ - 2 * side >= 5 * card; // true if the headline fits beside the hand
        const float split = (lying ? 0.48F : 0.55F) * w_;
        const int opponents_here = players_ - 1;
        const bool one_row = (w_ - 58) / static_cast<float>(opponents_here) >= 84;
        const float aside = std::max(52.0F, 0.16F * w_);
        const float high = lying ? std::min(0.4F * h_ - 31, 140.0F) : std::clamp(0.28F * h_, 90.0F, 130.0F);
        const float pile = lying ? std::min(0.0625F * w_, 54.0F) : 38;
        auto others = opponent_panels(places_, {.per_row = one_row ? opponents_here : (opponents_here + 1) / 2,
                                                .gap = 4,
                                                .widest = lying ? 320.0F : 220.0F,
                                                .tile = lying ? 36.0F : 30.0F})
                          .pad(52, 4, lying && opponents_here <= 2 ? 52.0F : 6.0F, 4);
        auto words = column(flat_mat(places_, pile, 10, 8, 10, lying ? 70 : 0.15F * split).pad(6, 0, 0, 0).grow(),
                            space(1), phase(13).high(18).pad(10, 0, 4, 0), space(2));
        auto band =
            row(std::move(words).wide(split),
                columns(std::min(lying ? 54.0F : 46.0F, (w_ - split - 30) / 4 - 6), 0.45F, 0).pad(8, 2, 6, 6).grow());
        places_.column_head = 18;
        return over(column(over(slot(places_.menu).size(44, 44).pad(4, 2, 0, 0), std::move(others)).grow(),
                           std::move(band).high(high), lying ? turn_beside(side, hand) : turn_above(hand), space(10)),
                    lying ? space(0) : over(slot(places_.refusal).high(46).down(1).pad(6, 0, 6, hand + 12)),
                    slot(places_.close_up).pad(aside, 4, aside, hand + 16));
    }

    // Arranges the headline, the advice and the points in a column beside the hand.
    Box turn_beside(float side, float hand) {
        constexpr float sash = 16;
        places_.figures.in_line = true;
        auto said =
            column(turn_slot(places_, 20).high(26), advice(hand >= 92 ? 14.0F : 13.0F).grow(), figures(13).high(18));
        auto last = over(at_thumb(places_, in_a_row(tools(places_, 1)).down(1), 5, 0, sash + 4));
        return over(sash_slot(places_, 3).high(sash).down(1).pad(0, 0, 0, -2),
                    toward_thumb(places_,
                                 over(std::move(said), slot(places_.refusal)).wide(side - 16).pad(10, 0, 6, sash),
                                 slot(places_.hand.room).high(hand).down(1).grow(), std::move(last).wide(side)))
            .high(hand + 19);
    }

    // Arranges the headline and the advice in one line above the hand, and the points beside the hand.
    Box turn_above(float hand) {
        const float side = std::clamp(0.17F * w_, 96.0F, 130.0F);
        const bool left = places_.thumb == Thumb::Left;
        auto said = row(turn_slot(places_, 19).wide(std::max(side + 20, 0.36F * w_)), space(8),
                        advice(13).pad(0, 1, 0, 0).grow());
        auto points = over(figures(15).high(36).down(1).pad(8, 0, 8, 0));
        auto line = over(sash_slot(places_, 3).high(16).down(1).pad(left ? 0 : side + 8, 0, left ? side + 8 : 0, -2),
                         toward_thumb(places_, std::move(points).wide(side), space(8), slot(places_.hand.room).grow(),
                                      space(8), at_thumb(places_, in_a_row(tools(places_, 1)), 5, 2, 0)));
        return column(std::move(said).high(w_ < 560 ? 34 : 24).pad(10, 0, 10, 0), space(2), std::move(line).high(hand));
    }

    Places places_;
    float w_;
    float h_;
    int players_;
    bool low_;
    bool roomy_;
    bool tablet_;
};

} // namespace

Places places_for(const Frame& frame, int players, Seat viewer) {
    return Arrangement(frame, players, viewer).make();
}

} // namespace mitts::view::mitch
