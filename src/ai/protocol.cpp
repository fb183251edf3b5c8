#include "ai/protocol.h"

#include "ai/thinker.h"
#include "games/field_reader.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mitts::ai {

namespace {

/// Values and reasons are sent in thousandths of a point, because integers are parsed the same way everywhere.
constexpr double thousandths = 1000;

std::string points_text(double points) {
    return std::to_string(static_cast<std::int64_t>(std::llround(points * thousandths)));
}

std::uint64_t unsigned_field(FieldReader& fields, std::string_view name) {
    fields.field(name);
    const auto word = fields.word("a number");
    const auto number = parse_unsigned(word);
    if (!fields.error() && !number) {
        fields.fail("expected a number, found '" + std::string(word) + "'");
    }
    fields.end_of_line();
    return number.value_or(0);
}

std::string word_field(FieldReader& fields, std::string_view name) {
    fields.field(name);
    const auto word = fields.word("a name");
    fields.end_of_line();
    return std::string(word);
}

std::int64_t number_field(FieldReader& fields, std::string_view name, std::int64_t low, std::int64_t high) {
    fields.field(name);
    const auto number = fields.number(low, high);
    fields.end_of_line();
    return number;
}

constexpr int most_version = 1000;

Reply::Value read_value(FieldReader& fields) {
    constexpr std::int64_t most = 1'000'000'000;
    fields.field("value");
    Reply::Value value{.action = std::string(fields.word("an action"))};
    value.value = fields.number(-most, most);
    value.error = fields.number(0, most);
    value.difference_error = fields.number(0, most);
    fields.end_of_line();
    return value;
}

double read_points(FieldReader& fields) {
    constexpr std::int64_t most = 1'000'000'000'000'000;
    return static_cast<double>(fields.number(-most, most)) / thousandths;
}

// The names of a fact's parts, in the order of FactPart.
constexpr std::array<std::string_view, fact_part_count> fact_parts{"card",  "rank",  "suit",   "kind", "seat",
                                                                   "count", "other", "points", "low",  "high"};
constexpr std::int64_t most_in_fact = 100'000;

Fact read_fact(FieldReader& fields) {
    Fact fact{.id = std::string(fields.word("a fact"))};
    while (fields.more()) {
        const auto word = fields.word("a part");
        const auto equals = std::min(word.find('='), word.size());
        const auto part = std::find(fact_parts.begin(), fact_parts.end(), word.substr(0, equals));
        const auto value = equals == word.size() ? std::nullopt : parse_integer(word.substr(equals + 1));
        const auto which = static_cast<FactPart>(part - fact_parts.begin());
        if (part == fact_parts.end() || !value || std::abs(*value) > most_in_fact || fact.value(which)) {
            fields.fail("expected PART=NUMBER, each part once, found '" + std::string(word) + "'");
            break;
        }
        fact.values.push_back({.part = which, .value = static_cast<int>(*value)});
    }
    return fact;
}

Reply::Option read_option(FieldReader& fields) {
    Reply::Option option{.action = std::string(fields.word("an action"))};
    option.value = read_points(fields);
    while (fields.more()) {
        const auto word = fields.word("a reason");
        const auto equals = word.find('=');
        const auto points = equals == std::string_view::npos ? std::nullopt : parse_integer(word.substr(equals + 1));
        if (!points) {
            fields.fail("expected ID=THOUSANDTHS, found '" + std::string(word) + "'");
            break;
        }
        option.reasons.push_back(
            {.id = std::string(word.substr(0, equals)), .points = static_cast<double>(*points) / thousandths});
    }
    return option;
}

} // namespace

std::string request_text(const RequestHead& head, std::string_view observation) {
    const auto deadline = head.deadline_ms ? "deadline " + std::to_string(*head.deadline_ms) + "\n" : "";
    const auto asked = head.worlds > 0
                           ? "evaluate " + std::to_string(head.worlds) + "\nversion " + std::to_string(head.version)
                           : "player " + head.player;
    return "number " + std::to_string(head.number) + "\ngame " + head.game + "\n" + asked + "\nseed " +
           std::to_string(head.seed) + "\n" + deadline + "observation\n" + std::string(observation);
}

Request read_request(std::string_view text) {
    FieldReader fields(text);
    Request request;
    request.head.number = unsigned_field(fields, "number");
    request.head.game = word_field(fields, "game");
    if (fields.next_line_is("evaluate")) {
        request.head.worlds = static_cast<int>(number_field(fields, "evaluate", 1, most_worlds));
        request.head.version = static_cast<int>(number_field(fields, "version", 1, most_version));
    } else {
        request.head.player = word_field(fields, "player");
    }
    request.head.seed = unsigned_field(fields, "seed");
    if (fields.next_line_is("deadline")) {
        fields.field("deadline");
        request.head.deadline_ms = static_cast<int>(fields.number(1, most_deadline_ms));
        fields.end_of_line();
    }
    request.observation_line = fields.next_line() + 1;
    fields.field("observation");
    fields.end_of_line();
    request.observation = fields.rest_of_text();
    request.error = fields.error();
    return request;
}

std::string cancel_text(std::uint64_t number) {
    return "cancel " + std::to_string(number) + "\n";
}

std::optional<std::uint64_t> cancelled_number(std::string_view text) {
    FieldReader fields(text);
    const auto number = unsigned_field(fields, "cancel");
    fields.end_of_text();
    return fields.error() ? std::nullopt : std::optional(number);
}

std::string reply_to(std::string_view request) {
    Thinker thinker;
    thinker.begin(request);
    while (thinker.work(1)) {
    }
    return to_text(thinker.reply());
}

Reply cancelled(std::uint64_t number) {
    return Reply{.number = number, .error = "cancelled"};
}

std::string fact_text(const Fact& fact) {
    auto text = fact.id;
    for (const auto& value : fact.values) {
        text += ' ' + std::string(fact_parts[static_cast<std::size_t>(value.part)]) + '=' + std::to_string(value.value);
    }
    return text;
}

std::string to_text(const Reply& reply) {
    auto text = "number " + std::to_string(reply.number) + "\n";
    if (!reply.error.empty()) {
        return text + "error " + reply.error + "\n";
    }
    if (reply.version > 0) {
        text += "version " + std::to_string(reply.version) + "\n";
    }
    text += "action " + reply.action + "\n";
    for (const auto& value : reply.values) {
        text += "value " + value.action + ' ' + std::to_string(value.value) + ' ' + std::to_string(value.error) + ' ' +
                std::to_string(value.difference_error) + '\n';
    }
    if (const auto& estimate = reply.estimate) {
        text += "estimate " + points_text(estimate->about) + " " + points_text(estimate->low) + " " +
                points_text(estimate->high) + "\n";
    }
    for (const auto& option : reply.alternatives) {
        text += "alternative " + option.action + " " + points_text(option.value);
        for (const auto& reason : option.reasons) {
            text += " " + reason.id + "=" + points_text(reason.points);
        }
        text += "\n";
    }
    for (const auto& fact : reply.facts) {
        text += "fact " + fact_text(fact) + '\n';
    }
    return text;
}

Parsed<Reply> parse_reply(std::string_view text) {
    FieldReader fields(text);
    Reply reply;
    reply.number = unsigned_field(fields, "number");
    if (fields.next_line_is("error")) {
        fields.field("error");
        reply.error = std::string(fields.rest_of_line());
    } else {
        if (fields.next_line_is("version")) {
            reply.version = static_cast<int>(number_field(fields, "version", 1, most_version));
        }
        reply.action = word_field(fields, "action");
        while (fields.next_line_is("value")) {
            reply.values.push_back(read_value(fields));
        }
        if (fields.next_line_is("estimate")) {
            fields.field("estimate");
            auto& estimate = reply.estimate.emplace();
            estimate.about = read_points(fields);
            estimate.low = read_points(fields);
            estimate.high = read_points(fields);
            fields.end_of_line();
        }
        while (fields.next_line_is("alternative")) {
            fields.field("alternative");
            reply.alternatives.push_back(read_option(fields));
        }
        while (fields.next_line_is("fact")) {
            fields.field("fact");
            reply.facts.push_back(read_fact(fields));
        }
    }
    fields.end_of_text();
    if (fields.error()) {
        return *fields.error();
    }
    return reply;
}

std::uint64_t reply_number(std::string_view text) {
    FieldReader fields(text);
    const auto number = unsigned_field(fields, "number");
    return fields.error() ? 0 : number;
}

// Hashes the observation's text with FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo). derive_rng mixes the hash with the seed.
Rng decision_rng(std::uint64_t seed, std::string_view observation) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char character : observation) {
        hash = (hash ^ static_cast<unsigned char>(character)) * 1099511628211ULL;
    }
    return derive_rng(seed, Purpose::Search, hash);
}

} // namespace mitts::ai
