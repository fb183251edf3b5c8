// Mitigati deals in the notation of the rules pages. They are parsed as records, like shared links, so an invalid
// position fails with the record's error message.
#pragma once

#include "games/mitigati/game.h"
#include "session/record_match.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace mitts::tests {

using Mitigati = mitigati::Game;
using MitigatiMatch = Match<Mitigati>;

struct MitigatiPosition {
    std::string options{};
    std::string stage = "play";
    std::string hands;
    std::string stock{};
    std::string discards{};
    std::string tricks{};
    std::string turn = "0";
    std::string dealer = "2";
};

inline Record record_of(const MitigatiPosition& position) {
    Record record;
    record.add("Game", "mitigati");
    record.add("Options", position.options);
    record.add("Stage", position.stage);
    record.add("Hands", position.hands);
    record.add("Stock", position.stock);
    record.add("Discards", position.discards);
    if (!position.tricks.empty()) {
        record.add("Tricks", position.tricks);
    }
    record.add("Turn", position.turn);
    record.add("Dealer", position.dealer);
    return record;
}

/// Returns a record with a seed and seat 2 as the dealer, so that seat 0 bids first.
inline Record bargain_record(std::string options = {}) {
    Record record;
    record.add("Game", "mitigati");
    record.add("Options", std::move(options));
    record.add("Seed", "1");
    record.add("Dealer", "2");
    return record;
}

/// Returns the match after these actions (separated by spaces), which must all be legal.
inline MitigatiMatch play(Record record, std::string_view actions) {
    for (const auto& word : split_words(actions, " ")) {
        record.actions.push_back({.text = std::string(word.text)});
    }
    const auto match = match_from_record<Mitigati>(record);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    return *match;
}

inline MitigatiMatch play(const MitigatiPosition& position, std::string_view actions) {
    return play(record_of(position), actions);
}

inline MitigatiMatch bargain(std::string_view actions) {
    return play(bargain_record(), actions);
}

/// Returns the points of this deal, by player.
inline std::vector<int> points(const MitigatiMatch& match) {
    return Mitigati::round_scores(match.options(), match.referee_state());
}

/// Returns the reason and the rule that make an action illegal now, such as "follow_suit T11". Returns an empty string
/// if the action is legal.
inline std::string refusal(const MitigatiMatch& match, std::string_view action) {
    const auto parsed = mitigati::parse_action(action);
    REQUIRE(parsed);
    const auto why = mitigati::why_not(match.options(), match.referee_state(), *parsed);
    if (!why) {
        return {};
    }
    const std::string rule(mitigati::rule_of(why->id));
    return std::string(to_text(why->id)) + (rule.empty() ? "" : " " + rule);
}

/// Returns the legal actions in order, separated by spaces.
inline std::string legal(const MitigatiMatch& match) {
    std::string text;
    for (const auto& action : Mitigati::legal_texts(match.options(), match.referee_state())) {
        text += (text.empty() ? "" : " ") + action;
    }
    return text;
}

/// Returns the scores of the last action, such as "0 agreed 20, 1 agreed -5".
inline std::string scored(const MitigatiMatch& match) {
    std::string text;
    for (const auto& event : match.log().back().events) {
        if (event.type == mitigati::EventType::Points) {
            text += (text.empty() ? "" : ", ") + std::to_string(event.seat) + " " + std::string(to_text(event.reason)) +
                    " " + std::to_string(event.points);
        }
    }
    return text;
}

/// Returns the cards in pack order, separated by spaces.
inline std::string words(TarotSet cards) {
    std::string text;
    for (const auto card : cards) {
        text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text;
}

/// Parses card codes separated by spaces.
inline TarotSet tarot_set(std::string_view codes) {
    TarotSet set;
    for (const auto& word : split_words(codes, " ")) {
        const auto card = parse_tarot_card(word.text);
        REQUIRE(card);
        set.insert(*card);
    }
    return set;
}

} // namespace mitts::tests
