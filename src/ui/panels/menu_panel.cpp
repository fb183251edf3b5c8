#include "ui/panels/panel.h"

#include "ui/panels/controls.h"

namespace mitts::ui {

namespace {

using i18n::TextId;

struct Entry {
    TextId words;
    Sprite icon;
    view::PanelIntent intent;
    bool enabled = true;
};

std::vector<Entry> entries_of(const view::MenuModel& model) {
    std::vector<Entry> entries{{TextId::MenuBack, Sprite::icon_chevron_left, view::PanelIntent::Close},
                               {TextId::MenuUndo, Sprite::icon_undo, view::PanelIntent::Undo, model.can_undo},
                               {TextId::MenuRedo, Sprite::icon_redo, view::PanelIntent::Redo, model.can_redo},
                               {TextId::MenuScores, Sprite::icon_trophy, view::PanelIntent::ShowScores},
                               {TextId::MenuLog, Sprite::icon_list, view::PanelIntent::ShowLog},
                               {TextId::MenuRules, Sprite::icon_sliders, view::PanelIntent::ShowRules},
                               {TextId::MenuRecord, Sprite::icon_copy, view::PanelIntent::ShowRecord}};
    if (model.may_review) {
        entries.push_back({TextId::ReviewMatch, Sprite::icon_eye, view::PanelIntent::Review});
    }
    if (model.may_leave) {
        entries.push_back({TextId::MenuNewMatch, Sprite::icon_cards, view::PanelIntent::NewMatch});
    }
    entries.push_back({TextId::HowToPlay, Sprite::icon_info, view::PanelIntent::ShowRule});
    entries.push_back({TextId::Settings, Sprite::icon_gear, view::PanelIntent::ShowSettings});
    entries.push_back({model.sounds ? TextId::MenuSoundsOff : TextId::MenuSoundsOn, Sprite::icon_sliders,
                       view::PanelIntent::ToggleSounds});
    if (model.may_fill) {
        entries.push_back({TextId::MenuWholeScreen, Sprite::icon_eye, view::PanelIntent::FillScreen});
    }
    if (model.may_check) {
        entries.push_back({TextId::MenuDeal, Sprite::icon_info, view::PanelIntent::ShowDeal});
    }
    if (model.may_leave) {
        entries.push_back({TextId::LessonsTitle, Sprite::icon_bulb, view::PanelIntent::ShowLessons});
        entries.push_back({TextId::MenuKeys, Sprite::icon_cards, view::PanelIntent::ShowKeys});
        entries.push_back({TextId::ShelfTitle, Sprite::icon_list, view::PanelIntent::ShowShelf});
        entries.push_back({TextId::MenuLeave, Sprite::icon_mitten, view::PanelIntent::Leave});
    }
    return entries;
}

void draw_entry(Sheet& sheet, const Entry& entry, const view::Rect& rect) {
    const auto words = sheet.say(entry.words);
    const auto touched = sheet.touch(rect, {.label = words, .enabled = entry.enabled});
    if (touched.held || touched.hovered) {
        sheet.brush().fill(rect, 10, sheet.shape(view::Ink::PaperFooter));
    }
    const ImU32 ink = sheet.ink(entry.enabled ? view::Ink::Text : view::Ink::DisabledText);
    const ImU32 sign = entry.enabled ? sheet.ink(view::Ink::Red) : ink;
    const float middle = rect.centre().y;
    sheet.brush().icon(entry.icon, {rect.x + 22, middle}, 20, sign);
    float size = 18;
    while (size > 13 && sheet.text_width(words, size, view::Weight::Regular) > rect.w - 56) {
        size -= 1;
    }
    sheet.brush().text({rect.x + 48, middle - size * 0.6F}, words, size, view::Weight::Regular, ink);
    if (touched.pressed) {
        sheet.want(entry.intent);
    }
}

} // namespace

view::PanelResult draw_menu(const PanelContext& context, const view::MenuModel& model) {
    Sheet sheet{
        context,
        {.title = model.title, .subtitle = model.subtitle, .width = Sheet::is_low(context.viewport) ? 600.0F : 420.0F}};
    sheet.begin_content();
    // A low window has two columns if they fit.
    const int columns = sheet.is_low() && sheet.width() >= 420 ? 2 : 1;
    const float breadth = sheet.width() / static_cast<float>(columns) + (columns == 1 ? 16.0F : 8.0F);
    int place = 0;
    for (const auto& entry : entries_of(model)) {
        const int column = place % columns;
        draw_entry(sheet, entry, {sheet.left() - 8 + static_cast<float>(column) * breadth, sheet.y, breadth - 4, 46});
        ++place;
        sheet.y += place % columns == 0 ? 48.0F : 0.0F;
    }
    sheet.y += place % columns == 0 ? 0.0F : 48.0F;
    sheet.end_content();
    return sheet.result();
}

} // namespace mitts::ui
