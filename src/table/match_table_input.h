// Handles the player's input at a match table.
#pragma once

#include "table/match_table_declared.h"

namespace mitts::table {

template <GameParts Parts>
std::optional<PanelKind> MatchTable<Parts>::take_input(const view::InputEvent& input, double now_ms) {
    if (is_echo(input)) {
        return std::nullopt;
    }
    if (input.type != view::InputType::PointerMove) {
        skip_motion();
    }
    if (const auto step = review_step(input)) {
        take_step(*step, now_ms);
        return std::nullopt;
    }
    const auto chosen = ui_.chosen;
    const auto before = selected();
    const auto intent = on_input(input, goal(), model_, ui_);
    if (intent.type == view::IntentType::AskNumber) {
        asked_in_words_ = false;
    }
    if (selected() != before && mode_ != TableMode::Lesson) { // drops the hint for the previous selection
        players_.forget();
        wanted_ = HintWanted::None;
        model_.hint.reset();
        model_.look.clear();
    }
    if (ui_.chosen && ui_.chosen != chosen) {
        const bool may_act = control_.viewer_on_turn() && !is_held();
        if (const auto action =
                may_act ? meant_at_once<Parts>(model_, *ui_.chosen, surroundings().settings) : std::nullopt) {
            ui_.chosen.reset();
            played_at_once_ = input;
            return follow({.type = view::IntentType::Submit, .actions = {*action}}, now_ms);
        }
    }
    return follow(intent, now_ms);
}

// Returns true for the second tap of a double tap whose first tap played the card. The table ignores the second tap.
template <GameParts Parts> bool MatchTable<Parts>::is_echo(const view::InputEvent& input) const {
    const auto& played = played_at_once_;
    return input.type == view::InputType::PointerUp && played.type == input.type &&
           view::taps_again(played.at, played.time_ms, input);
}

template <GameParts Parts> std::optional<PanelKind> MatchTable<Parts>::act(std::string_view key, double now_ms) {
    skip_motion();
    for (const auto step : view::all_review_steps) {
        if (mode_ == TableMode::Review && key == review_key_of(step)) {
            take_step(step, now_ms);
            return std::nullopt;
        }
    }
    if (key == "why") {
        return follow({.type = view::IntentType::AskWhy, .seat = control_.match().log().back().seat}, now_ms);
    }
    for (const auto& action : speak(model_).actions) {
        if (key_of_intent(action.intent) == key) {
            asked_in_words_ = action.intent.type == view::IntentType::AskNumber;
            return follow(action.intent, now_ms);
        }
    }
    return std::nullopt;
}

template <GameParts Parts> bool MatchTable<Parts>::make_moves(std::string_view moves, double now_ms) {
    skip_motion();
    bool allowed = true;
    for (const auto& word : split_words(moves, " ")) {
        const auto action = Game::parse_action(word.text);
        allowed = allowed && action && !control_.submit(*action);
    }
    set_mode(mode_);
    match_changed(now_ms);
    return allowed;
}

template <GameParts Parts> bool MatchTable<Parts>::point_at(std::string_view moves) {
    pointed_ = moves;
    follow_mode(model_);
    const auto& match = control_.match();
    for (const auto& move : split_words(moves, " ")) {
        bool allowed = true;
        std::optional<Action> next;
        for (const auto& word : split_words(move.text, "+")) {
            const auto action = Game::parse_action(word.text);
            allowed = allowed && action && !Game::why_not(match.options(), match.referee_state(), *action);
            if (allowed && !next && !is_prepared(*action)) {
                next = action;
            }
        }
        if (allowed) {
            model_.hint = next;
            show_at_once();
            return true;
        }
    }
    show_at_once();
    return false;
}

template <GameParts Parts> bool MatchTable<Parts>::is_prepared([[maybe_unused]] const Action& action) const {
    if constexpr (SelectsCards<Parts>) {
        return std::find(ui_.taken.begin(), ui_.taken.end(), action.card) != ui_.taken.end();
    }
    return false;
}

template <GameParts Parts>
void MatchTable<Parts>::answer([[maybe_unused]] std::string_view text, [[maybe_unused]] double now_ms) {
    if constexpr (AsksNumbers<Parts>) {
        const auto intent = on_number(text, model_, ui_);
        follow(intent, now_ms);
        if (std::exchange(asked_in_words_, false) && intent.type == view::IntentType::Redraw) {
            confirm_in_words(now_ms);
        }
    }
}

template <GameParts Parts> void MatchTable<Parts>::confirm_in_words(double now_ms) {
    const auto confirmed = on_input({.type = view::InputType::Key, .key = view::Key::Enter}, goal(), model_, ui_);
    for (const auto& action : speak(model_).actions) {
        if (action.intent == confirmed) {
            return say_aloud(action.label, ports::Urgency::AtOnce);
        }
    }
    follow(confirmed, now_ms);
}

/// Returns the panel that an intent opens, or nothing.
constexpr std::optional<PanelKind> panel_opened_by(view::IntentType intent) {
    switch (intent) {
    case view::IntentType::OpenMenu:
        return PanelKind::Menu;
    case view::IntentType::OpenLog:
        return PanelKind::Log;
    case view::IntentType::OpenPile:
        return PanelKind::Pile;
    case view::IntentType::OpenScores:
    case view::IntentType::OpenPlayer:
        return PanelKind::Summary;
    default:
        return std::nullopt;
    }
}

template <GameParts Parts> std::optional<PanelKind> MatchTable<Parts>::follow(const Intent& intent, double now_ms) {
    using view::IntentType;
    if (intent.type == IntentType::ShowRule && intent.rule.empty() && model_.refusal) {
        show_rule(Game::refusal_rule(*model_.refusal));
        return std::nullopt;
    }
    if (intent.type != IntentType::None && model_.refusal) {
        model_.refusal.reset();
        redraw();
    }
    switch (intent.type) {
    case IntentType::None:
        break;
    case IntentType::ShowRule:
        show_rule(intent.rule);
        break;
    case IntentType::AskNumber:
        if constexpr (AsksNumbers<Parts>) {
            ask(Parts::question(model_));
        }
        break;
    case IntentType::AskFirst:
        ask_first(intent.actions, now_ms);
        break;
    case IntentType::Repeat:
        if constexpr (AsksFirst<Parts>) {
            ui_.repeats = intent.actions[0];
        }
        [[fallthrough]];
    case IntentType::Submit:
        submit(intent.actions, now_ms);
        break;
    case IntentType::Redraw:
        show_selection(now_ms);
        break;
    case IntentType::Refuse:
        refuse(intent.refusal);
        break;
    case IntentType::Undo:
        undo(now_ms);
        break;
    case IntentType::Redo:
        redo(now_ms);
        break;
    case IntentType::Ready:
        control_.open_curtain();
        match_changed(now_ms);
        break;
    case IntentType::AskHint:
        return ask_hint(now_ms);
    case IntentType::AskWhy:
        return ask_why_of(intent.seat);
    case IntentType::OpenMenu:
    case IntentType::OpenLog:
    case IntentType::OpenPile:
    case IntentType::OpenScores:
    case IntentType::OpenPlayer:
        return panel_opened_by(intent.type);
    }
    return std::nullopt;
}

template <GameParts Parts> void MatchTable<Parts>::show_selection(double now_ms) {
    play({selection_step(model_, ui_, stage())}, now_ms);
    if (mode_ == TableMode::Lesson && pointed_.find('+') != std::string::npos) {
        point_at(std::string(pointed_)); // continues with the next card of the sequence
    }
}

template <GameParts Parts>
void MatchTable<Parts>::ask_first([[maybe_unused]] const std::vector<Action>& actions, [[maybe_unused]] double now_ms) {
    if constexpr (AsksFirst<Parts>) {
        Parts::ask_first(model_, actions);
        say_aloud(Parts::asked_words(model_), ports::Urgency::AtOnce);
        play({selection_step(model_, ui_, stage())}, now_ms);
    }
}

template <GameParts Parts> std::optional<PanelKind> MatchTable<Parts>::ask_hint(double now_ms) {
    if (mode_ == TableMode::Lesson) { // a lesson gives its own hints
        return std::nullopt;
    }
    if (model_.hint) {
        return PanelKind::Why;
    }
    want_hint(model_.look.empty() ? HintWanted::Look : HintWanted::Move, now_ms);
    return std::nullopt;
}

template <GameParts Parts> void MatchTable<Parts>::submit(const std::vector<Action>& actions, double now_ms) {
    if (!control_.viewer_on_turn() || is_held()) {
        return;
    }
    for (const auto& action : actions) {
        if (const auto refusal = control_.submit(action)) {
            refuse(*refusal);
            return;
        }
    }
    waits_ = true;
    waits_since_ms_ = now_ms;
    match_changed(now_ms);
}

template <GameParts Parts> void MatchTable<Parts>::refuse(const typename Game::Refusal& refusal) {
    hear({.sound = view::Sound::No, .own = true});
    model_.refusal = refusal;
    say_aloud(Parts::refusal_words(model_, refusal), ports::Urgency::AtOnce);
    show_at_once();
}

} // namespace mitts::table
