// The table of Mitaines as data: what one seat may see, what the player has in hand on the screen, and the Scene of
// both.
#pragma once

#include "games/mitaines/game.h"
#include "view/moment.h"
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
    /// While it happens: so many of the reasons why the last action scored have been told on the mat.
    std::size_t reasons_told = 0;
    /// Over what the mat tells.
    Snow snow = Snow::None;
    PileWorth pile_worth = PileWorth::Shown;
};

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<Card> {
    std::vector<Card> giving{}; ///< chosen for the exchange, in order (M6)
};

// What these do: view/table_model.h.
void follow(MatchView& view, const Event& event);
void tidy(TableUi& ui, const MatchView& match);
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);
/// The deal, a card played, a tag dropped or pulled off, the pile swept to its taker.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitaines
