// The Mitaines table as data: a seat's view of the match, the selection of the player at the screen, and the functions
// that lay out and animate the table.
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

using MitainesMatch = Match<mitts::mitaines::Game>;

using Happening = HappeningOf<mitts::mitaines::Game>;
using MatchView = MatchViewOf<mitts::mitaines::Game>;

struct TableModel : TableModelOf<mitts::mitaines::Game, Ground::Spruce> {
    /// The number of reasons for the last action's points that the animation has shown on the mat so far.
    std::size_t reasons_told = 0;
    /// The state of the snow over the message on the mat.
    Snow snow = Snow::None;
    PileWorth pile_worth = PileWorth::Shown;
};

/// The selection and focus of the player at the screen. Undo does not change them. `tidy` clears selections that are no
/// longer possible.
struct TableUi : HandUi<Card> {
    std::vector<Card> taken{}; ///< cards selected for the exchange, in order (M6)
};

// The functions described in view/table_model.h.
void tidy(TableUi& ui, const MatchView& match);
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);
/// Returns the steps that animate deals, played cards, tags that drop or are torn off, and captured piles.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitaines
