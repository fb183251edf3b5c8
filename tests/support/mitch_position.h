// Positions of Mitch in the notation of the rules pages. They are parsed as records, like shared links, so an invalid
// position fails with the record's error message.
#pragma once

#include "games/mitch/game.h"
#include "session/record_match.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace mitts::tests {

using Mitch = mitch::Game;
using MitchMatch = Match<Mitch>;

/// A position of Mitch. By default there are two players, and the second phase has begun with the third ace (C3).
struct MitchPosition {
    std::string options = "players=2";
    std::string hands;
    std::string columns{};
    std::string stock{};
    std::string discards{};
    std::string aces = "3";
    std::string turn = "0";
};

inline Record record_of(const MitchPosition& position) {
    Record record;
    record.add("Game", "mitch");
    record.add("Options", position.options);
    record.add("Hands", position.hands);
    if (!position.columns.empty()) {
        record.add("Columns", position.columns);
    }
    record.add("Stock", position.stock);
    record.add("Discards", position.discards);
    record.add("Aces", position.aces);
    record.add("Turn", position.turn);
    return record;
}

/// Returns the match after these actions (separated by spaces), which must all be legal.
inline MitchMatch play(const MitchPosition& position, std::string_view actions) {
    auto record = record_of(position);
    for (const auto& word : split_words(actions, " ")) {
        record.actions.push_back({.text = std::string(word.text)});
    }
    const auto match = match_from_record<Mitch>(record);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    return *match;
}

/// Returns the whole pack, starting with these cards.
inline std::vector<Card> deck_of(const mitch::Options& options, std::string_view first) {
    std::vector<Card> deck;
    auto rest = mitch::pack(options);
    for (const auto& word : split_words(first, " ")) {
        const auto found = std::find(rest.begin(), rest.end(), *parse_card(word.text));
        REQUIRE(found != rest.end());
        deck.push_back(*found);
        rest.erase(found);
    }
    deck.insert(deck.end(), rest.begin(), rest.end());
    return deck;
}

/// Returns the points of this round, by player.
inline std::vector<int> points(const MitchMatch& match) {
    return Mitch::round_scores(match.options(), match.referee_state());
}

/// Returns the reason and the rule that make an action illegal now, such as "does_not_fit C11". Returns an empty string
/// if the action is legal.
inline std::string refusal(const MitchMatch& match, std::string_view action) {
    const auto parsed = mitch::parse_action(action);
    REQUIRE(parsed);
    const auto why = mitch::why_not(match.options(), match.referee_state(), *parsed);
    if (!why) {
        return {};
    }
    const std::string rule(mitch::rule_of(why->id));
    return std::string(to_text(why->id)) + (rule.empty() ? "" : " " + rule);
}

/// Returns the legal actions in order, separated by spaces.
inline std::string legal(const MitchMatch& match) {
    std::string text;
    for (const auto& action : Mitch::legal_texts(match.options(), match.referee_state())) {
        text += (text.empty() ? "" : " ") + action;
    }
    return text;
}

/// Returns the scores of the last action, such as "0 suit C 4, 1 lost_cards C -3, 1 penalty -10".
inline std::string scored(const MitchMatch& match) {
    std::string text;
    for (const auto& event : match.log().back().events) {
        if (event.type != mitch::EventType::Points) {
            continue;
        }
        text += (text.empty() ? "" : ", ") + std::to_string(event.seat) + " " + std::string(to_text(event.reason));
        text += names_suit(event.reason) ? std::string(" ") + suit_char(event.card.suit()) : "";
        text += " " + std::to_string(event.points);
    }
    return text;
}

/// Returns the cards in a hand, or in the discard pile from bottom to top, separated by spaces.
template <class Cards> std::string words(const Cards& cards) {
    std::string text;
    for (const auto card : cards) {
        text += (text.empty() ? "" : " ") + to_text(card);
    }
    return text;
}

inline std::string hand(const MitchMatch& match, Seat seat) {
    return words(match.referee_state().hands[static_cast<std::size_t>(seat)]);
}

} // namespace mitts::tests
