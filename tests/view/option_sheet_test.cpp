#include "view/mitaines/option_sheet.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::mitaines;
using view::mitaines::changes_from_preset;
using view::mitaines::option_sheet;
using view::mitaines::preset_for;
using view::mitaines::with_option;

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

TEST_CASE("every preset can be dealt for every number of players") {
    for (int preset = 0; preset < preset_count; ++preset) {
        for (int players = 2; players <= 4; ++players) {
            const auto options = preset_for(static_cast<Preset>(preset), players);
            CHECK_FALSE(validate(options).has_value());
            CHECK(options.players == players);
            CHECK(changes_from_preset(options) == 0);
        }
    }
}

TEST_CASE("whatever is touched, what comes out can be dealt") {
    for (int preset = 0; preset < preset_count; ++preset) {
        for (int players = 2; players <= 4; ++players) {
            const auto start = preset_for(static_cast<Preset>(preset), players);
            const auto descriptors = option_descriptors();
            for (std::size_t at = 0; at < descriptors.size(); ++at) {
                for (const int value : {-1, 0, 1, 2, 3, 4, 5, 6, 10, 500, 99999}) {
                    const auto changed = with_option(start, static_cast<int>(at), value);
                    CAPTURE(descriptors[at].name);
                    CAPTURE(value);
                    CHECK_FALSE(validate(changed).has_value());
                    CHECK((descriptors[at].get(changed) == value || changed == start));
                }
            }
        }
    }
}

TEST_CASE("jokers bring their layout, and take it away (M3, M4)") {
    const auto plain = preset_for(Preset::Pagat, 2);
    const auto with = with_option(plain, place_of("jokers"), 2);
    CHECK(with.jokers == 2);
    CHECK(with.layout == 6);
    CHECK(with_option(with, place_of("jokers"), 0) == plain);
}

TEST_CASE("dealing singly is for four without layout (M5), the exchange for four (M6)") {
    const auto two = preset_for(Preset::Pagat, 2);
    CHECK(with_option(two, place_of("dealing"), 1) == two);
    CHECK(with_option(two, place_of("exchange"), 1) == two);
    const auto four = with_option(two, place_of("players"), 4);
    const auto singly = with_option(four, place_of("dealing"), 1);
    CHECK(singly.dealing == Dealing::Singly);
    CHECK(singly.layout == 0);
    CHECK(with_option(four, place_of("exchange"), 1).exchange == YesNo::Yes);
    const auto three = with_option(preset_for(Preset::Regles, 4), place_of("players"), 3);
    CHECK(three.dealing == Dealing::Packets);
    CHECK(three.exchange == YesNo::No);
    CHECK(three.layout == 4);
}

TEST_CASE("the sheet has every option once, with words in both languages") {
    for (const auto language : {i18n::Language::English, i18n::Language::French}) {
        const auto sheet = option_sheet(preset_for(Preset::Pagat, 2), language);
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
    auto options = preset_for(Preset::Pagat, 2);
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
    const auto sheet = option_sheet(preset_for(Preset::Pagat, 2), i18n::Language::English);
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
