#include "cli/json.h"

namespace mitts::cli {

using mitch::Event;
using mitch::EventType;
using mitch::Setup;
using mitch::State;

std::optional<Json> GameJson<mitch::Game>::points(const Event& event) {
    if (event.type != EventType::Points) {
        return std::nullopt;
    }
    Json line{{"type", "points"}, {"side", event.seat}, {"points", event.points}, {"for", to_text(event.reason)}};
    if (names_suit(event.reason)) {
        line["suit"] = std::string(1, suit_char(event.card.suit()));
    }
    return line;
}

Json GameJson<mitch::Game>::setup(const Setup& setup, const State& state) {
    Json hands = Json::array();
    for (const auto& hand : setup.hands) {
        hands.push_back(cards_to_json<mitch::Game>(hand));
    }
    Json columns = Json::array();
    for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
        Json tableau = Json::array();
        for (std::size_t column = 0; seat < setup.columns.size() && column < setup.columns[seat].size(); ++column) {
            tableau.push_back(cards_to_json<mitch::Game>(setup.columns[seat][column]));
        }
        columns.push_back(std::move(tableau));
    }
    return {{"type", "setup"},
            {"hands", std::move(hands)},
            {"columns", std::move(columns)},
            {"stock", cards_to_json<mitch::Game>(setup.stock)},
            {"discards", cards_to_json<mitch::Game>(setup.discards)},
            {"aces", setup.aces},
            {"turn", setup.turn},
            {"dealer", state.dealer}};
}

} // namespace mitts::cli
