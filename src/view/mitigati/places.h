// Where everything lies on the table of Mitigati, in each of the three layouts of view/frame.h.
//
// Two opponents sit at the sides; between them lies the bargaining's paper or, once the hand is played, the mat with the
// trick. It knows how high the own hand stands and nothing of its cards.
#pragma once

#include "view/table_places.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mitts::view::mitigati {

/// The points a player has won: a few backs, the number, a line beneath where there is room.
struct WonPlace {
    Point at{};     ///< top left
    float card = 0; ///< width of the backs; 0: none are drawn
    float room = 0;
    float number_size = 24;
    enum class Lines : std::uint8_t { One, Two } lines = Lines::Two;
};

struct SeatPlace : view::SeatPlace {
    WonPlace won{};
};

/// How the totals look: a panel of lines, a bar of three cells, or beside the players' names.
enum class BoardStyle : std::uint8_t { Panel, Bar, WithNames };

/// What stands in the paper's first line besides the stages.
enum class BargainTitle : std::uint8_t { Title, Turn };

/// Which of the stages say that their number means cards.
enum class StageWords : std::uint8_t { None, Current, All };

/// The bargaining's paper.
struct BargainPlaces {
    Rect paper{};
    BargainTitle title = BargainTitle::Title;
    Point title_at{};
    float title_size = 28;
    float title_room = 0;
    std::optional<Point> note{};
    float note_room = 0;
    Point stages_end{}; ///< top right of the row of stages
    float stage_height = 30;
    StageWords stage_words = StageWords::Current;
    Rect strip{}; ///< the bids; h is their height, names stand above and sums below
    float bid_width = 92;
    int bids = 7; ///< how many fit, the one in the making included
    std::optional<Point> caption{};
    float rule_y = 0; ///< 0: no line
    std::array<Rect, 4> steps{};
    Rect value{};
    std::optional<Rect> slider{};
    Rect zero{};
    Rect bid{};
    Rect stand{};
    Rect more{};
    float button_size = 17;

    /// Where the lowest row of buttons ends; the zero pill may be the last of them.
    float buttons_end() const {
        return zero.y == more.y ? std::max(zero.right(), more.right()) : more.right();
    }
};

/// The mat and the trick on it.
struct TrickPlaces {
    Rect mat{};
    float card = 0;
    std::array<Point, 3> centres{};   ///< own card, then clockwise
    std::array<float, 3> rotations{}; ///< degrees
    Rect last{};                      ///< the button that shows the last trick
    Point so_far{};                   ///< left end of the points so far, above the mat's foot
    Rect discards{};                  ///< the three that the dealer puts aside (T9)
    Rect confirm{};                   ///< the button for that
};

struct Places : BoardPlaces {
    BoardStyle board_style = BoardStyle::Panel;
    std::array<SeatPlace, 2> seats{};
    BargainPlaces bargain{};
    TrickPlaces trick{};
    WonPlace own{};
    Point stock{}; ///< middle of the cards not dealt yet; they are dealt from here
    float stock_card = 0;
    Point stock_text{}; ///< right end of the words about it
    bool stock_words = false;
    float advice_bottom = 0; ///< where it must end, whatever the turn takes; 0: its lines say it
};

/// The places as `viewer` sits, with these suits in their hand.
Places places_for(const Frame& frame, Seat viewer, const std::vector<HandGroup>& suits);

} // namespace mitts::view::mitigati
