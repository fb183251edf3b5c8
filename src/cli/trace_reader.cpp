#include "cli/trace_reader.h"

#include "cli/json.h"

namespace mitts::cli {

namespace {

std::string_view first_line(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r\n");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin, text.find('\n', begin) - begin);
}

// Converts ["7S","3H"] to "7S 3H", and nested arrays to "7S 3H / -" or "7S 9S, QH / -".
std::string tag_value(const Json& json, int depth) {
    if (json.is_string()) {
        return json.get<std::string>();
    }
    if (!json.is_array()) {
        return json.dump();
    }
    if (depth > 2) {
        return "[...]"; // no tag has deeper lists
    }
    constexpr std::string_view separators[] = {" / ", ", ", " "};
    std::string text;
    for (const auto& item : json) {
        auto part = tag_value(item, depth + 1);
        if (part.empty() && item.is_array()) {
            part = "-";
        }
        const bool deepest = !item.is_array();
        text += (text.empty() ? "" : std::string(deepest ? " " : separators[std::min(depth, 2)])) + part;
    }
    return text;
}

std::string capitalised(std::string name) {
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z') {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    return name;
}

/// A round as given in the trace, for comparison with the dealt round.
struct ToldRound {
    Place place;
    std::string deck;
    std::string dealer;
};

class TraceReader {
public:
    Parsed<AnyMatch> read(std::string_view text) {
        int number = 0;
        for (const auto& part : split_parts(text, '\n')) {
            ++number;
            if (part.text.find_first_not_of(" \t\r") == std::string_view::npos) {
                continue;
            }
            place_ = {.line = number};
            if (auto error = read_line(part.text)) {
                return *error;
            }
        }
        auto match = match_from(record_);
        if (!match) {
            return match;
        }
        std::visit([&](auto& one) { deal_told_rounds(one); }, *match);
        if (auto error = std::visit([&](const auto& one) { return hold_against(one); }, *match)) {
            return *error;
        }
        return match;
    }

private:
    using Error = std::optional<ParseError>;

    Error read_line(std::string_view text) {
        const auto json = Json::parse(text, nullptr, false);
        if (!json.is_object() || !json.contains("type") || !json["type"].is_string()) {
            return place_.error("this is not a line of a trace");
        }
        const auto type = json["type"].get<std::string>();
        if ((type == "game") != record_.tags.empty()) {
            return place_.error(type == "game" ? "a second game begins here" : "a trace begins with its game line");
        }
        if (type == "game") {
            return read_game(json);
        }
        if (type == "setup") {
            return read_setup(json);
        }
        if (type == "round") {
            return read_round(json);
        }
        return type == "action" ? read_action(json) : std::nullopt;
    }

    Error read_game(const Json& json) {
        if (!json.contains("game") || !json["game"].is_string()) {
            return place_.error("the game's name is missing");
        }
        add("Game", json["game"].get<std::string>());
        if (json.contains("options")) {
            const auto options = options_from_json(json["options"]);
            if (!options) {
                return place_.error(options.error().what);
            }
            add("Options", *options);
        }
        if (json.contains("seed") && !json["seed"].is_null()) {
            add("Seed", tag_value(json["seed"], 0));
        }
        return std::nullopt;
    }

    Error read_setup(const Json& json) {
        if (begun_) {
            return place_.error("a set-up can only come first");
        }
        begun_ = true;
        for (const auto& [name, value] : json.items()) {
            const bool empty_list = value.is_array() && value.empty();
            if (name != "type" && !empty_list && !value.is_null()) {
                add(capitalised(name), tag_value(value, 0));
            }
        }
        return std::nullopt;
    }

    Error read_round(const Json& json) {
        if (!json.contains("deck") || !json.contains("dealer")) {
            return place_.error("a round needs its deck and its dealer");
        }
        ToldRound round{.place = place_, .deck = tag_value(json["deck"], 0), .dealer = tag_value(json["dealer"], 0)};
        if (!begun_) {
            begun_ = true;
            add("Deck", round.deck);
            add("Dealer", round.dealer);
        }
        rounds_.push_back(std::move(round));
        return std::nullopt;
    }

    Error read_action(const Json& json) {
        if (!json.contains("action") || !json["action"].is_string()) {
            return place_.error("the action is missing");
        }
        record_.actions.push_back({.text = json["action"].get<std::string>(), .place = place_});
        return std::nullopt;
    }

    void add(std::string name, std::string value) {
        record_.tags.push_back(
            {.tag = {.name = std::move(name), .value = std::move(value)}, .name_place = place_, .value_place = place_});
    }

    // Deals the rounds that end as soon as they are dealt. These rounds have lines in the trace but no actions.
    template <Game G> void deal_told_rounds(Match<G>& match) const {
        while (match.phase() == MatchPhase::RoundOver && match.rounds().size() < rounds_.size()) {
            match.next_round();
        }
    }

    template <Game G> Error hold_against(const Match<G>& match) const {
        const auto dealt = std::count_if(match.rounds().begin(), match.rounds().end(),
                                         [](const auto& round) { return !round.deck.empty(); });
        const auto offset = match.rounds().size() - static_cast<std::size_t>(dealt);
        for (std::size_t index = 0; index < rounds_.size() && index + offset < match.rounds().size(); ++index) {
            const auto& round = match.rounds()[index + offset];
            const auto& told = rounds_[index];
            const bool same = to_lower(tag_value(cards_to_json<G>(round.deck), 0)) == to_lower(told.deck) &&
                              std::to_string(round.dealer) == told.dealer;
            if (!same) {
                return told.place.error("round " + std::to_string(round.number) +
                                        " is not dealt like this from the seed");
            }
        }
        return std::nullopt;
    }

    Place place_;
    Record record_;
    bool begun_ = false;
    std::vector<ToldRound> rounds_;
};

} // namespace

bool looks_like_trace(std::string_view text) {
    const auto first = Json::parse(first_line(text), nullptr, false);
    return first.is_object() && !first.empty(); // "{}" is an empty comment of a record
}

Parsed<AnyMatch> match_from_trace(std::string_view text) {
    return TraceReader().read(text);
}

} // namespace mitts::cli
