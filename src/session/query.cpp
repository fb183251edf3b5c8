#include "session/query.h"

#include <algorithm>

namespace mitts {

namespace {

constexpr std::string_view moves_parameter = "moves";
constexpr std::string_view hex_digits = "0123456789ABCDEF";

std::optional<int> hex_value(char character) {
    const char upper = character >= 'a' && character <= 'f' ? static_cast<char>(character - 'a' + 'A') : character;
    const auto at = hex_digits.find(upper);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(at));
}

// Percent-encodes all characters except letters, digits and `marks`.
std::string encode(std::string_view text, std::string_view marks) {
    std::string encoded;
    for (const char character : text) {
        if ((character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z') ||
            (character >= 'a' && character <= 'z') || marks.find(character) != std::string_view::npos) {
            encoded += character;
            continue;
        }
        const auto byte = static_cast<unsigned char>(character);
        encoded += '%';
        encoded += hex_digits[byte >> 4];
        encoded += hex_digits[byte & 15];
    }
    return encoded;
}

// Replaces each comma with a space, and each semicolon with the comma that separates columns.
std::string with_white_space(std::string value) {
    for (auto& character : value) {
        character = character == ',' ? ' ' : character == ';' ? ',' : character;
    }
    return value;
}

// Reverses `with_white_space`: "7S 7D / 3H, 9C" becomes "7S,7D/3H;9C".
std::string without_white_space(std::string_view value) {
    std::string text;
    for (const auto& word : split_words(value, " \t\r\n")) {
        const bool joined = text.empty() || text.back() == '/' || text.back() == ';' || word.text.front() == '/';
        text += joined ? "" : ",";
        for (const char character : word.text) {
            text += character == ',' ? ';' : character;
        }
    }
    return text;
}

// Returns the tag for a parameter, or an empty view if the parameter belongs to the page.
std::string_view tag_of_parameter(std::string_view name) {
    for (const auto tag : common_tags) {
        if (to_lower(tag) == name) {
            return tag;
        }
    }
    std::string_view found;
    for_each_game([&](auto game) {
        for (const auto tag : decltype(game)::type::setup_tag_names()) {
            found = to_lower(tag) == name ? tag : found;
        }
    });
    return found;
}

bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char character) { return character >= ' ' && character != '"' && character != '\x7f'; });
}

void add_moves(Record& record, const std::string& value, const Place& place) {
    for (const auto& word : split_words(value, " ")) {
        record.actions.push_back({.text = std::string(word.text), .place = place});
    }
}

} // namespace

std::optional<std::string> decode(std::string_view text) {
    std::string decoded;
    for (std::size_t index = 0; index < text.size(); ++index) {
        if (text[index] != '%') {
            decoded += text[index] == '+' ? ' ' : text[index];
            continue;
        }
        const auto high = index + 2 < text.size() ? hex_value(text[index + 1]) : std::nullopt;
        const auto low = high ? hex_value(text[index + 2]) : std::nullopt;
        if (!low) {
            return std::nullopt;
        }
        decoded += static_cast<char>(*high * 16 + *low);
        index += 2;
    }
    return decoded;
}

std::string encode_all(std::string_view text) {
    return encode(text, "-_~");
}

Parsed<Record> parse_query(std::string_view query) {
    Record record;
    std::vector<std::string> seen;
    if (query.starts_with('?')) {
        query.remove_prefix(1);
    }
    for (const auto& part : split_words(query, "&")) {
        const auto equals = std::min(part.text.find('='), part.text.size());
        const auto name = to_lower(decode(part.text.substr(0, equals)).value_or(""));
        const auto tag = tag_of_parameter(name);
        if (tag.empty() && name != moves_parameter) {
            continue;
        }
        const Place place{.where = "parameter " + name};
        if (std::find(seen.begin(), seen.end(), name) != seen.end()) {
            return place.error("given twice");
        }
        seen.push_back(name);
        const auto encoded = part.text.substr(std::min(equals + 1, part.text.size()));
        const auto decoded = decode(encoded);
        if (!decoded) {
            return place.error("a percent sign must be followed by two hexadecimal digits");
        }
        const auto value = with_white_space(*decoded);
        if (!is_plain(value)) {
            return place.error("invalid character");
        }
        if (name == moves_parameter) {
            add_moves(record, value, place);
        } else {
            record.tags.push_back(
                {.tag = {.name = std::string(tag), .value = value}, .name_place = place, .value_place = place});
        }
    }
    return record;
}

Parsed<std::optional<AnyMatch>> match_from_query(std::string_view query, std::uint64_t seed_if_none) {
    auto record = parse_query(query);
    if (!record) {
        return record.error();
    }
    if (record->tags.empty() && record->actions.empty()) {
        return std::optional<AnyMatch>();
    }
    constexpr std::string_view not_dealing[] = {"Game", "Format", "Options", "Dealer"};
    const bool says_what_is_dealt = std::any_of(record->tags.begin(), record->tags.end(), [&](const auto& tag) {
        return std::find(std::begin(not_dealing), std::end(not_dealing), tag.tag.name) == std::end(not_dealing);
    });
    if (!says_what_is_dealt) {
        record->add("Seed", std::to_string(seed_if_none));
    }
    auto match = match_from(*record);
    if (!match) {
        return match.error();
    }
    std::visit([](auto& one) { one.pass_over_rounds_without_actions(); }, *match); // records have no such rounds
    return std::optional(std::move(*match));
}

std::string record_to_query(const Record& record) {
    // '+' is not included, because it would be decoded as a space.
    constexpr std::string_view marks = "-_.~:/,;=";
    std::string query;
    const auto add = [&](std::string_view name, std::string_view value) {
        query += (query.empty() ? "" : "&") + to_lower(name) + "=" + encode(without_white_space(value), marks);
    };
    for (const auto& tag : record.tags) {
        if (tag.tag.name != "Format") { // omits Format, because there is only one format and links should be short
            add(tag.tag.name, tag.tag.value);
        }
    }
    std::string moves;
    for (const auto& action : record.actions) {
        moves += (moves.empty() ? "" : " ") + action.text;
    }
    if (!moves.empty()) {
        add(moves_parameter, moves);
    }
    return query;
}

} // namespace mitts
