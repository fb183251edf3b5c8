// The tables of the three games in the situations that their tests know.
#include "picture.h"

#include "tests/view/mitaines/mitaines_states.h"
#include "tests/view/mitch/mitch_states.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/type_widths.h"

namespace mitts::look {

namespace {

using i18n::Language;

template <class State> Picture picture_of(State state, const std::string& name, Language language) {
    Picture picture{.name = name + (language == Language::French ? "-fr" : ""), .language = language};
    picture.look.letters = language == Language::French ? view::Letters::French : view::Letters::English;
    picture.scene = [state = std::move(state)](const view::Viewport& viewport) {
        return lay_out(state.model, state.ui, viewport, view::TypeMeasure());
    };
    return picture;
}

} // namespace

std::vector<Picture> table_pictures() {
    std::vector<Picture> pictures;
    for (const auto language : {Language::English, Language::French}) {
        for (auto& state : tests::table_states(language)) {
            pictures.push_back(picture_of(state, "table-" + state.name, language));
        }
        for (auto& state : tests::mitch_states(language)) {
            pictures.push_back(picture_of(state, state.name, language));
        }
        for (auto& state : tests::mitigati_states(language)) {
            pictures.push_back(picture_of(state, state.name, language));
        }
    }
    return pictures;
}

} // namespace mitts::look
