// The table of Mitaines as data: what one seat may see, what the player has in hand on the screen, and the Scene of
// both.
#pragma once

#include "games/mitaines/game.h"
#include "view/stage.h"
#include "view/table_model.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view::mitaines {

using mitts::mitaines::Action;
using mitts::mitaines::Event;
using mitts::mitaines::Kind;
using mitts::mitaines::Observation;
using mitts::mitaines::Refusal;
using mitts::mitaines::SeenAction;

/// A match of Mitaines, as the session keeps it.
using MitainesMatch = Match<mitts::mitaines::Game>;

using Happening = HappeningOf<mitts::mitaines::Game>;
using MatchView = MatchViewOf<mitts::mitaines::Game>;

struct TableModel : TableModelOf<mitts::mitaines::Game, Ground::Spruce> {
    /// False while something is seen happening: advice and choices wait until it has happened.
    bool at_rest = true;
    PileWorth pile_worth = PileWorth::Shown;
};

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<Card> {
    std::vector<Card> giving{}; ///< chosen for the exchange, in order (M6)
};

/// Changes a view by one event of the happening that is in play: what lies between two views of the table. It carries
/// out on the picture what the event tells, no more: cards that the seat may not see stay numbers, and the view after
/// the last event is always the session's own.
void follow(MatchView& view, const Event& event);

/// Drops cards that are no longer in the viewer's hand, and the choice when it is not their turn.
void tidy(TableUi& ui, const MatchView& match);

/// The table at rest: sprites, texts and places that can be touched. The curtain closed: the own hand is face down and
/// the next player is asked whether they are ready.
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);

/// What is seen happening between two views of it, ending with `after`: the deal, a card played, a tag dropped or pulled
/// off, the pile swept to its taker; an undo slides back in one step. With Speed::None one step of 0 ms.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
/// The first deal of a match, from an empty table.
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitaines
