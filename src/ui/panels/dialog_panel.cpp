#include "ui/panels/panel.h"

#include "ui/panels/controls.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::Weight;

constexpr float detail_lines = 6;

// Draws a text to copy in a box, as much as fits.
void detail(Sheet& sheet, const std::string& text) {
    const float most = detail_lines * view::line_height(14);
    const float height =
        std::min(most, view::text_height(text, sheet.width() - 28, 14, Weight::Regular, view::TypeMeasure{}));
    const view::Rect box{sheet.left(), sheet.y, sheet.width(), height + 20};
    sheet.brush().fill(box, 10, sheet.shape(Ink::PaperFooter));
    sheet.brush().push_clip(box.inset(10));
    sheet.brush().paragraph({box.x + 14, box.y + 10}, text, box.w - 28, 14, Weight::Regular, sheet.ink(Ink::Text));
    sheet.brush().pop_clip();
    sheet.y += box.h + 10;
    const ButtonWords copy{.text = sheet.say(TextId::RecordCopy), .icon = Sprite::icon_copy};
    const float width = button_width(sheet, copy);
    if (button(sheet, {sheet.left(), sheet.y, width, control_height}, ButtonKind::Plain, copy)) {
        sheet.want(view::PanelIntent::CopyRecord);
    }
    sheet.y += control_height + 14;
}

void buttons(Sheet& sheet, const view::DialogModel& model) {
    const ButtonWords confirm{.text = model.confirm, .size = 18};
    const ButtonWords decline{.text = model.decline};
    const float confirm_width = button_width(sheet, confirm) + 12;
    const float decline_width = model.decline.empty() ? 0 : button_width(sheet, decline);
    const bool stacked = confirm_width + decline_width + 12 > sheet.width();
    const float width = stacked ? sheet.width() : confirm_width;
    if (button(sheet, {sheet.right() - width, sheet.y, width, 48}, ButtonKind::Default, confirm)) {
        sheet.want(view::PanelIntent::Confirm);
    }
    if (!model.decline.empty()) {
        sheet.y += stacked ? 56.0F : 0.0F;
        const float x = stacked ? sheet.left() : sheet.right() - width - 12 - decline_width;
        if (button(sheet, {x, sheet.y, stacked ? width : decline_width, 48}, ButtonKind::Plain, decline)) {
            sheet.want(view::PanelIntent::Close);
        }
    }
    sheet.y += 48;
}

} // namespace

view::PanelResult draw_dialog(const PanelContext& context, const view::DialogModel& model) {
    Sheet sheet{context, {.title = model.title, .width = 480, .cross = Cross::Absent}};
    sheet.begin_content();
    paragraph(sheet, model.text, 17, Ink::Text);
    sheet.y += 16;
    if (!model.detail.empty()) {
        detail(sheet, model.detail);
    }
    buttons(sheet, model);
    sheet.end_content();
    return sheet.result();
}

} // namespace mitts::ui
