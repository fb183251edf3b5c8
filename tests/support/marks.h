// Parses marks in lessons and rules pages: readers see "{14 := worth}" as "14", and the tests check its claim
// (web/lessons/README.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

struct Mark {
    std::string words; ///< the visible text: "+14", "never fits"
    std::string claim; ///< the claim: "worth"
};

std::vector<Mark> marks_in(std::string_view text);

/// Returns the text as readers see it.
std::string without_marks(std::string_view text);

/// Returns the first unmarked number with some of the text after it, or an empty string. Finds digits, and number words
/// before "point". Ignores digits after "the" or "le", because they name a trump.
std::string unmarked_points(std::string_view text);

} // namespace mitts::tests
