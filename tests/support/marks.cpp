#include "tests/support/marks.h"

#include <regex>

namespace mitts::tests {

namespace {

struct Piece {
    std::string plain; ///< the text before the mark
    Mark mark;
};

// Returns the parts of plain text, each with the mark after it. The last part has no mark.
std::vector<Piece> pieces_of(std::string_view text) {
    std::vector<Piece> pieces;
    while (true) {
        const auto middle = text.find(" := ");
        const auto begin = middle == std::string_view::npos ? middle : text.rfind('{', middle);
        const auto end = middle == std::string_view::npos ? middle : text.find('}', middle);
        if (begin == std::string_view::npos || end == std::string_view::npos) {
            pieces.push_back({.plain = std::string(text), .mark = {}});
            return pieces;
        }
        pieces.push_back({.plain = std::string(text.substr(0, begin)),
                          .mark = {.words = std::string(text.substr(begin + 1, middle - begin - 1)),
                                   .claim = std::string(text.substr(middle + 4, end - middle - 4))}});
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::vector<Mark> marks_in(std::string_view text) {
    std::vector<Mark> marks;
    for (auto& piece : pieces_of(text)) {
        if (!piece.mark.claim.empty()) {
            marks.push_back(std::move(piece.mark));
        }
    }
    return marks;
}

std::string without_marks(std::string_view text) {
    std::string plain;
    for (const auto& piece : pieces_of(text)) {
        plain += piece.plain + piece.mark.words;
    }
    return plain;
}

std::string unmarked_points(std::string_view text) {
    static const std::regex number(
        R"((^|[^0-9])(\*\*)?[0-9]+|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen)"
        R"(|(twen|thir|for|fif|six|seven|eigh|nine)ty|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize)"
        R"(|vingt|(tr|quar|cinqu|soix)[ae]nte)(\*\*)? points?\b|\b(hundred|thousand|cents?|mille)\b)");
    static const std::regex trump(R"((^|\W)(the|le|The|Le) (\*\*)?(1?[0-9]|2[01])(?![0-9]))");
    for (const auto& piece : pieces_of(text)) {
        const auto without_trumps = std::regex_replace(piece.plain, trump, " ");
        if (std::smatch found; std::regex_search(without_trumps, found, number)) {
            return found.str() + found.suffix().str().substr(0, 20);
        }
    }
    return {};
}

} // namespace mitts::tests
