// Converts options to and from JSON, and game-specific trace lines to JSON, for the command line.
//
// Only the command line includes the JSON library.
#pragma once

#include "games/games.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace mitts::cli {

/// A JSON value that keeps its keys in insertion order.
using Json = nlohmann::ordered_json;

/// The game-specific lines of the trace. Every game in games.h specialises this class with two static members.
/// `std::optional<Json> points(event)` returns the trace line of a scoring event, or nothing for any other event.
/// `Json setup(setup, state)` returns the line of a set-up.
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

/// Returns the cards' codes as a JSON array.
template <Game G, class Cards> Json cards_to_json(const Cards& cards) {
    Json list = Json::array();
    for (const auto card : cards) {
        list.push_back(G::card_to_text(card));
    }
    return list;
}

/// Returns an option's value as a JSON number, boolean or string, depending on the option's kind.
Json option_to_json(const OptionShape& shape, int value);

/// Returns the values of all options, with the preset first.
template <Game G> Json options_to_json(const typename G::Options& options) {
    Json json;
    json["preset"] = G::preset_names()[static_cast<std::size_t>(options.preset)];
    for (const auto& descriptor : G::option_descriptors()) {
        json[std::string(descriptor.name)] = option_to_json(shape_of(descriptor), descriptor.get(options));
    }
    return json;
}

/// Returns the options in a trace's `game` line as text for `parse_options`. Returns an error if a value has the wrong
/// type.
Parsed<std::string> options_from_json(const Json& json);

} // namespace mitts::cli
