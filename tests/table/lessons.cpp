#include "tests/table/lessons.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mitts::tests {

namespace {

constexpr std::array position_keys{"options", "hands",   "turn",     "layout", "pile",  "stock",  "seed", "dealer",
                                   "deck",    "columns", "discards", "aces",   "stage", "tricks", "moves"};
constexpr std::array claim_keys{"points", "by",    "pile-after", "totals",  "turn-after", "holds",
                                "ends",   "legal", "allowed",    "refused", "winner"};

template <class Keys> bool is_among(const Keys& keys, std::string_view key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

class Reader {
public:
    // Parses a line. Returns an error message, or an empty string if the line is valid.
    std::string read(std::string_view line, int number) {
        const auto colon = line.find(": ");
        if (colon == std::string_view::npos) {
            return "a line is \"what: …\"";
        }
        const auto head = line.substr(0, colon);
        const auto blank = std::min(head.find(' '), head.size());
        return take(head.substr(0, blank), head.substr(std::min(blank + 1, head.size())),
                    std::string(line.substr(colon + 2)), number);
    }

    std::vector<Lesson> take_lessons() {
        return std::move(lessons_);
    }

private:
    std::string take(std::string_view what, std::string_view of, std::string value, int number) {
        if (what == "lesson") {
            lessons_.push_back({.name = std::string(of), .title = std::move(value), .line = number, .steps = {}});
            position_ = {};
            return of.empty() ? "the lesson has no name" : "";
        }
        if (lessons_.empty()) {
            return "the file begins with a lesson";
        }
        auto& steps = lessons_.back().steps;
        if (what == "shows") { // for the lesson's page; tests/tools/lessons.test.mjs checks the rules
            return steps.empty() && position_.lines.empty() ? "" : "this belongs below the title";
        }
        if (is_among(position_keys, what)) {
            position_.line = number;
            position_.lines.push_back({.key = std::string(what), .value = std::move(value), .line = number});
            return {};
        }
        if (what == "step") {
            steps.push_back({.line = number, .position = std::exchange(position_, {}), .words = std::move(value)});
            return {};
        }
        if (steps.empty() || !position_.lines.empty()) {
            return "this belongs to a step";
        }
        auto& step = steps.back();
        if (what == "move") {
            step.moves = parts_of(value, ' ');
        } else if (what == "then") {
            step.then = std::move(value);
        } else if (what == "right") {
            step.right = std::move(value);
        } else if (what == "wrong") {
            step.wrong.push_back({.moves = parts_of(of, ' '), .words = std::move(value)});
        } else if (is_among(claim_keys, what)) {
            step.claims.push_back({.key = std::string(what), .value = std::move(value), .line = number});
        } else {
            return "\"" + std::string(what) + "\" means nothing here";
        }
        return {};
    }

    std::vector<Lesson> lessons_;
    Example position_; ///< the position of the next step
};

} // namespace

Parsed<std::vector<Lesson>> lessons_in(std::string_view file) {
    Reader reader;
    for (int number = 1; !file.empty(); ++number) {
        const auto line = file.substr(0, file.find('\n'));
        file.remove_prefix(std::min(line.size() + 1, file.size()));
        if (line.empty()) {
            continue;
        }
        if (auto trouble = reader.read(line, number); !trouble.empty()) {
            return ParseError{.what = std::move(trouble), .line = number};
        }
    }
    return reader.take_lessons();
}

} // namespace mitts::tests
