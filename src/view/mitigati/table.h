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

struct TableModel : TableModelOf<mitts::mitigati::Game, Ground::Wood> {};

/// Which trick lies on the table: the one in play, or the last one, looked at again.
enum class TrickShown : std::uint8_t { InPlay, Last };

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<TarotCard> {
    std::vector<TarotCard> discarding{}; ///< chosen to be put aside, in order (T9)
    std::optional<int> bid{};            ///< the bid in the making; missing: the one that is proposed
    std::string typed{};                 ///< a bid being typed on the keyboard
    int strip_back = 0;                  ///< how many of the latest bids are scrolled away
    TrickShown trick = TrickShown::InPlay;
};

/// Changes a view by one event of the happening that is in play: what lies between two views of the table. It carries
/// out on the picture what the event tells, no more: cards that the seat may not see stay numbers, and the view after
/// the last event is always the session's own.
void follow(MatchView& view, const Event& event);

/// Drops cards that are no longer in the viewer's hand, and what belongs to another stage of the deal.
void tidy(TableUi& ui, const MatchView& match);

/// The table at rest: sprites, texts and places that can be touched. The curtain closed: the own hand is face down and
/// the next player is asked whether they are ready.
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);

/// What is seen happening between two views of it, ending with `after`: the deal, a bid that joins the strip, a card
/// played, the trick swept to its winner; an undo slides back in one step. With Speed::None nothing moves; a full trick
/// still lies for a moment before it is gone.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
/// The first deal of a match, from an empty table.
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitigati
