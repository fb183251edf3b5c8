// Reviews a finished match step by step, with a bar below the table.
#pragma once

#include "table/match_table_declared.h"

namespace mitts::table {

template <GameParts Parts> view::ReviewPlace MatchTable<Parts>::place() const {
    const auto& match = control_.match();
    const auto done = match.log().size();
    const auto all = done + match.undone();
    const auto round = match.rounds().size();
    return {.actions = done,
            .all = all,
            .first = match.rounds().back().first_entry,
            .end = round < firsts_.size() ? firsts_[round] : all,
            .playing = plays_on_};
}

template <GameParts Parts> view::Viewport MatchTable<Parts>::room() const {
    const auto& viewport = surroundings().viewport;
    return mode_ == TableMode::Review ? view::above_review_bar(viewport) : viewport;
}

template <GameParts Parts> void MatchTable<Parts>::complete(view::Scene& scene) const {
    if (mode_ == TableMode::Review) {
        view::add_review_bar(scene, surroundings().language, place(), surroundings().viewport, measure());
    }
}

template <GameParts Parts>
std::optional<view::ReviewStep> MatchTable<Parts>::review_step(const view::InputEvent& input) {
    using view::InputType;
    if (mode_ != TableMode::Review) {
        return std::nullopt;
    }
    if (input.type == InputType::Key) {
        return view::review_key(input);
    }
    if (input.type != InputType::PointerUp || !ui_.pressed || ui_.pressed->id != view::TargetId::Review) {
        return std::nullopt;
    }
    const auto* target = view::release_pointer(ui_, input, goal());
    return target ? std::optional(static_cast<view::ReviewStep>(target->index)) : std::nullopt;
}

template <GameParts Parts> void MatchTable<Parts>::take_step(view::ReviewStep step, double now_ms) {
    using view::ReviewStep;
    const auto now = place();
    plays_on_ = step == ReviewStep::Play && !now.playing;
    switch (step) {
    case ReviewStep::First:
        return stand_at(0);
    case ReviewStep::Back:
        return stand_at(now.actions - std::min<std::size_t>(now.actions, 1));
    case ReviewStep::Play:
        if (plays_on_ && now.actions == now.all) { // restarts from the beginning
            control_.go_to(0);
            pause_from(now_ms);
        }
        return stand_at(place().actions);
    case ReviewStep::Forward:
        return now.actions < now.all ? go_to(now.actions + 1, now_ms) : stand_at(now.actions);
    case ReviewStep::Last:
        return stand_at(now.all);
    case ReviewStep::Done:
        end();
    }
}

template <GameParts Parts> void MatchTable<Parts>::step_to(std::size_t actions, std::size_t round, double now_ms) {
    plays_on_ = false;
    const auto dealt = control_.match().rounds().size();
    if (actions == place().actions + 1 && round == dealt) {
        return go_to(actions, now_ms);
    }
    if (actions > 0 && round < dealt) {
        control_.go_to(actions - 1); // also undoes the deals of later rounds
    }
    stand_at(actions, round);
}

template <GameParts Parts> void MatchTable<Parts>::stand_at(std::size_t actions, std::size_t round) {
    control_.go_to(actions);
    control_.deal_until(static_cast<int>(round));
    model_ = make_model();
    show_at_once();
    say_aloud(view::review_place_words(surroundings().language, place()));
}

template <GameParts Parts> void MatchTable<Parts>::play_on(double now_ms) {
    if (!plays_on_ || now_ms < earliest_move_ms()) {
        return;
    }
    const auto now = place();
    plays_on_ = now.actions + 1 < now.all;
    go_to(now.actions + 1, now_ms);
}

} // namespace mitts::table
