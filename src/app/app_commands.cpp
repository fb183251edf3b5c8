// Executes commands from the program's own page or from an embedding page.
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
    if (constexpr std::array wishes{"resume", "rename", "duplicate", "delete", "import", "restore", "judge"};
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
    if (name == "review" && !review_ && !in_lesson() && table_->round_is_over()) { // also allowed in embedded frames
        look_again();
        return {};
    }
    if (review_ && (name == "step" || name == "why")) {
        return step(name, text);
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

// Executes "step" or "why" in a review. `text` contains the number of actions and the round number ("48 2").
// "step" shows the position after these actions, and "why" explains the next move.
std::string App::step(std::string_view name, std::string_view text) {
    const auto numbers = split_words(text, " ");
    const auto number = [&](std::size_t index) {
        return index < numbers.size() ? parse_integer(numbers[index].text).value_or(-1) : -1;
    };
    const auto actions = number(0);
    const auto round = number(1);
    if (actions < 0 || round < 1 || (name == "why" && actions >= table_->actions())) {
        return '\'' + std::string(text) + "' is not a number of actions and a round";
    }
    if (name == "why") {
        ask_why(static_cast<int>(actions));
        panels_.open(PanelKind::WhyMove);
    } else {
        review_->step_to(static_cast<std::size_t>(actions), static_cast<std::size_t>(round), ports_.clock.now());
    }
    return {};
}

} // namespace mitts::app
