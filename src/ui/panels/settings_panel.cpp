#include "ui/panels/panel.h"

#include "ui/panels/controls.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::Settings;
using view::Weight;

class SettingsPanel {
public:
    SettingsPanel(Sheet& sheet, const Settings& settings, const std::vector<view::GameTableChoice>& games)
        : sheet_(sheet), settings_(settings), games_(games) {
    }

    void draw() {
        heading(sheet_, sheet_.say(TextId::SettingsLook));
        choice(&Settings::language, TextId::SettingsLanguage,
               {TextId::SettingsAutomatic, TextId::LanguageEnglish, TextId::LanguageFrench});
        choice(&Settings::text, TextId::SettingsText,
               {TextId::SettingsNormal, TextId::SettingsLarger, TextId::SettingsLargest}, TextId::SettingsTextHelp);
        tables();
        choice(&Settings::brightness, TextId::SettingsBrightness,
               {TextId::SettingsSystem, TextId::SettingsLight, TextId::SettingsDark});
        heading(sheet_, sheet_.say(TextId::SettingsCards));
        choice(&Settings::faces, TextId::SettingsFaces,
               {TextId::SettingsAutomatic, TextId::SettingsStandard, TextId::SettingsJumbo}, TextId::SettingsFacesHelp);
        choice(&Settings::cards, TextId::SettingsCardFaces,
               {TextId::SettingsAutomatic, TextId::SettingsLight, TextId::SettingsDark});
        choice(&Settings::letters, TextId::SettingsLetters,
               {TextId::SettingsAutomatic, TextId::LettersEnglish, TextId::LettersFrench});
        choice(&Settings::suits, TextId::SettingsSuits, {TextId::SettingsTwo, TextId::SettingsFour});
        choice(&Settings::back, TextId::SettingsBack,
               {TextId::SettingsRed, TextId::SettingsBlue, TextId::SettingsGreen, TextId::SettingsPlum});
        heading(sheet_, sheet_.say(TextId::SettingsMotion));
        choice(&Settings::speed, TextId::SettingsSpeed,
               {TextId::SettingsSlow, TextId::SettingsNormal, TextId::SettingsFast, TextId::SettingsNone});
        choice(&Settings::motion, TextId::SettingsReduced,
               {TextId::SettingsSystem, TextId::SettingsFull, TextId::SettingsLess});
        choice(&Settings::timing, TextId::SettingsTiming,
               {TextId::SettingsQuick, TextId::SettingsSteady, TextId::SettingsCalm}, TextId::SettingsTimingHelp);
        heading(sheet_, sheet_.say(TextId::SettingsSound));
        choice(&Settings::sound, TextId::SettingsVolume,
               {TextId::SettingsOff, TextId::SettingsSoft, TextId::SettingsNormal, TextId::SettingsLoud});
        on_off(&Settings::vibration, TextId::SettingsVibration, TextId::SettingsVibrationHelp);
        heading(sheet_, sheet_.say(TextId::SettingsPlay));
        on_off(&Settings::undo, TextId::SettingsUndo, TextId::SettingsUndoHelp);
        choice(&Settings::thumb, TextId::SettingsThumb, {TextId::SettingsThumbRight, TextId::SettingsThumbLeft},
               TextId::SettingsThumbHelp);
        on_off(&Settings::confirm, TextId::SettingsConfirm, TextId::SettingsConfirmHelp);
        // with confirmation on, every card takes two touches anyway
        if (settings_.confirm == view::ConfirmChoice::Off) {
            on_off(&Settings::forced, TextId::SettingsForced, TextId::SettingsForcedHelp);
            if (settings_.forced == view::ForcedChoice::OneTouch) {
                on_off(&Settings::taps, TextId::SettingsTaps, TextId::SettingsTapsHelp);
            }
        }
        on_off(&Settings::agree, TextId::SettingsAgree, TextId::SettingsAgreeHelp);
        on_off(&Settings::hand, TextId::SettingsSort, TextId::SettingsSortHelp);
        on_off(&Settings::pile_worth, TextId::SettingsWorth, TextId::SettingsWorthHelp);
        sheet_.y += 6;
        if (plain_button({.text = sheet_.say(TextId::SettingsAbout), .icon = Sprite::icon_info})) {
            intent_ = view::PanelIntent::ShowAbout;
        }
        if (plain_button({.text = sheet_.say(TextId::SettingsReset), .enabled = !(settings_ == Settings{})})) {
            settings_ = {};
            intent_ = view::PanelIntent::ChangeSettings;
        }
        paragraph(sheet_, "Mitts " MITTS_VERSION, 14, Ink::Muted);
    }

    view::SettingsResult result() const {
        const auto own = sheet_.result().intent;
        return {.intent = intent_ == view::PanelIntent::None ? own : intent_, .settings = settings_};
    }

private:
    // Draws a name and its explanation, to the left of a control of this width or above it. Returns the rectangle for
    // the control.
    view::Rect place(const std::string& words, std::optional<TextId> help, float control, float control_tall) {
        const view::TypeMeasure measure;
        const bool lies =
            sheet_.width() - control - 16 >= std::max(120.0F, sheet_.text_width(words, 17, Weight::Regular));
        const float room = lies ? sheet_.width() - control - 16 : sheet_.width();
        float text = view::text_height(words, room, 17, Weight::Regular, measure);
        const auto print = help ? sheet_.say(*help) : std::string{};
        const float small = help ? view::text_height(print, room, 14, Weight::Regular, measure) + 2 : 0;
        float top = sheet_.y;
        if (lies) {
            top += std::max(0.0F, (control_tall - text - small) / 2);
        }
        sheet_.brush().paragraph({sheet_.left(), top}, words, room, 17, Weight::Regular, sheet_.ink(Ink::Text));
        if (help) {
            sheet_.brush().paragraph({sheet_.left(), top + text + 2}, print, room, 14, Weight::Regular,
                                     sheet_.ink(Ink::Muted));
        }
        text += small;
        const float control_top = lies ? sheet_.y : sheet_.y + text + 8;
        sheet_.y += (lies ? std::max(control_tall, text) : text + 8 + control_tall) + 14;
        return {lies ? sheet_.right() - control : sheet_.left(), control_top, control, control_tall};
    }

    std::optional<int> chosen_of(const std::string& name, std::initializer_list<TextId> values, int now,
                                 std::optional<TextId> help) {
        std::vector<Segment> parts;
        for (const auto value : values) {
            parts.push_back({.value = static_cast<int>(parts.size()), .label = sheet_.say(value)});
        }
        const float width = std::min(sheet_.width(), segments_width(sheet_, parts));
        const auto rect = place(name, help, width, segments_height(sheet_, parts, width));
        return segments(sheet_, rect, parts, now, name);
    }

    template <class Choice>
    void choice(Choice Settings::*member, TextId name, std::initializer_list<TextId> values,
                std::optional<TextId> help = std::nullopt) {
        if (const auto chosen = chosen_of(sheet_.say(name), values, static_cast<int>(settings_.*member), help)) {
            settings_.*member = static_cast<Choice>(*chosen);
            intent_ = view::PanelIntent::ChangeSettings;
        }
    }

    // Draws the choice of table for each game. Only the first has an explanation.
    void tables() {
        auto help = std::optional(TextId::SettingsTableHelp);
        for (const auto& [game, name] : games_) {
            const auto chosen = chosen_of(sheet_.say(TextId::SettingsTable, {{"game", name}}),
                                          {TextId::SettingsAutomatic, TextId::SettingsSpruce, TextId::SettingsSlate,
                                           TextId::SettingsWood, TextId::SettingsPlum},
                                          static_cast<int>(view::table_of(settings_, game)), help);
            if (chosen) {
                view::choose_table(settings_, game, static_cast<view::TableChoice>(*chosen));
                intent_ = view::PanelIntent::ChangeSettings;
            }
            help.reset();
        }
    }

    // Draws a setting with two values, of which the first means yes.
    template <class Choice> void on_off(Choice Settings::*member, TextId name, TextId help) {
        const auto rect = place(sheet_.say(name), help, toggle_width, control_height);
        const bool on = static_cast<int>(settings_.*member) == 0;
        if (toggle(sheet_, rect, on, sheet_.say(name))) {
            settings_.*member = static_cast<Choice>(on ? 1 : 0);
            intent_ = view::PanelIntent::ChangeSettings;
        }
    }

    bool plain_button(const ButtonWords& words) {
        const view::Rect rect{sheet_.left(), sheet_.y, std::min(sheet_.width(), button_width(sheet_, words)),
                              control_height};
        sheet_.y += control_height + 14;
        return button(sheet_, rect, ButtonKind::Plain, words);
    }

    Sheet& sheet_;
    Settings settings_;
    const std::vector<view::GameTableChoice>& games_;
    view::PanelIntent intent_ = view::PanelIntent::None;
};

} // namespace

view::SettingsResult draw_settings(const PanelContext& context, const Settings& settings,
                                   const std::vector<view::GameTableChoice>& games) {
    const auto title = i18n::say(context.language, TextId::Settings);
    Sheet sheet{context, {.title = title, .width = 680}};
    SettingsPanel panel{sheet, settings, games};
    sheet.begin_content();
    panel.draw();
    sheet.end_content();
    return panel.result();
}

} // namespace mitts::ui
