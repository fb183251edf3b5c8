// The table of Mitigati as data: what one seat may see, what the player has in hand on the screen, and the Scene of both.
//
// A TableModel is made from a match by `match_view` and what the page knows of the players; a TableUi is the bid in the
// making and the selection, which undo leaves alone. Everything drawn, moved and spoken is made from these two, so that no
// hidden card can be shown: a MatchView has none. Nothing here knows SDL, time or storage.
#pragma once

#include "games/mitigati/game.h"
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

namespace mitts::view::mitigati {

using mitts::mitigati::Action;
using mitts::mitigati::Event;
using mitts::mitigati::Observation;
using mitts::mitigati::Refusal;
using mitts::mitigati::SeenAction;

using view::Curtain;
using view::PlayedBy;
using view::PlayerInfo;

/// A match of Mitigati, as the session keeps it.
using MitigatiMatch = Match<mitts::mitigati::Game>;
using Happening = HappeningOf<mitts::mitigati::Game>;
using MatchView = MatchViewOf<mitts::mitigati::Game>;

/// The match as `viewer` may see it.
MatchView match_view(const MitigatiMatch& match, Seat viewer);

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
    /// A computer is thinking about its move.
    bool thinking = false;
    Faces faces = Faces::Automatic;
    Back back = Back::Red;
    Ground ground = Ground::Wood;
};

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

/// Drops cards that are no longer in the viewer's hand, and what belongs to another stage of the deal.
void tidy(TableUi& ui, const MatchView& match);

/// The table at rest: sprites, texts and places that can be touched. The curtain closed: the own hand is face down and
/// the next player is asked whether they are ready.
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);

} // namespace mitts::view::mitigati
