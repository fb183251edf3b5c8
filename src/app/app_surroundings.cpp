// What the page and the player's settings ask for: language, look, room.
#include "app/app.h"

#include "app/query_value.h"

namespace mitts::app {

namespace {

// The first of the reader's languages that we speak: "de,fr-CA,en" is French.
i18n::Language spoken_language(std::string_view languages) {
    for (const auto& language : split_words(languages, ",")) {
        const auto tag = to_lower(language.text.substr(0, 2));
        if (tag == "fr") {
            return i18n::Language::French;
        }
        if (tag == "en") {
            return i18n::Language::English;
        }
    }
    return i18n::Language::English;
}

} // namespace

// A page embeds the table to show one match or position, which is not left for the start page.
bool App::is_embedded() const {
    return query_value(ports_.page.query(), "embed") == "1";
}

view::HostPreferences App::host_preferences() const {
    const auto asked = query_value(ports_.page.query(), "lang");
    const bool dark = ports_.page.colour_scheme() == ports::ColourScheme::Dark;
    const bool still = ports_.page.motion() == ports::Motion::Reduced;
    return {.language = spoken_language(asked ? *asked : ports_.page.languages()),
            .brightness = dark ? view::Brightness::Dark : view::Brightness::Light,
            .motion = still ? view::HostPreferences::Motion::Reduced : view::HostPreferences::Motion::Full};
}

i18n::Language App::language() const {
    return view::language_of(settings_, host_preferences());
}

ui::Look App::look() const {
    return ui::look_of(settings_, host_preferences(), at_table_ ? table_->ground() : view::Ground::Spruce);
}

void App::surround() {
    if (table_) {
        table_->surround({.viewport = screen_->viewport(),
                          .language = language(),
                          .settings = settings_,
                          .speed = view::speed_of(settings_, host_preferences())});
    }
    if (!at_table_) {
        show_start_page();
    }
    dirty_ = true;
}

void App::change_settings(const view::Settings& settings) {
    settings_ = settings;
    storeroom_.keep_small_text("settings", view::settings_to_text(settings_));
    surround();
}

} // namespace mitts::app
