// Compares text pictures with tests/view/golden/*.txt. A missing file fails the test. After an intended change, run
// once with MITTS_UPDATE_GOLDENS=1 and review the diff.
#pragma once

#include "view/viewport.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace mitts::tests {

inline void compare_with_golden(const std::string& name, const std::string& picture) {
    const auto path = std::string(MITTS_TESTS_FOLDER) + "/view/golden/" + name + ".txt";
    if (std::getenv("MITTS_UPDATE_GOLDENS") != nullptr) {
        std::ofstream(path, std::ios::binary) << picture;
    }
    std::ifstream file(path, std::ios::binary);
    const std::string golden{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    INFO("golden ", name);
    CHECK(golden == picture);
}

/// A window, and the size of its picture in characters.
struct GoldenWindow {
    std::string name;
    view::Viewport viewport{};
    int columns = 0;
    int rows = 0;
};

inline const GoldenWindow golden_windows[] = {{"desktop", {.width = 1440, .height = 900}, 140, 45},
                                              {"phone", {.width = 390, .height = 844}, 60, 56},
                                              {"embed", {.width = 480, .height = 360}, 76, 30}};

} // namespace mitts::tests
