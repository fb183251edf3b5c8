// Runs the visual checks on every screen, at every window size, in light and dark mode and in both languages.
#include "tests/look/rules.h"
#include "tools/look/picture.h"
#include "ui/panels/sheet.h"
#include "view/frame.h"
#include "view/review_bar.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

using namespace mitts;
using namespace mitts::tests;

namespace {

const view::Viewport sizes[] = {{.width = 320, .height = 568},  {.width = 360, .height = 740},
                                {.width = 390, .height = 844},  {.width = 768, .height = 1024},
                                {.width = 844, .height = 390},  {.width = 1024, .height = 768},
                                {.width = 1440, .height = 900}, {.width = 2560, .height = 1440},
                                {.width = 480, .height = 360},  {.width = 360, .height = 640}};

constexpr float largest_text = view::text_scale(view::TextSize::Largest);
constexpr auto left = view::Thumb::Left;
// Windows with the largest text size or the left-handed layout.
const view::Viewport other_tastes[] = {{.width = 320, .height = 568, .thumb = left},
                                       {.width = 768, .height = 1024, .thumb = left},
                                       {.width = 480, .height = 360, .thumb = left},
                                       {.width = 320, .height = 568, .text = largest_text},
                                       {.width = 390, .height = 844, .text = largest_text, .thumb = left},
                                       {.width = 768, .height = 1024, .text = largest_text},
                                       {.width = 844, .height = 390, .text = largest_text, .thumb = left},
                                       {.width = 1440, .height = 900, .text = largest_text}};

std::string name_of(const view::Viewport& size) {
    return std::to_string(static_cast<int>(size.width)) + "×" + std::to_string(static_cast<int>(size.height)) +
           (size.text > 1 ? " in large text" : "") + (size.thumb == left ? " left-handed" : "");
}

/// A permitted fault: the rule, the start of the picture's name, and a part of the fault's description.
struct Exception {
    std::string_view rule;
    std::string_view picture;
    std::string_view what;
};
constexpr Exception exceptions[] = {
    // A close-up covers the other players' columns and dims the rest of the table.
    {"covered", "mitch-close", ""},
    {"emptied", "mitch-close", ""},
    // A column's points are on its last card if there is no space below.
    {"parts overlap", "mitch-over", "pill on a card's index"},
    {"parts overlap", "mitch-lead", "pill on a card's index"},
    // A refusal covers the points beside the turn message.
    {"emptied", "table-refused", ""},
    {"emptied", "mitch-refused", ""},
    {"emptied", "mitigati-barred", ""},
    {"empty paper", "mitigati-refused", ""},
};

bool is_let_pass(const look::Picture& picture, const Fault& fault) {
    return std::any_of(std::begin(exceptions), std::end(exceptions), [&](const Exception& one) {
        return fault.rule == one.rule && picture.name.starts_with(one.picture) &&
               fault.what.find(one.what) != std::string::npos;
    });
}

/// Collects faults, each with the sizes at which it occurs.
class Findings {
public:
    void add(const look::Picture& picture, const view::Viewport& size, view::Brightness brightness,
             const std::vector<Fault>& faults) {
        for (const auto& fault : faults) {
            if (is_let_pass(picture, fault)) {
                continue;
            }
            found_[{fault.rule, picture.name, fault.what}].insert(
                name_of(size) + (brightness == view::Brightness::Dark ? " by night" : ""));
        }
    }
    void tell() const {
        for (const auto& [fault, places] : found_) {
            std::string where;
            for (const auto& place : places) {
                where += (where.empty() ? "" : ", ") + place;
            }
            FAIL_CHECK(fault[0], ": ", fault[1], ": ", fault[2], " (", where, ")");
        }
    }

private:
    std::map<std::array<std::string, 3>, std::set<std::string>> found_;
};

Room room_of(const view::Viewport& size, const view::Viewport& tables) {
    return {.window = {0, 0, size.width, size.height}, .share = std::min(1.0F, view::frame_for(tables).scale)};
}

Eye& eye() {
    static Eye one;
    return one;
}

void look_at_scene(const look::Picture& picture, const view::Viewport& size, const ui::Look& look, Findings& findings) {
    const auto scene = picture.scene(size);
    const bool above_bar = picture.name.starts_with("review"); // the review bar reduces the table's window
    const auto room = room_of(size, above_bar ? view::above_review_bar(size) : size);
    const auto drawn = eye().look(size.width, size.height, [&](ui::Screen& screen) { ui::paint(screen, scene, look); });
    findings.add(picture, size, look.brightness, text_faults(drawn, room));
    findings.add(picture, size, look.brightness, target_faults(scene, room));
    findings.add(picture, size, look.brightness, mark_faults(scene, look));
    findings.add(picture, size, look.brightness, edge_faults(scene, look));
    findings.add(picture, size, look.brightness, part_faults(scene));
    if (view::frame_for(size).layout != view::Layout::Small) { // in the Small layout, a chosen card covers the mat
        findings.add(picture, size, look.brightness, counter_faults(scene));
    }
}

void look_at_panel(const look::Picture& picture, const view::Viewport& size, const ui::Look& look, Findings& findings) {
    ui::PanelStage stage;
    const auto scene = picture.scene(size);
    Room room = room_of(size, size);
    room.share = 1;
    room.fade = ui::deepest_fade * ui::panel_zoom(size);
    room.scrolls = true;
    double now = 1000;
    const auto frame = [&] {
        now += 500;
        return eye().look(size.width, size.height, [&](ui::Screen& screen) {
            ui::paint(screen, scene, look, ui::Veil::Panel);
            picture.panel({.screen = screen,
                           .look = look,
                           .language = picture.language,
                           .viewport = size,
                           .speed = view::Speed::None,
                           .now_ms = now,
                           .stage = stage});
        });
    };
    frame(); // measures the content's height
    stage.scroll = 0;
    for (float seen = -1;; stage.scroll = seen + size.height / 2) {
        const auto drawn = frame(); // also limits `stage.scroll` to the content
        if (stage.scroll <= seen) {
            return;
        }
        findings.add(picture, size, look.brightness, text_faults(drawn, room));
        if (seen < 0) {
            findings.add(picture, size, look.brightness, control_faults(stage.controls, room));
        }
        seen = stage.scroll;
    }
}

bool wanted(const look::Picture& picture) {
    const char* name = std::getenv("MITTS_LOOK");
    return name == nullptr || picture.name.find(name) != std::string::npos;
}

// Layout does not depend on colours, and colours do not depend on wording. Pictures that exist in both languages are
// therefore checked in English in light mode and in French in dark mode.
std::vector<view::Brightness> looked_at_by(const look::Picture& picture, const std::vector<look::Picture>& all) {
    using view::Brightness;
    const bool french = picture.name.ends_with("-fr");
    const auto base = french ? picture.name.substr(0, picture.name.size() - 3) : picture.name;
    const auto there = [&](const std::string& name) {
        return std::any_of(all.begin(), all.end(), [&](const look::Picture& other) { return other.name == name; });
    };
    if (!there(base) || !there(base + "-fr")) {
        return {Brightness::Light, Brightness::Dark};
    }
    return {french ? Brightness::Dark : Brightness::Light};
}

void look_at(const look::Picture& picture, const view::Viewport& size, view::Brightness brightness,
             Findings& findings) {
    auto look = picture.look;
    look.brightness = look.cards = brightness;
    if (picture.panel) {
        look_at_panel(picture, size, look, findings);
    } else {
        look_at_scene(picture, size, look, findings);
    }
}

void look_at(const std::vector<look::Picture>& pictures) {
    Findings findings;
    for (const auto& picture : pictures) {
        if (!wanted(picture) || picture.name.starts_with("motion-")) {
            continue;
        }
        const auto by = looked_at_by(picture, pictures);
        for (const auto& size : sizes) {
            for (const auto brightness : by) {
                look_at(picture, size, brightness, findings);
            }
        }
        for (const auto& size : other_tastes) {
            look_at(picture, size, by.front(), findings);
        }
    }
    findings.tell();
}

} // namespace

TEST_CASE("the visual checks detect illegible text, and targets that are too small or out of reach") {
    view::Scene scene{.width = 400, .height = 400};
    const auto write = [&](const char* words, view::Point at, view::Ink ink = view::Ink::TableText, float size = 15) {
        scene.items.push_back(view::TextItem{.text = words, .at = at, .size = size, .ink = ink});
    };
    const auto faults = [&] {
        const auto drawn = eye().look(400, 400, [&](ui::Screen& screen) { ui::paint(screen, scene, {}); });
        std::vector<std::string> rules;
        for (const auto& fault : text_faults(drawn, {.window = {0, 0, 400, 400}})) {
            rules.push_back(fault.rule);
        }
        return rules;
    };
    using Rules = std::vector<std::string>;
    write("Mathilde is thinking …", {20, 20});
    CHECK(faults() == Rules{});
    write("Math…", {20, 60});
    CHECK(faults() == Rules{"cut"});
    scene.items.clear();
    write("Your turn", {360, 60});
    CHECK(faults() == Rules{"outside"});
    scene.items.clear();
    write("Your turn", {20, 60}, view::Ink::TableText, 12);
    CHECK(faults() == Rules{"too small"});
    scene.items.clear();
    write("Your turn", {20, 60}, view::Ink::Muted); // this colour has too little contrast with the bare table
    CHECK(faults() == Rules{"pale"});
    scene.items.clear();
    write("Your turn", {20, 60});
    write("Mathilde", {50, 66});
    CHECK(faults() == Rules{"overlap"});
    scene.items.clear();
    write("Your turn", {20, 60});
    scene.items.push_back(view::BoxItem{.rect = {60, 50, 80, 40}});
    CHECK(faults() == Rules{"covered"});
    scene.targets.push_back({.id = view::TargetId::Menu, .rect = {380, 10, 40, 44}, .label = "Menu"});
    CHECK(target_faults(scene, {.window = {0, 0, 400, 400}}).size() == 2); // the target is too small and partly outside
    scene.targets = {{.id = view::TargetId::Menu, .rect = {10, 10, 44, 44}, .label = "Menu"},
                     {.id = view::TargetId::Table, .rect = {0, 0, 400, 400}}};
    CHECK(target_faults(scene, {.window = {0, 0, 400, 400}}).front().rule == "out of reach");
}

TEST_CASE("the visual checks detect edgeless cards, overlapping parts, empty boxes and misplaced disabled choices") {
    view::Scene scene{.width = 400, .height = 400, .ground = view::Ground::Slate};
    ui::Look night{.ground = view::Ground::Slate};
    night.brightness = night.cards = view::Brightness::Dark;
    scene.items.push_back(view::CardItem{.card = *parse_card("9S"), .centre = {100, 100}, .width = 80});
    CHECK(edge_faults(scene, night).empty());
    scene.items.insert(scene.items.begin(), view::BoxItem{.rect = {0, 0, 400, 400}, .fill = view::Ink::CardFace});
    CHECK(edge_faults(scene, night).front().rule == "card without an edge");
    scene.items = {view::PictureItem{.picture = view::Picture::SuitHearts, .rect = {50, 50, 20, 20}},
                   view::PictureItem{.picture = view::Picture::IconCrown, .rect = {72, 50, 14, 14}}};
    CHECK(part_faults(scene).empty());
    scene.items.push_back(view::PictureItem{.picture = view::Picture::IconCrown, .rect = {60, 50, 14, 14}});
    CHECK(part_faults(scene).front().what == "crown on a suit");
    scene.items = {view::TextItem{.text = "+100", .at = {200, 80}, .size = 60, .lettering = view::Lettering::Knitted},
                   view::SashItem{.rect = {0, 100, 300, 14}}};
    CHECK(part_faults(scene).front().what == "sash on figures");
    scene.items = {view::CardItem{.card = *parse_card("9S"), .centre = {100, 100}, .width = 80},
                   view::BoxItem{.rect = {50, 50, 40, 20}, .radius = 10, .fill = view::Ink::Blue}};
    CHECK(part_faults(scene).front().what == "pill on a card's index");
    scene.items = {view::PictureItem{.picture = view::Picture::SuitHearts, .rect = {50, 50, 14, 14}},
                   view::BoxItem{.rect = {40, 45, 52, 26}, .radius = 13}};
    CHECK(part_faults(scene).front().what == "pill on a suit");
    scene.items = {view::BoxItem{.rect = {20, 20, 200, 30}}};
    CHECK(part_faults(scene).front().rule == "empty paper");
    scene.items.push_back(view::TextItem{.text = "no", .at = {30, 24}});
    CHECK(part_faults(scene).empty());
    scene.targets = {{.id = view::TargetId::ChoicePlay, .rect = {0, 100, 90, 44}, .label = "play"},
                     {.id = view::TargetId::ChoiceCall, .rect = {0, 150, 90, 44}, .label = "mitten", .enabled = false}};
    CHECK(part_faults(scene).front().rule == "locked below the default");
}

TEST_CASE("every table is legible and can be used by touch") {
    look_at(look::table_pictures());
}

TEST_CASE("every panel is legible and can be used by touch") {
    look_at(look::panel_pictures());
}

TEST_CASE("the panels about a computer's reasons and knowledge are legible and can be used by touch") {
    look_at(look::why_pictures());
}
