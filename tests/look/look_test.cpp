// Every screen at every size that the design names, by day and by night, in both languages: looked at by rules.
#include "tests/look/rules.h"
#include "tools/look/picture.h"
#include "view/frame.h"

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

std::string name_of(const view::Viewport& size) {
    return std::to_string(static_cast<int>(size.width)) + "×" + std::to_string(static_cast<int>(size.height));
}

/// What is let pass, and why: faults of a rule in the pictures whose names begin so.
struct Exception {
    std::string_view rule;
    std::string_view picture;
    std::string_view what;
};
constexpr Exception exceptions[] = {
    // No game deals eighteen cards; a set-up may, and three rows of them take the advice's place on a phone.
    {"covered", "table-long-hand", ""},
    {"emptied", "table-long-hand", ""},
    // More names than any match has, to see them shortened.
    {"cut", "start-longest", ""},
    // A look from close up lies over everybody else's columns.
    {"emptied", "mitch-close", ""},
    // A refusal lies over the figures beside the turn for as long as it is read.
    {"emptied", "table-refused", ""},
    {"emptied", "mitch-refused", ""},
    {"emptied", "mitigati-barred", ""},
};

bool is_let_pass(const look::Picture& picture, const Fault& fault) {
    return std::any_of(std::begin(exceptions), std::end(exceptions), [&](const Exception& one) {
        return fault.rule == one.rule && picture.name.starts_with(one.picture) &&
               fault.what.find(one.what) != std::string::npos;
    });
}

/// What was found, each fault once with all the sizes where it is.
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

Room room_of(const view::Viewport& size) {
    return {.window = {0, 0, size.width, size.height}, .share = std::min(1.0F, view::frame_for(size).scale)};
}

void look_at_scene(Eye& eye, const look::Picture& picture, const view::Viewport& size, const ui::Look& look,
                   Findings& findings) {
    const auto scene = picture.scene(size);
    auto room = room_of(size);
    room.scrolls = picture.name.starts_with("start"); // the page
    const auto drawn = eye.look(size.width, size.height, [&](ui::Screen& screen) { ui::paint(screen, scene, look); });
    findings.add(picture, size, look.brightness, text_faults(drawn, room));
    if (look.brightness == view::Brightness::Light) {
        findings.add(picture, size, look.brightness, target_faults(scene, room));
        if (view::frame_for(size).layout != view::Layout::Small) { // there a chosen card lies over the mat
            findings.add(picture, size, look.brightness, covered_faults(scene));
        }
    }
}

void look_at_panel(Eye& eye, const look::Picture& picture, const view::Viewport& size, const ui::Look& look,
                   Findings& findings) {
    ui::PanelStage stage;
    const auto scene = picture.scene(size);
    Room room = room_of(size);
    room.share = 1;
    room.scrolls = true;
    double now = 1000;
    const auto frame = [&] {
        now += 500;
        return eye.look(size.width, size.height, [&](ui::Screen& screen) {
            ui::paint(screen, scene, look, ui::Veil::Panel);
            picture.panel({.screen = screen,
                           .look = look,
                           .language = picture.language,
                           .viewport = size,
                           .now_ms = now,
                           .stage = stage});
        });
    };
    frame();
    frame();
    stage.scroll = 0;
    for (int page = 0; page < 40; ++page) {
        const auto drawn = frame();
        findings.add(picture, size, look.brightness, text_faults(drawn, room));
        if (page == 0) {
            findings.add(picture, size, look.brightness, control_faults(stage.controls, room));
        }
        const float before = stage.scroll;
        stage.scroll += size.height / 3;
        frame();
        if (stage.scroll <= before + 1) {
            break;
        }
    }
}

bool wanted(const look::Picture& picture) {
    const char* name = std::getenv("MITTS_LOOK");
    return name == nullptr || picture.name.find(name) != std::string::npos;
}

void look_at(std::vector<look::Picture> pictures) {
    Eye eye;
    Findings findings;
    for (auto& picture : pictures) {
        if (!wanted(picture) || picture.name.starts_with("motion-")) {
            continue;
        }
        for (const auto& size : sizes) {
            for (const auto brightness : {view::Brightness::Light, view::Brightness::Dark}) {
                auto look = picture.look;
                look.brightness = look.cards = brightness;
                if (picture.panel) {
                    look_at_panel(eye, picture, size, look, findings);
                } else {
                    look_at_scene(eye, picture, size, look, findings);
                }
            }
        }
    }
    findings.tell();
}

} // namespace

TEST_CASE("every table can be read and touched") {
    look_at(look::table_pictures());
}

TEST_CASE("every panel can be read and touched") {
    look_at(look::panel_pictures());
}

TEST_CASE("the start page can be read and touched") {
    look_at(look::start_pictures());
}
