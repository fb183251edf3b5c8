// The table of Mitaines as data: what one seat may see, what the player has in hand on the screen, and the Scene of both.
//
// A TableModel is made from a match by `match_view` and what the page knows of the players; a TableUi is hover and
// selection, which undo leaves alone. Everything drawn, moved and spoken is made from these two, so that no hidden card can
// be shown: a MatchView has none. Nothing here knows SDL, time or storage.
#pragma once

#include "games/mitaines/game.h"
#include "i18n/language.h"
#include "view/hand_control.h"
#include "view/match_view.h"
#include "view/people.h"
#include "view/preferences.h"
#include "view/scene.h"
#include "view/viewport.h"

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

using view::Curtain;
using view::PlayedBy;
using view::PlayerInfo;

using Happening = HappeningOf<mitts::mitaines::Game>;
using MatchView = MatchViewOf<mitts::mitaines::Game>;

/// The match as `viewer` may see it.
MatchView match_view(const MitainesMatch& match, Seat viewer);
/// The actions of one round, counted from 0, as `viewer` may see them.
std::vector<Happening> round_happenings(const MitainesMatch& match, Seat viewer, std::size_t round);

struct TableModel {
    i18n::Language language = i18n::Language::English;
    MatchView match{};
    std::vector<PlayerInfo> players{}; ///< by seat
    Curtain curtain = Curtain::Open;
    /// A choice that was refused just now: said on the table until the next input.
    std::optional<Refusal> refusal{};
    /// A hint that was asked for, shown on the table until the next action.
    std::optional<Action> hint{};
    bool can_undo = false;
    bool can_hint = false;
    /// False while something is seen happening: advice and choices wait until it has happened.
    bool at_rest = true;
    /// A computer is thinking about its move.
    bool thinking = false;
    Faces faces = Faces::Automatic;
    Back back = Back::Red;
    Ground ground = Ground::Spruce;
    PileWorth pile_worth = PileWorth::Shown;
};

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<Card> {
    std::vector<Card> giving{}; ///< chosen for the exchange, in order (M6)
};

/// Drops cards that are no longer in the viewer's hand, and the choice when it is not their turn.
void tidy(TableUi& ui, const MatchView& match);

/// The table at rest: sprites, texts and places that can be touched. The curtain closed: the own hand is face down and
/// the next player is asked whether they are ready.
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);

} // namespace mitts::view::mitaines
