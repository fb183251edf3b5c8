// Compares text pictures of tables with tests/view/golden/*.txt. A missing file fails the test. After an intended
// change, run once with MITTS_UPDATE_GOLDENS=1 and review the diff.
#include "tests/view/golden_picture.h"
#include "tests/view/mitaines/mitaines_states.h"
#include "tests/view/scene_text.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::view;
using tests::compare_with_golden;
using tests::golden_windows;

} // namespace

TEST_CASE("the text pictures of the tables match the golden files") {
    for (const auto& state : tests::table_states(i18n::Language::English)) {
        for (const auto& window : golden_windows) {
            const auto scene = view::mitaines::lay_out(state.model, state.ui, window.viewport, TypeMeasure());
            compare_with_golden(state.name + "-" + window.name,
                                tests::text_picture(scene, window.columns, window.rows));
        }
    }
}

TEST_CASE("the text pictures of a French table match the golden files") {
    const auto states = tests::table_states(i18n::Language::French);
    const auto& chosen = states.front();
    for (const auto& window : golden_windows) {
        const auto scene = view::mitaines::lay_out(chosen.model, chosen.ui, window.viewport, TypeMeasure());
        compare_with_golden(chosen.name + "-fr-" + window.name,
                            tests::text_picture(scene, window.columns, window.rows));
    }
}

TEST_CASE("the text pictures on a portrait tablet match the golden files") {
    for (const auto& state : tests::table_states(i18n::Language::English)) {
        if (state.name == "chosen" || state.name == "two" || state.name == "four") {
            const auto scene =
                view::mitaines::lay_out(state.model, state.ui, {.width = 768, .height = 1024}, TypeMeasure());
            compare_with_golden(state.name + "-tablet", tests::text_picture(scene, 96, 64));
        }
    }
}
