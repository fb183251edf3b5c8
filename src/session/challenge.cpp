#include "session/challenge.h"

#include "session/packed_actions.h"
#include "session/query.h"

#include <algorithm>

namespace mitts {

namespace {

constexpr std::string_view mark = "challenge=";
constexpr std::string_view sum_mark = "&sum=";
constexpr std::string_view help_letters = "uhs";
constexpr int most_rounds = 999;
constexpr std::size_t most_characters = 50'000; // the work for a forged text grows with its square
constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

ParseError error_at(std::string where, std::string what) {
    return {.what = std::move(what), .where = std::move(where)};
}

// Joins the texts of values with slashes.
template <class Values, class TextOf> std::string joined(const Values& values, TextOf text_of) {
    std::string text;
    for (const auto& value : values) {
        text += (&value == &values.front() ? "" : "/") + text_of(value);
    }
    return text;
}

std::string to_text(const ChallengeSeat& seat) {
    return encode_all(seat.level) + (seat.name.empty() ? "" : ':' + encode_all(seat.name));
}

std::string to_text(const ChallengePlay& play) {
    return std::to_string(play.person) + '.' + std::to_string(play.deal) + '.' + play.helps + '.' + play.actions;
}

/// Reads the parameters of a challenge that are not those of a record.
class ParameterReader {
public:
    explicit ParameterReader(Challenge& challenge) : challenge_(challenge) {
    }

    /// Returns what is wrong with a parameter, or an empty text.
    std::string read(std::string_view name, std::string_view value) {
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
        return level && name;
    }

    bool read_person(std::string_view text) {
        const auto name = decode(text);
        challenge_.people.push_back(name.value_or(""));
        return name && challenge_.people.size() <= most_people;
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

    Challenge& challenge_;
};

// Returns what is wrong with the parameters taken together, or an empty text.
std::string contradiction_in(const Challenge& challenge) {
    const auto* seed = challenge.deal.find("Seed");
    if (challenge.deals > 1 && (seed == nullptr || challenge.round != 1 || challenge.deal.find("Deck") != nullptr)) {
        return "several deals need a seed and the first round";
    }
    if (challenge.round <= 1 && !challenge.before.empty()) {
        return "nothing comes before the first round";
    }
    const auto fits = [&](const ChallengePlay& play) {
        return play.person < static_cast<int>(challenge.people.size()) && play.deal < challenge.deals;
    };
    return std::all_of(challenge.plays.begin(), challenge.plays.end(), fits) ? "" : "a play has no person or no deal";
}

bool same_deal(const Challenge& one, const Challenge& other) {
    return record_to_query(one.deal) == record_to_query(other.deal) && one.seats == other.seats &&
           one.version == other.version && one.round == other.round && one.deals == other.deals &&
           one.before == other.before;
}

// Returns the record of a deal: each has the next seed.
Record record_of_deal(const Challenge& challenge, int deal) {
    auto record = challenge.deal;
    for (auto& tag : record.tags) {
        const auto seed = tag.tag.name == "Seed" ? parse_unsigned(tag.tag.value) : std::nullopt;
        if (seed) {
            tag.tag.value = std::to_string(*seed + static_cast<std::uint64_t>(deal));
        }
    }
    return record;
}

template <Game G> ChallengeRange range_in(const Match<G>& match, int round) {
    const auto& rounds = match.rounds();
    const auto number = static_cast<std::size_t>(round);
    if (round == 0 || number > rounds.size()) {
        return {.first = 0, .end = match.log().size()};
    }
    return {.first = rounds[number - 1].first_entry,
            .end = number < rounds.size() ? rounds[number].first_entry : match.log().size()};
}

// Returns true if the round with this number is over, or with 0 the match.
template <Game G> bool is_finished(const Match<G>& match, int round) {
    const auto dealt = static_cast<int>(match.rounds().size());
    return round == 0 ? match.phase() == MatchPhase::Over
                      : dealt > round || (dealt == round && match.phase() != MatchPhase::Playing);
}

} // namespace

// --- Packed numbers --------------------------------------------------------------------------------------------------

std::optional<PackedNumber> PackedNumber::parse(std::string_view text) {
    PackedNumber number;
    for (const char character : text) {
        const auto at = alphabet.find(character);
        if (at == std::string_view::npos) {
            return std::nullopt;
        }
        number.digits_.push_back(static_cast<std::uint8_t>(at));
    }
    while (!number.digits_.empty() && number.digits_.back() == 0) {
        number.digits_.pop_back();
    }
    return number;
}

std::string PackedNumber::to_text() const {
    std::string text;
    for (const auto digit : digits_) {
        text += alphabet[digit];
    }
    return text;
}

void PackedNumber::push(std::uint32_t base, std::uint32_t digit) {
    auto carry = digit;
    for (auto& each : digits_) {
        carry += each * base;
        each = static_cast<std::uint8_t>(carry % 64);
        carry /= 64;
    }
    for (; carry > 0; carry /= 64) {
        digits_.push_back(static_cast<std::uint8_t>(carry % 64));
    }
}

std::uint32_t PackedNumber::pop(std::uint32_t base) {
    std::uint32_t rest = 0;
    for (auto each = digits_.rbegin(); each != digits_.rend(); ++each) {
        rest = rest * 64 + *each;
        *each = static_cast<std::uint8_t>(rest / base);
        rest %= base;
    }
    while (!digits_.empty() && digits_.back() == 0) {
        digits_.pop_back();
    }
    return rest;
}

// --- The text --------------------------------------------------------------------------------------------------------

Parsed<Challenge> parse_challenge(std::string_view text) {
    if (const auto at = text.find(mark); at != std::string_view::npos) {
        text.remove_prefix(at + mark.size());
    }
    const auto format = parse_integer(text.substr(0, text.find('&')));
    if (!format || *format < 1) {
        return error_at("foreign", "this is no challenge");
    }
    if (*format > challenge_format) {
        return error_at("newer", "this is a challenge of format " + std::to_string(*format));
    }
    const auto end = text.rfind(sum_mark);
    const auto sum = text.substr(std::min(text.size(), end == std::string_view::npos ? end : end + sum_mark.size()));
    const auto body = text.substr(0, end);
    if (parse_integer(sum.substr(0, sum.find_first_not_of("0123456789"))) != sum_of(body)) {
        return error_at("cut", "the end is missing, or the text was changed");
    }
    if (body.size() > most_characters) {
        return error_at("deal", "the text is too long");
    }
    Challenge challenge;
    auto record = parse_query(body);
    if (!record) {
        return error_at("deal", record.error().to_text());
    }
    challenge.deal = std::move(*record);
    challenge.deal.actions.clear();
    ParameterReader reader(challenge);
    for (const auto& part : split_words(body, "&")) {
        const auto equals = std::min(part.text.find('='), part.text.size());
        const auto name = part.text.substr(0, equals);
        const auto wrong = reader.read(name, part.text.substr(std::min(equals + 1, part.text.size())));
        if (!wrong.empty()) {
            return error_at("deal", "parameter " + std::string(name) + ": " + wrong);
        }
    }
    if (auto wrong = contradiction_in(challenge); !wrong.empty()) {
        return error_at("deal", std::move(wrong));
    }
    return challenge;
}

std::string to_text(const Challenge& challenge) {
    auto text = std::to_string(challenge_format) + '&' + record_to_query(challenge.deal);
    const auto add = [&](std::string_view name, const std::string& value) {
        text += value.empty() ? "" : '&' + std::string(name) + '=' + value;
    };
    add("seats", joined(challenge.seats, [](const auto& seat) { return to_text(seat); }));
    add("version", std::to_string(challenge.version));
    add("round", challenge.round > 0 ? std::to_string(challenge.round) : "");
    add("deals", challenge.deals > 1 ? std::to_string(challenge.deals) : "");
    add("before", challenge.before);
    add("people", joined(challenge.people, encode_all));
    add("plays", joined(challenge.plays, [](const auto& play) { return to_text(play); }));
    return text + std::string(sum_mark) + std::to_string(sum_of(text));
}

// --- Matches ---------------------------------------------------------------------------------------------------------

Seat seat_of(const Challenge& challenge) {
    const auto is_person = [](const ChallengeSeat& seat) { return seat.level.empty(); };
    const auto& seats = challenge.seats;
    return std::count_if(seats.begin(), seats.end(), is_person) == 1
               ? static_cast<Seat>(std::find_if(seats.begin(), seats.end(), is_person) - seats.begin())
               : no_seat;
}

Parsed<Challenge> challenge_of(const AnyMatch& match, std::vector<ChallengeSeat> seats, int round, int version) {
    Challenge challenge{.deal = record_of(match), .seats = std::move(seats), .version = version, .round = round};
    challenge.deal.actions.clear();
    const bool finished = std::visit(
        [&](const auto& one) {
            if (!is_finished(one, round)) {
                return false;
            }
            challenge.before = pack_actions(one, 0, range_in(one, round).first);
            return true;
        },
        match);
    if (!finished) {
        return error_at("unfinished", "the round is not finished");
    }
    if (auto begun = begin_challenge(challenge, 0); !begun) {
        return begun.error();
    }
    return challenge;
}

Parsed<AnyMatch> begin_challenge(const Challenge& challenge, int deal) {
    auto match = match_from(record_of_deal(challenge, deal));
    if (!match) {
        return error_at("deal", match.error().to_text());
    }
    const auto wrong = std::visit(
        [&]<Game G>(Match<G>& one) -> std::string_view {
            if (static_cast<int>(challenge.seats.size()) != G::players(one.options()) ||
                seat_of(challenge) == no_seat) {
                return "there must be one person, and a computer in every other seat";
            }
            if (challenge.round > 1 && !unpack_actions(one, challenge.before, challenge.round - 1)) {
                return "the rounds before it cannot be played";
            }
            one.deal_until(challenge.round);
            return one.phase() == MatchPhase::Playing ? "" : "nothing can be played in it";
        },
        *match);
    if (!wrong.empty()) {
        return error_at("deal", std::string(wrong));
    }
    return match;
}

Parsed<AnyMatch> replay_challenge(const Challenge& challenge, const ChallengePlay& play) {
    auto match = begin_challenge(challenge, play.deal);
    if (!match) {
        return match;
    }
    if (!std::visit([&](auto& one) { return unpack_actions(one, play.actions, challenge.round); }, *match)) {
        return error_at("play", "the moves do not fit the deal");
    }
    return match;
}

ChallengeRange range_of(const Challenge& challenge, const AnyMatch& match) {
    return std::visit([&](const auto& one) { return range_in(one, challenge.round); }, match);
}

Parsed<ChallengePlay> play_of(const Challenge& challenge, int deal, const AnyMatch& match) {
    auto record = record_of(match);
    record.actions.clear();
    if (record_to_query(record) != record_to_query(record_of_deal(challenge, deal))) {
        return error_at("other", "this is another deal");
    }
    return std::visit(
        [&](const auto& one) -> Parsed<ChallengePlay> {
            if (!is_finished(one, challenge.round)) {
                return error_at("unfinished", "the round is not finished");
            }
            const auto range = range_in(one, challenge.round);
            if (pack_actions(one, 0, range.first) != challenge.before) {
                return error_at("other", "the rounds before it are others");
            }
            return ChallengePlay{.deal = deal, .actions = pack_actions(one, range.first, range.end)};
        },
        match);
}

bool add_play(Challenge& challenge, ChallengePlay play) {
    const auto is_it = [&](const ChallengePlay& one) { return one.person == play.person && one.deal == play.deal; };
    if (std::any_of(challenge.plays.begin(), challenge.plays.end(), is_it)) {
        return false;
    }
    challenge.plays.push_back(std::move(play));
    return true;
}

bool join(Challenge& challenge, const Challenge& other) {
    if (!same_deal(challenge, other)) {
        return false;
    }
    for (auto play : other.plays) {
        const auto& name = other.people[static_cast<std::size_t>(play.person)];
        const auto found = std::find(challenge.people.begin(), challenge.people.end(), name);
        play.person = static_cast<int>(found - challenge.people.begin());
        if (found == challenge.people.end() && play.person < most_people) {
            challenge.people.push_back(name);
        }
        if (play.person < most_people) {
            add_play(challenge, std::move(play));
        }
    }
    return true;
}

} // namespace mitts
