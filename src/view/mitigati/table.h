// The table of Mitigati as data: what one seat may see, what the player has in hand on the screen, and the Scene of
// both.
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

/// A match of Mitigati, as the session keeps it.
using MitigatiMatch = Match<mitts::mitigati::Game>;
using Happening = HappeningOf<mitts::mitigati::Game>;
using MatchView = MatchViewOf<mitts::mitigati::Game>;

/// What the viewer's hand seems to bring if it is played, in points: half the time between `low` and `high`.
struct HandWorth {
    int about = 0;
    int low = 0;
    int high = 0;
};

/// How far an agreement (T6) has been told: the three bids slide together, their sum closes, and each flies to its score; at
/// rest the paper says what everybody gets.
enum class Agreement : std::uint8_t { Together, Closed, Flown, Told };

struct TableModel : TableModelOf<mitts::mitigati::Game, Ground::Wood> {
    std::optional<HandWorth> worth{}; ///< once a computer was asked in this turn
    Agreement agreement = Agreement::Told;
    bool tells_moment = false; ///< what the last happening brought stands knitted on the mat
    AgreeAsks agree = AgreeAsks::On;
    std::optional<int> asked{}; ///< a bid that ends the deal (T6), asked for once more
    /// Against first-timers, until a deal of the match has come to tricks: playing this one out is offered.
    bool offers_tricks = false;
};

/// Whether a bid that ends the deal is asked for once more. A lesson says what to bid, and asks nothing.
inline bool asks_before_agreeing(const TableModel& model) {
    return model.agree == AgreeAsks::On && model.shows_refusals;
}

/// Which trick lies on the table: the one in play, or the last one, looked at again.
enum class TrickShown : std::uint8_t { InPlay, Last };

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<TarotCard> {
    std::vector<TarotCard> discarding{}; ///< chosen to be put aside, in order (T9)
    std::optional<int> bid{};            ///< the bid in the making; missing: the one that is proposed
    std::string typed{};                 ///< a bid being typed on the keyboard
    int strip_back = 0;                  ///< how many of the latest bids are scrolled away
    TrickShown trick = TrickShown::InPlay;
    enum class Answer : std::uint8_t { NotYet, Agree } answer = Answer::NotYet; ///< of what is asked, in focus
    bool bargains = false;           ///< declined to have this deal played out
    std::optional<Action> repeats{}; ///< at each turn of this bargaining
};

// What these do: view/table_model.h.
void follow(MatchView& view, const Event& event);
void tidy(TableUi& ui, const MatchView& match);
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);
/// The deal, a bid that joins the strip, an agreement, a card played, the trick swept to its winner. With Speed::None a full trick
/// still lies for a moment before it is gone.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitigati
