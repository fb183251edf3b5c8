// What the models of all tables have: the match as one seat may see it, and what the page knows of the players.
//
// A game's TableModel (view/<game>/table.h) is one of these with its own; a TableUi is hover and selection, which undo
// leaves alone. Everything drawn, moved and spoken is made from these two, so that no hidden card can be shown: a
// MatchView has none. Nothing here knows SDL, time or storage.
//
// What a game does with them stands beside them:
//   follow     changes a view by one event of the happening in play: what lies between two views of the table. It
//              carries out on the picture what the event tells, no more: cards that the seat may not see stay numbers,
//              and the view after the last event is always the session's own
//   tidy       drops from the selection what no longer fits the table
//   lay_out    the table at rest: sprites, texts and places that can be touched. The curtain closed: the own hand is
//              face down and the next player is asked whether they are ready
//   keyframes  what is seen happening between two models, ending with `after`; an undo slides back in one step. With
//              Speed::None one step of 0 ms
//   opening    the first deal of a match, from an empty table
#pragma once

#include "view/hand_control.h"
#include "view/match_view.h"
#include "view/people.h"
#include "view/preferences.h"
#include "view/scene.h"
#include "view/viewport.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace mitts::view {

/// `usual_ground` is the ground that the game's table has until the player chooses one.
template <Game G, Ground usual_ground> struct TableModelOf {
    using Game = G;

    i18n::Language language = i18n::Language::English;
    MatchViewOf<G> match{};
    std::vector<PlayerInfo> players{}; ///< by seat
    Curtain curtain = Curtain::Open;
    /// A choice that was refused just now: said on the table until the next input.
    std::optional<typename G::Refusal> refusal{};
    /// False in a lesson, whose panel shows refusals.
    bool shows_refusals = true;
    /// The first half of a hint that was asked for: where to look, as a sentence. Empty once the hint itself is shown.
    std::string look{};
    /// A hint that was asked for, shown on the table until the next action.
    std::optional<typename G::Action> hint{};
    bool can_undo = false;
    bool can_hint = false;
    /// False while something is seen happening: advice and choices wait until it has happened.
    bool at_rest = true;
    /// A computer is thinking about its move.
    bool thinking = false;
    Faces faces = Faces::Automatic;
    Back back = Back::Red;
    Ground ground = usual_ground;
    /// None: what happened is told on paper, and stands until the next move.
    Speed speed = Speed::Normal;
    /// The cards of the own hand, by their indices, in the order in which they came, where they are to lie so; else
    /// they are sorted.
    std::vector<int> arrived{};
};

/// Lays sorted cards as they came; those that came in the step that is seen last of all. `card_of(held)` is the card
/// held.
template <class Held, class CardOf>
std::vector<Held> as_they_came(std::vector<Held> cards, const std::vector<int>& arrived, CardOf card_of) {
    auto next = cards.begin();
    for (const int index : arrived) {
        const auto found =
            std::find_if(next, cards.end(), [&](const Held& held) { return card_of(held).index == index; });
        if (found != cards.end()) {
            std::rotate(next++, found, found + 1);
        }
    }
    return cards;
}

/// Whether it is the viewer's turn, with something to do.
template <class Observation> bool viewer_acts(const Observation& seen) {
    return seen.turn == seen.viewer && seen.phase != decltype(seen.phase)::Over;
}

/// Whether a hint, or its first half, is shown.
template <class Model> bool is_hinting(const Model& model) {
    return model.hint || !model.look.empty();
}

/// What a hint about this card says to do with it, as the member of an action that tells a card's choices apart.
template <class Model, class Held, class Action, class What>
std::optional<What> hint_on(const Model& model, Held card, What Action::*what) {
    return model.hint && model.hint->card == card ? std::optional((*model.hint).*what) : std::nullopt;
}

/// The choice under the thumb: the one hinted at, else the last that is not barred. Nothing if all are.
template <class Choice, class What>
std::optional<What> default_of(const std::vector<Choice>& choices, What Choice::*what,
                               std::optional<What> hinted = std::nullopt) {
    std::optional<What> found;
    for (const auto& choice : choices) {
        if (!choice.barred && (!found || found != hinted)) {
            found = choice.*what;
        }
    }
    return found;
}

/// What the tool for hints says: a hint, the move itself, its reasons.
template <class Model> i18n::TextId hint_tool(const Model& model) {
    return model.hint ? i18n::TextId::ToolWhy : model.look.empty() ? i18n::TextId::ToolHint : i18n::TextId::ToolShow;
}

/// What everybody is called (view/people.h). While a curtain asks for somebody by name nobody is "you".
template <class Model> i18n::Naming naming_of(const Model& model) {
    auto naming = naming_for(model.players, model.match.seen.viewer, model.language);
    if (model.curtain == Curtain::Closed) {
        naming.you = no_seat;
    }
    return naming;
}

/// Whether a human looks on, their hand is open, and it is their turn.
template <class Model> bool may_act(const Model& model) {
    return model.curtain == Curtain::Open && model.match.phase == MatchPhase::Playing &&
           viewer_acts(model.match.seen) && naming_of(model).you != no_seat;
}

/// Drops from a selection what no longer fits the table: cards that `gone` says have left the hand, and
/// the chosen one while the viewer is not to choose.
template <class Held, class Gone> void tidy_hand(HandUi<Held>& ui, bool chooses, Gone gone) {
    const auto drop = [&](std::optional<Held>& held) {
        if (held && gone(*held)) {
            held.reset();
        }
    };
    drop(ui.chosen);
    drop(ui.focused);
    drop(ui.hovered);
    drop(ui.last_tap);
    if (!chooses) {
        ui.chosen.reset();
    }
}

} // namespace mitts::view
