// Arranges the Mitaines table on phones, on portrait tablets and in short windows.
#include "view/mitaines/arrangement.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

class NarrowArrangement : Arrangement {
public:
    using Arrangement::Arrangement;

    Places make() {
        lay(places_.layout == Layout::Small ? small() : tablet_ ? tablet() : portrait(), {0, 0, w_, h_});
        return places_;
    }

private:
    // ---- Portrait phones at least 320 points wide: horizontal bands from top to bottom

    Box portrait() {
        const float edge = low_ ? 5 : 10;
        const float hand = portrait_hand();
        places_.board_style = BoardStyle::Bar;
        auto bar = row(slot(places_.menu).size(44, 44), space(8), slot(places_.board).high(44).grow());
        return column(std::move(bar).pad(8, edge, 8, low_ ? 5 : 8),
                      players_ == 2 ? one_seat()
                      : low_        ? cells(8, 46).high(46)
                                    : seat_rows(58),
                      space(6), portrait_mat().grow().gives(1), low_ ? low_turn() : upright_turn(hand),
                      space(hand - places_.hand.card * card_aspect), hand_and_tools().gives(1));
    }

    /// Returns the total height of the hand's rows. Two rows are enough for the longest hand of any variant.
    float portrait_hand() {
        const float height = rows_of_hand(std::min(0.21F * w_, 104.0F));
        return two_rows_ && low_ ? rows_of_hand(0.19F * w_) : height;
    }
    float rows_of_hand(float card) {
        const float height = set_hand(places_, card, card + hand_gap(), tablet_ ? 168 : 134);
        places_.hand.room = {10, 0, w_ - 20, height};
        two_rows_ = hand_row_count(places_.hand, hand_) > 1;
        return height + (two_rows_ ? row_height(places_.hand) : 0);
    }
    float hand_gap() const {
        return tablet_ ? 24 : 4;
    }

    Box hand_and_tools() {
        auto last = toward_thumb(places_, slot(places_.confirm).high(44).grow(), space(8), in_a_row(tools(places_, 6)));
        return column(hand_over_sash(low_ ? 12 : 19, low_ ? 18 : 26).gives(1),
                      std::move(last).pad(12, low_ ? 1 : 5, 12, low_ ? 2 : 5));
    }
    /// Arranges the hand so that it ends `above` points above the lower edge of the sash.
    Box hand_over_sash(float above, float sash) {
        const float height = places_.hand.card * card_aspect;
        auto hand = Box([this](const Rect& rect) {
            places_.hand.room = rect;
            set_hand(places_, rect.h / card_aspect, rect.h / card_aspect + hand_gap(), places_.hand.chosen_card);
        });
        return over(std::move(hand).high(from(0.7F * height, height)).pad(10, 0, 10, above),
                    sash_slot(places_, 3).high(sash).down(1));
    }

    Box one_seat() {
        auto& place = places_.seats.front();
        const float card = low_ ? 32 : 52;
        auto named = row(slot(place.patch).size(44, 44).down(0.5F), space(10),
                         name_words(place, 18, 15).high(42).down(0.5F).grow(), space(4),
                         fan_slot(place, card).high(card * card_aspect).down(0.5F).wide(0.44F * w_));
        auto below = row(bubble_slot(place, {22, -8}).size(0.58F * w_ - 18, 34).pad(0, 6, 0, 0), space(0.04F * w_),
                         scoring(place.seat, low_ ? 26 : 44, low_ ? 22 : 27).pad(0, 3, 0, 0).grow());
        return column(std::move(named).high(low_ ? 50 : 80).pad(16, 0, 12, 0),
                      std::move(below).high(low_ ? 40 : 66).pad(18, 0, 14, 0));
    }

    // Arranges one row for each opponent: badge, name above bubble, scoring pile, fan.
    Box seat_rows(float high) {
        std::vector<Box> rows;
        for (auto& place : places_.seats) {
            auto pile = keeps_pile(place) ? scoring(place.seat, 22, 18).high(31).down(0.5F) : spring();
            rows.push_back(row(slot(place.patch).size(38, 38).down(0.5F), space(8),
                               name_or_bubble(place, 3, 16, 14).wide(0.57F * w_ - 64), space(6),
                               std::move(pile).wide(0.21F * w_), spring(), fan_slot(place, 26).wide(0.2F * w_))
                               .high(high)
                               .pad(12, 0, 12, 0));
        }
        return in_a_column(std::move(rows));
    }

    // ---- Portrait tablets at least 600 × 900: the same bands with names; the pile's cards are larger than the hand's

    Box tablet() {
        const float others = players_ == 2 ? 108 : 136;
        const float fixed = 76 + 16 + others + 22 + 106 + 12 + 88;
        // The pile's cards are 25 % larger than the hand's. Both share the height that the other parts leave.
        const float card = std::min(144.0F, (h_ - fixed - 96) / (1.25F * 1.48F + card_aspect));
        const float upper_row = rows_of_hand(card) - card * card_aspect;
        auto bar = row(slot(places_.menu).size(48, 48).down(0.5F), space(13), title().pad(0, 5, 12, 0).grow(),
                       slot(places_.board).wide(0.535F * w_).high(60));
        places_.board_style = BoardStyle::Bar;
        places_.tool_labels = true;
        places_.hand.choice_height = 50;
        auto mat =
            over(slot(places_.mat), column(pile(184, 12).grow().pad(30, 14, 30, 10), foot(62, 62).pad(34, 0, 16, 14)));
        auto said =
            row(slot(places_.stock).size(64, 64 * card_aspect), space(16), stock_words(24).wide(110).pad(0, 20, 0, 0),
                space(16), column(turn_slot(places_, 34), space(2), advice_slot(places_, 17, 2)).grow(), space(16),
                scoring(viewer_, 64, 32).wide(0.25F * w_));
        auto last =
            toward_thumb(places_, slot(places_.confirm).size(260, 48), spring(), in_a_row(tools(places_, 26, 48)));
        return column(std::move(bar).high(60).pad(24, 16, 16, 16),
                      players_ == 2 ? tablet_seat().high(108) : seat_columns().high(others), space(22),
                      std::move(mat).pad(16, 0, 16, 0).grow().gives(1), std::move(said).high(94).pad(26, 14, 0, 10),
                      space(upper_row), hand_over_sash(16, 36), std::move(last).pad(24, 2, 31, 26));
    }

    Box tablet_seat() {
        auto& place = places_.seats.front();
        auto seat = column(seat_head(place, 52), space(12), bubble_slot(place, {26, -9}).high(36));
        return row(std::move(seat).pad(0, 8, 0, 0).grow(), fan_slot(place, 74).wide(0.3F * w_), space(0.06F * w_),
                   scoring(place.seat, 64, 32).wide(0.25F * w_))
            .pad(24, 0, 0, 0);
    }

    // Arranges a column for each opponent: badge, name above bubble, and below them the fan and the scoring pile.
    Box seat_columns() {
        std::vector<Box> seats;
        for (auto& place : places_.seats) {
            auto head = row(slot(place.patch).size(44, 44), space(10), name_or_bubble(place, 0, 18, 15).grow());
            auto cards = row(fan_slot(place, 46).wide(104), space(16),
                             keeps_pile(place) ? scoring(place.seat, 42, 24).down(0.5F).grow() : spring());
            seats.push_back(
                column(std::move(head).high(60), space(8), std::move(cards).high(68)).grow().pad(8, 0, 8, 0));
        }
        return in_a_row(std::move(seats)).pad(16, 0, 16, 0);
    }

    Box title() {
        return Box([this](const Rect& rect) {
            places_.title = Point{rect.x, rect.y};
            places_.title_room = rect.w;
        });
    }

    Box portrait_mat() {
        const float seam = w_ < 360 ? 0 : 6; // smaller phones need the space for the count and the tags
        const auto inside = [this, seam](float high, float tag) {
            return column(pile(std::min(0.25F * w_, 130.0F), 6).grow().pad(12, 8, 12, 6),
                          foot(high, tag).pad(12 + seam, 0, 10 + seam, 16));
        };
        return over(slot(places_.mat), either(inside(58, 52).high(at_least(190)), inside(40, 40))).pad(10, 0, 10, 0);
    }

    // Arranges the stock and the scoring pile above the headline and the advice. The lower row is tall enough that its
    // first line stays visible above a chosen card.
    Box upright_turn(float hand) {
        const float overhang = places_.hand.chosen_card * card_aspect - 6 - hand;
        auto piles = row(slot(places_.stock).size(42, 42 * card_aspect), space(16),
                         stock_words(22).wide(0.5F * w_ - 76).pad(0, 6, 0, 0), space(0.12F * w_),
                         scoring(viewer_, 42, 27).grow());
        auto said =
            row(turn_slot(places_, 27, 2).wide(0.47F * w_ - 16), space(0.03F * w_), advice_slot(places_, 15, 4).grow());
        return column(std::move(piles).high(74).pad(18, 12, 14, 0),
                      std::move(said).high(std::max(80.0F, overhang + 38)).pad(16, 0, 14, 0));
    }

    // Arranges the parts of `upright_turn` in less vertical space, with smaller text.
    Box low_turn() {
        auto piles = row(slot(places_.stock).size(30, 42), space(10), stock_words(18).wide(130), spring(),
                         scoring(viewer_, 28, 22).wide(0.36F * w_));
        auto said = row(turn_slot(places_, 22, 2).wide(0.33F * w_), space(10), advice_slot(places_, 13, 3).grow());
        return column(std::move(piles).high(45).pad(14, 2, 8, 4), std::move(said).high(60).pad(14, 0, 12, 0));
    }

    // ---- Short windows, at least 480 × 360 in a page or 640 × 320 on a phone: players in the bar

    Box small() {
        const float top = std::max(51.0F, 0.16F * h_);
        const float card = std::clamp((0.3F * h_ - 6) / card_aspect, 58.0F, 100.0F);
        const float height = set_hand(places_, card, card * 0.78F + 10, std::max(128.0F, card * 1.6F));
        const float side = std::max(0.2F * w_, 152.0F);
        auto between = places_.hand;
        between.room.w = w_ - 2 * side - 16;
        const bool lying = hand_row_count(between, hand_) == 1;
        auto bar = row(slot(places_.menu).size(44, 44).pad(4, 1, 4, 0),
                       players_ == 2 ? seat_in_bar((lying ? 0.5F : 0.47F) * w_).grow() : cells(0, top - 6).grow());
        places_.board_style = BoardStyle::Column;
        return column(std::move(bar).high(top), (lying ? columns(side, h_ - top, height) : embedded(height)).grow());
    }

    // Arranges the mat and the hand between two columns: the stock above the headline, and the scores above the tools.
    Box columns(float side, float high, float hand) {
        constexpr float below = 6;
        const float mat_high = high - hand - 8 - below;
        auto mat = over(slot(places_.mat),
                        column(pile(120, 6).grow().pad(14, 8, 14, 4), foot(38, 38).pad(16, 0, 14, 13)), confirm_slot());
        auto stock = column(card_slot(places_.stock).high(at_most(72 * card_aspect)).wide(72).across(0).grow(),
                            space(8), stock_words(20).high(42));
        auto turn = column(std::move(stock).pad(2, 2, 0, 0).grow(), turn_slot(places_, 22, 2).high(28),
                           advice_slot(places_, 14, 4));
        auto scores = over(score_rows(mat_high).pad(0, 0, 0, finger + 8),
                           at_thumb(places_, in_a_row(tools(places_, 2)).down(1), 0, 0, 0));
        auto middle =
            column(std::move(mat).high(mat_high), space(8), slot(places_.hand.room).high(hand).pad(8, 0, 8, 0));
        return over(toward_thumb(places_, std::move(turn).wide(side - 16).pad(10, 0, 6, 30), std::move(middle).grow(),
                                 std::move(scores).wide(side - 16).pad(8, 0, 8, 30)),
                    sash_slot(places_, 3).high(20).down(1).pad(-4, 0, -4, 2))
            .pad(0, 0, 0, below);
    }

    // Arranges a row for each side: the name above the total and the scoring pile. The total height of the rows is at
    // most `high`, unless the cards need more.
    Box score_rows(float high) {
        const auto sides = static_cast<std::size_t>(players_ == 4 ? 2 : players_);
        std::vector<Box> rows;
        for (auto seat = viewer_; rows.size() < sides; seat = seat_after(seat, players_, 1)) {
            rows.push_back(scoring_cards(seat, 0).pad(62, 22, 0, 4).grow());
        }
        const float target = sides > 2 ? 4 : 22; // room for the target score
        return over(slot(places_.board), in_a_column(std::move(rows)).pad(10, 4, 8, target))
            .high(at_most(std::max(high, 58 * static_cast<float>(sides) + target)));
    }

    Box confirm_slot() {
        return slot(places_.confirm).size(200, 44).across(0.5F).down(0.5F);
    }

    Box embedded(float hand) {
        auto mat = over(slot(places_.mat), pile(90, 0).pad(14, 6, 14, 22), foot(36, 36).down(1).pad(6, 0, 6, -28),
                        confirm_slot());
        auto stock = column(card_slot(places_.stock).high(at_most(60 * card_aspect)).grow().pad(14, 2, 14, 4),
                            stock_words_below(18).high(36).pad(4, 0, 4, 0));
        auto said = toward_thumb(places_, turn_slot(places_, 21, 2).wide(78).pad(8, 26, 8, 0),
                                 advice_slot(places_, 14, 2).pad(0, 29, 6, 0).grow(),
                                 at_thumb(places_, in_a_row(tools(places_, 2)).down(1), 6, 0, 10));
        return column(
            row(std::move(stock).wide(88), std::move(mat).grow(),
                slot(places_.board).wide(std::clamp(0.18F * w_, 76.0F, 140.0F)).pad(4, 0, 12, 0))
                .grow(),
            std::move(said).high(0.2F * h_),
            over(slot(places_.hand.room).high(hand), sash_slot(places_, 3).high(20).pad(-4, places_.hand.card, -4, 0))
                .pad(4, 0, 4, 6));
    }

    Box seat_in_bar(float middle) {
        auto& place = places_.seats.front();
        const float room = std::min(150.0F, 0.28F * w_);
        auto named = row(slot(place.patch).size(32, 32).pad(0, 7, 0, 0), space(7),
                         name_words(place, 15, 13).grow().pad(0, 5, 8, 0));
        return row(std::move(named).wide(middle - room / 2 - 52),
                   fan_slot(place, 44).size(room, 44 * card_aspect).pad(0, 6 - 22 * card_aspect, 0, 0), space(16),
                   bubble_slot(place, {-9, 20}).high(30).grow().pad(0, 7, 8, 0));
    }

    // Arranges several opponents in the bar, or in a separate row with margins.
    Box cells(float margin, float high) {
        std::vector<Box> cells;
        const float room = places_.layout == Layout::Small ? w_ - 56 : w_ - 2 * margin;
        const float cell = room / static_cast<float>(players_ - 1);
        const float fan = cell >= 130 ? std::min(36.0F, cell * 0.24F) : 0;
        const float apart = cell >= 200 ? 20 : 6; // keeps a fan away from the next player's badge
        cells.push_back(space(margin));
        for (auto& place : places_.seats) {
            auto badge = over(slot(place.patch), Box([&place](const Rect& rect) { place.fan = rect.centre(); }));
            auto parts = boxes_of(std::move(badge).size(30, 30).pad(0, 8, 0, 0), space(6),
                                  name_or_bubble(place, 2, 14, 13).grow().high(high), space(6));
            if (fan > 0) {
                parts.push_back(fan_slot(place, 19).size(fan, 44));
                parts.push_back(space(apart));
            }
            cells.push_back(in_a_row(std::move(parts)).grow());
        }
        cells.push_back(space(margin));
        return in_a_row(std::move(cells));
    }

    bool two_rows_ = false; ///< true if the hand needs two rows
};

} // namespace

Places places_for(const Frame& frame, int players, Seat viewer, int hand) {
    return frame.layout == Layout::Wide ? wide_places(frame, players, viewer, hand)
                                        : NarrowArrangement(frame, players, viewer, hand).make();
}

} // namespace mitts::view::mitaines
