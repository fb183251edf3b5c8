#include "view/panel_blocks.h"
#include "view/panels.h"

#include <array>
#include <span>

namespace mitts::view {

namespace {

using i18n::Language;
using i18n::say;
using i18n::TextId;

// A setting, or a heading if `setting` is empty. A setting without strings for its values is a switch whose first value
// means on.
struct Row {
    std::string_view setting;
    TextId words;
    std::optional<TextId> help{};
    std::array<std::optional<TextId>, 5> values{};
};

std::span<const Row> rows() {
    using enum i18n::TextId;
    static constexpr Row all[] = {
        {"", SettingsLook},
        {"language", SettingsLanguage, {}, {SettingsAutomatic, LanguageEnglish, LanguageFrench}},
        {"text", SettingsText, SettingsTextHelp, {SettingsNormal, SettingsLarger, SettingsLargest}},
        {"brightness", SettingsBrightness, {}, {SettingsSystem, SettingsLight, SettingsDark}},
        {"", SettingsMotion},
        {"speed", SettingsSpeed, {}, {SettingsSlow, SettingsNormal, SettingsFast, SettingsNone}},
        {"motion", SettingsAnimations, {}, {SettingsSystem, SettingsFull, SettingsLess}},
        {"timing", SettingsTiming, SettingsTimingHelp, {SettingsQuick, SettingsSteady, SettingsCalm}},
        {"", SettingsSound},
        {"sound", SettingsVolume, {}, {SettingsOff, SettingsSoft, SettingsMedium, SettingsLoud}},
        {"vibration", SettingsVibration, SettingsVibrationHelp},
        {"", SettingsPlay},
        {"undo", SettingsUndo, SettingsUndoHelp},
        {"thumb", SettingsThumb, SettingsThumbHelp, {SettingsThumbRight, SettingsThumbLeft}},
        {"confirm", SettingsConfirm, SettingsConfirmHelp},
        {"forced", SettingsForced, SettingsForcedHelp},
        {"taps", SettingsTaps, SettingsTapsHelp},
        {"agree", SettingsAgree, SettingsAgreeHelp},
        {"hand", SettingsSort, SettingsSortHelp},
        {"pile_worth", SettingsWorth, SettingsWorthHelp},
        {"", SettingsCards},
        {"faces", SettingsFaces, SettingsFacesHelp, {SettingsAutomatic, SettingsStandard, SettingsJumbo}},
        {"cards", SettingsCardFaces, {}, {SettingsAutomatic, SettingsLight, SettingsDark}},
        {"letters", SettingsLetters, {}, {SettingsAutomatic, LettersEnglish, LettersFrench}},
        {"suits", SettingsSuits, {}, {SettingsTwo, SettingsFour}},
        {"back", SettingsBack, {}, {SettingsRed, SettingsBlue, SettingsGreen, SettingsPlum}},
        {"table",
         SettingsTable,
         SettingsTableHelp,
         {SettingsAutomatic, SettingsSpruce, SettingsSlate, SettingsWood, SettingsPlum}},
    };
    return all;
}

// Returns true if a setting has an effect. With confirmation on, every card needs two touches anyway.
bool has_effect(const Settings& settings, std::string_view setting) {
    const bool one_touch = settings.confirm == ConfirmChoice::Off;
    return setting == "forced" ? one_touch
           : setting == "taps" ? one_touch && settings.forced == ForcedChoice::OneTouch
                               : true;
}

PanelBlock block_of(Language language, const Row& row, std::string_view setting, std::string name, int now) {
    const auto press = [&](int value) {
        return PanelResult{.intent = PanelIntent::ChangeSettings, .value = value, .name = setting};
    };
    if (!row.values[0]) {
        return switch_of(language, name, now == 0, press(now == 0 ? 1 : 0));
    }
    std::vector<PanelChoice> choices;
    for (const auto& value : row.values) {
        const auto at = static_cast<int>(choices.size());
        if (value) {
            choices.push_back({.words = say(language, *value), .press = press(at), .on = at == now});
        }
    }
    return choices_of(language, std::move(name), std::move(choices));
}

} // namespace

PanelDoc settings_doc(const Settings& settings, const std::vector<GameTableChoice>& games, Language language) {
    PanelDoc doc{.title = say(language, TextId::Settings)};
    for (const auto& row : rows()) {
        const auto first = doc.blocks.size();
        if (row.setting.empty()) {
            doc.blocks.push_back({.kind = BlockKind::Heading, .text = say(language, row.words)});
        } else if (row.setting == "table") { // one block for each game; only the first has the explanation
            for (const auto& [game, name] : games) {
                doc.blocks.push_back(block_of(language, row, game, say(language, row.words, {{"game", name}}),
                                              static_cast<int>(table_of(settings, game))));
            }
        } else if (has_effect(settings, row.setting)) {
            doc.blocks.push_back(
                block_of(language, row, row.setting, say(language, row.words), setting_of(settings, row.setting)));
        }
        if (row.help && first < doc.blocks.size()) {
            doc.blocks[first].help = say(language, *row.help);
        }
    }
    doc.blocks.push_back({.kind = BlockKind::Buttons,
                          .choices = {{.words = say(language, TextId::SettingsAbout),
                                       .press = {.intent = PanelIntent::ShowAbout},
                                       .picture = Picture::IconInfo},
                                      {.words = say(language, TextId::SettingsReset),
                                       .press = {.intent = PanelIntent::ChangeSettings},
                                       .enabled = settings != view::Settings{}}}});
    doc.blocks.push_back({.kind = BlockKind::Note, .text = "Mitts " MITTS_VERSION});
    return doc;
}

} // namespace mitts::view
