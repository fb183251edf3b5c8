// What the command line writes as JSON that differs from game to game, and the options, which do not.
//
// JSON is the command line's alone: nothing else in the program includes the library.
#pragma once

#include "games/games.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace mitts::cli {

/// Keys in the order in which they were added.
using Json = nlohmann::ordered_json;

/// What a game adds to the trace; specialised for every game of games.h. Static members:
/// `std::optional<Json> points(event)`, the trace's line for an event that scores, nothing for any other;
/// `Json setup(setup, state)`, the line of a set-up.
template <class G> struct GameJson;

template <> struct GameJson<mitaines::Game> {
    static std::optional<Json> points(const mitaines::Event& event);
    static Json setup(const mitaines::Setup& setup, const mitaines::State& state);
};

template <> struct GameJson<mitch::Game> {
    static std::optional<Json> points(const mitch::Event& event);
    static Json setup(const mitch::Setup& setup, const mitch::State& state);
};

template <> struct GameJson<mitigati::Game> {
    static std::optional<Json> points(const mitigati::Event& event);
    static Json setup(const mitigati::Setup& setup, const mitigati::State& state);
};

/// A list of cards as their codes.
template <Game G, class Cards> Json cards_to_json(const Cards& cards) {
    Json list = Json::array();
    for (const auto card : cards) {
        list.push_back(G::card_to_text(card));
    }
    return list;
}

/// An option's value in JSON's own types: number, true or false, string.
Json option_to_json(const OptionShape& shape, int value);

/// Every option, explicit, the preset first.
template <Game G> Json options_to_json(const typename G::Options& options) {
    Json json;
    json["preset"] = G::preset_names()[static_cast<std::size_t>(options.preset)];
    for (const auto& descriptor : G::option_descriptors()) {
        json[std::string(descriptor.name)] = option_to_json(shape_of(descriptor), descriptor.get(options));
    }
    return json;
}

/// The options as `parse_options` reads them, from the JSON of a trace's `game` line; an error names what is no value.
Parsed<std::string> options_from_json(const Json& json);

} // namespace mitts::cli
