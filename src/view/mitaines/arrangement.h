// The blocks that all layouts of the Mitaines table share.
//
// Internal to view/mitaines. A layout derives from Arrangement and combines its blocks.
#pragma once

#include "view/mitaines/places.h"

#include <algorithm>

namespace mitts::view::mitaines {

class Arrangement {
public:
    Arrangement(const Frame& frame, int players, Seat viewer, int hand)
        : places_(places_in<Places>(frame)), w_(frame.width), h_(frame.height), players_(players), viewer_(viewer),
          hand_(hand), low_(frame.height < 700), roomy_(frame.width >= 1200), tablet_(is_tablet(frame)) {
        for (int steps = 1; steps < players; ++steps) {
            places_.seats.push_back({.seat = seat_after(viewer, players, steps)});
        }
        places_.scoring.reserve(static_cast<std::size_t>(players));
        places_.hand.strip = finger;
    }

protected:
    int side_of_seat(Seat seat) const {
        return players_ == 4 ? seat % 2 : seat;
    }
    /// Returns true if a scoring pile belongs beside this opponent: the pile of the viewer's side is elsewhere, and
    /// partners share a pile.
    bool keeps_pile(const SeatPlace& place) const {
        return side_of_seat(place.seat) != side_of_seat(viewer_) && (players_ != 4 || &place == &places_.seats.front());
    }

    /// Arranges the name above the bubble. The bubble replaces the line below the name.
    static Box name_or_bubble(SeatPlace& place, float top, float size, float line) {
        return over(name_words(place, size, line).pad(0, top, 0, 0),
                    slot(place.bubble).pad(-2, top + size + (size > 15 ? 7.0F : 6.0F), -4, 2));
    }
    Box scoring(Seat seat, float card, float number) {
        return scoring_cards(seat, number).high(from(26 * card_aspect, card * card_aspect));
    }
    /// Arranges a scoring pile that is as high as its box. `number` is the text size of the points; 0: the board shows
    /// them.
    Box scoring_cards(Seat seat, float number) {
        auto& place =
            places_.scoring.emplace_back(ScoringPlace{.side = side_of_seat(seat), .seat = seat, .number_size = number});
        return Box([&place](const Rect& rect) {
            place.at = {rect.x, rect.y};
            place.card = std::min(rect.h / card_aspect, 0.75F * rect.w);
            place.room = rect.w;
        });
    }
    Box stock_words(float size) {
        places_.stock_text_below = false;
        places_.stock_size = size;
        return words(places_.stock_text, places_.stock_room, size);
    }
    Box stock_words_below(float size) {
        places_.stock_size = size;
        return Box([this](const Rect& rect) {
            places_.stock_text = {rect.centre().x, rect.y};
            places_.stock_room = rect.w;
        });
    }
    Box pile(float most, float slack) {
        return Box([this, most, slack](const Rect& rect) {
            places_.pile = rect;
            places_.pile_card = std::min(most, (rect.h - slack) / 1.48F); // slanted cards need more height
        });
    }
    Box foot(float high, float tag) {
        return Box([this, tag](const Rect& rect) {
                   places_.foot = rect;
                   places_.tag_height = tag;
               })
            .high(high);
    }

    Places places_;
    float w_;
    float h_;
    int players_;
    Seat viewer_;
    int hand_;
    bool low_;
    bool roomy_; ///< true for a wide window with room for titles
    bool tablet_;
};

/// Returns the places of a table in a wide window.
Places wide_places(const Frame& frame, int players, Seat viewer, int hand);

} // namespace mitts::view::mitaines
