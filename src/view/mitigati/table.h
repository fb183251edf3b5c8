// The Mitigati table as data: a seat's view of the match, the selection of the player at the screen, and the functions
// that lay out and animate the table.
#pragma once

#include "games/mitigati/game.h"
#include "view/stage.h"
#include "view/table_model.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view::mitigati {

using mitts::mitigati::Action;
using mitts::mitigati::Event;
using mitts::mitigati::Observation;
using mitts::mitigati::Refusal;
using mitts::mitigati::SeenAction;

using MitigatiMatch = Match<mitts::mitigati::Game>;
using Happening = HappeningOf<mitts::mitigati::Game>;
using MatchView = MatchViewOf<mitts::mitigati::Game>;

/// The viewer's estimated points if the deal is played out. Half of all results are between `low` and `high`.
struct HandWorth {
    int about = 0;
    int low = 0;
    int high = 0;
};

/// The animation state of an agreement (T6): the three bids move together, their sum slides behind them, and the points
/// fly to the scores. After the animation, the bargaining panel shows each player's points.
enum class Agreement : std::uint8_t { Together, Closed, Flown, Told };

struct TableModel : TableModelOf<mitts::mitigati::Game, Ground::Wood> {
    std::optional<HandWorth> worth{}; ///< set once a computer has estimated the hand in this turn
    Agreement agreement = Agreement::Told;
    bool tells_moment = false; ///< true while the mat shows the points of the last happening as a knitted number
    AgreeAsks agree = AgreeAsks::On;
    std::optional<int> asked{}; ///< a bid that would end the deal (T6), awaiting confirmation
    /// True if the table offers to play the deal out: against opponents of the lowest level, until a card has been
    /// played in this match.
    bool offers_tricks = false;
};

/// Returns true if a bid that ends the deal needs confirmation. Lessons need none, because they prescribe the bid.
inline bool asks_before_agreeing(const TableModel& model) {
    return model.agree == AgreeAsks::On && model.shows_refusals;
}

/// The trick on the mat: the current trick or the last trick.
enum class TrickShown : std::uint8_t { InPlay, Last };

/// The selection and focus of the player at the screen. Undo does not change them. `tidy` clears selections that are no
/// longer possible.
struct TableUi : HandUi<TarotCard> {
    std::vector<TarotCard> taken{}; ///< cards selected for discarding, in order (T9)
    std::optional<int> bid{};       ///< the bid chosen by the player; empty: a default is proposed
    std::optional<int> stepped{};   ///< the bid last set without the slider, whose scale contains it
    std::string typed{};            ///< a bid being typed on the keyboard
    int strip_back = 0;             ///< the number of newest bids that are scrolled out of view
    TrickShown trick = TrickShown::InPlay;
    enum class Answer : std::uint8_t { NotYet, Agree } answer = Answer::NotYet; ///< the focused answer to the question
    bool bargains = false;           ///< true if the player declined to play this deal out
    std::optional<Action> repeats{}; ///< the action to repeat at each turn of this bargain
};

// The functions described in view/table_model.h.
void tidy(TableUi& ui, const MatchView& match);
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);
/// Returns the steps that animate deals, bids, agreements, played cards, and captured tricks. With Speed::None, a
/// complete trick still stays for a moment.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitigati
