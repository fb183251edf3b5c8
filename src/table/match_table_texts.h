// The text output of a match table: the save, the program's state, the page's elements, and the panels.
#pragma once

#include "table/match_table_declared.h"

#include <algorithm>

namespace mitts::table {

template <GameParts Parts> Save MatchTable<Parts>::save() const {
    const auto& match = control_.match();
    return {.seats = control_.seats(),
            .rounds = static_cast<int>(match.rounds().size()),
            .record = record_to_text(record_of(match)),
            .address = address_,
            .helps = helps_};
}

template <GameParts Parts> void MatchTable<Parts>::tell_state(ports::JsonObject& json) const {
    tell_match<Parts>(json, control_, model_, to_text(mode_));
    if (mode_ == TableMode::Lesson) {
        std::string tried;
        for (auto made = first_action_; made < control_.match().log().size(); ++made) {
            tried += (tried.empty() ? "" : " ") + Game::action_to_text(control_.match().log()[made].action);
        }
        json.text("tried", tried).text("pointed", model_.hint ? action_words(model_, *model_.hint) : std::string());
    } else if (mode_ == TableMode::Review) {
        json.json("names", names_json())
            .json("levels", levels_json())
            .json("helped",
                  ports::json_list(helps_.decisions, [](std::size_t decision) { return std::to_string(decision); }));
    }
}

template <GameParts Parts> std::string MatchTable<Parts>::names_json() const {
    return ports::json_list(model_.players, [](const auto& player) { return ports::json_string(player.name); });
}

template <GameParts Parts> std::string MatchTable<Parts>::levels_json() const {
    return ports::json_list(control_.seats(), [](const auto& plan) { return ports::json_string(plan.level); });
}

// Adds each side's best capture, best round and number of successes (`completed_by`).
template <GameParts Parts>
void tell_bests(ports::JsonObject& json, const Match<typename Parts::Game>& match, const std::vector<int>& sides) {
    std::vector<int> captures(match.totals().size());
    std::vector<int> completed(match.totals().size());
    auto best = match.rounds().front().scores;
    for (const auto& entry : match.log()) {
        std::vector<int> points(captures.size());
        for (const auto& event : entry.events) {
            const auto [side, more] = Parts::capture_points(event);
            points[static_cast<std::size_t>(side)] += more;
            if (const Seat seat = Parts::completed_by(event, entry.seat); seat != no_seat) {
                ++completed[static_cast<std::size_t>(sides[at(seat)])];
            }
        }
        for (std::size_t side = 0; side < captures.size(); ++side) {
            captures[side] = std::max(captures[side], points[side]);
        }
    }
    for (const auto& round : match.rounds()) {
        for (std::size_t side = 0; side < std::min(best.size(), round.scores.size()); ++side) {
            best[side] = std::max(best[side], round.scores[side]);
        }
    }
    const auto number = [](int value) { return std::to_string(value); };
    json.json("captures", ports::json_list(captures, number))
        .json("best", ports::json_list(best, number))
        .json("completed", ports::json_list(completed, number));
}

template <GameParts Parts> void MatchTable<Parts>::tell_result(ports::JsonObject& json) const {
    const auto& match = control_.match();
    const auto number = [](int value) { return std::to_string(value); };
    std::vector<int> sides;
    sides.reserve(control_.seats().size());
    for (int seat = 0; seat < Game::players(match.options()); ++seat) {
        sides.push_back(Game::side_of(match.options(), static_cast<Seat>(seat)));
    }
    json.text("game", Game::name).text("options", options_to_text<Game>(match.options()));
    json.json("names", names_json()).json("levels", levels_json());
    json.json("sides", ports::json_list(sides, number))
        .number("seat", control_.first_human())
        .json("totals", ports::json_list(match.totals(), number))
        .json("winners", ports::json_list(match.winners(), number))
        .number("rounds", static_cast<long>(match.rounds().size()));
    tell_bests<Parts>(json, match, sides);
}

template <GameParts Parts> ports::PageText MatchTable<Parts>::page_text() const {
    const auto spoken = speak(model_);
    std::string turn;
    if (control_.viewer_on_turn() && model_.curtain == view::Curtain::Open && !is_held()) {
        auto plain = model_;
        plain.hint.reset(); // the hint is announced separately
        plain.look.clear();
        turn = speak(plain).status;
    }
    const auto why_barred = [&](const typename Game::Refusal& refusal) {
        return Parts::refusal_words(model_, refusal);
    };
    return page_text_of(Parts::words.game(surroundings().language), std::move(turn), spoken, step_parts(), why_barred);
}

template <GameParts Parts> view::MenuModel MatchTable<Parts>::menu() const {
    return {.title = Parts::words.game(surroundings().language),
            .subtitle = Parts::where(model_),
            .can_undo = model_.can_undo,
            .can_redo = control_.can_redo()};
}

template <GameParts Parts> view::PanelDoc MatchTable<Parts>::log() const {
    return log_panel(match_log(control_.match(), model_), model_.players, control_.viewer(), Parts::where(model_),
                     surroundings().language, asked_below());
}

template <GameParts Parts> Form MatchTable<Parts>::form_after(const Form& form) const {
    const auto level = level_of_computers(control_.seats());
    const auto winners = control_.match().winners().size();
    if (!level || winners == 0 || is_example()) { // a position from a link may end without a winner
        return form;
    }
    const bool won = viewer_won<Parts>(control_);
    return after_match(form, *level, won, !won || winners > 1);
}

template <GameParts Parts> std::vector<ports::PagePart> MatchTable<Parts>::step_parts() const {
    const auto language = surroundings().language;
    std::vector<ports::PagePart> parts;
    const auto& log = control_.match().log();
    if (log.size() > control_.match().rounds().back().first_entry && asked_below() > 0 &&
        asked_below() >= static_cast<int>(log.size()) && !control_.plan(log.back().seat).is_human()) {
        parts.push_back(why_part(language, model_.players[at(log.back().seat)].name));
    }
    if (mode_ == TableMode::Review) {
        add_review_parts(parts, language, place());
    }
    return parts;
}

} // namespace mitts::table
