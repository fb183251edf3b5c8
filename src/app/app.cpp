#include "app/app.h"

#include "i18n/texts.h"
#include "session/query.h"
#include "ui/painter.h"

namespace mitts::app {

App::App(ports::Ports ports, std::unique_ptr<ui::Screen> screen)
    : ports_(ports), screen_(std::move(screen)), storeroom_(ports.storage) {
    settings_ = view::settings_from_text(storeroom_.small_text("settings"));
    lend_type();
    arranged_ = table::game_named(storeroom_.small_text("game")).value_or(0);
    while (begin()) {
    }
}

// Performs the next step of the startup. Returns false if no steps remain or no strings are loaded yet. On a page, each
// step runs in a separate task.
bool App::begin() {
    if (begun_ || !i18n::speaks(language())) {
        return false;
    }
    if (!asked_) {
        take(match_left());
        asked_ = match_from_query(ports_.page.query(), ports_.clock.draw_seed());
        return true;
    }
    begun_ = true;
    surround();
    open_address(std::move(*asked_));
    asked_.reset();
    come_home();
    ports_.frames.request_frame();
    return true;
}

// --- Frames ----------------------------------------------------------------------------------------------------------

void App::frame() {
    if (!begun_) {
        return;
    }
    const double now_ms = ports_.clock.now();
    take_events(now_ms);
    advance(now_ms);
    if (must_draw()) {
        draw(now_ms);
    }
    keep_changes();
    tell_page();
    plan_next_frame(ports_.clock.now());
}

void App::take_events(double now_ms) {
    const auto events = ui::take_events(*screen_, now_ms);
    quit_ = quit_ || events.quit;
    if (events.resized) {
        look_around();
    }
    // Panels read the pointer through the screen, so any pointer event may change them.
    dirty_ = dirty_ || (events.any && !panels_.empty());
    for (const auto& input : events.inputs) {
        take_input(input, now_ms);
    }
}

void App::take_input(const view::InputEvent& input, double now_ms) {
    if (!panels_.empty()) {
        if (input.type == view::InputType::Key) {
            press_on_panel(input.key);
        } else if (at_table_ && input.type == view::InputType::PointerUp) { // a drag ends even behind a panel
            seen_table().take_input({.type = view::InputType::PointerCancel, .time_ms = input.time_ms}, now_ms);
        }
        return;
    }
    if (at_table_) {
        open(seen_table().take_input(input, now_ms));
        ask_for_table();
    }
}

// Handles the keys of a panel: Escape closes it, Enter presses its default button.
void App::press_on_panel(view::Key key) {
    auto& stage = panels_.stage();
    if (key == view::Key::Escape) {
        close_panel();
    } else if (key == view::Key::Enter && stage.main >= 0) {
        stage.press = stage.main;
        dirty_ = true;
    }
}

// Advances the table. The table pauses while a panel is open, so that players do not miss moves while they read.
void App::advance(double now_ms) {
    look_at_why(now_ms);
    if (at_table_ && panels_.empty()) {
        open(seen_table().advance(now_ms));
    }
    if (review_ && review_->take_end()) {
        end_review();
    }
    if (at_table_) {
        for (const auto& sentence : seen_table().take_sentences()) {
            ports_.page.announce(sentence.text, sentence.urgency);
        }
        if (const auto sounds = view::to_text(seen_table().take_cues()); !sounds.empty()) {
            ports_.page.play_sounds(sounds, static_cast<int>(settings_.sound),
                                    settings_.vibration == view::VibrationChoice::On);
        }
        dirty_ = seen_table().take_redraw() || dirty_;
    }
}

bool App::must_draw() const {
    if (panels_.empty()) {
        return dirty_ || (at_table_ && seen_table().moving()) || screen_->misses_letters();
    }
    const auto& stage = panels_.stage();
    return dirty_ || stage.rising || stage.moving || stage.plays || screen_->wants_frame();
}

void App::draw(double now_ms) {
    const double elapsed_ms = now_ms - last_drawn_ms_;
    last_drawn_ms_ = now_ms;
    dirty_ = false;
    if (!screen_->begin_frame(elapsed_ms)) {
        return;
    }
    const auto now_look = look();
    const auto window = screen_->viewport();
    const view::Scene bare{.width = window.width, .height = window.height, .ground = now_look.ground};
    ui::paint(*screen_, at_table_ ? seen_table().scene() : bare, now_look,
              panels_.empty() ? ui::Veil::None : ui::Veil::Panel);
    const auto result = panels_.empty() ? view::PanelResult{} : draw_top_panel(now_ms);
    frames_drawn_ += (ahead_ ? screen_->end_frame_ahead() : screen_->end_frame()) ? 1 : 0;
    if (result.intent != view::PanelIntent::None) {
        follow(result);
    }
}

void App::plan_next_frame(double now_ms) {
    if (must_draw()) {
        ports_.frames.request_frame();
    } else if (at_table_ && panels_.empty()) {
        if (const auto wait = seen_table().wakes_in(now_ms)) {
            ports_.frames.wake_after(*wait);
        }
    } else if (why_ && why_->waits()) {
        // polls at this interval in milliseconds, because no event occurs when an answer's time limit expires
        constexpr double look_again_ms = 1'000;
        ports_.frames.wake_after(look_again_ms);
    }
}

void App::keep_changes() {
    if (at_table_ && table_->take_change() && !in_lesson()) {
        keep_match();
    }
}

void App::tell_page() {
    if (at_table_ && panels_.empty() && seen_table().moving()) {
        return; // waits for the end of the animation, so that the page's buttons do not change at every step
    }
    if (screen_->misses_letters()) {
        return; // waits for the missing glyphs, as the canvas does
    }
    if (!panels_.empty() && (panels_.stage().moving || !panels_.stage().doc)) {
        return; // waits until the panel has a document and no longer scrolls
    }
    auto text = !panels_.empty() ? panel_text()
                : at_table_      ? seen_table().page_text()
                                 : ports::PageText{.title = i18n::say(language(), i18n::TextId::AppName)};
    text.language = i18n::language_code(language());
    text.settings = settings_text();
    if (wished_language() != language()) {
        text.awaited = i18n::language_code(wished_language());
    }
    if (!(text == told_)) {
        told_ = std::move(text);
        ports_.page.show(told_);
    }
}

} // namespace mitts::app
