// The option sheets of all games list every option once, mark changes, and disable impossible values.
#include "games/games.h"
#include "games/option_change.h"
#include "view/mitaines/option_sheet.h"
#include "view/mitch/option_sheet.h"
#include "view/mitigati/option_sheet.h"

#include <doctest/doctest.h>

using namespace mitts;
using view::mitaines::option_sheet;
using view::mitch::option_sheet;
using view::mitigati::option_sheet;

namespace {

template <Game G> int place_of(std::string_view name) {
    const auto descriptors = G::option_descriptors();
    for (std::size_t at = 0; at < descriptors.size(); ++at) {
        if (descriptors[at].name == name) {
            return static_cast<int>(at);
        }
    }
    return -1;
}

std::vector<view::OptionRow> rows_of(const view::OptionSheet& sheet) {
    std::vector<view::OptionRow> rows;
    for (const auto& section : sheet.sections) {
        CHECK_FALSE(section.title.empty());
        rows.insert(rows.end(), section.rows.begin(), section.rows.end());
    }
    return rows;
}

} // namespace

TEST_CASE_TEMPLATE("the sheet lists every option once, with texts in both languages", G, mitaines::Game, mitch::Game,
                   mitigati::Game) {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        const auto usual = G::preset_options(0);
        const auto sheet = option_sheet(preset_for<G>(0, G::players(usual)), language);
        CHECK(sheet.presets.size() == G::preset_names().size());
        CHECK(sheet.changes == 0);
        std::vector<int> seen(G::option_descriptors().size(), 0);
        for (const auto& row : rows_of(sheet)) {
            ++seen[static_cast<std::size_t>(row.index)];
            CHECK_FALSE(row.name.empty());
            CHECK_FALSE(row.help.empty());
            CHECK_FALSE(row.changed);
            const bool special = !G::option_descriptors()[static_cast<std::size_t>(row.index)].special.empty();
            CHECK((row.control == view::OptionControl::Stepper && !special) == row.choices.empty());
            for (const auto& choice : row.choices) {
                CHECK_FALSE(choice.label.empty());
            }
        }
        CHECK(std::vector<int>(seen.size(), 1) == seen);
    }
}

TEST_CASE_TEMPLATE("every changed option is marked and shows the preset's value", G, mitaines::Game, mitch::Game,
                   mitigati::Game) {
    const auto usual = preset_for<G>(0, G::players(G::preset_options(0)));
    const auto descriptors = G::option_descriptors();
    int changes = 0;
    for (std::size_t at = 0; at < descriptors.size(); ++at) {
        CAPTURE(descriptors[at].name);
        const auto values = option_values(shape_of(descriptors[at]));
        const int value = descriptors[at].get(usual) == values.front() ? values.back() : values.front();
        const auto changed = with_option<G>(usual, static_cast<int>(at), value);
        if (!changed || descriptors[at].name == "players") {
            continue;
        }
        ++changes;
        const auto sheet = option_sheet(*changed, i18n::Language::English);
        CHECK(sheet.changes >= 1);
        CHECK(sheet.subtitle.find('{') == std::string::npos);
        for (const auto& row : rows_of(sheet)) {
            const auto& descriptor = descriptors[static_cast<std::size_t>(row.index)];
            CHECK(row.changed == (descriptor.get(*changed) != descriptor.get(usual)));
            CHECK_FALSE(row.preset_value.empty());
        }
    }
    CHECK(changes > 2);
}

TEST_CASE("option values that make it impossible to deal a round are disabled") {
    const auto sheet = option_sheet(preset_for<mitaines::Game>(0, 2), i18n::Language::English);
    for (const auto& row : sheet.sections[0].rows) {
        CHECK(row.preset_value.find('{') == std::string::npos);
        if (row.index == place_of<mitaines::Game>("target")) {
            CHECK(row.preset_value.find("500") != std::string::npos);
        }
        if (row.index == place_of<mitaines::Game>("layout")) {
            CHECK(row.choices.size() == 3);
            CHECK_FALSE(row.choices[0].possible);
            CHECK(row.choices[1].possible);
            CHECK_FALSE(row.choices[2].possible);
            CHECK_FALSE(row.barred.empty());
        }
    }
}
