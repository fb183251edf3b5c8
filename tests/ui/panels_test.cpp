#include "table/game_shelf.h"
#include "table/panel_page.h"
#include "tests/support/all_parts.h"
#include "tests/ui/hand.h"
#include "ui/panels/panel.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace mitts;
using namespace mitts::tests;
using i18n::Language;
using i18n::TextId;
using ui::PanelContext;
using view::PanelIntent;
using view::PanelResult;

namespace {

view::PanelResult menu(const PanelContext& context) {
    return ui::draw_panel(
        context, view::menu_doc({.title = "Mitaines", .subtitle = "round 2", .can_undo = true}, context.language));
}

view::PanelDoc options(Language language = Language::English, table::OptionUse use = table::OptionUse::Change) {
    return table::draft_from_text(0, {})->options().panel(use, language);
}

view::PanelDoc new_match(Language language = Language::English) {
    return table::draft_from_text(0, {})->panel(language, false);
}

PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model) {
    return ui::draw_summary(context, model, view::summary_doc(model, context.language));
}

view::SummaryModel end_of_match() {
    view::SummaryModel model{.names = {"You", "Mathilde", "Odile"}};
    model.summary = {.title = "You win the match!", .subtitle = "End of round 2", .match_over = true, .winners = {0}};
    model.story = {.target = 500,
                   .totals = {{100, 40, 0}, {510, 390, -20}},
                   .moments = {{.title = "Best capture", .detail = "Glove of 9s, completed", .points = 250}}};
    for (Seat seat = 0; seat < 3; ++seat) {
        model.summary.sides.push_back(
            {.name = model.names[at(seat)], .side = seat, .seat = seat, .after = model.story.totals.back()[at(seat)]});
    }
    return model;
}

struct NamedPanel {
    std::string name;
    view::PanelDoc doc;
    Hand::Panel draw;
};

std::vector<NamedPanel> every_panel(Language language) {
    std::vector<NamedPanel> panels;
    const auto add = [&](std::string name, const view::PanelDoc& doc) {
        panels.push_back(
            {std::move(name), doc, [doc](const PanelContext& context) { return ui::draw_panel(context, doc); }});
    };
    add("menu", view::menu_doc({.title = "Mitaines", .subtitle = "round 2", .can_undo = true}, language));
    add("options", options(language));
    add("rules", options(language, table::OptionUse::Look));
    add("new match", new_match(language));
    add("settings", view::settings_doc({}, {}, language));
    add("record", view::record_doc("mitaines 1", {}, language));
    add("dialog", view::message_doc("Lost", "It could not be saved.", "x", language));
    add("text",
        {.title = "Log",
         .blocks = {{.kind = view::BlockKind::Line, .text = "Played.", .figure = "why?", .rule = "M5", .asks = 1},
                    {.kind = view::BlockKind::Line, .text = "Passed.", .rule = "M6"}}});
    const auto end = end_of_match();
    panels.push_back({"the end of a match", view::summary_doc(end, language),
                      [end](const PanelContext& context) { return draw_summary(context, end); }});
    return panels;
}

} // namespace

TEST_CASE("a click on a menu item returns its intent, but a click on a disabled item returns no intent") {
    auto screen = open_furnished(800, 700);
    Hand hand{*screen, menu};
    CHECK(hand.click(english(TextId::MenuUndo)).intent == view::PanelIntent::Undo);
    CHECK(hand.click(english(TextId::MenuRedo)).intent == view::PanelIntent::None);
    CHECK(hand.click(english(TextId::MenuLog)).intent == view::PanelIntent::ShowLog);
    CHECK(hand.click(english(TextId::Close)).intent == view::PanelIntent::Close);
    CHECK_FALSE(hand.control(english(TextId::MenuRedo))->enabled);
}

TEST_CASE("a click outside a panel closes it") {
    auto screen = open_furnished(800, 700);
    Hand hand{*screen, menu};
    CHECK(hand.click(view::Point{20, 20}).intent == view::PanelIntent::Close);
}

TEST_CASE("the touch that opens a panel neither closes the panel nor presses one of its controls") {
    auto screen = open_furnished(800, 700);
    for (const int x : {20, 400}) { // touches outside the panel and inside it
        for (int y = 40; y < 700; y += 60) {
            for (const auto type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
                SDL_Event event{};
                event.type = type;
                event.button.button = SDL_BUTTON_LEFT;
                event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
                event.button.x = x;
                event.button.y = y;
                screen->take(event, 0);
            }
            view::PanelIntent any = view::PanelIntent::None;
            Hand hand{*screen, [&](const PanelContext& context) {
                          const auto result = menu(context);
                          any = result.intent == view::PanelIntent::None ? any : result.intent;
                          return result;
                      }};
            CHECK(any == view::PanelIntent::None);
            CHECK(hand.click(english(TextId::MenuUndo)).intent == view::PanelIntent::Undo);
        }
    }
}

TEST_CASE("page elements can press any control by its index, even a control that is scrolled out of view") {
    auto screen = open_furnished(360, 320);
    Hand hand{*screen, menu};
    CHECK(hand.press(english(TextId::MenuUndo)).intent == view::PanelIntent::Undo);
    CHECK(hand.press(english(TextId::MenuLeave)).intent == view::PanelIntent::Leave); // this item is out of view
}

TEST_CASE("Enter presses the default button of a dialog, a new-match panel or a match-end panel, but menus have none") {
    auto screen = open_furnished(800, 700);
    const auto main_of = [&](const Hand::Panel& panel) -> std::string {
        Hand hand{*screen, panel};
        hand.settle();
        const auto& stage = hand.stage();
        return stage.main < 0 ? "" : stage.controls.at(static_cast<std::size_t>(stage.main)).label;
    };
    CHECK(main_of([](const PanelContext& context) {
              return ui::draw_panel(context, view::message_doc("A title", "A text.", {}, Language::English));
          }) == english(TextId::DialogFine));
    CHECK(main_of([](const PanelContext& context) { return draw_summary(context, end_of_match()); }) ==
          english(TextId::SummaryRematch));
    CHECK(main_of([](const PanelContext& context) { return ui::draw_panel(context, new_match()); }) ==
          english(TextId::MatchDeal));
    CHECK(main_of(menu) == "");
}

TEST_CASE("a drag on a panel scrolls its content without pressing a control") {
    auto screen = open_furnished(390, 500, 2);
    Hand hand{*screen, [](const PanelContext& context) { return ui::draw_panel(context, options()); }};
    CHECK(hand.stage().scroll == 0);
    CHECK(hand.drag({190, 380}, {190, 180}).intent == view::PanelIntent::None);
    CHECK(hand.stage().scroll > 150);
    CHECK(hand.drag({190, 200}, {190, 700}).intent == view::PanelIntent::None);
    CHECK(hand.stage().scroll == 0);
}

TEST_CASE("the mouse wheel scrolls to the end of the content and no further") {
    auto screen = open_furnished(800, 500);
    Hand hand{*screen, [](const PanelContext& context) { return ui::draw_panel(context, options()); }};
    hand.wheel({400, 300}, -2);
    CHECK(hand.stage().scroll == doctest::Approx(120));
    hand.wheel({400, 300}, -500);
    const float end = hand.stage().scroll;
    hand.wheel({400, 300}, -1);
    CHECK(hand.stage().scroll == end);
    hand.wheel({400, 300}, 500);
    CHECK(hand.stage().scroll == 0);
}

TEST_CASE("every number and every switch in the options panel can be changed with its control") {
    auto screen = open_furnished(900, 800);
    const auto doc = options();
    Hand hand{*screen, [&](const PanelContext& context) { return ui::draw_panel(context, doc); }};
    auto blocks = doc.blocks;
    for (const auto& block : doc.blocks) {
        blocks.insert(blocks.end(), block.cells.begin(), block.cells.end());
    }
    int pressed = 0;
    for (const auto& block : blocks) {
        CAPTURE(block.text);
        if (block.kind == view::BlockKind::Stepper || block.kind == view::BlockKind::Switch) {
            const auto& choice = block.choices.back(); // increases a number or toggles a switch
            CHECK(choice.press.intent == PanelIntent::SetOption);
            check_press(hand.press(choice.label.empty() ? choice.words : choice.label),
                        choice.enabled ? choice.press : PanelResult{});
            pressed += choice.enabled ? 1 : 0;
        }
    }
    CHECK(pressed > 10);
}

TEST_CASE("an impossible choice is shown but disabled") {
    auto screen = open_furnished(900, 800);
    const auto doc = options();
    Hand hand{*screen, [&](const PanelContext& context) { return ui::draw_panel(context, doc); }};
    int impossible = 0;
    for (const auto& block : doc.blocks) {
        for (const auto& choice : block.choices) {
            if (block.kind == view::BlockKind::Choices && !choice.enabled) {
                ++impossible;
                REQUIRE(hand.control(choice.label) != nullptr);
                CHECK_FALSE(hand.control(choice.label)->enabled);
                CHECK(hand.click(choice.label).intent == view::PanelIntent::None);
            }
        }
    }
    CHECK(impossible > 0);
}

TEST_CASE("changing one setting does not affect the others, and a reset restores the defaults") {
    auto screen = open_furnished(900, 900);
    view::Settings settings;
    Hand hand{*screen, [&](const PanelContext& context) {
                  const auto doc = view::settings_doc(settings, {{"mitch", "Mitch"}}, context.language);
                  const auto result = ui::draw_panel(context, doc);
                  if (result.intent == PanelIntent::ChangeSettings) {
                      view::choose_setting(settings, result.name, result.value);
                  }
                  return result;
              }};
    const auto value = [](TextId what, TextId choice) {
        return english(TextId::ValueOf, {{"what", english(what)}, {"value", english(choice)}});
    };
    const auto wood = english(TextId::ValueOf, {{"what", english(TextId::SettingsTable, {{"game", "Mitch"}})},
                                                {"value", english(TextId::SettingsWood)}});
    CHECK(hand.press(wood).intent == view::PanelIntent::ChangeSettings);
    CHECK(table_of(settings, "mitch") == view::TableChoice::Wood);
    hand.press(value(TextId::SettingsSuits, TextId::SettingsFour));
    CHECK(settings.suits == view::SuitColours::Four);
    hand.press(value(TextId::SettingsUndo, TextId::RulesYes));
    CHECK(settings.undo == view::UndoChoice::Forbidden);
    view::Settings expected;
    choose_table(expected, "mitch", view::TableChoice::Wood);
    expected.suits = view::SuitColours::Four;
    expected.undo = view::UndoChoice::Forbidden;
    CHECK(settings == expected);
    CHECK(hand.press(english(TextId::SettingsReset)).intent == view::PanelIntent::ChangeSettings);
    CHECK(settings == view::Settings{});
}

TEST_CASE(
    "a summary has a button to start the next round, to return to the table during a round, or to play a rematch") {
    auto screen = open_furnished(900, 800);
    view::SummaryModel model{.names = {"You", "Mathilde"}};
    model.summary.title = "End of round 1";
    model.summary.next = "Next round";
    model.summary.sides = {{.name = "You", .side = 0, .seat = 0}, {.name = "Mathilde", .side = 1, .seat = 1}};
    Hand hand{*screen, [&](const PanelContext& context) { return draw_summary(context, model); }};
    CHECK(hand.click(model.summary.next).intent == view::PanelIntent::NextRound);
    model.summary.playing = true;
    hand.settle();
    CHECK(hand.click(english(TextId::MenuBack)).intent == view::PanelIntent::Close);
    model.summary.playing = false;
    model.summary.match_over = true;
    hand.settle();
    CHECK(hand.click(english(TextId::SummaryRematch)).intent == view::PanelIntent::Rematch);
    CHECK(hand.click(english(TextId::SummaryMoves)).intent == view::PanelIntent::ShowLog);
    CHECK(hand.click(english(TextId::MatchShare)).intent == view::PanelIntent::Share);
}

TEST_CASE("the animation after a match stops at a touch or after a fixed time, and is longer if the viewer wins") {
    auto screen = open_furnished(900, 800);
    enum class Then : std::uint8_t { Waits, Touches };
    const auto plays = [&](double after_ms, int winner, view::Speed speed = view::Speed::Normal,
                           Then then = Then::Waits) {
        auto model = end_of_match();
        model.summary.winners = {winner};
        ui::PanelStage stage;
        const auto frame = [&](double now_ms) {
            REQUIRE(screen->begin_frame(40));
            draw_summary(
                {.screen = *screen, .viewport = screen->viewport(), .speed = speed, .now_ms = now_ms, .stage = stage},
                model);
            screen->end_frame();
        };
        for (int count = 0; count < 6; ++count) { // the first frames ignore input
            frame(1000);
        }
        stage.press = then == Then::Touches ? 0 : -1;
        frame(1000 + after_ms);
        return stage.plays;
    };
    CHECK(plays(1500, 0));
    CHECK_FALSE(plays(1600, 0));
    CHECK(plays(900, 0, view::Speed::Fast));
    CHECK_FALSE(plays(960, 0, view::Speed::Fast));
    CHECK(plays(700, 1));
    CHECK_FALSE(plays(800, 1));
    CHECK_FALSE(plays(100, 0, view::Speed::None));
    CHECK_FALSE(plays(400, 0, view::Speed::Normal, Then::Touches));
}

TEST_CASE("a panel shown in HTML is not drawn on the canvas, but can still be closed") {
    auto screen = open_furnished(900, 800);
    Hand bare(*screen, [](const PanelContext&) { return PanelResult{}; });
    bare.settle();
    int width = 0;
    int height = 0;
    const auto nothing = screen->read_pixels(width, height);
    Hand hand(*screen, [](const PanelContext& context) {
        return ui::draw_panel(context, {.title = "Lessons", .paper = view::Paper::Unseen});
    });
    hand.settle();
    CHECK(screen->read_pixels(width, height) == nothing);
    CHECK(hand.press(english(TextId::Close)).intent == PanelIntent::Close);
}

TEST_CASE("a dialog responds to its buttons, but not to a click outside") {
    auto screen = open_furnished(600, 500);
    Hand hand{*screen, [](const PanelContext& context) {
                  return ui::draw_panel(context, view::message_doc("Lost", "Not saved.", "x", Language::English));
              }};
    CHECK(hand.click(english(TextId::DialogFine)).intent == view::PanelIntent::Close);
    CHECK(hand.click(english(TextId::RecordCopy)).intent == view::PanelIntent::CopyRecord);
    CHECK(hand.click(view::Point{4, 4}).intent == view::PanelIntent::None);
}

TEST_CASE("at every window size and in both languages, controls have labels, are large enough and fit the width") {
    struct Window {
        int width;
        int height;
    };
    for (const auto window :
         {Window{320, 568}, Window{390, 844}, Window{480, 360}, Window{640, 320}, Window{1280, 720}}) {
        auto screen = open_furnished(window.width, window.height);
        for (const auto language : {Language::English, Language::French}) {
            for (const auto& one : every_panel(language)) {
                CAPTURE(one.name);
                CAPTURE(window.width);
                Hand hand{*screen, one.draw, language};
                const auto& controls = hand.stage().controls;
                CHECK_FALSE(controls.empty());
                for (std::size_t at = 0; at < controls.size(); ++at) {
                    const auto& rect = controls[at].rect;
                    CAPTURE(controls[at].label);
                    CHECK_FALSE(controls[at].label.empty());
                    CHECK(controls[at].label.find('{') == std::string::npos);
                    CHECK(rect.w >= 43.5F);
                    CHECK(rect.h >= 43.5F);
                    CHECK(rect.x >= 0);
                    CHECK(rect.right() <= static_cast<float>(window.width) + 0.5F);
                }
            }
        }
    }
}

TEST_CASE("the controls of a panel do not overlap when all are visible") {
    auto screen = open_furnished(1200, 2200);
    for (const auto& one : every_panel(Language::French)) {
        CAPTURE(one.name);
        Hand hand{*screen, one.draw, Language::French};
        const auto& controls = hand.stage().controls;
        for (std::size_t a = 0; a < controls.size(); ++a) {
            for (std::size_t b = a + 1; b < controls.size(); ++b) {
                CAPTURE(controls[a].label);
                CAPTURE(controls[b].label);
                CHECK_FALSE(overlap(controls[a].rect, controls[b].rect));
            }
        }
    }
}

TEST_CASE("the page's elements have the same control numbers as the drawn panel") {
    auto screen = open_furnished(390, 844);
    for (const auto& one : every_panel(Language::English)) {
        CAPTURE(one.name);
        Hand hand{*screen, one.draw};
        const auto& drawn = hand.stage().controls;
        auto told = all_parts(table::panel_parts(one.doc, Language::English, {}, -1));
        std::erase_if(told, [](const auto& part) { return part.key.empty(); });
        REQUIRE(told.size() == drawn.size());
        for (const auto& part : told) {
            const auto& control = drawn.at(static_cast<std::size_t>(std::stoi(part.key)));
            CAPTURE(part.text);
            CHECK(control.label.find(part.text) != std::string::npos);
            CHECK(control.enabled == part.enabled);
            CHECK(control.chosen == part.on);
        }
    }
}

TEST_CASE("the page receives a setting's name, explanation and choices") {
    const auto parts = table::panel_parts(view::settings_doc({}, {}, Language::English), Language::English, {}, -1);
    const auto size = std::find_if(parts.begin(), parts.end(), [](const auto& part) {
        return part.role == ports::PageRole::Group && part.text == english(TextId::SettingsText);
    });
    REQUIRE(size != parts.end());
    CHECK(size->more == english(TextId::SettingsTextHelp));
    REQUIRE(size->items.size() == 3);
    CHECK(size->items[0].on);
    CHECK(size->items[1].text == english(TextId::SettingsLarger));
}

TEST_CASE("on a phone, the summary after an agreement has one row for each player") {
    auto screen = open_furnished(390, 844);
    view::SummaryModel model{.names = {"You", "Mathilde", "Odile"}};
    model.summary = {.title = "End of deal 1", .next = "Next deal", .deals = {{.title = "The agreement"}}};
    for (Seat seat = 0; seat < 3; ++seat) {
        model.summary.sides.push_back({.name = model.names[at(seat)], .side = seat, .seat = seat});
        model.summary.deals[0].captures.push_back(
            {.seat = seat,
             .lines = {{.text = "Agreed bid " + model.names[at(seat)], .side = seat, .points = 5, .rule = "T6"}}});
    }
    Hand hand{*screen, [&](const PanelContext& context) { return draw_summary(context, model); }};
    hand.settle();
    float above = 0;
    for (const auto& name : model.names) {
        const auto* row = hand.control(english(
            TextId::ValueOf, {{"what", english(TextId::RuleLink, {{"rule", "T6"}})}, {"value", "Agreed bid " + name}}));
        REQUIRE(row != nullptr);
        CHECK(row->rect.h >= 44);
        CHECK(row->rect.x >= 16 + 32); // the row is to the right of the badge
        CHECK((above == 0 || row->rect.y - above <= 50));
        above = row->rect.y;
    }
}
