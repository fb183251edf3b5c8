// Prints the facts and strings that the program shares with the page's scripts, as JSON (tools/site/facts.mjs).
//
// This program runs during the site's build and is not part of the site. It reads the descriptors, the presets and the
// strings.
#include "cards/tarot.h"
#include "games/games.h"
#include "i18n/texts.h"
#include "ports/json_text.h"
#include "table/game_shelf.h"
#include "table/save.h"
#include "table/storeroom.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace {

using namespace mitts;
using i18n::Language;
using ports::json_list;
using ports::json_string;
using ports::JsonObject;

constexpr auto as_number = [](int number) { return std::to_string(number); };

template <class Say> std::string in_both(Say&& say) {
    JsonObject both;
    for (const auto language : {Language::English, Language::French}) {
        both.text(i18n::language_code(language), say(language));
    }
    return both.done();
}

// Returns a preset as JSON: its name and, for each allowed number of players, the number of packs and the number of
// cards per hand.
template <Game G> std::string preset_facts(const table::GameDraft& draft, int preset) {
    const auto usual = G::preset_options(preset);
    std::vector<int> players;
    std::vector<int> packs;
    std::vector<int> dealt;
    bool jokers = false;
    for (int number = 1; number <= max_seats; ++number) {
        auto options = usual;
        G::set_players(options, number);
        if (G::validate(options)) {
            continue;
        }
        Rng rng(0);
        const auto pack = shuffled(G::pack(options), rng);
        players.push_back(number);
        packs.push_back(static_cast<int>(std::count(pack.begin(), pack.end(), pack.front())));
        dealt.push_back(static_cast<int>(G::observe(options, G::start_round(options, pack, 0), 0).hand.size()));
        jokers = std::any_of(pack.begin(), pack.end(), [](auto card) { return G::card_to_text(card).front() == 'X'; });
    }
    return JsonObject()
        .json("title",
              in_both([&](Language language) { return draft.options().kind().words.preset(language, preset); }))
        .number("usual_players", G::players(usual))
        .json("players", json_list(players, as_number))
        .json("packs", json_list(packs, as_number))
        .json("dealt", json_list(dealt, as_number))
        .flag("jokers", jokers)
        .done();
}

template <Game G> std::string game_facts() {
    const auto draft = table::draft_from_text(*table::game_named(G::name), {});
    JsonObject presets;
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        presets.json(G::preset_names()[preset], preset_facts<G>(*draft, static_cast<int>(preset)));
    }
    const auto set_up =
        json_list(G::setup_tag_names(), [](std::string_view name) { return json_string(to_lower(name)); });
    return JsonObject()
        .json("presets", presets.done())
        .flag("tarot", std::is_same_v<typename G::Card, TarotCard>)
        .json("set_up", set_up)
        .done();
}

// Calls `facts` with the std::type_identity of each game, and returns a JSON object with the results by game name.
template <class Facts> std::string by_game(Facts facts) {
    JsonObject games;
    for_each_game([&](auto game) { games.json(decltype(game)::type::name, facts(game)); });
    return games.done();
}

// Returns the named values of an option: all values, or only the special value of a range.
std::vector<int> named_values(const OptionShape& shape) {
    if (shape.kind != OptionKind::Range) {
        return option_values(shape);
    }
    return shape.special.empty() ? std::vector<int>() : std::vector{shape.special_value};
}

// Returns the facts about the option at this index, including its value in each preset.
template <Game G> std::string option_facts(const table::GameOptions& options, int index) {
    const auto& descriptor = G::option_descriptors()[static_cast<std::size_t>(index)];
    const auto& words = options.kind().words;
    const auto shape = shape_of(descriptor);
    JsonObject values;
    JsonObject named;
    std::map<Language, std::string> accepted;
    for (const auto language : {Language::English, Language::French}) {
        std::vector<std::string> in_presets;
        in_presets.reserve(at(options.kind().presets));
        for (int preset = 0; preset < options.kind().presets; ++preset) {
            in_presets.push_back(words.option_value(language, shape.name, descriptor.get(G::preset_options(preset))));
        }
        values.json(i18n::language_code(language), json_list(in_presets, json_string));
        JsonObject names;
        auto& list = accepted[language];
        for (const int value : named_values(shape)) {
            const auto name = words.option_value(language, shape.name, value);
            names.text(option_value_to_text(shape, value), name);
            list += (list.empty() ? "" : " · ") + name;
        }
        named.json(i18n::language_code(language), names.done());
        if (shape.kind == OptionKind::Range) {
            const auto [low, high] = options.range(index);
            list += (list.empty() ? "" : " · ") + as_number(std::max(low, 0)) + "–" + as_number(high);
        }
    }
    return JsonObject()
        .text("option", descriptor.name)
        .text("rule", descriptor.rule)
        .json("name", in_both([&](Language language) { return words.option(language, shape.name); }))
        .json("help", in_both([&](Language language) { return words.option_help(language, shape.name); }))
        .json("accepts", in_both([&](Language language) { return accepted[language]; }))
        .json("values", values.done())
        .json("named", named.done())
        .done();
}

// Returns a game's options in the order of its options panel.
template <Game G> std::string options_of_game() {
    const auto draft = table::draft_from_text(*table::game_named(G::name), {});
    std::vector<std::string> options;
    for (const auto& section : draft->options().kind().sections) {
        for (int index = 0; index < static_cast<int>(G::option_descriptors().size()); ++index) {
            if (G::option_descriptors()[static_cast<std::size_t>(index)].group == section.group) {
                options.push_back(option_facts<G>(draft->options(), index));
            }
        }
    }
    return json_list(options, [](const std::string& option) { return option; });
}

// The ids of the program's strings, in the order of TextId.
constexpr std::string_view text_ids[]{
#define MITTS_TEXT(id, english, french) #id,
#define MITTS_NEXT(id, english, french) #id,
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
};

} // namespace

int main() {
    const auto facts =
        JsonObject()
            .json("games", by_game([](auto game) { return game_facts<typename decltype(game)::type>(); }))
            .json("options", by_game([](auto game) { return options_of_game<typename decltype(game)::type>(); }))
            .text("place_pattern", table::place_pattern)
            .number("slot_places", table::slot_places)
            .text("save_word", table::save_word)
            .json("text_ids", json_list(text_ids, json_string))
            .json("program_texts", in_both(i18n::built_in_texts))
            .done();
    std::puts(facts.c_str());
    return 0;
}
