#include "ui/panels/panel.h"

#include "ui/panels/controls.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;

struct Tool {
    TextId words;
    Sprite icon;
    view::PanelIntent intent;
};

void foot(Sheet& sheet) {
    constexpr Tool tools[] = {{TextId::RecordCopy, Sprite::icon_copy, view::PanelIntent::CopyRecord},
                              {TextId::RecordLink, Sprite::icon_list, view::PanelIntent::CopyLink},
                              {TextId::RecordLoad, Sprite::icon_redo, view::PanelIntent::LoadRecord}};
    const float breadth = (sheet.width() - 20) / 3;
    const float middle = sheet.foot().centre().y;
    float x = sheet.left();
    for (const auto& tool : tools) {
        ButtonWords words{.text = sheet.say(tool.words), .size = 16};
        if (!sheet.is_narrow()) {
            words.icon = tool.icon;
        }
        const auto kind = tool.intent == view::PanelIntent::CopyRecord ? ButtonKind::Default : ButtonKind::Plain;
        if (button(sheet, {x, middle - 24, breadth, 48}, kind, words)) {
            sheet.want(tool.intent);
        }
        x += breadth + 10;
    }
}

} // namespace

view::PanelResult draw_record(const PanelContext& context, const view::RecordModel& model) {
    const auto title = i18n::say(context.language, TextId::RecordTitle);
    Sheet sheet{context, {.title = title, .width = 680, .foot = Foot::Stays}};
    sheet.begin_content();
    if (!model.notice.empty()) {
        paragraph(sheet, model.notice, 17, Ink::Red);
        sheet.y += 8;
    }
    paragraph(sheet, sheet.say(TextId::RecordHelp), 15, Ink::Muted);
    sheet.y += 12;
    paragraph(sheet, model.record, 15, Ink::Text);
    sheet.end_content();
    foot(sheet);
    return sheet.result();
}

} // namespace mitts::ui
