// The table of Mitch as data: what one seat may see, what the player has in hand on the screen, and the Scene of both.
//
// A TableModel is made from a match by `match_view` and what the page knows of the players; a TableUi is hover and
// selection, which undo leaves alone. Everything drawn, moved and spoken is made from these two, so that no hidden card can
// be shown: a MatchView has none. Nothing here knows SDL, time or storage.
#pragma once

#include "games/mitch/game.h"
#include "i18n/language.h"
#include "view/hand_control.h"
#include "view/match_view.h"
#include "view/people.h"
#include "view/preferences.h"
#include "view/scene.h"
#include "view/twins.h"
#include "view/viewport.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view::mitch {

using mitts::mitch::Action;
using mitts::mitch::Event;
using mitts::mitch::Observation;
using mitts::mitch::Refusal;
using mitts::mitch::SeenAction;
using view::Curtain;
using view::PlayedBy;
using view::PlayerInfo;

/// A match of Mitch, as the session keeps it.
using MitchMatch = Match<mitts::mitch::Game>;

using Happening = HappeningOf<mitts::mitch::Game>;
using MatchView = MatchViewOf<mitts::mitch::Game>;

/// The match as `viewer` may see it.
MatchView match_view(const MitchMatch& match, Seat viewer);

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
    Ground ground = Ground::Slate;
};

/// A card of the own hand: with two packs its twin is another one, though they play alike.
struct HandCard {
    Card card{};
    int copy = 0;

    friend constexpr bool operator==(const HandCard&, const HandCard&) = default;
};

/// The number by which a target names a card of the hand, and back.
constexpr int index_of(HandCard held) {
    return held.card.index + twin_offset * held.copy;
}
constexpr HandCard hand_card_of(int index) {
    return {.card = Card{static_cast<std::uint8_t>(index % twin_offset)}, .copy = index / twin_offset};
}

/// Selection and focus of the player at the screen. Undo leaves it alone; `tidy` drops what no longer fits the table.
struct TableUi : HandUi<HandCard> {
    std::optional<Seat> enlarged{}; ///< whose tableau is looked at closely
};

/// Drops cards that are no longer in the viewer's hand, and the choice when it is not their turn.
void tidy(TableUi& ui, const MatchView& match);

/// The table at rest: sprites, texts and places that can be touched. The curtain closed: the own hand is face down and
/// the next player is asked whether they are ready.
Scene lay_out(const TableModel& model, const TableUi& ui, const Viewport& viewport, const TextMeasure& measure);

} // namespace mitts::view::mitch
