// Compares text pictures of the Mitigati table with golden files.
#include "tests/view/golden_picture.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "tests/view/scene_text.h"
#include "view/type_widths.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace {

using namespace mitts;

// One table of each kind. The other tables differ from these only in a card or a word.
constexpr std::array<std::string_view, 9> pictured{"mitigati-first-bid",  "mitigati-bargain",    "mitigati-stage-three",
                                                   "mitigati-others-bid", "mitigati-agreed",     "mitigati-discard-2",
                                                   "mitigati-trick",      "mitigati-last-trick", "mitigati-over"};

} // namespace

TEST_CASE("Mitigati: the text pictures of the tables match the golden files") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        if (std::find(pictured.begin(), pictured.end(), state.name) == pictured.end()) {
            continue;
        }
        for (const auto& window : tests::golden_windows) {
            const auto scene = lay_out(state.model, state.ui, window.viewport, view::TypeMeasure());
            tests::compare_with_golden(state.name + "-" + window.name,
                                       tests::text_picture(scene, window.columns, window.rows));
        }
    }
}
