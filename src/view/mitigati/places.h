// Computes the positions of everything on the Mitigati table, for each of the three layouts in view/frame.h.
//
// Two opponents are at the sides. Between them is the bargaining panel or, during play, the mat with the trick. The
// positions depend on the sizes of the suits in the viewer's hand, but not on its cards.
#pragma once

#include "view/table_places.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mitts::view::mitigati {

/// The place of the points won by a player: a few card backs, the number, and a line below if there is room.
struct WonPlace {
    Point at{};     ///< top left corner of the backs
    float card = 0; ///< width of the backs; 0: none are drawn
    float room = 0;
    float number_size = 24;
    enum class Lines : std::uint8_t { One, Two } lines = Lines::Two;
};

struct SeatPlace : view::SeatPlace {
    WonPlace won{};
};

/// The style of the scoreboard: a panel of lines, a bar of three cells, or numbers beside the players' names.
enum class BoardStyle : std::uint8_t { Panel, Bar, WithNames };

/// The content of the bargaining panel's first line, next to the stages.
enum class BargainTitle : std::uint8_t { Title, Turn };

/// The stages labelled in words, such as "10 cards". The others show only the number.
enum class StageWords : std::uint8_t { None, Current, All };

/// The places on the bargaining panel.
struct BargainPlaces {
    Rect paper{};
    BargainTitle title = BargainTitle::Title;
    Point title_at{};
    float title_size = 28;
    float title_room = 0;
    std::optional<Point> note{};
    float note_room = 0;
    Point stages_end{}; ///< top right corner of the row of stages
    float stage_height = 30;
    StageWords stage_words = StageWords::Current;
    Rect strip{}; ///< the bids, without the names above and the sums below
    float bid_width = 92;
    int bids = 7; ///< the number of bids that fit, including the prepared bid
    std::optional<Point> caption{};
    float rule_y = 0; ///< y of the horizontal line; 0: there is none
    std::array<Rect, 4> steps{};
    Rect value{};
    std::optional<Rect> slider{};
    Rect zero{};
    Rect bid{};
    Rect stand{};
    Rect more{};
    float button_size = 17;

    /// Returns the right end of the last row of buttons, which may include the zero button.
    float buttons_end() const {
        return zero.y == more.y ? std::max(zero.right(), more.right()) : more.right();
    }
};

/// The mat and the trick on it.
struct TrickPlaces {
    Rect mat{};
    float card = 0;
    std::array<Point, 3> centres{};   ///< the centres of the cards: the viewer's first, then clockwise
    std::array<float, 3> rotations{}; ///< in degrees
    Rect last{};                      ///< the button that shows the last trick
    Point so_far{};                   ///< top left corner of the line with the trick's points, at the bottom of the mat
    Rect discards{};                  ///< the dealer's three discards (T9)
    Rect confirm{};                   ///< the button to confirm the discards
};

struct Places : BoardPlaces {
    BoardStyle board_style = BoardStyle::Panel;
    std::array<SeatPlace, 2> seats{};
    BargainPlaces bargain{};
    TrickPlaces trick{};
    WonPlace own{};
    Point stock{}; ///< centre of the undealt cards, from which cards are dealt
    float stock_card = 0;
    Point stock_text{}; ///< top right corner of the text about the undealt cards
    bool stock_words = false;
    /// the lower limit of the advice; 0: no limit other than the number of lines
    float advice_bottom = 0;
};

/// Returns the positions as seen by `viewer`, whose hand has these suits.
Places places_for(const Frame& frame, Seat viewer, const std::vector<HandGroup>& suits);

} // namespace mitts::view::mitigati
