// The model that all tables share: the match as one seat may see it, and information about the players.
//
// A game's TableModel (view/<game>/table.h) derives from it. A TableUi holds the hover and selection state, which undo
// does not change. Everything that is drawn, animated or announced is derived from these two. A MatchView contains no
// hidden cards, so none can be shown.
//
// Each game defines these functions:
//   tidy       clears selections that are no longer possible
//   lay_out    returns the table without animation: cards, text and touch targets. With a closed curtain, the hand is
//              face down, and the next player is asked to confirm that they are ready
//   keyframes  animates the change from one model to another. An undo slides back in one step. With
//              Speed::None there is one step of 0 ms
//   opening    animates the first deal of a match, from an empty table
#pragma once

#include "view/hand_ui.h"
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

/// The part of a game's TableModel that all games share. `usual_ground` is the game's default table surface.
template <Game G, Ground usual_ground> struct TableModelOf {
    using Game = G;

    i18n::Language language = i18n::Language::English;
    MatchViewOf<G> match{};
    std::vector<PlayerInfo> players{}; ///< indexed by seat
    Curtain curtain = Curtain::Open;
    /// The refusal of the last action, shown on the table until the next input.
    std::optional<typename G::Refusal> refusal{};
    /// False in a lesson, because the lesson panel shows refusals.
    bool shows_refusals = true;
    /// False in a review and in a paused lesson, where actions are impossible, and while a lesson points out moves.
    bool advises = true;
    /// True while a lesson panel shows an answer. The table then offers no moves.
    bool paused = false;
    /// The first step of a requested hint, a sentence about where to look. Empty once the move is shown.
    std::string look{};
    /// A requested hint, shown on the table until the next action.
    std::optional<typename G::Action> hint{};
    bool can_undo = false;
    bool can_hint = false;
    /// False during an animation. Advice and choices wait until it ends.
    bool at_rest = true;
    /// True while a computer thinks about its move.
    bool thinking = false;
    Faces faces = Faces::Automatic;
    Back back = Back::Red;
    Ground ground = usual_ground;
    /// The speed of animations. Without animations, events are described on a paper note, which stays until the next
    /// move.
    Speed speed = Speed::Normal;
    /// The card indices of the viewer's hand, in order of arrival; empty if the hand is sorted.
    std::vector<int> arrived{};
};

/// Returns sorted cards in their order of arrival. Cards that arrived in the step being animated are last.
/// `card_of(held)` is the card of a hand entry.
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

/// Returns true if it is the viewer's turn to act.
template <class Observation> bool viewer_acts(const Observation& seen) {
    return seen.turn == seen.viewer && seen.phase != decltype(seen.phase)::Over;
}

/// Returns true if a hint or its first part is shown.
template <class Model> bool is_hinting(const Model& model) {
    return model.hint || !model.look.empty();
}

/// Returns the hinted choice if the hint is about this card. `what` is the action's member that distinguishes a card's
/// choices.
template <class Model, class Held, class Action, class What>
std::optional<What> hint_on(const Model& model, Held card, What Action::*what) {
    return model.hint && model.hint->card == card ? std::optional((*model.hint).*what) : std::nullopt;
}

/// Returns the default choice: the hinted choice, or else the last choice without a refusal. Returns nullopt if every
/// choice has a refusal.
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

/// Returns the label of the hint button, which offers a hint, then the move, then the reasons for the move.
template <class Model> i18n::TextId hint_tool(const Model& model) {
    return model.hint ? i18n::TextId::ToolWhy : model.look.empty() ? i18n::TextId::ToolHint : i18n::TextId::ToolShow;
}

/// Returns the names of all players (view/people.h). While the curtain is closed, no player is "you".
template <class Model> i18n::Naming naming_of(const Model& model) {
    auto naming = naming_for(model.players, model.match.seen.viewer, model.language);
    if (model.curtain == Curtain::Closed) {
        naming.you = no_seat;
    }
    return naming;
}

/// Returns each seat's name as it is shown: "You" for the viewer. Indexed by seat.
template <class Model> std::vector<std::string> shown_names(const Model& model) {
    const auto naming = naming_of(model);
    std::vector<std::string> names(model.players.size());
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        names[seat] = i18n::player_name(naming, static_cast<Seat>(seat));
    }
    return names;
}

/// Returns true if the table shows a refusal. In a lesson, the lesson panel shows it instead.
template <class Model> bool shows_refusal(const Model& model) {
    return model.refusal && model.shows_refusals;
}

/// Returns true if the viewer is a human whose hand is open and who is on turn, unless a lesson shows an answer.
template <class Model> bool may_act(const Model& model) {
    return !model.paused && model.curtain == Curtain::Open && model.match.phase == MatchPhase::Playing &&
           viewer_acts(model.match.seen) && naming_of(model).you != no_seat;
}

/// Clears the cards in `ui` for which `gone` returns true, and the chosen card if the viewer has no choice to make.
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
