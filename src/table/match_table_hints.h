// Handles the computers' answers at a match table: hints, hand estimates, and reasons for moves.
#pragma once

#include "table/match_table_declared.h"

namespace mitts::table {

template <GameParts Parts> AskedMove MatchTable<Parts>::move_made(int entry) const {
    const auto& log = control_.match().log();
    if (entry >= static_cast<int>(log.size())) { // the move was undone in the meantime
        return {};
    }
    const auto& made = log[static_cast<std::size_t>(entry)];
    return {.seat = made.seat,
            .action = Game::action_to_text(made.action),
            .by_person = control_.plan(made.seat).is_human(),
            .may_ask = entry < asked_below()};
}

template <GameParts Parts> void MatchTable<Parts>::sit_behind(int entry, Seat reader) {
    const auto seat = move_made(entry).seat;
    control_.look_from(static_cast<std::size_t>(entry), seat);
    reader_ = reader;
}

template <GameParts Parts> std::optional<PanelKind> MatchTable<Parts>::ask_why_of(Seat seat) {
    const auto& match = control_.match();
    auto entry = match.log().size();
    while (entry > match.rounds().back().first_entry && mode_ != TableMode::Lesson && mode_ != TableMode::Try) {
        if (match.log()[--entry].seat == seat) {
            return ask_why(static_cast<int>(entry));
        }
    }
    return std::nullopt;
}

template <GameParts Parts> view::PanelDoc MatchTable<Parts>::why_of(const ai::Reply& reply) const {
    const auto words = [&](std::string_view text) {
        const auto action = Game::parse_action(text);
        return action ? action_words(model_, *action) : std::string(text);
    };
    return why_text(surroundings().language, reply, words, fact_saying());
}

template <GameParts Parts> void MatchTable<Parts>::ask_for_worth([[maybe_unused]] double now_ms) {
    if constexpr (TellsWorth<Parts>) {
        if (mode_ == TableMode::Play && control_.viewer_on_turn() && !worth_asked_ && Parts::wants_worth(model_)) {
            worth_asked_ = true;
            players_.ask_for_hint(control_.match(), hint_level(), now_ms);
        }
    }
}

template <GameParts Parts> void MatchTable<Parts>::take_answer() {
    if constexpr (TellsWorth<Parts>) {
        if (const auto& estimate = players_.hint().estimate) {
            Parts::take_worth(model_, *estimate);
        }
    }
    show_hint(std::exchange(wanted_, HintWanted::None));
    show_at_once();
}

template <GameParts Parts> void MatchTable<Parts>::want_hint(HintWanted wanted, double now_ms) {
    if (!control_.viewer_on_turn() || is_held()) {
        return;
    }
    if (wanted == HintWanted::Move && !model_.look.empty()) {
        show_hint(wanted);
        return show_at_once();
    }
    wanted_ = std::max(wanted_, wanted);
    players_.ask_for_hint(without_taken(), hint_level(), now_ms);
}

template <GameParts Parts> Match<typename Parts::Game> MatchTable<Parts>::without_taken() const {
    auto match = control_.match();
    if constexpr (SelectsCards<Parts>) {
        for (const auto card : ui_.taken) {
            const auto legal = Game::legal_actions(match.options(), match.referee_state());
            const auto found =
                std::find_if(legal.begin(), legal.end(), [&](const Action& action) { return action.card == card; });
            if (found != legal.end()) {
                match.submit(*found);
            }
        }
    }
    return match.turn() == control_.viewer() ? match : control_.match();
}

template <GameParts Parts> void MatchTable<Parts>::show_hint(HintWanted wanted) {
    if (wanted == HintWanted::None) {
        return;
    }
    ++helps_.hints;
    const auto decision = control_.match().log().size();
    helps_.mark(decision, decision + 1);
    ui_.chosen.reset(); // deselects the card, because its choices would cover the hint
    model_.look.clear();
    if (wanted == HintWanted::Look) {
        model_.look = where_to_look(surroundings().language, players_.hint(), fact_saying());
    }
    if (model_.look.empty()) {
        model_.hint = Game::parse_action(players_.hint().action);
    }
    say_aloud(Parts::hint_words(model_), ports::Urgency::AtOnce);
}

template <GameParts Parts> std::string_view MatchTable<Parts>::hint_level() const {
    if constexpr (TellsWorth<Parts>) {
        return Parts::hint_level(model_);
    } else {
        return ai::best_level;
    }
}

} // namespace mitts::table
