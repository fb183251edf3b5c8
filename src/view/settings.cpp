#include "view/settings.h"

#include <algorithm>
#include <array>
#include <span>

namespace mitts::view {

namespace {

constexpr std::array<std::string_view, 3> languages{"automatic", "en", "fr"};
constexpr std::array<std::string_view, 5> tables{"automatic", "spruce", "slate", "wood", "plum"};
constexpr std::array<std::string_view, 3> brightnesses{"system", "light", "dark"};
constexpr std::array<std::string_view, 3> face_names{"automatic", "standard", "jumbo"};
constexpr std::array<std::string_view, 3> card_names{"automatic", "light", "dark"};
constexpr std::array<std::string_view, 2> suit_names{"two", "four"};
constexpr std::array<std::string_view, 4> back_names{"red", "blue", "green", "plum"};
constexpr std::array<std::string_view, 4> speed_names{"slow", "normal", "fast", "none"};
constexpr std::array<std::string_view, 3> motion_names{"system", "full", "reduced"};
constexpr std::array<std::string_view, 2> undo_names{"allowed", "forbidden"};
constexpr std::array<std::string_view, 2> worth_names{"shown", "hidden"};

constexpr std::array<std::string_view, 4> sound_names{"off", "soft", "normal", "loud"};
constexpr std::array<std::string_view, 2> on_off_names{"on", "off"};

constexpr std::array<std::string_view, 2> tap_names{"one", "two"};

constexpr std::array<std::string_view, 3> text_names{"normal", "larger", "largest"};
constexpr std::array<std::string_view, 2> thumb_names{"right", "left"};
constexpr std::array<std::string_view, 2> order_names{"sorted", "as_they_came"};
constexpr std::array<std::string_view, 3> timing_names{"quick", "normal", "calm"};

// One setting: its name, the names of its values, and its conversion from and to a number.
struct Field {
    std::string_view name;
    std::span<const std::string_view> values;
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
};

template <auto Member> constexpr Field field(std::string_view name, std::span<const std::string_view> values) {
    return {.name = name,
            .values = values,
            .get = [](const Settings& settings) { return static_cast<int>(settings.*Member); },
            .set =
                [](Settings& settings, int value) {
                    using Choice = std::remove_reference_t<decltype(settings.*Member)>;
                    settings.*Member = static_cast<Choice>(value);
                }};
}

const std::array fields{
    field<&Settings::language>("language", languages),
    field<&Settings::table>("table", tables),
    field<&Settings::brightness>("brightness", brightnesses),
    field<&Settings::faces>("faces", face_names),
    field<&Settings::letters>("letters", languages),
    field<&Settings::cards>("cards", card_names),
    field<&Settings::suits>("suits", suit_names),
    field<&Settings::back>("back", back_names),
    field<&Settings::speed>("speed", speed_names),
    field<&Settings::motion>("motion", motion_names),
    field<&Settings::undo>("undo", undo_names),
    field<&Settings::pile_worth>("pile_worth", worth_names),
    field<&Settings::forced>("forced", tap_names),
    field<&Settings::taps>("taps", tap_names),
    field<&Settings::sound>("sound", sound_names),
    field<&Settings::vibration>("vibration", on_off_names),
    field<&Settings::text>("text", text_names),
    field<&Settings::timing>("timing", timing_names),
    field<&Settings::thumb>("thumb", thumb_names),
    field<&Settings::confirm>("confirm", on_off_names),
    field<&Settings::hand>("hand", order_names),
    field<&Settings::agree>("agree", on_off_names),
};

constexpr std::string_view own_table = "table."; // followed by the game's name

void read_own_table(Settings& settings, std::string_view game, std::string_view value) {
    const bool named =
        !game.empty() && std::all_of(game.begin(), game.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    for (std::size_t at = 0; named && at < tables.size(); ++at) {
        if (tables[at] == value) {
            choose_table(settings, game, static_cast<TableChoice>(at));
        }
    }
}

const Field* field_named(std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& one) { return one.name == name; });
    return found == fields.end() ? nullptr : &*found;
}

void read_field(Settings& settings, std::string_view name, std::string_view value) {
    const auto* known = field_named(name);
    for (std::size_t at = 0; known != nullptr && at < known->values.size(); ++at) {
        if (known->values[at] == value) {
            known->set(settings, static_cast<int>(at));
        }
    }
}

} // namespace

int setting_of(const Settings& settings, std::string_view name) {
    return field_named(name)->get(settings);
}

void choose_setting(Settings& settings, std::string_view name, int value) {
    if (name.empty()) {
        settings = {};
    } else if (const auto* known = field_named(name)) {
        known->set(settings, value);
    } else {
        choose_table(settings, name, static_cast<TableChoice>(value));
    }
}

std::string settings_to_text(const Settings& settings) {
    std::string text;
    for (const auto& known : fields) {
        text += text.empty() ? "" : " ";
        text += known.name;
        text += '=';
        text += known.values[static_cast<std::size_t>(known.get(settings))];
    }
    for (const auto& own : settings.tables) {
        text += ' ' + std::string(own_table) + own.game + '=';
        text += tables[static_cast<std::size_t>(own.table)];
    }
    return text;
}

Settings settings_from_text(std::string_view text) {
    Settings settings;
    while (!text.empty()) {
        const auto word = text.substr(0, text.find_first_of(" \n"));
        const auto equals = word.find('=');
        if (equals != std::string_view::npos) {
            const auto name = word.substr(0, equals);
            const auto value = word.substr(equals + 1);
            if (name.starts_with(own_table)) {
                read_own_table(settings, name.substr(own_table.size()), value);
            } else {
                read_field(settings, name, value);
            }
        }
        text.remove_prefix(word.size() < text.size() ? word.size() + 1 : word.size());
    }
    return settings;
}

i18n::Language language_of(const Settings& settings, const HostPreferences& host) {
    if (settings.language == LanguageChoice::Automatic) {
        return host.language;
    }
    return settings.language == LanguageChoice::French ? i18n::Language::French : i18n::Language::English;
}

Brightness brightness_of(const Settings& settings, const HostPreferences& host) {
    if (settings.brightness == BrightnessChoice::System) {
        return host.brightness;
    }
    return settings.brightness == BrightnessChoice::Dark ? Brightness::Dark : Brightness::Light;
}

Brightness cards_of(const Settings& settings, const HostPreferences& host) {
    if (settings.cards == CardsChoice::Automatic) {
        return brightness_of(settings, host);
    }
    return settings.cards == CardsChoice::Dark ? Brightness::Dark : Brightness::Light;
}

Letters letters_of(const Settings& settings, const HostPreferences& host) {
    if (settings.letters == LettersChoice::Automatic) {
        return language_of(settings, host) == i18n::Language::French ? Letters::French : Letters::English;
    }
    return settings.letters == LettersChoice::French ? Letters::French : Letters::English;
}

Speed speed_of(const Settings& settings, const HostPreferences& host) {
    const bool reduced = settings.motion == MotionChoice::Reduced ||
                         (settings.motion == MotionChoice::System && host.motion == HostPreferences::Motion::Reduced);
    return reduced ? Speed::None : settings.speed;
}

TableChoice table_of(const Settings& settings, std::string_view game) {
    const auto own = std::find_if(settings.tables.begin(), settings.tables.end(),
                                  [&](const OwnTable& one) { return one.game == game; });
    return own == settings.tables.end() ? settings.table : own->table;
}

void choose_table(Settings& settings, std::string_view game, TableChoice table) {
    for (auto& own : settings.tables) {
        if (own.game == game) {
            own.table = table;
            return;
        }
    }
    settings.tables.push_back({.game = std::string(game), .table = table});
}

Ground ground_of(const Settings& settings, std::string_view game, Ground game_ground) {
    switch (table_of(settings, game)) {
    case TableChoice::Spruce:
        return Ground::Spruce;
    case TableChoice::Slate:
        return Ground::Slate;
    case TableChoice::Wood:
        return Ground::Wood;
    case TableChoice::Plum:
        return Ground::Plum;
    case TableChoice::Automatic:
        break;
    }
    return game_ground;
}

} // namespace mitts::view
