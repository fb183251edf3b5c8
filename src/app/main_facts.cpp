// The facts of games and the sentences that the page's scripts share with the program, as one JSON text (tools/site/facts.mjs).
//
// It runs while the page is put together and is no part of it. Everything comes from descriptors, presets and i18n.
#include "games/games.h"
#include "i18n/mitaines_words.h"
#include "i18n/mitch_words.h"
#include "i18n/mitigati_words.h"
#include "i18n/page_texts.h"
#include "ports/json_text.h"
#include "table/save.h"
#include "table/storeroom.h"

#include <algorithm>
#include <cstdio>

namespace {

using namespace mitts;
using i18n::Language;
using ports::json_string;

// A JSON object or list: its parts between two brackets.
class Json {
public:
    explicit Json(std::string_view brackets) : text_(brackets.substr(0, 1)), end_(brackets.substr(1)) {
    }
    void add(const std::string& part) {
        text_ += (empty_ ? "" : ",") + part;
        empty_ = false;
    }
    void add(std::string_view name, const std::string& value) {
        add(json_string(name) + ':' + value);
    }
    std::string text() const {
        return text_ + end_;
    }

private:
    std::string text_;
    std::string end_;
    bool empty_ = true;
};

template <class Say> std::string in_both(Say&& say) {
    Json both("{}");
    for (const auto language : {Language::English, Language::French}) {
        both.add(i18n::language_code(language), json_string(say(language)));
    }
    return both.text();
}

// A preset: its name, and for each number of players that it can be dealt to the packs and the cards in a hand.
template <Game G> std::string preset_facts(int preset) {
    using i18n::preset_name;
    using i18n::mitigati::preset_name;
    const auto usual = G::preset_options(preset);
    Json players("[]");
    Json packs("[]");
    Json dealt("[]");
    bool jokers = false;
    for (int number = 1; number <= max_seats; ++number) {
        auto options = usual;
        G::set_players(options, number);
        if (G::validate(options)) {
            continue;
        }
        Rng rng(0);
        const auto pack = G::shuffled_pack(options, rng);
        const auto hand = G::observe(options, G::start_round(options, pack, 0), 0).hand;
        players.add(std::to_string(number));
        packs.add(std::to_string(std::count(pack.begin(), pack.end(), pack.front())));
        dealt.add(std::to_string(hand.size()));
        jokers = std::any_of(pack.begin(), pack.end(), [](auto card) { return G::card_to_text(card).front() == 'X'; });
    }
    Json facts("{}");
    facts.add("title", in_both([&](Language language) { return preset_name(language, usual.preset); }));
    facts.add("usual_players", std::to_string(G::players(usual)));
    facts.add("players", players.text());
    facts.add("packs", packs.text());
    facts.add("dealt", dealt.text());
    facts.add("jokers", jokers ? "true" : "false");
    return facts.text();
}

template <Game G> std::string game_facts() {
    Json presets("{}");
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        presets.add(G::preset_names()[preset], preset_facts<G>(static_cast<int>(preset)));
    }
    Json set_up("[]");
    for (const auto name : G::setup_tag_names()) {
        set_up.add(json_string(to_lower(name)));
    }
    Json facts("{}");
    facts.add("presets", presets.text());
    facts.add("set_up", set_up.text());
    return facts.text();
}

std::string all_games() {
    Json games("{}");
    for_each_game([&](auto game) {
        using G = typename decltype(game)::type;
        games.add(G::name, game_facts<G>());
    });
    return games.text();
}

// Where matches are kept, slot by slot.
std::string kept_places() {
    Json slots("{}");
    for (const auto slot : {table::Slot::Own, table::Slot::Link}) {
        Json places("[]");
        for (int place = 0; place < table::slot_places; ++place) {
            places.add(json_string(table::place_name(table::slot_name(slot), place)));
        }
        slots.add(table::slot_name(slot), places.text());
    }
    return slots.text();
}

// [group, name, English, French] of each.
std::string texts() {
    Json all("[]");
    for (const auto& text : i18n::page_texts) {
        Json one("[]");
        one.add(json_string(text.group));
        one.add(json_string(text.name));
        one.add(json_string(say(Language::English, text)));
        one.add(json_string(say(Language::French, text)));
        all.add(one.text());
    }
    return all.text();
}

} // namespace

int main() {
    Json facts("{}");
    facts.add("games", all_games());
    facts.add("kept_places", kept_places());
    facts.add("save_word", json_string(table::save_word));
    facts.add("texts", texts());
    std::puts(facts.text().c_str());
    return 0;
}
