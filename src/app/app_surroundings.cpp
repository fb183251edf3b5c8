// Keeps the table's display environment up to date: the language, the look and the viewport.
#include "app/app.h"

#include "app/query_value.h"
#include "i18n/texts.h"
#include "ui/fonts.h"

namespace mitts::app {

// Returns true if a page embeds the table to show one match or position. An embedded table has no link to the start
// page.
bool App::is_embedded() const {
    return query_value(ports_.page.query(), "embed") == "1";
}

view::HostPreferences App::host_preferences() const {
    const bool dark = ports_.page.colour_scheme() == ports::ColourScheme::Dark;
    const bool still = ports_.page.motion() == ports::Motion::Reduced;
    return {.language = i18n::language_named(ports_.page.language()),
            .brightness = dark ? view::Brightness::Dark : view::Brightness::Light,
            .motion = still ? view::HostPreferences::Motion::Reduced : view::HostPreferences::Motion::Full};
}

// Loads the strings of a language. Returns false if they are invalid. The program starts as soon as one language is
// loaded. The strings of the other language may arrive at any time.
bool App::take_texts(i18n::Language language, std::vector<std::uint8_t> bytes) {
    if (!i18n::take_texts(language, std::string(bytes.begin(), bytes.end()))) {
        return false;
    }
    if (begun_ && language == wished_language()) {
        surround();
        ports_.frames.request_frame();
    }
    return true;
}

i18n::Language App::wished_language() const {
    return view::language_of(settings_, host_preferences());
}

i18n::Language App::language() const {
    return i18n::spoken(wished_language());
}

ui::Look App::look() const {
    return ui::look_of(settings_, host_preferences(),
                       at_table_ ? table_->ground() : view::ground_of(settings_, {}, view::Ground::Spruce));
}

view::Viewport App::viewport() const {
    auto viewport = screen_->viewport();
    const auto insets = ports_.page.insets();
    viewport.inset_left = insets.left;
    viewport.inset_top = insets.top;
    viewport.inset_right = insets.right;
    viewport.inset_bottom = insets.bottom;
    viewport.text = view::text_scale(settings_.text);
    viewport.thumb = settings_.thumb;
    return viewport;
}

table::Surroundings App::surroundings() const {
    return {.viewport = viewport(),
            .language = language(),
            .settings = settings_,
            .speed = view::speed_of(settings_, host_preferences())};
}

// Asks the page to draw the characters that the fonts lack.
void App::lend_type() {
    screen_->fonts().borrow([this](const ui::LetterOrder& order) -> ui::LetterPicture {
        auto line = ports_.page.write((order.weight == view::Weight::Bold ? "bold " : "normal ") +
                                      std::to_string(order.pixels) + ' ' + (order.colour.empty() ? "-" : order.colour) +
                                      ' ' + std::string(order.text));
        return {line.advance, line.width, line.height, line.left, line.feet, std::move(line.pixels)};
    });
}

void App::surround() {
    surroundings_ = surroundings();
    look_ = look();
    density_ = screen_->density();
    if (table_) {
        table_->surround(surroundings_);
    }
    if (review_) {
        review_->surround(surroundings_);
    }
    if (why_) {
        why_->surround(surroundings_);
    }
    panels_.forget_texts(); // the language or the text size may have changed
    dirty_ = true;
}

// Updates the display environment (viewport, language, settings, colours) if it has changed. Browsers also report
// irrelevant changes, especially while a page loads. Such reports must not interrupt running animations.
void App::look_around() {
    if (screen_->viewport().width <= 0) { // an invisible canvas has no size
        return;
    }
    if (!(surroundings() == surroundings_ && look() == look_ && screen_->density() == density_)) {
        surround();
    }
}

// Returns the settings that the page's elements use, including the brightness of the table.
std::string App::settings_text() const {
    auto settings = settings_;
    const bool dark = view::brightness_of(settings_, host_preferences()) == view::Brightness::Dark;
    settings.brightness = dark ? view::BrightnessChoice::Dark : view::BrightnessChoice::Light;
    return view::settings_to_text(settings);
}

// Changes settings. Keeps the changes that another tab has made to other settings.
void App::change_settings(const view::Settings& settings) {
    const auto stored = storeroom_.small_text("settings");
    settings_ = stored.empty() ? settings : view::with_changes(view::settings_from_text(stored), settings_, settings);
    storeroom_.keep_small_text("settings", view::settings_to_text(settings_));
    surround();
}

} // namespace mitts::app
