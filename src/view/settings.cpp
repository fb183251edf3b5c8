#include "view/settings.h"

#include "cards/text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mitts::view {

namespace {

// One setting: its name, the names of its values separated by spaces, and functions to get and set it as a number.
struct Field {
    std::string_view name;
    std::string_view values;
    int (*get)(const Settings&);
    void (*set)(Settings&, int);
};

template <auto Member> constexpr Field field(std::string_view name, std::string_view values) {
    return {.name = name,
            .values = values,
            .get = [](const Settings& settings) { return static_cast<int>(settings.*Member); },
            .set =
                [](Settings& settings, int value) {
                    using Choice = std::remove_reference_t<decltype(settings.*Member)>;
                    settings.*Member = static_cast<Choice>(value);
                }};
}

constexpr std::string_view tables = "automatic spruce slate wood plum";

const std::array fields{
    field<&Settings::language>("language", "automatic en fr"),
    field<&Settings::table>("table", tables),
    field<&Settings::brightness>("brightness", "system light dark"),
    field<&Settings::faces>("faces", "automatic standard jumbo"),
    field<&Settings::letters>("letters", "automatic en fr"),
    field<&Settings::cards>("cards", "automatic light dark"),
    field<&Settings::suits>("suits", "two four"),
    field<&Settings::back>("back", "red blue green plum"),
    field<&Settings::speed>("speed", "slow normal fast none"),
    field<&Settings::motion>("motion", "system full reduced"),
    field<&Settings::undo>("undo", "allowed forbidden"),
    field<&Settings::pile_worth>("pile_worth", "shown hidden"),
    field<&Settings::forced>("forced", "one two"),
    field<&Settings::taps>("taps", "one two"),
    field<&Settings::sound>("sound", "off soft normal loud"),
    field<&Settings::vibration>("vibration", "on off"),
    field<&Settings::text>("text", "normal larger largest"),
    field<&Settings::timing>("timing", "quick normal calm"),
    field<&Settings::thumb>("thumb", "right left"),
    field<&Settings::confirm>("confirm", "on off"),
    field<&Settings::hand>("hand", "sorted as_they_came"),
    field<&Settings::agree>("agree", "on off"),
};

constexpr std::string_view own_table = "table."; // followed by the game's name

std::string_view value_name(std::string_view values, int value) {
    return split_words(values, " ").at(static_cast<std::size_t>(value)).text;
}

// Returns the number of the value with this name, or nullopt.
std::optional<int> value_named(std::string_view values, std::string_view name) {
    const auto words = split_words(values, " ");
    const auto found = std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.text == name; });
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()));
}

void read_own_table(Settings& settings, std::string_view game, std::string_view name) {
    const bool named =
        !game.empty() && std::all_of(game.begin(), game.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    if (const auto value = value_named(tables, name); named && value) {
        choose_table(settings, game, static_cast<TableChoice>(*value));
    }
}

const Field* field_named(std::string_view name) {
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field& one) { return one.name == name; });
    return found == fields.end() ? nullptr : &*found;
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
        text += value_name(known.values, known.get(settings));
    }
    for (const auto& own : settings.tables) {
        text += ' ' + std::string(own_table) + own.game + '=';
        text += value_name(tables, static_cast<int>(own.table));
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
            const auto* known = field_named(name);
            if (name.starts_with(own_table)) {
                read_own_table(settings, name.substr(own_table.size()), value);
            } else if (const auto number = known != nullptr ? value_named(known->values, value) : std::nullopt) {
                known->set(settings, *number);
            }
        }
        text.remove_prefix(word.size() < text.size() ? word.size() + 1 : word.size());
    }
    return settings;
}

Settings with_changes(Settings stored, const Settings& before, const Settings& after) {
    for (const auto& known : fields) {
        if (known.get(before) != known.get(after)) {
            known.set(stored, known.get(after));
        }
    }
    for (const auto& own : after.tables) {
        if (std::find(before.tables.begin(), before.tables.end(), own) == before.tables.end()) {
            choose_table(stored, own.game, own.table);
        }
    }
    return after == Settings{} ? after : stored;
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
