// Words that are the same on every table: whose turn it is, what is waited for, who won; the table as text for screen
// readers, the keyboard, the page's own buttons and the text view; the log.
//
// All of it is made from a game's TableModel, as the picture is, and can tell no more than it. A game brings the
// sentences that its rules need (view/<game>/spoken, advice).
#pragma once

#include "view/intent.h"
#include "view/round_summary.h"
#include "view/table_model.h"

#include <string>
#include <utility>
#include <vector>

namespace mitts::view {

/// Something the player can do now, as a button.
template <Game G> struct SpokenActionOf {
    std::string label;
    IntentOf<G> intent{}; ///< Refuse, with the action and why, where it is not allowed
    int card = -1;        ///< with which card of `hand`; −1: with none
};

template <Game G> struct SpokenTableOf {
    std::string status;                 ///< whose turn, what binds them, what could be done: one or two sentences
    std::string pile;                   ///< what lies in the middle: the pile, stock and aces, the bids, the trick
    std::vector<std::string> seats;     ///< each player: name, cards, points
    std::vector<std::string> columns{}; ///< a table, row by row: headings first, a name before a cell for each seat
    std::vector<std::string> hand;      ///< the own cards, in the order of the picture
    std::vector<SpokenActionOf<G>> actions;
};

/// "Odile and Gaspard", "You, Odile and Gaspard": whoever is spoken to comes first.
std::string names_of(const i18n::Naming& naming, const std::vector<int>& seats);
/// Names every winner: "You win!", "Odile wins", "You and Odile win!". Partners are winners both.
std::string winner_words(const i18n::Naming& naming, const std::vector<int>& winners);
/// "Odile plays".
std::string turn_of(const i18n::Naming& naming, Seat seat);

/// Whose turn it is, in big words: `yours` to the viewer on turn, `over` once the round is over, `won` (of the model)
/// after the match.
template <class Model, class Won>
std::string turn_words_of(const Model& model, i18n::TextId yours, i18n::TextId over, Won won) {
    const auto& seen = model.match.seen;
    const auto naming = naming_of(model);
    if (model.match.phase != MatchPhase::Playing) {
        return model.match.winners.empty() ? i18n::say(model.language, over) : won(model);
    }
    if (model.curtain == Curtain::Closed) {
        return i18n::say(model.language, i18n::TextId::TurnReady, {{"name", model.players.at(at(seen.viewer)).name}});
    }
    return seen.turn == naming.you ? i18n::say(model.language, yours) : turn_of(naming, seen.turn);
}

/// The line beside the turn where it is the same on every table: nothing to say, the curtain, `waiting` (of the model)
/// for another player, a hint or where to look for it. Nothing where the player on turn gets the game's own advice.
template <class Model, class Waiting> std::optional<std::string> usual_advice(const Model& model, Waiting waiting) {
    const auto& seen = model.match.seen;
    if (model.match.phase != MatchPhase::Playing || !model.at_rest) {
        return std::string();
    }
    if (model.curtain == Curtain::Closed) {
        return i18n::say(model.language, i18n::TextId::ReadyPass, {{"name", model.players.at(at(seen.viewer)).name}});
    }
    if (seen.turn != naming_of(model).you) {
        return waiting(model);
    }
    if (model.hint && !model.shows_refusals) { // a lesson's panel says it
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

/// Everything that can be done now: the moves that `add_moves` adds while the viewer is on turn, and the tools. `pile`
/// names what can be looked through, if there is something.
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

/// A move as a button; `card` is its place in the hand, `barred` why it is not allowed.
template <Game G>
void add_submit(std::vector<SpokenActionOf<G>>& actions, std::string label, const typename G::Action& action,
                int card = -1, const std::optional<typename G::Refusal>& barred = {}) {
    actions.push_back({.label = std::move(label), .intent = {.actions = {action}}, .card = card});
    actions.back().intent.type = barred ? IntentType::Refuse : IntentType::Submit;
    actions.back().intent.refusal = barred.value_or(typename G::Refusal{});
}

/// The event of a kind in a happening; null if there is none.
template <class Happening, class EventType>
auto find_event(const Happening& happening, EventType type) -> decltype(&happening.events.front()) {
    for (const auto& event : happening.events) {
        if (event.type == type) {
            return &event;
        }
    }
    return nullptr;
}

/// What happened by one action, in one string.
template <class Model, class Happening> std::string told(const Model& model, const Happening& happening) {
    std::string all;
    for (const auto& sentence : tell(model, happening)) {
        all += (all.empty() ? "" : " ") + sentence.text;
    }
    return all;
}

/// Everything that happened in the match, as the viewer may see it, oldest first, under a `heading` for each round.
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
                                 .text = sentence.text,
                                 .rule = sentence.rule,
                                 .entry = std::exchange(told, -1)});
            }
        }
    }
    return lines;
}

} // namespace mitts::view
