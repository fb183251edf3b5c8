// Handles the page's calls to the program: assets, button presses, page changes, and queries about the state.
#include "app/app.h"

#include "table/report.h"

namespace mitts::app {

bool App::take_asset(std::string_view name, std::vector<std::uint8_t> bytes) {
    constexpr std::string_view texts = "texts.";
    if (name.starts_with(texts)) {
        return take_texts(i18n::language_named(name.substr(texts.size())), std::move(bytes));
    }
    for (int id = 0; id < ui::asset_count; ++id) {
        const auto asset = static_cast<ui::AssetId>(id);
        if (ui::asset_file(asset) == name) {
            ports_.frames.request_frame();
            return screen_->begin(asset, std::move(bytes));
        }
    }
    return false;
}

bool App::work(double ms) {
    if (begin()) {
        return true;
    }
    const double end = ports_.clock.now() + ms;
    bool more = true;
    while (more && ports_.clock.now() < end) {
        more = screen_->work();
    }
    return more;
}

void App::redraw() {
    dirty_ = true;
    frame();
}

void App::show() {
    shown_ = true;
    if (at_table_) {
        table_->enter(ports_.clock.now());
    }
    ports_.frames.request_frame();
}

void App::draw_ahead() {
    ahead_ = true;
    redraw();
    ahead_ = false;
}

void App::show_ahead() {
    screen_->show_ahead();
}

void App::act(std::string_view key) {
    const double now_ms = ports_.clock.now();
    if (!panels_.empty()) {
        const auto number = parse_integer(key);
        if (number && *number >= 0 && *number < static_cast<int>(panels_.stage().controls.size())) {
            panels_.stage().press = static_cast<int>(*number);
        } else {
            read_on(key);
        }
    } else if (at_table_) {
        open(seen_table().act(key, now_ms));
        ask_for_table();
    }
    dirty_ = true;
    frame();
}

namespace {

view::InputEvent key_input(std::string_view name, double now_ms) {
    view::InputEvent input{.type = view::InputType::Key, .time_ms = now_ms};
    struct Named {
        std::string_view name;
        view::Key key;
    };
    constexpr Named named[] = {
        {.name = "ArrowLeft", .key = view::Key::Left}, {.name = "ArrowRight", .key = view::Key::Right},
        {.name = "ArrowUp", .key = view::Key::Up},     {.name = "ArrowDown", .key = view::Key::Down},
        {.name = "Enter", .key = view::Key::Enter},    {.name = "Escape", .key = view::Key::Escape},
    };
    for (const auto& entry : named) {
        if (entry.name == name) {
            input.key = entry.key;
        }
    }
    if (name.size() == 1) {
        input.key = view::Key::Character;
        input.character = to_lower(name)[0];
    }
    return input;
}

} // namespace

void App::press(std::string_view key) {
    const double now_ms = ports_.clock.now();
    if (key == "?" && panels_.empty()) {
        follow({.intent = view::PanelIntent::ShowRule});
    } else {
        take_input(key_input(key, now_ms), now_ms);
    }
    dirty_ = true;
    frame();
}

void App::page_changed() {
    look_around();
    ports_.frames.request_frame();
}

void App::context_restored() {
    screen_->rebuild();
    dirty_ = true;
    ports_.frames.request_frame();
}

std::string App::targets() const {
    if (!panels_.empty()) {
        return table::controls_json(panels_.stage().controls);
    }
    return at_table_ ? table::targets_json(seen_table().goal().targets) : "[]";
}

std::string App::record() const {
    const auto& table = in_lesson() ? aside_->match.table : table_; // in a lesson, the match that the lesson replaced
    return table ? table->save().record : std::string();
}

std::string App::state() const {
    const auto top = panels_.top();
    ports::JsonObject json;
    json.text("page", in_lesson() ? "lesson"
                      : at_table_ ? "table"
                                  : "start")
        .json("panel", top ? ports::json_string(table::panel_name(*top)) : "null")
        .text("language", i18n::language_code(language()))
        .flag("pictures", screen_->has_pictures())
        .flag("tarot", screen_->has_tarot_pictures())
        .flag("resting", !must_draw() && !ports_.frames.frame_is_wanted())
        .flag("moving", at_table_ && seen_table().moving())
        .flag("resumed", at_table_ && link_resumed_)
        .text("slot", slot_)
        .text("told", told_back_)
        .text("arranged", table::game_name(arranged_));
    if (at_table_) {
        seen_table().tell_state(json);
    }
    return json.done();
}

} // namespace mitts::app
