// Words that all tables share: the headline, the winners, the log, and the table as text. Screen readers, the keyboard,
// the page's buttons and the text view use them.
//
// The words and the drawing are derived from the same TableModel, so the words cannot reveal more than the drawing. A
// game adds the sentences about its rules (view/<game>/spoken, advice).
#pragma once

#include "view/intent.h"
#include "view/round_summary.h"
#include "view/table_model.h"

#include <string>
#include <utility>
#include <vector>

namespace mitts::view {

/// An action that the player can take now, as a button.
template <Game G> struct SpokenActionOf {
    std::string label;
    IntentOf<G> intent{}; ///< Refuse, with the action and the reason, if the action is not allowed
    int card = -1;        ///< the index of the action's card in `hand`; −1: none
};

template <Game G> struct SpokenTableOf {
    std::string status;             ///< one or two sentences: the turn, the player's obligations, the possible actions
    std::string pile;               ///< the middle of the table: the pile, stock and aces, the bids, the trick
    std::vector<std::string> seats; ///< one string per player: name, cards, points
    /// a table as cells, row by row: the headings first, then in each row a name and a cell for each seat
    std::vector<std::string> columns{};
    std::vector<std::string> hand; ///< the viewer's cards, in display order
    std::vector<SpokenActionOf<G>> actions;
};

/// Returns a list such as "Odile, Gaspard and Irène".
std::string list_of(i18n::Language language, const std::vector<std::string>& names);
/// Returns names such as "Odile and Gaspard" or "You, Odile and Gaspard", with the user first.
std::string names_of(const i18n::Naming& naming, const std::vector<int>& seats);
/// Returns a sentence that names every winner: "You win!", "Odile wins", "You and Odile win!"
std::string winner_words(const i18n::Naming& naming, const std::vector<int>& winners);
/// Returns a sentence about the player on turn, such as "Odile plays".
std::string turn_of(const i18n::Naming& naming, Seat seat);

/// Returns the players who have won the match. Partners win together.
template <class Model> std::vector<int> winning_seats(const Model& model) {
    const auto& match = model.match;
    std::vector<int> seats;
    for (int seat = 0; seat < Model::Game::players(match.seen.options); ++seat) {
        const int side = Model::Game::side_of(match.seen.options, static_cast<Seat>(seat));
        if (std::find(match.winners.begin(), match.winners.end(), side) != match.winners.end()) {
            seats.push_back(seat);
        }
    }
    return seats;
}

/// Returns the headline about the turn: `yours` if it is the viewer's turn, `over` after the round, the winners after
/// the match.
template <class Model> std::string turn_words_of(const Model& model, i18n::TextId yours, i18n::TextId over) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    if (model.match.phase != MatchPhase::Playing) {
        return model.match.winners.empty() ? i18n::say(model.language, over)
                                           : winner_words(naming, winning_seats(model));
    }
    if (model.curtain == Curtain::Closed) {
        return i18n::say(model.language, i18n::TextId::TurnReady, {{"name", model.players.at(at(seen.viewer)).name}});
    }
    return seen.turn == naming.you ? i18n::say(model.language, yours) : turn_of(naming, seen.turn);
}

/// Returns the advice if it is the same in every game: the curtain, a hint, or `waiting(model)` (by default nothing) on
/// another player's turn. Returns an empty string during an animation or if advice is off, and nullopt if the game's
/// advice applies.
template <class Model>
std::optional<std::string> usual_advice(const Model& model, std::string (*waiting)(const Model&) = nullptr) {
    const auto& seen = model.match.seen;
    if (model.match.phase != MatchPhase::Playing || !model.at_rest) {
        return std::string();
    }
    if (model.curtain == Curtain::Closed) {
        return i18n::say(model.language, i18n::TextId::ReadyPass, {{"name", model.players.at(at(seen.viewer)).name}});
    }
    if (seen.turn != naming_of(model).you) {
        return waiting != nullptr ? waiting(model) : std::string();
    }
    if (!model.advises) {
        return std::string();
    }
    if (model.hint) {
        return i18n::say(model.language, i18n::TextId::HintIs, {{"what", action_words(model, *model.hint)}});
    }
    if (!model.look.empty()) {
        return model.look;
    }
    return std::nullopt;
}

/// Returns every possible action: the moves that `add_moves` adds while the viewer is on turn, and the tools. `pile` is
/// the label of the button that shows the pile, if there is one.
template <Game G, Ground ground, class AddMoves>
std::vector<SpokenActionOf<G>> actions_of(const TableModelOf<G, ground>& model, std::optional<i18n::TextId> pile,
                                          AddMoves add_moves) {
    using i18n::TextId;
    std::vector<SpokenActionOf<G>> actions;
    const auto add = [&](TextId label, IntentType type) {
        actions.push_back({.label = i18n::say(model.language, label), .intent = {.type = type}});
    };
    if (model.curtain == Curtain::Closed) {
        add(TextId::ReadyButton, IntentType::Ready);
    } else if (may_act(model)) {
        add_moves(actions);
        if (model.can_hint) {
            add(hint_tool(model), IntentType::AskHint);
        }
    }
    if (model.can_undo) {
        add(TextId::ToolUndo, IntentType::Undo);
    }
    if (pile) {
        add(*pile, IntentType::OpenPile);
    }
    add(TextId::ToolLog, IntentType::OpenLog);
    add(TextId::ToolMenu, IntentType::OpenMenu);
    return actions;
}

/// Returns the table as text, with the turn, `advice` and the viewer's hand. `card_words` returns a card's name.
template <class Model, class CardWords>
SpokenTableOf<typename Model::Game> spoken_table(const Model& model, const std::string& advice, CardWords card_words) {
    SpokenTableOf<typename Model::Game> table{.status = turn_words(model)};
    if (!advice.empty()) {
        const bool asks = table.status.ends_with('?');
        table.status += (asks ? " " : ". ") + advice;
    }
    if (model.curtain == Curtain::Open) {
        for (const auto& held : own_hand(model)) {
            table.hand.push_back(card_words(held));
        }
    }
    return table;
}

/// Adds a move as a button. `card` is the index of its card in the hand. `barred` is the reason if the move is refused.
template <Game G>
void add_submit(std::vector<SpokenActionOf<G>>& actions, std::string&& label, const typename G::Action& action,
                int card = -1, const std::optional<typename G::Refusal>& barred = {}) {
    actions.push_back({.label = std::move(label), .intent = {.actions = {action}}, .card = card});
    actions.back().intent.type = barred ? IntentType::Refuse : IntentType::Submit;
    actions.back().intent.refusal = barred.value_or(typename G::Refusal{});
}

/// Returns the first event of this type in a happening, or null if there is none.
template <class Happening, class EventType>
auto find_event(const Happening& happening, EventType type) -> decltype(&happening.events.front()) {
    for (const auto& event : happening.events) {
        if (event.type == type) {
            return &event;
        }
    }
    return nullptr;
}

/// Returns all sentences about one action, joined into one string.
template <class Model, class Happening> std::string told(const Model& model, const Happening& happening) {
    std::string all;
    for (const auto& sentence : tell(model, happening)) {
        all += (all.empty() ? "" : " ") + sentence.text;
    }
    return all;
}

/// Returns all events of the match that the viewer may see, oldest first, under a `heading` for each round.
template <Game G, class Model>
std::vector<LogLine> match_log_of(const Match<G>& match, const Model& model, i18n::TextId heading) {
    std::vector<LogLine> lines;
    for (std::size_t round = 0; round < match.rounds().size(); ++round) {
        const int number = match.rounds()[round].number;
        lines.push_back({.round = number, .text = i18n::say(model.language, heading, {{"n", number}})});
        auto entry = static_cast<int>(match.rounds()[round].first_entry);
        for (const auto& happening : happenings_of(match, model.match.seen.viewer, round)) {
            int told = entry++;
            for (const auto& sentence : tell(model, happening)) {
                lines.push_back({.round = number,
                                 .deal = happening.deal,
                                 .seat = happening.action.seat,
                                 .subject = sentence.seat,
                                 .text = sentence.text,
                                 .rule = sentence.rule,
                                 .entry = std::exchange(told, -1)});
            }
        }
    }
    return lines;
}

} // namespace mitts::view
