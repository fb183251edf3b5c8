#include "view/settings.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::view;

TEST_CASE("settings survive a round trip through text") {
    Settings settings;
    CHECK(settings_from_text(settings_to_text(settings)) == settings);
    settings = {.language = LanguageChoice::French,
                .table = TableChoice::Wood,
                .brightness = BrightnessChoice::Dark,
                .faces = Faces::Jumbo,
                .letters = LettersChoice::English,
                .cards = CardsChoice::Light,
                .suits = SuitColours::Four,
                .back = Back::Plum,
                .speed = Speed::Fast,
                .motion = MotionChoice::Reduced,
                .undo = UndoChoice::Forbidden,
                .pile_worth = PileWorth::Hidden,
                .forced = ForcedChoice::TwoTouches,
                .taps = TapsChoice::Two,
                .sound = SoundChoice::Soft,
                .vibration = VibrationChoice::On,
                .text = TextSize::Largest,
                .timing = Timing::Calm,
                .thumb = Thumb::Left,
                .confirm = ConfirmChoice::On,
                .hand = HandOrder::AsTheyCame,
                .tables = {{.game = "mitch", .table = TableChoice::Plum}}};
    CHECK(settings_from_text(settings_to_text(settings)) == settings);
}

TEST_CASE("changing a setting keeps the changes made in another tab, but resetting all settings discards them") {
    const auto stored = settings_from_text("brightness=dark text=larger table.mitch=plum");
    const auto before = settings_from_text("back=blue");
    const auto after = settings_from_text("back=blue text=largest table.mitaines=wood");
    CHECK(with_changes(stored, before, after) ==
          settings_from_text("brightness=dark text=largest table.mitch=plum table.mitaines=wood"));
    CHECK(with_changes(stored, before, {}) == Settings{});
}

TEST_CASE("unknown settings are ignored, and settings with unknown values keep their defaults") {
    CHECK(settings_from_text("") == Settings{});
    CHECK(settings_from_text("= nonsense table= table=marble =wood") == Settings{});
    CHECK(settings_from_text("forced=one taps=automatic") == Settings{}); // a value from an earlier version
    Settings wood;
    wood.table = TableChoice::Wood;
    CHECK(settings_from_text("colour=9 table=wood   future=yes\n") == wood);
}

TEST_CASE("each game uses the table background chosen for that game, or else the one chosen for all games") {
    auto settings = settings_from_text("table=wood table.mitch=plum table.=plum table.mitch7=plum table.mitaines=cork");
    CHECK(settings.tables.size() == 1);
    CHECK(ground_of(settings, "mitch", Ground::Slate) == Ground::Plum);
    CHECK(ground_of(settings, "mitaines", Ground::Spruce) == Ground::Wood);
    choose_table(settings, "mitch", TableChoice::Automatic);
    choose_table(settings, "mitaines", TableChoice::Slate);
    CHECK(ground_of(settings, "mitch", Ground::Slate) == Ground::Slate);
    CHECK(ground_of(settings, "mitaines", Ground::Spruce) == Ground::Slate);
    CHECK(ground_of(settings, {}, Ground::Spruce) == Ground::Wood);
    CHECK(settings_from_text(settings_to_text(settings)) == settings);
}

TEST_CASE("automatic settings follow the device, and explicit settings do not") {
    const HostPreferences host{
        .language = i18n::Language::French, .brightness = Brightness::Dark, .motion = HostPreferences::Motion::Reduced};
    Settings settings;
    CHECK(language_of(settings, host) == i18n::Language::French);
    CHECK(letters_of(settings, host) == Letters::French);
    CHECK(brightness_of(settings, host) == Brightness::Dark);
    CHECK(cards_of(settings, host) == Brightness::Dark);
    CHECK(speed_of(settings, host) == Speed::None);
    CHECK(ground_of(settings, "mitch", Ground::Slate) == Ground::Slate);
    settings = {.language = LanguageChoice::English,
                .table = TableChoice::Spruce,
                .brightness = BrightnessChoice::Light,
                .cards = CardsChoice::Dark,
                .speed = Speed::Fast,
                .motion = MotionChoice::Full};
    CHECK(language_of(settings, host) == i18n::Language::English);
    CHECK(letters_of(settings, host) == Letters::English);
    CHECK(brightness_of(settings, host) == Brightness::Light);
    CHECK(cards_of(settings, host) == Brightness::Dark);
    CHECK(speed_of(settings, host) == Speed::Fast);
    CHECK(ground_of(settings, "mitch", Ground::Slate) == Ground::Spruce);
}
