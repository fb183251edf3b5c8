// Marks in the texts of lessons and rules pages: "{14 := worth}" is "14" to readers, and a claim to the tests (web/lessons/README.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

struct Mark {
    std::string words; ///< as readers see them: "+14", "never fits"
    std::string claim; ///< "worth"
};

std::vector<Mark> marks_in(std::string_view text);

/// The text as readers see it.
std::string without_marks(std::string_view text);

/// The first number of points that stands outside all marks, with what surrounds it; empty if there is none. A number is in digits, or a
/// number word before "point". Digits after "the" or "le" are a trump's name.
std::string unmarked_points(std::string_view text);

} // namespace mitts::tests
