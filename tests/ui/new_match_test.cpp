#include "i18n/people.h"
#include "table/game_shelf.h"
#include "tests/ui/hand.h"
#include "ui/panels/panel.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace mitts;
using namespace mitts::tests;
using i18n::Language;
using i18n::TextId;
using ui::PanelContext;
using view::PanelIntent;

namespace {

view::PanelDoc new_mitaines() {
    return table::draft_from_text(0, {})->panel(Language::English, false);
}

// Returns the panel's first block of this kind.
const view::PanelBlock& block_in(const view::PanelDoc& doc, view::BlockKind kind) {
    const auto found =
        std::find_if(doc.blocks.begin(), doc.blocks.end(), [&](const auto& one) { return one.kind == kind; });
    REQUIRE(found != doc.blocks.end());
    return *found;
}

// Returns a label with the name and the level of the first computer of a new match.
std::string of_computer(TextId id) {
    return english(id, {{"name", i18n::computer_name(0)}, {"level", i18n::level_name(Language::English, "newcomer")}});
}

} // namespace

TEST_CASE("every setting in the new-match panel can be changed, and one click starts the match") {
    auto screen = open_furnished(900, 900);
    const auto doc = new_mitaines();
    Hand hand{*screen, [&](const PanelContext& context) { return ui::draw_panel(context, doc); }};
    CHECK(hand.click(english(TextId::MatchDeal)).intent == view::PanelIntent::Start);
    CHECK(hand.click(english(TextId::MatchCustomize)).intent == view::PanelIntent::Customize);
    const auto& preset = block_in(doc, view::BlockKind::Tiles).choices.at(1);
    check_press(hand.click(preset.words), {.intent = PanelIntent::ChoosePreset, .index = 1});
    check_press(hand.press(english(TextId::ValueOf, {{"what", english(TextId::MatchPlayerCount)}, {"value", "4"}})),
                {.intent = PanelIntent::ChoosePlayers, .value = 4});
    check_press(hand.press(of_computer(TextId::SeatNext)),
                {.intent = PanelIntent::ChoosePlayedBy, .index = 1, .value = 0});
    check_press(hand.press(of_computer(TextId::SeatBefore)),
                {.intent = PanelIntent::ChoosePlayedBy, .index = 1, .value = 4});
    const auto& variation = block_in(doc, view::BlockKind::Switches).choices.at(0);
    CHECK(variation.press.intent == PanelIntent::SetOption);
    check_press(hand.press(variation.words), variation.press);
    CHECK(hand.press(english(TextId::MatchSeedNew)).intent == view::PanelIntent::NewSeed);
    CHECK(hand.press(english(TextId::MatchSeedWrite)).intent == view::PanelIntent::EditSeed);
}

TEST_CASE("the new-match panel shows the number of players, then the levels, then the rules") {
    auto screen = open_furnished(390, 844);
    Hand hand{*screen, [](const PanelContext& context) { return ui::draw_panel(context, new_mitaines()); }};
    const auto* players =
        hand.control(english(TextId::ValueOf, {{"what", english(TextId::MatchPlayerCount)}, {"value", "4"}}));
    const auto* level = hand.control(of_computer(TextId::SeatNext));
    const auto* rules = hand.control(english(TextId::MatchCustomize));
    REQUIRE((players != nullptr && level != nullptr && rules != nullptr));
    CHECK(players->rect.y < level->rect.y);
    CHECK(level->rect.y < rules->rect.y);
}

TEST_CASE("seven player counts fit in two rows on the narrowest phone, without overlap") {
    auto screen = open_furnished(320, 568);
    const auto doc = table::draft_from_text(*table::game_named("mitch"), {})->panel(Language::English, false);
    Hand hand{*screen, [&](const PanelContext& context) { return ui::draw_panel(context, doc); }};
    const auto number = [&](const std::string& players) {
        const auto* control =
            hand.control(english(TextId::ValueOf, {{"what", english(TextId::MatchPlayerCount)}, {"value", players}}));
        REQUIRE(control != nullptr);
        return control->rect;
    };
    CHECK(number("5").y == number("2").y);
    CHECK(number("8").y > number("2").y);
    const auto* company = hand.control(
        english(TextId::ValueOf, {{"what", english(TextId::Company)}, {"value", english(TextId::CompanyComputers)}}));
    REQUIRE(company != nullptr);
    CHECK(company->rect.y >= number("8").bottom());
    CHECK_FALSE(overlap(number("7"), number("8")));
}
