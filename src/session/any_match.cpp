#include "session/any_match.h"

namespace mitts {

namespace {

// Returns the Game tag, or null. The tag's name may be in upper or lower case.
const RecordTag* game_tag(const Record& record) {
    for (const auto& tag : record.tags) {
        if (to_lower(tag.tag.name) == "game") {
            return &tag;
        }
    }
    return nullptr;
}

// Returns the first tag that no game uses, or null.
const RecordTag* unknown_tag(const Record& record) {
    for (const auto& tag : record.tags) {
        const auto name = to_lower(tag.tag.name);
        const auto is_it = [&](std::string_view known) { return to_lower(known) == name; };
        bool known = std::any_of(std::begin(common_tags), std::end(common_tags), is_it);
        for_each_game([&](auto game) {
            const auto names = decltype(game)::type::setup_tag_names();
            known = known || std::any_of(names.begin(), names.end(), is_it);
        });
        if (!known) {
            return &tag;
        }
    }
    return nullptr;
}

// Deals the rounds that end immediately, because a record has no actions for them.
Parsed<AnyMatch> with_all_rounds(Parsed<AnyMatch> match) {
    if (match) {
        std::visit([](auto& one) { one.pass_over_rounds_without_actions(); }, *match);
    }
    return match;
}

} // namespace

Parsed<AnyMatch> match_from(const Record& record) {
    const auto* tag = game_tag(record);
    if (tag == nullptr) {
        if (const auto* unknown = unknown_tag(record)) {
            return unknown->name_place.error("unknown tag '" + unknown->tag.name + "'");
        }
        return ParseError{.what = "the record does not name its game; known: " + game_names()};
    }
    std::optional<Parsed<AnyMatch>> result;
    visit_game(to_lower(tag->tag.value), [&](auto game) {
        auto match = match_from_record<typename decltype(game)::type>(record);
        if (match) {
            result.emplace(AnyMatch(std::move(*match)));
        } else {
            result.emplace(match.error());
        }
    });
    if (!result) {
        return tag->value_place.error("unknown game '" + tag->tag.value + "'; known: " + game_names());
    }
    return std::move(*result);
}

Parsed<AnyMatch> match_from_text(std::string_view text) {
    const auto record = parse_record(text);
    if (!record) {
        return record.error();
    }
    return with_all_rounds(match_from(*record));
}

Parsed<AnyMatch> kept_match_from_text(std::string_view text) {
    auto match = match_from_text(text);
    auto record = parse_record(text);
    if (match || !record) {
        return match;
    }
    for (auto& tag : record->tags) {
        if (to_lower(tag.tag.name) == "options") {
            const auto* game = game_tag(*record);
            visit_game(to_lower(game == nullptr ? "" : game->tag.value),
                       [&](auto which) { tag.tag.value += decltype(which)::type::former_options; });
        }
    }
    auto former = with_all_rounds(match_from(*record));
    return former ? former : match;
}

Record record_of(const AnyMatch& match) {
    return std::visit([](const auto& one) { return record_of(one); }, match);
}

std::string match_to_text(const AnyMatch& match) {
    return record_to_text(record_of(match));
}

} // namespace mitts
