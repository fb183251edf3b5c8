// Reports the match on the screen as JSON, for tests and embedding pages. The report contains only information that the
// viewer may see.
#pragma once

#include "ports/json_text.h"
#include "table/game_parts.h"
#include "table/match_control.h"

#include <string>

namespace mitts::table {

/// Returns the rules behind the round's last action as a JSON array, in the order of the action's events.
template <GameParts Parts> std::string rules_json(const typename Parts::TableModel& model) {
    std::string rules;
    const auto add = [&](std::string_view rule) {
        const auto text = ports::json_string(rule);
        if (!rule.empty() && rules.find(text) == std::string::npos) {
            rules += (rules.empty() ? "" : ",") + text;
        }
    };
    for (const auto& event : model.match.happenings.back().events) {
        add(rule_of(event));
    }
    if (rules.empty()) {
        add(Parts::plain_rule(model));
    }
    return '[' + rules + ']';
}

/// Returns the parts of this round's last action that the viewer may see, as JSON: the seat, the action, its sentences
/// and its rules.
template <GameParts Parts>
std::string last_action_json(const MatchControl<typename Parts::Game>& control,
                             const typename Parts::TableModel& model) {
    using Game = typename Parts::Game;
    const auto& happenings = model.match.happenings;
    if (happenings.empty()) {
        return "null";
    }
    const auto& entry = control.match().log().back();
    const auto& options = control.match().options();
    const bool open = Game::seen_by(options, control.viewer(), entry.seat, entry.action) ==
                      Game::seen_by(options, entry.seat, entry.seat, entry.action);
    std::string words;
    for (const auto& sentence : tell(model, happenings.back())) {
        words += (words.empty() ? "" : " ") + sentence.text;
    }
    return ports::JsonObject()
        .number("seat", entry.seat)
        .json("action", open ? ports::json_string(Game::action_to_text(entry.action)) : "null")
        .text("words", words)
        .json("rules", rules_json<Parts>(model))
        .done();
}

/// Adds the phase, the turn, the totals, the refusal and the last action to `json`.
template <GameParts Parts>
void tell_match(ports::JsonObject& json, const MatchControl<typename Parts::Game>& control,
                const typename Parts::TableModel& model, std::string_view mode) {
    using Game = typename Parts::Game;
    constexpr const char* phases[] = {"playing", "round_over", "over"};
    const auto& match = control.match();
    const auto count = [](std::size_t number) { return static_cast<long>(number); };
    json.text("phase", phases[static_cast<int>(match.phase())])
        .number("round", count(match.rounds().size()))
        .number("turn", match.turn())
        .number("viewer", control.viewer())
        .flag("human", control.viewer_on_turn())
        .flag("curtain", control.curtain() == view::Curtain::Closed)
        .number("actions", count(match.log().size()))
        .number("steps", count(match.log().size() + match.undone()))
        .text("mode", mode)
        .json("totals", ports::json_list(match.totals(), [](int total) { return std::to_string(total); }));
    if (model.refusal) {
        json.text("refusal", Game::refusal_name(*model.refusal))
            .text("refusal_rule", Game::refusal_rule(*model.refusal))
            .text("refusal_words", Parts::refusal_words(model, *model.refusal));
    } else {
        json.json("refusal", "null");
    }
    json.json("last", last_action_json<Parts>(control, model));
}

} // namespace mitts::table
