// Reads and writes the text of a challenge.
#include "session/challenge.h"
#include "session/query.h"

#include <algorithm>
#include <set>

namespace mitts {

namespace {

constexpr std::string_view mark = "challenge=";
constexpr std::string_view sum_mark = "&sum=";
constexpr std::string_view help_letters = "uhsd";
constexpr int most_rounds = 999;
constexpr std::size_t most_characters = 50'000; // limited, because unpacking time grows with the square of the length

// Converts values to text and joins them with slashes.
template <class Values, class TextOf> std::string joined(const Values& values, TextOf text_of) {
    std::string text;
    for (const auto& value : values) {
        text += (&value == &values.front() ? "" : "/") + text_of(value);
    }
    return text;
}

// Returns true if the name has no line breaks or other control characters.
bool is_one_line(std::string_view name) {
    return std::none_of(name.begin(), name.end(),
                        [](char character) { return static_cast<unsigned char>(character) < 0x20; });
}

std::string to_text(const ChallengeSeat& seat) {
    return encode_all(seat.level) + (seat.name.empty() ? "" : ':' + encode_all(seat.name));
}

std::string to_text(const ChallengePlay& play) {
    return std::to_string(play.person) + '.' + std::to_string(play.deal) + '.' + play.helps + '.' + play.actions;
}

/// Reads the parameters of a challenge that are not tags of a record.
class ParameterReader {
public:
    explicit ParameterReader(Challenge& challenge) : challenge_(challenge) {
    }

    /// Reads a parameter. Returns a description of the problem, or an empty string if there is none.
    std::string read(std::string_view name, std::string_view value) {
        if (std::find(std::begin(own_names), std::end(own_names), name) != std::end(own_names)) {
            if (std::find(seen_.begin(), seen_.end(), name) != seen_.end()) {
                return "given twice";
            }
            seen_.push_back(name);
        }
        const auto parts = split_parts(value, '/');
        if (name == "seats") {
            return read_all(parts, [&](std::string_view part) { return read_seat(part); });
        }
        if (name == "people") {
            return read_all(parts, [&](std::string_view part) { return read_person(part); });
        }
        if (name == "plays") {
            return read_all(parts, [&](std::string_view part) { return read_play(part); });
        }
        if (name == "before") {
            challenge_.before = value;
        }
        return read_number(name, "version", value, challenge_.version, 0, most_rounds) &&
                       read_number(name, "round", value, challenge_.round, 1, most_rounds) &&
                       read_number(name, "deals", value, challenge_.deals, 1, most_deals)
                   ? std::string()
                   : "'" + std::string(value) + "' is not a possible number";
    }

private:
    template <class ReadPart> static std::string read_all(const std::vector<Word>& parts, ReadPart read_part) {
        for (const auto& part : parts) {
            if (!read_part(part.text)) {
                return "'" + std::string(part.text) + "' is not understood";
            }
        }
        return {};
    }

    static bool read_number(std::string_view name, std::string_view wanted, std::string_view text, int& number, int low,
                            int high) {
        if (name != wanted) {
            return true;
        }
        const auto value = parse_integer(text);
        number = value && *value >= low && *value <= high ? static_cast<int>(*value) : -1;
        return number >= 0;
    }

    bool read_seat(std::string_view text) {
        const auto colon = std::min(text.find(':'), text.size());
        const auto level = decode(text.substr(0, colon));
        const auto name = decode(text.substr(std::min(colon + 1, text.size())));
        challenge_.seats.push_back({.level = level.value_or(""), .name = name.value_or("")});
        return level && name && is_one_line(*name);
    }

    bool read_person(std::string_view text) {
        const auto name = decode(text);
        challenge_.people.push_back(name.value_or(""));
        return name && is_one_line(*name) && challenge_.people.size() <= most_people;
    }

    bool read_play(std::string_view text) {
        const auto parts = split_parts(text, '.');
        ChallengePlay play;
        if (parts.size() != 4 || !read_number("", "", parts[0].text, play.person, 0, most_people - 1) ||
            !read_number("", "", parts[1].text, play.deal, 0, most_deals - 1) ||
            parts[2].text.find_first_not_of(help_letters) != std::string_view::npos) {
            return false;
        }
        play.helps = parts[2].text;
        play.actions = parts[3].text;
        return add_play(challenge_, std::move(play));
    }

    static constexpr std::string_view own_names[] = {"seats", "version", "round", "deals", "before", "people", "plays"};
    Challenge& challenge_;
    std::vector<std::string_view> seen_{};
};

// Returns a description of a contradiction between parameters, or an empty string if there is none.
std::string contradiction_in(const Challenge& challenge) {
    const auto* seed = challenge.deal.find("Seed");
    if (challenge.deals > 1 && (seed == nullptr || challenge.round != 1 || challenge.deal.find("Deck") != nullptr)) {
        return "several deals need a seed and the first round";
    }
    if (challenge.round <= 1 && !challenge.before.empty()) {
        return "nothing comes before the first round";
    }
    const std::set<std::string_view> names(challenge.people.begin(), challenge.people.end());
    if (challenge.people.empty() || names.size() < challenge.people.size()) {
        return "the people have no names, or the same name";
    }
    const auto fits = [&](const ChallengePlay& play) {
        return play.person < static_cast<int>(challenge.people.size()) && play.deal < challenge.deals;
    };
    return std::all_of(challenge.plays.begin(), challenge.plays.end(), fits) ? "" : "a play has no person or no deal";
}

} // namespace

Parsed<Challenge> parse_challenge(std::string_view text) {
    if (const auto at = text.find(mark); at != std::string_view::npos) {
        text.remove_prefix(at + mark.size());
    }
    const auto format = parse_integer(text.substr(0, text.find('&')));
    if (!format || *format < 1) {
        return challenge_error("foreign", "this is not a challenge");
    }
    if (*format > challenge_format) {
        return challenge_error("newer", "this is a challenge of format " + std::to_string(*format));
    }
    const auto end = text.rfind(sum_mark);
    const auto sum = text.substr(std::min(text.size(), end == std::string_view::npos ? end : end + sum_mark.size()));
    const auto body = text.substr(0, end);
    if (parse_integer(sum.substr(0, sum.find_first_not_of("0123456789"))) != sum_of(body)) {
        return challenge_error("cut", "the end is missing, or the text was changed");
    }
    if (body.size() > most_characters) {
        return challenge_error("deal", "the text is too long");
    }
    Challenge challenge;
    auto record = parse_query(body);
    if (!record) {
        return challenge_error("deal", record.error().to_text());
    }
    challenge.deal = std::move(*record);
    challenge.deal.actions.clear();
    ParameterReader reader(challenge);
    for (const auto& part : split_words(body, "&")) {
        const auto equals = std::min(part.text.find('='), part.text.size());
        const auto name = part.text.substr(0, equals);
        const auto wrong = reader.read(name, part.text.substr(std::min(equals + 1, part.text.size())));
        if (!wrong.empty()) {
            return challenge_error("deal", "parameter " + std::string(name) + ": " + wrong);
        }
    }
    if (auto wrong = contradiction_in(challenge); !wrong.empty()) {
        return challenge_error("deal", std::move(wrong));
    }
    return challenge;
}

std::string to_text(const Challenge& challenge) {
    auto text = std::to_string(challenge_format) + '&' + record_to_query(challenge.deal);
    const auto add = [&](std::string_view name, bool wanted, const std::string& value) {
        text += wanted ? '&' + std::string(name) + '=' + value : "";
    };
    const auto written = [](const auto& part) { return to_text(part); };
    add("seats", !challenge.seats.empty(), joined(challenge.seats, written));
    add("version", true, std::to_string(challenge.version));
    add("round", challenge.round > 0, std::to_string(challenge.round));
    add("deals", challenge.deals > 1, std::to_string(challenge.deals));
    add("before", !challenge.before.empty(), challenge.before);
    add("people", !challenge.people.empty(), joined(challenge.people, encode_all));
    add("plays", !challenge.plays.empty(), joined(challenge.plays, written));
    return text + std::string(sum_mark) + std::to_string(sum_of(text));
}

} // namespace mitts
