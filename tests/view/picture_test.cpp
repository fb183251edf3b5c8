// Tables as text pictures, compared with tests/view/golden/*.txt. A missing golden fails. After a wanted change set
// MITTS_UPDATE_GOLDENS=1 and run once, then look at the difference.
#include "tests/view/scene_text.h"
#include "tests/view/table_states.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace {

using namespace mitts;
using namespace mitts::view;

std::string golden_path(const std::string& name) {
    return std::string(MITTS_TESTS_FOLDER) + "/view/golden/" + name + ".txt";
}

std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void compare(const std::string& name, const std::string& picture) {
    if (std::getenv("MITTS_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(golden_path(name), std::ios::binary) << picture;
    }
    INFO("golden ", name);
    CHECK(read(golden_path(name)) == picture);
}

struct Window {
    std::string name;
    Viewport viewport{};
    int columns = 0;
    int rows = 0;
};

const Window windows[] = {{"desktop", {.width = 1440, .height = 900}, 140, 45},
                          {"phone", {.width = 390, .height = 844}, 60, 56},
                          {"embed", {.width = 480, .height = 360}, 76, 30}};

} // namespace

TEST_CASE("tables look as they did") {
    for (const auto& state : tests::table_states(i18n::Language::English)) {
        for (const auto& window : windows) {
            const auto scene = view::mitaines::lay_out(state.model, state.ui, window.viewport, TypeMeasure());
            compare(state.name + "-" + window.name, tests::text_picture(scene, window.columns, window.rows));
        }
    }
}

TEST_CASE("the French table looks as it did") {
    const auto states = tests::table_states(i18n::Language::French);
    const auto& chosen = states.front();
    for (const auto& window : windows) {
        const auto scene = view::mitaines::lay_out(chosen.model, chosen.ui, window.viewport, TypeMeasure());
        compare(chosen.name + "-fr-" + window.name, tests::text_picture(scene, window.columns, window.rows));
    }
}
