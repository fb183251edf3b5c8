// Checks that the options panels of all games list every option once, mark changes, and disable impossible values.
#include "i18n/language.h"
#include "table/game_shelf.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using i18n::Language;
using table::OptionUse;
using view::BlockKind;

namespace {

// Returns the options in a panel, including those in the stepper table.
std::vector<view::PanelBlock> options_in(const view::PanelDoc& panel) {
    std::vector<view::PanelBlock> found;
    for (const auto& block : panel.blocks) {
        if (block.kind == BlockKind::Choices || block.kind == BlockKind::Switch || block.kind == BlockKind::Stepper ||
            block.kind == BlockKind::Value) {
            found.push_back(block);
        }
        found.insert(found.end(), block.cells.begin(), block.cells.end());
    }
    return found;
}

template <class Visit> void for_each_options(Visit visit) {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        visit(table::draft_from_text(game, {})->options());
    }
}

} // namespace

TEST_CASE("the options panel lists every option once, and labels its choices in both languages") {
    for_each_options([](const table::GameOptions& options) {
        for (const auto language : {Language::English, Language::French}) {
            for (const auto use : {OptionUse::Change, OptionUse::Look}) {
                const auto panel = options.panel(use, language);
                std::vector<std::string> names;
                for (const auto& block : options_in(panel)) {
                    CHECK_FALSE(block.changed);
                    CHECK(block.choices.empty() == (use == OptionUse::Look));
                    CHECK(block.figure.empty() == !(use == OptionUse::Look || block.kind == BlockKind::Stepper));
                    for (const auto& choice : block.choices) {
                        CHECK_FALSE(choice.words.empty());
                    }
                    names.push_back(block.text);
                }
                std::vector<std::string> expected;
                for (const auto& shape : options.shapes()) {
                    expected.push_back(options.kind().words.option(language, shape.name));
                    CHECK_FALSE(options.kind().words.option_help(language, shape.name).empty());
                }
                CHECK(std::is_permutation(names.begin(), names.end(), expected.begin(), expected.end()));
                CHECK(panel.has_default == (use == OptionUse::Change));
            }
        }
    });
}

TEST_CASE("every changed option is marked and shows the preset's value") {
    for_each_options([](const table::GameOptions& options) {
        int changed = 0;
        for (int index = 0; index < static_cast<int>(options.shapes().size()); ++index) {
            CAPTURE(options.shapes()[static_cast<std::size_t>(index)].name);
            const auto values = option_values(options.shapes()[static_cast<std::size_t>(index)]);
            const auto other = options.copy();
            if (!other->set(index, options.value(index) == values.front() ? values.back() : values.front()) ||
                index == options.index_of("players")) {
                continue;
            }
            ++changed;
            CHECK(other->changes() >= 1);
            const auto panel = other->panel(OptionUse::Change, Language::English);
            CHECK(panel.subtitle.find('{') == std::string::npos);
            CHECK(panel.foot.size() == 2);
            const auto preset = other->kind().words.preset(Language::English, other->preset()) + ": ";
            int marked = 0;
            for (const auto& block : options_in(panel)) {
                CHECK(block.changed == (block.help.find(preset) == 0));
                marked += block.changed ? 1 : 0;
            }
            CHECK(marked == other->changes());
        }
        CHECK(changed > 2);
    });
}

TEST_CASE("option values that make a deal impossible are disabled, and the help text names a possible value") {
    const auto draft = table::draft_from_text(0, {});
    const auto blocks = options_in(draft->options().panel(OptionUse::Change, Language::English));
    const auto layout = std::find_if(blocks.begin(), blocks.end(), [&](const auto& block) {
        return block.text == draft->options().kind().words.option(Language::English, "layout");
    });
    REQUIRE(layout != blocks.end());
    REQUIRE(layout->choices.size() == 3);
    CHECK_FALSE(layout->choices[0].enabled);
    CHECK(layout->choices[1].enabled);
    CHECK_FALSE(layout->choices[2].enabled);
    CHECK(layout->help.find(layout->choices[1].words) != std::string::npos);
}
