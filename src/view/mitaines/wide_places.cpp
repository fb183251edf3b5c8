// Arranges the Mitaines table on a desktop, from 900 × 600 to 1440 × 900. The mat and the hand are between two columns.
#include "view/mitaines/arrangement.h"

namespace mitts::view::mitaines {

namespace {

/// Scales `most`, a length in the largest layout, by `part`. Returns at least `least` and at most `most`.
float between(float least, float most, float part) {
    return std::clamp(most * part, least, most);
}

class WideArrangement : Arrangement {
public:
    using Arrangement::Arrangement;

    Places make() {
        lay(wide(), {0, 0, w_, h_});
        return places_;
    }

private:
    Box wide() {
        const float top = std::max(0.22F * h_, 138.0F);
        const float mat = 0.62F * h_ - top;
        const float side = 0.25F * w_;
        const float largest = std::min(142.0F, 0.22F * h_ / card_aspect);
        const float card = set_hand(places_, largest, 112.0F / 142 * largest, std::max(150.0F, 168.0F / 142 * largest));
        const float margin = std::max(0.27F * w_, 238.0F);
        const float sash = std::max(0.19F * w_, roomy_ ? 282.0F : 246.0F);
        places_.hand.choice_height = h_ >= 760 ? 50 : 44;
        places_.sash_fringes = true;
        places_.tool_labels = true;
        auto middle =
            column(space(top),
                   over(slot(places_.mat), pile(152, 12).pad(30, 14, 30, 72), foot(62, 62).down(1).pad(34, 0, 16, 14))
                       .high(mat)
                       .pad(side, 0, side, 0),
                   over(slot(places_.confirm).size(240, 48).across(0.5F).down(0.4F)).grow(),
                   over(slot(places_.hand.room).pad(std::max(margin, places_.aside + 16), 0, margin, 0),
                        sash_slot(places_, 4.5F).high(42).down(1).pad(sash, 0, sash, -8))
                       .high(card),
                   space(0.04F * h_));
        auto sides = row(left_column(top, mat).wide(margin - 14), spring(), right_column().wide(side));
        return over(std::move(middle), std::move(sides), players_ == 3 ? stock_opposite() : opposite());
    }

    float board_height() const {
        const int sides = players_ == 4 ? 2 : players_;
        return 38 + 38 * static_cast<float>(sides);
    }
    // Returns the height above the opponents at the sides. It leaves room for the board on the right and, if
    // there are four players, for the stock on the left.
    float above_seats() const {
        return std::max({0.21F * h_, board_height() + 42, players_ == 4 ? 104.0F + 46 * card_aspect + 20 : 0});
    }

    Box left_column(float top, float mat) {
        auto turn =
            column(turn_slot(places_, roomy_ ? 38 : 30), space(4), advice_slot(places_, 17, 4).wide(at_most(300)))
                .high(at_least(0.225F * h_))
                .pad(roomy_ ? 60 : 28, 0, 0, 0);
        auto head = over(slot(places_.menu).size(48, 48).pad(31, 24, 0, 0));
        if (roomy_ || players_ == 3) {
            places_.title = Point{100, 26};
            places_.title_room = 0.25F * w_ - 70;
        }
        if (players_ == 2) {
            const float card = between(64, 86, h_ / 900) * card_aspect;
            auto stock = column(spring(), card_slot(places_.stock).high(card), space(12),
                                stock_words_below(24).high(75), spring());
            return column(std::move(head).high(top),
                          std::move(stock).high(mat).wide(0.18F * w_).pad(0.07F * w_, 0, 0, 0), spring(),
                          std::move(turn));
        }
        auto seat = beside(places_.seats.front()).pad(24, 0, 0, 0);
        if (players_ == 3) {
            return column(std::move(head).high(above_seats()), std::move(seat), spring(), std::move(turn));
        }
        auto stock = stock_beside(0.25F * w_ - 110).pad(36, 0, 0, 20);
        return column(column(std::move(head).high(104), std::move(stock)).high(above_seats()), std::move(seat),
                      spring(), std::move(turn));
    }

    Box right_column() {
        auto board = slot(places_.board).size(roomy_ ? 250 : 226, board_height()).across(1).pad(0, 24, 24, 18);
        auto above = column(over(std::move(board)).high(above_seats()),
                            players_ == 2 ? own_scoring(places_.seats.front().seat)
                                          : beside(places_.seats.back()).pad(16, 0, 0, 0));
        return column(std::move(above).high({.wish = 0.66F * h_}).gives(1), own_scoring(viewer_), spring(),
                      in_a_row(tools(places_, roomy_ ? 26 : 14, 48)).across(1).pad(0, 14, 31, 40));
    }

    Box own_scoring(Seat seat) {
        return scoring(seat, roomy_ ? between(56, 72, h_ / 900) : 52, roomy_ ? 32 : 26).pad(0.04F * w_, 0, 24, 0);
    }

    Box stock_beside(float room) {
        return row(slot(places_.stock).size(46, 46 * card_aspect), space(16),
                   stock_words(24).wide(room).pad(0, 8, 0, 0));
    }
    /// Arranges the stock where a player opposite the viewer would sit.
    Box stock_opposite() {
        return stock_beside(150).pad(w_ / 2 - 60, 26, 0, 0);
    }

    // Arranges the name above its bubble to the left of the fan, which extends beyond the window's upper edge.
    Box opposite() {
        auto& place = places_.seats[players_ == 4 ? 1 : 0];
        const float room = std::min(320.0F, 0.22F * w_);
        const float left = (w_ - room) / 2;
        const float lead = roomy_ ? left - 222 : 96;
        places_.title_room = std::min(places_.title_room, lead - 112);
        const float card = between(80, 110, w_ / 1440);
        auto said = bubble_slot(place, {26, -8})
                        .size(330, 36)
                        .pad(roomy_          ? lead
                             : players_ == 4 ? 0.25F * w_
                                             : 96.0F,
                             roomy_ ? 106 : 90, 0, 0);
        auto named = row(slot(place.patch).size(52, 52).pad(0, 28, 0, 0), space(12),
                         name_words(place, 20, 15).pad(0, 30, 0, 0).grow(), space(16))
                         .wide(left - lead)
                         .pad(lead, 0, 0, 0);
        auto backs = fan_slot(place, card).size(room, card * card_aspect).pad(0, -0.35F * card * card_aspect - 4, 0, 0);
        return over(row(std::move(named), std::move(backs)), std::move(said));
    }

    // Arranges an opponent at the side: name, fan, bubble and scoring pile in a column.
    Box beside(SeatPlace& place) {
        std::vector<Box> parts =
            boxes_of(seat_head(place, 48), space(15),
                     fan_slot(place, 66).high(from(26 * card_aspect, 66 * card_aspect)).wide(at_most(250)).gives(1),
                     space(20), bubble_slot(place, {26, -9}).high(36));
        if (keeps_pile(place)) {
            parts.push_back(scoring(place.seat, 40, 24).pad(4, 8, 0, 0).gives(2));
        }
        return in_a_column(std::move(parts)).wide(at_most(0.25F * w_ - 40)).gives(1);
    }
};

} // namespace

Places wide_places(const Frame& frame, int players, Seat viewer, int hand) {
    return WideArrangement(frame, players, viewer, hand).make();
}

} // namespace mitts::view::mitaines
