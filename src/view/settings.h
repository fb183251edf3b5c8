// A player's settings for all games: language, table, cards, motion. Rules are not settings; they are chosen before a
// match (games/*/options.h).
//
// The text form is used only for storage and contains only these settings. Text from an older or newer version is also
// valid: missing settings keep their defaults.
#pragma once

#include "i18n/language.h"
#include "view/preferences.h"
#include "view/scene.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

enum class LanguageChoice : std::uint8_t { Automatic, English, French };        ///< automatic: the language of the page
enum class TableChoice : std::uint8_t { Automatic, Spruce, Slate, Wood, Plum }; ///< automatic: each game's default
enum class BrightnessChoice : std::uint8_t { System, Light, Dark };
enum class LettersChoice : std::uint8_t { Automatic, English, French }; ///< automatic: depends on the language
enum class CardsChoice : std::uint8_t { Automatic, Light, Dark };       ///< automatic: light or dark to match the table
enum class SuitColours : std::uint8_t { Two, Four };
enum class MotionChoice : std::uint8_t { System, Full, Reduced };
enum class SoundChoice : std::uint8_t { Off, Soft, Normal, Loud };
enum class VibrationChoice : std::uint8_t { On, Off };
enum class ForcedChoice : std::uint8_t { OneTouch, TwoTouches }; ///< touches needed to play the only legal card
enum class TapsChoice : std::uint8_t { One, Two };               ///< touches needed for a card with one possible action
enum class ConfirmChoice : std::uint8_t { On, Off };             ///< on: every card needs a second touch
enum class HandOrder : std::uint8_t { Sorted, AsTheyCame };
enum class UndoChoice : std::uint8_t { Allowed, Forbidden };

/// The table surface chosen for one game.
struct OwnTable {
    std::string game{};
    TableChoice table = TableChoice::Automatic;

    friend bool operator==(const OwnTable&, const OwnTable&) = default;
};

struct Settings {
    LanguageChoice language = LanguageChoice::Automatic;
    TableChoice table = TableChoice::Automatic; ///< surface of the start page, and of games without a separate choice
    BrightnessChoice brightness = BrightnessChoice::System;
    Faces faces = Faces::Automatic;
    LettersChoice letters = LettersChoice::Automatic;
    CardsChoice cards = CardsChoice::Automatic;
    SuitColours suits = SuitColours::Two;
    Back back = Back::Red;
    Speed speed = Speed::Normal;
    MotionChoice motion = MotionChoice::System;
    UndoChoice undo = UndoChoice::Allowed;
    PileWorth pile_worth = PileWorth::Shown;
    ForcedChoice forced = ForcedChoice::OneTouch;
    TapsChoice taps = TapsChoice::One;
    SoundChoice sound = SoundChoice::Off;
    VibrationChoice vibration = VibrationChoice::Off;
    TextSize text = TextSize::Normal;
    Timing timing = Timing::Normal;
    Thumb thumb = Thumb::Right;
    ConfirmChoice confirm = ConfirmChoice::Off;
    HandOrder hand = HandOrder::Sorted;
    AgreeAsks agree = AgreeAsks::On;
    std::vector<OwnTable> tables{}; ///< at most one entry per game

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Returns "language=fr table=wood … table.GAME=plum": every setting, in the order of the struct.
std::string settings_to_text(const Settings& settings);
/// Returns the value of a setting as a number. `name` is the setting's name in the text form and must exist.
int setting_of(const Settings& settings, std::string_view name);
/// Changes a setting, or the table surface of the game with this name. An empty name resets all settings.
void choose_setting(Settings& settings, std::string_view name, int value);
/// Parses the text form. Unknown names and values are ignored.
Settings settings_from_text(std::string_view text);

/// Returns `stored` with the changes from `before` to `after`. If `after` has only default values, returns `after`.
Settings with_changes(Settings stored, const Settings& before, const Settings& after);

enum class Brightness : std::uint8_t { Light, Dark };
enum class Letters : std::uint8_t { English, French };

/// The device's preferences, as reported by the page.
struct HostPreferences {
    i18n::Language language = i18n::Language::English;
    Brightness brightness = Brightness::Light;
    /// The system's preference for reduced motion.
    enum class Motion : std::uint8_t { Full, Reduced } motion = Motion::Full;
};

/// Return the value that applies on this device.
i18n::Language language_of(const Settings& settings, const HostPreferences& host);
Brightness brightness_of(const Settings& settings, const HostPreferences& host);
Brightness cards_of(const Settings& settings, const HostPreferences& host);
Letters letters_of(const Settings& settings, const HostPreferences& host);
/// Returns the speed of animations: the setting, or Speed::None if motion is reduced.
Speed speed_of(const Settings& settings, const HostPreferences& host);
/// Returns the table surface chosen for a game, or for all games without a separate choice if the name is empty.
TableChoice table_of(const Settings& settings, std::string_view game);
/// Sets the table surface of one game.
void choose_table(Settings& settings, std::string_view game, TableChoice table);
/// Returns the ground of a game's table. `game_ground` is the game's default.
Ground ground_of(const Settings& settings, std::string_view game, Ground game_ground);

} // namespace mitts::view
