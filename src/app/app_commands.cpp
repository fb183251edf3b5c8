// Commands to the program from its own page or from an embedding page.
#include "app/app.h"

#include <algorithm>
#include <array>

namespace mitts::app {

void App::command(std::string_view name, std::string_view text) {
    told_back_ = carry_out(name, text);
    dirty_ = true;
    frame();
}

// Executes a command. Returns an error message, or an empty string on success.
std::string App::carry_out(std::string_view name, std::string_view text) {
    const double now_ms = ports_.clock.now();
    if (name == "load") {
        return load(text);
    }
    if (name == "set") {
        change_settings(view::settings_from_text(view::settings_to_text(settings_) + ' ' + std::string(text)));
        return {};
    }
    if (constexpr std::array wishes{"resume", "rename", "duplicate", "delete", "import"};
        !is_embedded() && std::find(wishes.begin(), wishes.end(), name) != wishes.end()) {
        auto told = change_shelf(name, text);
        surround();
        return told;
    }
    if (constexpr std::array wishes{"begin", "arrange", "learn", "open", "leave"};
        !is_embedded() && std::find(wishes.begin(), wishes.end(), name) != wishes.end()) {
        return enter(name, text);
    }
    if ((name == "lesson" || name == "exercise") && !is_embedded()) {
        return give_lesson(text, name == "exercise");
    }
    if (!at_table_) {
        return "there is no match on the table";
    }
    if (review_ && name == "step") {
        return step(text);
    }
    if (review_ && name == "why") {
        return explain(text);
    }
    review_.reset();
    if (name == "go") {
        const auto actions = parse_integer(text);
        if (!actions || *actions < 0) {
            return '\'' + std::string(text) + "' is not a number of actions";
        }
        table_->go_to(static_cast<std::size_t>(*actions), now_ms);
    } else if (name == "undo") {
        table_->undo(now_ms);
    } else if (name == "redo") {
        table_->redo(now_ms);
    } else if (name == "hint") {
        table_->ask_for_hint(now_ms);
    } else if (in_lesson()) {
        return go_on_with_lesson(name, text);
    } else {
        return "unknown command '" + std::string(name) + "'; known: load, set, go, undo, redo, hint";
    }
    return {};
}

// Steps through a review to a number of actions in a round: "48 2".
std::string App::step(std::string_view text) {
    const auto numbers = split_words(text, " ");
    const auto actions = parse_integer(numbers.empty() ? "" : numbers.front().text);
    const auto round = parse_integer(numbers.empty() ? "" : numbers.back().text);
    if (numbers.size() != 2 || !actions || *actions < 0 || !round || *round < 1) {
        return '\'' + std::string(text) + "' is not a number of actions and a round";
    }
    review_->step_to(static_cast<std::size_t>(*actions), static_cast<std::size_t>(*round), ports_.clock.now());
    return {};
}

// Explains the move after this number of actions, during a review.
std::string App::explain(std::string_view text) {
    const auto entry = parse_integer(text);
    if (!entry || *entry < 0 || *entry >= table_->actions()) {
        return '\'' + std::string(text) + "' is not a number of actions before a move";
    }
    ask_why(static_cast<int>(*entry));
    panels_.open(PanelKind::WhyMove);
    return {};
}

} // namespace mitts::app
