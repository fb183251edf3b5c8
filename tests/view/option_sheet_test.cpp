#include "games/mitaines/game.h"
#include "games/option_change.h"
#include "view/mitaines/option_sheet.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::mitaines;
using view::mitaines::option_sheet;

namespace {

int place_of(std::string_view name) {
    const auto descriptors = option_descriptors();
    for (std::size_t at = 0; at < descriptors.size(); ++at) {
        if (descriptors[at].name == name) {
            return static_cast<int>(at);
        }
    }
    return -1;
}

} // namespace

TEST_CASE("the sheet has every option once, with words in both languages") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        const auto sheet = option_sheet(preset_for<mitaines::Game>(0, 2), language);
        CHECK(sheet.presets.size() == preset_count);
        CHECK(sheet.changes == 0);
        std::vector<int> seen(option_descriptors().size(), 0);
        for (const auto& section : sheet.sections) {
            CHECK_FALSE(section.title.empty());
            for (const auto& row : section.rows) {
                ++seen[static_cast<std::size_t>(row.index)];
                CHECK_FALSE(row.name.empty());
                CHECK_FALSE(row.help.empty());
                CHECK_FALSE(row.changed);
                CHECK((row.control == view::OptionControl::Stepper) == row.choices.empty());
                for (const auto& choice : row.choices) {
                    CHECK_FALSE(choice.label.empty());
                }
            }
        }
        CHECK(std::vector<int>(seen.size(), 1) == seen);
    }
}

TEST_CASE("changed rules are marked, with the preset's value") {
    auto options = preset_for<mitaines::Game>(0, 2);
    options.target = 1000;
    const auto sheet = option_sheet(options, i18n::Language::English);
    CHECK(sheet.changes == 1);
    CHECK(sheet.subtitle.find('{') == std::string::npos);
    for (const auto& row : sheet.sections[0].rows) {
        CHECK(row.changed == (row.index == place_of("target")));
        if (row.changed) {
            CHECK(row.preset_value.find("500") != std::string::npos);
        }
    }
}

TEST_CASE("values that cannot be dealt are told apart, with those that can") {
    const auto sheet = option_sheet(preset_for<mitaines::Game>(0, 2), i18n::Language::English);
    for (const auto& row : sheet.sections[0].rows) {
        if (row.index == place_of("layout")) {
            CHECK(row.choices.size() == 3);
            CHECK_FALSE(row.choices[0].possible);
            CHECK(row.choices[1].possible);
            CHECK_FALSE(row.choices[2].possible);
            CHECK_FALSE(row.barred.empty());
        }
    }
}
