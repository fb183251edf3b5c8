// The table of Mitaines in the situations that its tests know.
#include "picture.h"

#include "tests/view/table_states.h"
#include "view/type_widths.h"

namespace mitts::look {

namespace {

Picture picture_of(tests::TableState state, const std::string& suffix, i18n::Language language) {
    Picture picture{.name = "table-" + state.name + suffix, .language = language};
    picture.look.letters = language == i18n::Language::French ? view::Letters::French : view::Letters::English;
    picture.scene = [state = std::move(state)](const view::Viewport& viewport) {
        return view::mitaines::lay_out(state.model, state.ui, viewport, view::TypeMeasure());
    };
    return picture;
}

} // namespace

std::vector<Picture> table_pictures() {
    std::vector<Picture> pictures;
    for (auto& state : tests::table_states(i18n::Language::English)) {
        pictures.push_back(picture_of(std::move(state), "", i18n::Language::English));
    }
    for (auto& state : tests::table_states(i18n::Language::French)) {
        pictures.push_back(picture_of(std::move(state), "-fr", i18n::Language::French));
    }
    return pictures;
}

} // namespace mitts::look
