// Tests text-only panels: lines that link to their rules, and long logs that are drawn only in part.
#include "table/panel_page.h"
#include "tests/ui/hand.h"
#include "ui/panels/panel.h"

#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace mitts;
using namespace mitts::tests;
using i18n::Language;
using ui::PanelContext;
using view::PanelIntent;

TEST_CASE("a touch anywhere on a log line opens its rule, and the line's page element names the rule") {
    auto screen = open_furnished(900, 800);
    Hand hand(*screen, [](const PanelContext& context) {
        return ui::draw_panel(
            context, {.title = "Log",
                      .blocks = {{.kind = view::BlockKind::Line, .text = "You play.", .seat = 0, .letter = "Y"},
                                 {.kind = view::BlockKind::Line,
                                  .text = "Mathilde steals your glove.",
                                  .seat = 1,
                                  .letter = "M",
                                  .rule = "M15.2"}}});
    });
    hand.settle();
    const auto* line = hand.control("Rule M15.2");
    REQUIRE(line != nullptr);
    CHECK(line->rect.h >= 44);
    CHECK(line->rect.w > 300);
    const auto result = hand.click("Rule M15.2");
    CHECK(result.intent == PanelIntent::ShowRule);
    CHECK(result.name == "M15.2");
}

TEST_CASE("only part of a long panel is drawn and shown as page elements, but every line can be reached") {
    auto screen = open_furnished(390, 844);
    view::PanelDoc model{.title = "Log", .blocks = {}, .start = view::TextStart::End};
    constexpr int lines = 5000;
    for (int line = 1; line <= lines; ++line) {
        if (line % 100 == 1) {
            model.blocks.push_back(
                {.kind = view::BlockKind::Heading, .text = "Round " + std::to_string(line / 100 + 1)});
        }
        model.blocks.push_back({.kind = view::BlockKind::Line,
                                .text = "Line " + std::to_string(line) + (line % 3 == 0 ? std::string(60, 'x') : ""),
                                .seat = line % 2,
                                .letter = "M"});
    }
    int vertices = 0;
    Hand hand(*screen, [&](const PanelContext& context) {
        const auto result = ui::draw_panel(context, model);
        vertices = context.screen.list().VtxBuffer.Size;
        return result;
    });
    hand.settle();
    const auto told = [&] {
        std::vector<int> places;
        for (const auto& part : table::panel_parts(model, Language::English, hand.stage().window, hand.stage().found)) {
            if (part.of > 0) {
                CHECK(part.of == lines);
                CHECK(part.text.starts_with("Line " + std::to_string(part.place)));
                places.push_back(part.place);
            }
        }
        CHECK(std::adjacent_find(places.begin(), places.end(), [](int a, int b) { return b != a + 1; }) ==
              places.end());
        CHECK(places.size() < 250);
        REQUIRE(!places.empty());
        return std::pair(places.front(), places.back());
    };
    const auto go = [&](view::TextJump jump) {
        hand.stage().jump = jump;
        hand.settle();
        return told();
    };
    CHECK(told().second == lines);
    CHECK(vertices < 5000); // only the visible glyphs are drawn
    CHECK(go(view::TextJump::Start).first == 1);
    int reached = go(view::TextJump::Start).second;
    for (int steps = 0; reached < lines && steps < lines; ++steps) {
        const auto [first, last] = go(view::TextJump::Later);
        CHECK(first <= reached + 1); // no line is skipped
        CHECK(last > reached);
        reached = last;
    }
    CHECK(reached == lines);
    hand.stage().found = 2500;
    const auto [first, last] = go(view::TextJump::Found);
    CHECK(first < 2475);
    CHECK(last > 2475);
    CHECK(go(view::TextJump::Earlier).first < first);
    CHECK(go(view::TextJump::End).second == lines);
}

TEST_CASE("a panel's controls are in place by the second frame after the panel opens or its document grows") {
    auto screen = open_furnished(390, 844);
    view::PanelDoc model{
        .title = "Log", .blocks = {{.kind = view::BlockKind::Paragraph, .text = "You play."}}, .closes = true};
    ui::PanelStage stage;
    const auto frame = [&](double now_ms) {
        REQUIRE(screen->begin_frame(16));
        ui::draw_panel({.screen = *screen,
                        .language = Language::English,
                        .viewport = screen->viewport(),
                        .now_ms = now_ms,
                        .stage = stage},
                       model);
        screen->end_frame();
    };
    frame(0);
    CHECK(stage.moving); // the height of the content is not known yet
    frame(16);
    CHECK_FALSE(stage.moving);
    CHECK(stage.rising);
    frame(1000);
    frame(1016);
    CHECK_FALSE(stage.rising);

    // If the document grows while the panel is open, the buttons move by the second frame.
    const auto before = stage.controls.front().rect.y;
    model.blocks.push_back(model.blocks.front());
    frame(1032);
    CHECK(stage.moving);
    frame(1048);
    CHECK_FALSE(stage.moving);
    CHECK(stage.controls.front().rect.y < before);
}
