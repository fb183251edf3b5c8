// Checks tables with larger text, with the left-handed layout and beside a lesson.
#include "tests/view/mitaines/mitaines_states.h"
#include "tests/view/mitch/mitch_states.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/frame.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using namespace mitts::view;

namespace {

constexpr Viewport phones[] = {{.width = 320, .height = 568},
                               {.width = 390, .height = 844},
                               {.width = 844, .height = 390},
                               {.width = 480, .height = 360}};

// Returns the average x of the hint, undo and log tools, as a fraction of the window's width.
float tools_at(const Scene& scene) {
    float sum = 0;
    int count = 0;
    for (const auto& target : scene.targets) {
        if (target.id == TargetId::Hint || target.id == TargetId::Undo || target.id == TargetId::Log) {
            sum += target.rect.centre().x;
            ++count;
        }
    }
    REQUIRE(count == 3);
    return sum / 3 / scene.width;
}

template <class States> void check_thumbs(const States& states) {
    for (const auto& state : states) {
        CAPTURE(state.name);
        for (auto viewport : phones) {
            CAPTURE(viewport.width);
            CHECK(tools_at(lay_out(state.model, state.ui, viewport, TypeMeasure())) > 0.5F);
            viewport.thumb = Thumb::Left;
            CHECK(tools_at(lay_out(state.model, state.ui, viewport, TypeMeasure())) < 0.5F);
        }
    }
}

// Windows with the lesson panel at the lower left. `inset_left` is the width of the panel (web/lessons.css).
constexpr Viewport lessons[] = {{.width = 1024, .height = 768, .inset_left = 320},
                                {.width = 1280, .height = 720, .inset_left = 320},
                                {.width = 1320, .height = 800, .inset_left = 412},
                                {.width = 1440, .height = 900, .inset_left = 412},
                                {.width = 2560, .height = 1440, .inset_left = 659}};

template <class States> void check_hand_beside_lesson(const States& states) {
    for (const auto& state : states) {
        CAPTURE(state.name);
        for (const auto& viewport : lessons) {
            CAPTURE(viewport.width);
            for (const auto& target : lay_out(state.model, state.ui, viewport, TypeMeasure()).targets) {
                CHECK((target.id != TargetId::Card || target.rect.x >= viewport.inset_left));
            }
        }
    }
}

// Returns the box of the highlighted hint button, or null if no red box is behind the hint.
const BoxItem* highlight(const Scene& scene) {
    const auto hint = std::find_if(scene.targets.begin(), scene.targets.end(),
                                   [](const auto& target) { return target.id == TargetId::Hint; });
    REQUIRE(hint != scene.targets.end());
    const auto is_behind = [&](const BoxItem& box) {
        return box.fill == Ink::Red && box.rect.contains(hint->rect.centre()) && box.rect.w < 2 * hint->rect.w;
    };
    return find_item<BoxItem>(scene, is_behind);
}

template <class State> void check_next_step(State state) {
    CAPTURE(state.name);
    for (auto viewport : {phones[0], phones[1], phones[2], Viewport{.width = 1440, .height = 900}}) {
        CAPTURE(viewport.width);
        for (const auto* look : {"", "Count the aces."}) {
            state.model.look = look;
            const auto scene = lay_out(state.model, state.ui, viewport, TypeMeasure());
            const auto* box = highlight(scene);
            REQUIRE((box != nullptr) == !state.model.look.empty());
            if (box != nullptr) {
                const auto is_named = [&](const TextItem& text) {
                    return text.text == "show it" && text.at.x >= box->rect.x && text.at.x < box->rect.right();
                };
                CHECK(find_item<TextItem>(scene, is_named) != nullptr);
            }
        }
    }
}

} // namespace

TEST_CASE("after a hint has shown where to look, the hint button is highlighted and labelled, even on a phone") {
    check_next_step(tests::table_states(i18n::Language::English).front());
    check_next_step(tests::mitch_states(i18n::Language::English).front());
    check_next_step(tests::mitigati_states(i18n::Language::English).front());
}

TEST_CASE("on a phone, the hint, undo and log buttons are on the side chosen for the thumb") {
    check_thumbs(tests::table_states(i18n::Language::English));
    check_thumbs(tests::mitch_states(i18n::Language::English));
    check_thumbs(tests::mitigati_states(i18n::Language::English));
}

TEST_CASE("the lesson panel never covers the hand, and a large table keeps its full width") {
    check_hand_beside_lesson(tests::table_states(i18n::Language::English));
    check_hand_beside_lesson(tests::mitch_states(i18n::Language::English));
    check_hand_beside_lesson(tests::mitigati_states(i18n::Language::English));
    CHECK(frame_for(lessons[1]).offset.x == doctest::Approx(320));
    CHECK(frame_for(lessons[3]).width == doctest::Approx(1440));
    CHECK(frame_for(lessons[4]).width == doctest::Approx(1440));
    CHECK(frame_for({.width = 1440, .height = 900, .inset_left = 47}).offset.x >= 47); // an inset for a display notch
}

TEST_CASE("larger text enlarges the whole table as long as the smallest layout still fits") {
    const auto scale = [](float width, float height, float text) {
        return frame_for({.width = width, .height = height, .text = text}).scale;
    };
    for (const auto& phone : phones) {
        CHECK(scale(phone.width, phone.height, 1.3F) >= scale(phone.width, phone.height, 1));
    }
    CHECK(scale(320, 568, 1.3F) == doctest::Approx(1));
    CHECK(scale(390, 844, 1.15F) == doctest::Approx(1.15));
    CHECK(scale(390, 844, 1.3F) == doctest::Approx(390.0 / 320));
    CHECK(scale(1440, 900, 1.15F) == doctest::Approx(1.15));
    CHECK(frame_for({.width = 768, .height = 1024, .text = 1.3F}).layout == Layout::Portrait);
}
