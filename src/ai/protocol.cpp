#include "ai/protocol.h"

#include "games/field_reader.h"

#include <cmath>

namespace mitts::ai {

namespace {

/// Values and reasons travel in thousandths of a point: whole numbers read the same everywhere.
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

Reply refusal(std::uint64_t number, const ParseError& error) {
    return Reply{.number = number, .error = error.to_text()};
}

template <Game G> Reply describe(std::uint64_t number, const Decision<G>& decision) {
    Reply reply{.number = number, .action = G::action_to_text(decision.action())};
    for (const auto& alternative : decision.alternatives) {
        Reply::Option option{.action = G::action_to_text(alternative.action), .value = alternative.value};
        for (const auto& reason : alternative.reasons) {
            option.reasons.push_back({.id = std::string(reason.id), .points = reason.points});
        }
        reply.alternatives.push_back(std::move(option));
    }
    return reply;
}

template <Game G> Reply answer(const RequestHead& head, std::string_view text, int first_line) {
    const auto* player = find_player<G>(head.player);
    if (player == nullptr) {
        return refusal(head.number,
                       {.what = "unknown player '" + head.player + "'; known: " + player_names<G>(), .line = 3});
    }
    auto observation = G::parse_observation(text);
    if (!observation) {
        auto error = observation.error();
        error.line += first_line - 1;
        return refusal(head.number, error);
    }
    if (observation->turn != observation->viewer) {
        return refusal(head.number, {.what = "the viewer is not on turn", .line = first_line});
    }
    auto rng = decision_rng(head.seed, text);
    return describe<G>(head.number, player->decide(*observation, rng));
}

Reply answer(std::string_view request) {
    FieldReader fields(request);
    RequestHead head;
    head.number = unsigned_field(fields, "number");
    head.game = word_field(fields, "game");
    head.player = word_field(fields, "player");
    head.seed = unsigned_field(fields, "seed");
    fields.field("observation");
    fields.end_of_line();
    if (fields.error()) {
        return refusal(head.number, *fields.error());
    }
    Reply reply;
    const bool known = visit_game(head.game, [&](auto which) {
        reply = answer<typename decltype(which)::type>(head, fields.rest_of_text(), fields.next_line());
    });
    if (!known) {
        return refusal(head.number, {.what = "unknown game '" + head.game + "'; known: " + game_names(), .line = 2});
    }
    return reply;
}

Reply::Option read_option(FieldReader& fields) {
    Reply::Option option{.action = std::string(fields.word("an action"))};
    constexpr std::int64_t most = 1'000'000'000'000'000;
    option.value = static_cast<double>(fields.number(-most, most)) / thousandths;
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
    return "number " + std::to_string(head.number) + "\ngame " + head.game + "\nplayer " + head.player + "\nseed " +
           std::to_string(head.seed) + "\nobservation\n" + std::string(observation);
}

std::string reply_to(std::string_view request) {
    return to_text(answer(request));
}

std::string to_text(const Reply& reply) {
    auto text = "number " + std::to_string(reply.number) + "\n";
    if (!reply.error.empty()) {
        return text + "error " + reply.error + "\n";
    }
    text += "action " + reply.action + "\n";
    for (const auto& option : reply.alternatives) {
        text += "alternative " + option.action + " " + points_text(option.value);
        for (const auto& reason : option.reasons) {
            text += " " + reason.id + "=" + points_text(reason.points);
        }
        text += "\n";
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
        reply.action = word_field(fields, "action");
        while (fields.next_line_is("alternative")) {
            fields.field("alternative");
            reply.alternatives.push_back(read_option(fields));
        }
    }
    fields.end_of_text();
    if (fields.error()) {
        return *fields.error();
    }
    return reply;
}

// FNV-1a over the observation's text (G. Fowler, L. C. Noll, K.-P. Vo), mixed with the seed by derive_rng.
Rng decision_rng(std::uint64_t seed, std::string_view observation) {
    std::uint64_t hash = 14695981039346656037ULL;
    for (const char character : observation) {
        hash = (hash ^ static_cast<unsigned char>(character)) * 1099511628211ULL;
    }
    return derive_rng(seed, Purpose::Search, hash);
}

} // namespace mitts::ai
