#include "view/panel_blocks.h"
#include "view/panels.h"

namespace mitts::view {

using i18n::Language;
using i18n::say;
using i18n::TextId;

PanelChoice close_choice(Language language) {
    return {.words = say(language, TextId::Close), .press = {.intent = PanelIntent::Close}};
}

PanelChoice rule_choice(Language language, std::string_view rule, const std::string& about) {
    const auto name = say(language, TextId::RuleLink, {{"rule", std::string(rule)}});
    return {.words = about.empty() ? name : say(language, TextId::ValueOf, {{"what", name}, {"value", about}}),
            .press = {.intent = PanelIntent::ShowRule, .name = rule}};
}

PanelChoice why_choice(const PanelBlock& block) {
    return {.words = block.figure, .press = {.intent = PanelIntent::AskWhy, .index = block.asks}};
}

PanelBlock choices_of(Language language, std::string name, std::vector<PanelChoice> values) {
    for (auto& value : values) {
        value.label = say(language, TextId::ValueOf, {{"what", name}, {"value", value.words}});
        value.enabled = value.enabled || value.on;
        value.press = value.on ? PanelResult{} : value.press;
    }
    return {.kind = BlockKind::Choices, .text = std::move(name), .choices = std::move(values)};
}

PanelBlock switch_of(Language language, const std::string& name, bool on, PanelResult press) {
    const auto value = say(language, on ? TextId::RulesYes : TextId::RulesNo);
    const auto label = say(language, TextId::ValueOf, {{"what", name}, {"value", value}});
    return {.kind = BlockKind::Switch,
            .text = name,
            .choices = {{.words = name, .press = press, .label = label, .on = on}}};
}

PanelDoc menu_doc(const MenuModel& model, Language language) {
    PanelDoc doc{.title = model.title, .subtitle = model.subtitle, .width = PanelWidth::Menu};
    const auto begin_group = [&] { doc.blocks.emplace_back().kind = BlockKind::Links; };
    const auto add = [&](TextId words, Picture picture, PanelIntent intent, bool enabled = true) {
        doc.blocks.back().choices.push_back(
            {.words = say(language, words), .press = {.intent = intent}, .picture = picture, .enabled = enabled});
    };
    begin_group();
    add(TextId::MenuUndo, Picture::IconUndo, PanelIntent::Undo, model.can_undo);
    add(TextId::MenuRedo, Picture::IconRedo, PanelIntent::Redo, model.can_redo);
    begin_group();
    add(TextId::MenuScores, Picture::IconTrophy, PanelIntent::ShowScores);
    add(TextId::MenuLog, Picture::IconLog, PanelIntent::ShowLog);
    add(TextId::MenuRules, Picture::IconOptions, PanelIntent::ShowRules);
    add(TextId::MenuRecord, Picture::IconCopy, PanelIntent::ShowRecord);
    if (model.may_review) {
        add(TextId::ReviewMatch, Picture::IconEye, PanelIntent::Review);
    }
    if (model.may_check) {
        add(TextId::MenuDeal, Picture::IconCheck, PanelIntent::ShowDeal);
    }
    begin_group();
    if (model.may_leave) {
        add(TextId::MenuNewMatch, Picture::IconCards, PanelIntent::NewMatch);
        add(TextId::ShelfTitle, Picture::IconDiscard, PanelIntent::ShowShelf);
        add(TextId::LessonsTitle, Picture::IconHint, PanelIntent::ShowLessons);
        add(TextId::MenuLeave, Picture::IconMitten, PanelIntent::Leave);
        begin_group();
    }
    add(TextId::HowToPlay, Picture::IconInfo, PanelIntent::ShowRule);
    add(TextId::Settings, Picture::IconSettings, PanelIntent::ShowSettings);
    add(model.sounds ? TextId::MenuSoundsOff : TextId::MenuSoundsOn,
        model.sounds ? Picture::IconMinus : Picture::IconPlus, PanelIntent::ToggleSounds);
    if (model.may_fill) {
        add(TextId::MenuWholeScreen, Picture::IconFullScreen, PanelIntent::FillScreen);
    }
    if (model.may_leave) {
        add(TextId::MenuKeys, Picture::IconMenu, PanelIntent::ShowKeys);
    }
    return doc;
}

PanelDoc record_doc(const std::string& record, const std::string& notice, Language language) {
    const auto button = [&](TextId words, PanelIntent intent) {
        return PanelChoice{.words = say(language, words), .press = {.intent = intent}};
    };
    PanelDoc doc{.title = say(language, TextId::RecordTitle),
                 .foot = {button(TextId::RecordLink, PanelIntent::CopyLink),
                          button(TextId::RecordLoad, PanelIntent::LoadRecord),
                          button(TextId::RecordCopy, PanelIntent::CopyRecord)},
                 .has_default = true};
    if (!notice.empty()) {
        doc.blocks.push_back({.text = notice});
    }
    doc.blocks.push_back({.text = say(language, TextId::RecordHelp)});
    doc.blocks.push_back({.kind = BlockKind::Quote, .text = record});
    return doc;
}

PanelDoc about_doc(Language language) {
    PanelDoc doc{.title = say(language, TextId::AboutTitle)};
    for (const auto id : {TextId::AboutGames, TextId::AboutSources, TextId::AboutParts, TextId::AboutPrivacy}) {
        doc.blocks.push_back({.text = say(language, id)});
    }
    return doc;
}

PanelDoc message_doc(const std::string& title, const std::string& text, const std::string& detail, Language language) {
    PanelDoc doc{.title = title,
                 .blocks = {{.text = text}},
                 .width = PanelWidth::Dialog,
                 .closes = false,
                 .foot = {{.words = say(language, TextId::DialogFine), .press = {.intent = PanelIntent::Close}}},
                 .has_default = true};
    if (!detail.empty()) {
        doc.blocks.push_back({.kind = BlockKind::Quote, .text = detail});
        doc.blocks.push_back({.kind = BlockKind::Buttons,
                              .choices = {{.words = say(language, TextId::RecordCopy),
                                           .press = {.intent = PanelIntent::CopyRecord},
                                           .picture = Picture::IconCopy}}});
    }
    return doc;
}

} // namespace mitts::view
