// Arranges the Mitigati table for each layout: the opponents, the bargaining panel or the trick's mat, and the hand.
#include "view/mitigati/paper_places.h"
#include "view/mitigati/trick_places.h"
#include "view/scene_writer.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

class Arrangement {
public:
    Arrangement(const Frame& frame, Seat viewer, const std::vector<HandGroup>& suits)
        : places_(places_in<Places>(frame)), w_(frame.width), h_(frame.height), suits_(suits), low_(frame.height < 700),
          high_(frame.height >= 760), roomy_(frame.width >= 1200), tablet_(is_tablet(frame)) {
        for (int index = 0; index < 2; ++index) {
            seat(index).seat = seat_after(viewer, 3, index + 1);
        }
    }

    Places make() {
        lay(places_.layout == Layout::Wide    ? wide()
            : places_.layout == Layout::Small ? small()
            : tablet_                         ? tablet()
                                              : portrait(),
            {0, 0, w_, h_});
        return places_;
    }

private:
    // ---- Blocks

    SeatPlace& seat(int index) {
        return places_.seats[static_cast<std::size_t>(index)];
    }
    Box won(WonPlace& place, float card, float number, WonPlace::Lines lines = WonPlace::Lines::Two) {
        place.card = card;
        place.number_size = number;
        place.lines = lines;
        return words(place.at, place.room, number);
    }
    /// Arranges the name and, beside it, the points won. The bubble, or the line below the name, is under both.
    Box name_over_bubble(SeatPlace& place, float size, float line, float won_card, float won_room) {
        const bool phone = places_.layout == Layout::Portrait;
        const float name = phone ? 2 : 3;
        // centred on the name; on a phone, slightly higher, so that the bubble does not touch it
        const float above_pile = name + size * text_line / 2 - won_card * card_aspect / 2 - (phone ? 2 : 0);
        auto first = row(name_words(place, size, line).pad(0, name, 0, 0).grow(), space(phone ? 9 : 8),
                         won(place.won, won_card, 17, WonPlace::Lines::One).wide(won_room).pad(0, above_pile, 0, 0));
        return over(std::move(first), slot(place.bubble).pad(-2, phone && !low_ ? 24 : 23, 0, phone && !low_ ? 4 : 3),
                    // the line extends below the points
                    Box([&place](const Rect& rect) { place.line_room = rect.w; }));
    }
    Box trick(float largest) {
        return Box([this, largest](const Rect& rect) { places_.trick = trick_places(rect, largest); });
    }
    /// Places the undealt cards.
    Box stock(float card) {
        places_.stock_card = card;
        return Box([this](const Rect& rect) { places_.stock = rect.centre(); });
    }
    /// Places the right-aligned text about the undealt cards.
    Box stock_text() {
        places_.stock_words = true;
        return Box([this](const Rect& rect) { places_.stock_text = {rect.right(), rect.y}; });
    }
    Box paper(Paper paper) {
        return Box([this, paper](const Rect& rect) { arrange_paper(places_, paper, rect); });
    }
    Box title() {
        return Box([this](const Rect& rect) {
            places_.title = Point{rect.x, rect.y};
            places_.title_room = rect.w;
        });
    }
    /// Places the lowest row of the hand and computes the height of the upper rows.
    Box hand(float card, float left, float right) {
        const float height = card * card_aspect;
        places_.hand.room = {left, 0, w_ - left - right, height};
        places_.hand.card = card;
        places_.hand.step = std::max(finger, 0.62F * card);
        places_.hand.rows = std::max(1, hand_row_count(places_.hand, suits_));
        upper_rows_ = static_cast<float>(places_.hand.rows - 1) * row_height(places_.hand);
        return Box([this](const Rect& rect) {
                   places_.hand.room = rect;
                   places_.hand.card = rect.h / card_aspect;
                   places_.hand.step = std::max(finger, 0.62F * places_.hand.card);
               })
            .high(from(0.7F * height, height))
            .pad(left, 0, right, 0);
    }

    // ---- Desktops, from 900 × 600 to 1440 × 900

    Box wide() {
        const float side = roomy_ ? 60 : 24;
        const float column_room = 0.236F * w_;
        const float room = column_room - (roomy_ ? 76 : 36);
        const float top = high_ ? 0.195F * h_ : 120;
        const float turn = high_ ? 38 : 30;
        const float below = high_ ? 40 : 22;
        places_.tool_labels = true;
        places_.sash_fringes = true;
        const float margin = roomy_ ? 70 : 24;
        const float panel = places_.aside + 16; // the hand and the headline are to the right of a lesson panel
        const float left = std::max(margin, panel);
        const float turn_left = std::max(side, panel);
        const float said_room = std::min(0.6F * w_, w_ - turn_left - side - 310);
        auto cards = hand(std::min(132.0F, 0.205F * h_ / card_aspect), left, margin);
        auto head =
            row(slot(places_.menu).size(48, 48).pad(31, 4, 21, 0), title().pad(0, 6, 16, 0).grow(),
                in_a_row(tools(places_, 18, 48)).pad(0, 4, 24, 0), slot(places_.board).size(roomy_ ? 250 : 200, 100));
        auto middle =
            row(beside(seat(0), room).pad(side, top, 0, 0).wide(column_room - side), spring(),
                beside(seat(1), room).pad(roomy_ ? 30 : 16, std::max(top, 132.0F), roomy_ ? 46 : 20, 0).wide(room));
        auto between = over(paper(Paper::Wide).high(at_most(424)).pad(column_room, 0, column_room, 0),
                            trick(150).pad(0.3F * w_, 0, 0.3F * w_, 0));
        auto said = column(turn_slot(places_, turn).high(turn * 1.25F).wide(said_room - 0.04F * w_),
                           advice_slot(places_, 17, 1))
                        .wide(said_room);
        auto own = over(won(places_.own, 46, 24).pad(0, 4, 0, 0), stock_text().pad(0, 16, 0, 0));
        return over(
            std::move(head).high(at_most(100)).pad(0, 20, 24, 0),
            column(over(std::move(middle), std::move(between).pad(0, high_ ? 0.165F * h_ : 112, 0, high_ ? 16 : 6))
                       .grow()
                       .gives(1),
                   row(std::move(said), spring(), stock(44).size(70, 80), std::move(own).wide(230))
                       .high(turn * 1.25F + 30)
                       .pad(turn_left, 0, side, 14),
                   over(std::move(cards),
                        sash_slot(places_, 4.5F).high(high_ ? 42 : 38).down(1).pad(44, 0, 44, high_ ? -24 : -20)),
                   space(below)));
    }

    // Arranges an opponent at the side as a column: the name, the fan, the bubble and the points won.
    Box beside(SeatPlace& place, float room) {
        return column(
            seat_head(place, 52).wide(room), space(17),
            fan_slot(place, 72).high(from(36 * card_aspect, 72 * card_aspect)).wide(std::min(room, 250.0F)).gives(1),
            space(20), bubble_slot(place, {26, -9}).size(room, 36), space(12),
            won(place.won, 40, 24).high(56).pad(2, 0, -2, 0).wide(room));
    }

    // ---- Portrait phones at least 320 points wide: horizontal bands from top to bottom

    Box portrait() {
        const float edge = low_ ? 5 : 10;
        places_.board_style = BoardStyle::Bar;
        auto cards = hand(std::min(0.21F * w_, 104.0F), 8, 8);
        auto bar = row(slot(places_.menu).size(44, 44), space(8), slot(places_.board).high(44).grow());
        std::vector<Box> rows;
        for (auto& place : places_.seats) {
            rows.push_back(row(slot(place.patch).size(38, 38).down(0.5F), space(8),
                               name_over_bubble(place, 16, 14, 11, 101).grow(), space(7),
                               fan_slot(place, 26).wide(0.2F * w_ - 6))
                               .high(low_ ? 46 : 54)
                               .pad(12, 0, 17, 0));
        }
        auto mat = over(trick(130).high(at_least(low_ ? 100 : 150)), stock(44)).pad(8, 6, 8, 8).grow();
        // In a short window, the bargaining panel also takes the headline's space and shows the headline in its first
        // line.
        const float turn = low_ ? 70 : 100;
        auto middle = over(column(std::move(mat), upright_turn().high(turn)),
                           paper(Paper::Upright).high(at_least(214)).pad(8, 6, 8, low_ ? 10 : turn + 4));
        return column(
            std::move(bar).pad(8, edge, 8, low_ ? 3 : 8), in_a_column(std::move(rows)), std::move(middle).grow(),
            space(upper_rows_),
            over(std::move(cards).pad(8, 0, 8, low_ ? 10 : 19), sash_slot(places_, 3).high(low_ ? 16 : 26).down(1))
                .gives(1),
            at_thumb(places_, in_a_row(tools(places_, 6)), 12, low_ ? 1 : 5, low_ ? 2 : 5));
    }

    // Arranges the headline and the viewer's points above the hand.
    Box upright_turn() {
        if (low_) {
            return over(row(turn_slot(places_, 22).grow(), space(12),
                            won(places_.own, 20, 19, WonPlace::Lines::One).wide(116).pad(0, -4, 0, 0))
                            .pad(14, 0, 8, 0),
                        advice_slot(places_, 14, 2).pad(14, 27, 14, 0));
        }
        return row(column(turn_slot(places_, 27).high(35), advice_slot(places_, 15, 3)).grow(), space(12),
                   won(places_.own, 32, 24).wide(std::max(136.0F, w_ * 0.38F)).pad(0, 6, 0, 0))
            .pad(14, 0, 8, 0);
    }

    // ---- Portrait tablets at least 600 × 900: bands with names and piles; the trick's cards are larger than the
    // hand's

    Box tablet() {
        places_.board_style = BoardStyle::Bar;
        places_.tool_labels = true;
        places_.hand.strip = finger; // two rows are better than cards too narrow for a finger
        constexpr float head = 106;
        constexpr float seat_high = head + 66;
        auto cards = hand(std::min(0.185F * w_ - 30, 108.0F), 24, 24);
        auto bar = row(slot(places_.menu).size(48, 48).down(0.5F), space(13), title().pad(0, 5, 12, 0).grow(),
                       slot(places_.board).wide(0.535F * w_).high(60));
        auto seats = row(tablet_seat(seat(0), head).grow(), space(24), tablet_seat(seat(1), head).grow());
        // During the bargain, no player has won any points yet, so the bargaining panel takes the space for points.
        auto middle =
            over(std::move(seats).high(seat_high).pad(24, 0, 24, 0), trick(184).pad(16, seat_high + 14, 16, 0),
                 paper(Paper::Tablet).high(at_most(540)).pad(16, head + 18, 16, 4));
        auto own = over(won(places_.own, 56, 32).pad(0, 6, 0, 0),
                        row(stock(44).size(70, 84), stock_text().pad(0, 18, 0, 0).grow()));
        auto said = row(column(turn_slot(places_, 34), space(2), advice_slot(places_, 17, 2)).grow(), space(16),
                        std::move(own).wide(0.33F * w_));
        return column(std::move(bar).high(60).pad(24, 16, 16, 12), std::move(middle).grow(),
                      std::move(said).high(92).pad(26, 14, 16, 12), space(upper_rows_),
                      over(std::move(cards).pad(24, 0, 24, 16), sash_slot(places_, 3).high(36).down(1)).gives(1),
                      at_thumb(places_, in_a_row(tools(places_, 26, 48)), 31, 2, 26));
    }

    // Arranges the header and the fan side by side, above the points won.
    Box tablet_seat(SeatPlace& place, float high) {
        auto head = column(seat_head(place, 52), space(14), bubble_slot(place, {26, -9}).high(36));
        return column(row(std::move(head).grow(), space(12), fan_slot(place, 74).wide(0.17F * w_)).high(high), space(8),
                      won(place.won, 40, 24).high(56).pad(2, 0, 0, 0));
    }

    // ---- Short windows: embedded frames and phones in landscape

    Box small() {
        const float left = std::clamp(w_ * 0.25F, 124.0F, 190.0F);
        places_.board_style = BoardStyle::WithNames;
        places_.hand.strip = w_ < 660 || h_ < 380 ? 0 : finger; // narrow or low windows have no room for a second row
        auto cards = hand(w_ < 560 ? 62 : 64, 8, 8);
        // The opponents share the bar. Each has a badge, a name above a line or a bubble, and the points won.
        std::vector<Box> bar = boxes_of(slot(places_.menu).size(44, 44).pad(4, 3, 6, 0));
        for (auto& place : places_.seats) {
            auto patch = Box([&place](const Rect& rect) {
                place.patch = rect;
                place.fan = rect.centre(); // cards are played from here
            });
            bar.push_back(row(std::move(patch).size(30, 30).pad(0, 8, 6, 0),
                              name_over_bubble(place, 15, 13, 11, 98).grow(), space(w_ < 660 ? 4.0F : 26.0F))
                              // moves the second name above that player's card, if there is room
                              .grow(bar.size() == 1 && w_ >= 660 ? 1.4F : 1));
        }
        auto advised = over(advice_slot(places_, 14, 4).high(at_least(38)),
                            Box([this](const Rect& rect) { places_.advice_bottom = rect.bottom(); }));
        auto own = over(won(places_.own, 22, 19).pad(4, 6, 4, 0), slot(places_.board));
        auto said = column(turn_slot(places_, 21, 2).high(28).pad(4, 2, 4, 0),
                           std::move(advised).pad(4, 0, 4, -4).grow(), std::move(own).high(46));
        auto mat = over(trick(104), stock(40));
        auto middle = over(row(std::move(said).pad(6, 0, 2, 0).wide(left - 8), std::move(mat).pad(8, 0, 8, 0).grow()),
                           paper(Paper::Small).pad(8, 0, 8, 0));
        return column(in_a_row(std::move(bar)).high(48),
                      toward_thumb(places_, std::move(middle).pad(0, 0, 0, 6).grow(),
                                   at_thumb(places_, in_a_column(tools(places_, 2)), 6, 1, 0))
                          .grow(),
                      space(upper_rows_),
                      over(std::move(cards), sash_slot(places_, 2).high(14).down(1).pad(0, 0, 0, -6)), space(6));
    }

    Places places_;
    float w_;
    float h_;
    const std::vector<HandGroup>& suits_;
    bool low_;
    bool high_;
    bool roomy_;
    bool tablet_;
    float upper_rows_ = 0; ///< height of the hand's rows above the lowest row
};

} // namespace

Places places_for(const Frame& frame, Seat viewer, const std::vector<HandGroup>& suits) {
    return Arrangement(frame, viewer, suits).make();
}

} // namespace mitts::view::mitigati
