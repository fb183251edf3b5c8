#include "ui/panels/panel.h"

#include "ui/panels/panel_foot.h"
#include "ui/panels/panel_layout.h"
#include "ui/panels/text_blocks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace mitts::ui {

namespace {

/// A document with more blocks than this counts as long (is_long).
constexpr std::size_t long_text = 150;
/// The number of blocks to report to the page on each side of the visible blocks. The reported range also moves in
/// steps of this size, so that it does not change in every frame.
constexpr std::size_t told_around = 40;

void measure_blocks(const Sheet& sheet, const view::PanelDoc& doc, PanelStage& stage) {
    if (stage.tops.size() == doc.blocks.size() + 1 && stage.tops_for_width == sheet.width()) {
        return;
    }
    stage.tops.assign(1, 0);
    stage.tops_for_width = sheet.width();
    for (const auto& block : doc.blocks) {
        stage.tops.push_back(stage.tops.back() + text_block_height(sheet, block));
    }
}

// Returns the index of the block at this distance from the start of the document.
std::size_t block_at(const PanelStage& stage, float below) {
    const auto after = std::upper_bound(stage.tops.begin(), stage.tops.end() - 2, below);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - stage.tops.begin() - 1));
}

view::BlockWindow told_window(const Sheet& sheet, const PanelStage& stage) {
    const auto whole = stage.tops.size() - 1;
    if (whole <= long_text) { // the page then has all blocks
        return {.first = 0, .end = whole};
    }
    const auto top = block_at(stage, stage.scroll) / told_around;
    const auto bottom = block_at(stage, stage.scroll + sheet.seen_height()) / told_around;
    return {.first = top == 0 ? 0 : (top - 1) * told_around, .end = std::min(whole, (bottom + 2) * told_around)};
}

// Scrolls to the requested position. The sheet limits the position to the extent of the content.
void jump(const Sheet& sheet, PanelStage& stage) {
    const auto window = told_window(sheet, stage);
    switch (std::exchange(stage.jump, view::TextJump::None)) {
    case view::TextJump::None:
        return;
    case view::TextJump::Start:
        stage.scroll = 0;
        break;
    case view::TextJump::Earlier:
        stage.scroll = stage.tops[window.first] - sheet.seen_height();
        break;
    case view::TextJump::Later:
        stage.scroll = stage.tops[window.end];
        break;
    case view::TextJump::End:
        stage.scroll = stage.tops.back();
        break;
    case view::TextJump::Found:
        stage.scroll = stage.tops[static_cast<std::size_t>(stage.found)] - sheet.seen_height() / 3;
        break;
    }
    stage.moving = true;
}

// Extends the content so that the upper edge does not cut through a block when the text is scrolled to its end.
void end_at_whole_block(Sheet& sheet, PanelStage& stage) {
    const float most = stage.tops.back() + Sheet::content_margin - sheet.seen_height();
    if (most > 1) {
        const float extra = *std::lower_bound(stage.tops.begin(), stage.tops.end(), most) - most;
        sheet.y += extra;
        stage.scroll += std::abs(stage.scroll - most) < 1 ? extra : 0;
    }
}

void draw_long_text(Sheet& sheet, const view::PanelDoc& doc) {
    auto& stage = sheet.context().stage;
    measure_blocks(sheet, doc, stage);
    jump(sheet, stage);
    stage.window = told_window(sheet, stage);
    const float start = sheet.y;
    for (auto at = stage.window.first; at < stage.window.end; ++at) {
        sheet.y = start + stage.tops[at];
        sheet.show_until(start + stage.tops[at + 1]);
        if (static_cast<int>(at) == stage.found) {
            sheet.brush().fill({sheet.left() - 8, sheet.y, sheet.width() + 16, stage.tops[at + 1] - stage.tops[at]}, 10,
                               sheet.shape(view::Ink::PaperFooter));
        }
        draw_text_block(sheet, doc.blocks[at]);
    }
    sheet.y = start + stage.tops.back();
    if (doc.start == view::TextStart::End && stage.content_height > 0) {
        end_at_whole_block(sheet, stage);
    }
}

float paper_width(const PanelContext& context, view::PanelWidth width) {
    constexpr std::array widths{420.0F, 480.0F, 680.0F, widest_sheet};
    const bool two_columns = width == view::PanelWidth::Menu && Sheet::is_low(context.viewport);
    return two_columns ? 600.0F : widths[static_cast<std::size_t>(width)];
}

} // namespace

bool is_long(const view::PanelDoc& doc) {
    return doc.blocks.size() > long_text;
}

view::PanelResult draw_panel(const PanelContext& context, const view::PanelDoc& doc) {
    Sheet sheet{
        context, doc, {.width = paper_width(context, doc.width), .foot = doc.foot.empty() ? Foot::None : Foot::Stays}};
    sheet.begin_content();
    if (is_long(doc) || doc.start == view::TextStart::End) {
        draw_long_text(sheet, doc);
    } else {
        PanelLayout{sheet, doc}.content();
    }
    sheet.end_content();
    draw_foot(sheet, doc);
    return sheet.result();
}

} // namespace mitts::ui
