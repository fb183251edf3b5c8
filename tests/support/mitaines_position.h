// Positions of Mitaines in the notation of the rules pages. They are parsed as records, like shared links, so an
// invalid position fails with the record's error message.
#pragma once

#include "games/mitaines/game.h"
#include "session/record_match.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace mitts::tests {

using Mitaines = mitaines::Game;
using MitainesMatch = Match<Mitaines>;

struct Position {
    std::string options = "preset=pagat";
    std::string hands;
    std::string layout{};
    std::string pile{};
    std::string stock{};
    std::string turn = "0";
};

inline Record record_of(const Position& position) {
    Record record;
    record.add("Game", "mitaines");
    record.add("Options", position.options);
    record.add("Hands", position.hands);
    record.add("Layout", position.layout);
    record.add("Pile", position.pile);
    record.add("Stock", position.stock);
    record.add("Turn", position.turn);
    return record;
}

/// Returns the match after these actions (separated by spaces), which must all be legal.
inline MitainesMatch play(const Position& position, std::string_view actions) {
    auto record = record_of(position);
    for (const auto& word : split_words(actions, " ")) {
        record.actions.push_back({.text = std::string(word.text)});
    }
    const auto match = match_from_record<Mitaines>(record);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    return *match;
}

/// Returns the points of this round, by side.
inline std::vector<int> points(const MitainesMatch& match) {
    return Mitaines::round_scores(match.options(), match.referee_state());
}

inline std::string pile_text(const MitainesMatch& match) {
    std::string text;
    for (const auto card : match.referee_state().pile) {
        text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text;
}

/// Returns the reason and the rule that make an action illegal now, such as "not_higher M12". Returns an empty string
/// if the action is legal.
inline std::string refusal(const MitainesMatch& match, std::string_view action) {
    const auto parsed = mitaines::parse_action(action);
    REQUIRE(parsed);
    const auto why = mitaines::why_not(match.options(), match.referee_state(), *parsed);
    if (!why) {
        return {};
    }
    const std::string rule(mitaines::rule_of(why->id));
    return std::string(to_text(why->id)) + (rule.empty() ? "" : " " + rule);
}

/// Returns the legal actions in order, separated by spaces.
inline std::string legal(const MitainesMatch& match) {
    std::string text;
    for (const auto& action : Mitaines::legal_texts(match.options(), match.referee_state())) {
        text += (text.empty() ? "" : " ") + action;
    }
    return text;
}

/// Returns the scores of the last action, such as "call mitten 7 10, ten 50".
inline std::string scored(const MitainesMatch& match) {
    std::string text;
    for (const auto& event : match.log().back().events) {
        if (event.type != mitaines::EventType::Points) {
            continue;
        }
        text += (text.empty() ? "" : ", ") + std::string(to_text(event.reason));
        if (event.kind != mitaines::Kind::None) {
            text += " " + std::string(kind_name(event.kind)) + " " + rank_char(event.rank);
        }
        text += " " + std::to_string(event.points);
    }
    return text;
}

} // namespace mitts::tests
