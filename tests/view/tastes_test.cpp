// Checks the tables with larger text and in the left-handed layout.
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

} // namespace

TEST_CASE("on a phone the tools are on the thumb's side") {
    check_thumbs(tests::table_states(i18n::Language::English));
    check_thumbs(tests::mitch_states(i18n::Language::English));
    check_thumbs(tests::mitigati_states(i18n::Language::English));
}

TEST_CASE("larger text enlarges the whole table as far as the smallest layout fits") {
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
