#include "ui/panels/panel.h"

#include "i18n/numbers.h"
#include "ui/panels/controls.h"
#include "ui/panels/match_plot.h"
#include "ui/panels/panel_foot.h"
#include "ui/panels/sheet_text.h"
#include "ui/panels/summary_captures.h"
#include "ui/panels/summary_head.h"
#include "view/summary_words.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>
#include <vector>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::SummaryCapture;
using view::Weight;

class SummaryPanel : SummaryCaptures {
public:
    using SummaryCaptures::SummaryCaptures;

    void content() {
        align_texts();
        ends_[0] = ends_[1] = sheet_.y;
        if (!model_.story.totals.empty()) {
            story();
        }
        if (summary_.deals.empty()) {
            paragraph(sheet_, sheet_.say(TextId::SummaryNothing), 17, Ink::Text);
            sheet_.y += 8;
        }
        for (const auto& deal : summary_.deals) {
            open_part(sheet_.is_low() && summary_.deals.size() > 1);
            heading(sheet_, deal.title);
            for (const auto& one : deal.captures) {
                capture(one);
            }
        }
        close_parts();
        if (!summary_.leftovers.empty()) {
            sheet_.y += 4;
            paragraph(sheet_, summary_.leftovers, 15, Ink::Muted);
        }
    }

    // Hangs the winner's total on a clothesline across `room`.
    void hang(const view::Rect& room) {
        const auto& winner = view::leader_of(summary_.sides);
        hang_total(sheet_, room, winner.after, ink_of(winner.seat));
    }

    // Shows falling snow at the end of a match if the viewer's side, which is always first, has won.
    void celebrate() {
        if (!model_.story.totals.empty() && has_won(summary_.sides.front())) {
            let_it_snow(sheet_);
        }
    }

private:
    // Continues in the shorter of two columns if `two` is true and both columns fit.
    void open_part(bool two) {
        ends_[column_] = sheet_.y;
        two = two && sheet_.paper().w >= 620;
        column_ = two && ends_[1] < ends_[0] ? 1 : 0;
        sheet_.use_column(column_, two ? 2 : 1);
        sheet_.y = ends_[column_];
    }
    // Continues below both columns, across the whole width.
    void close_parts() {
        sheet_.use_column(0, 1);
        sheet_.y = ends_[0] = ends_[1] = std::max(sheet_.y, ends_[1 - column_]);
        column_ = 0;
    }

    // ---- End of the match

    void story() {
        open_part(true);
        if (sheet_.band().h == 0) {
            constexpr float line = 70;
            hang({sheet_.left(), sheet_.y, sheet_.width(), line});
            sheet_.y += line;
        }
        if (model_.story.totals.size() > 1) { // the figures at the top show a single round as well
            plot();
        }
        if (!model_.story.moments.empty()) {
            open_part(true);
            title(TextId::MatchMoments);
            for (const auto& one : model_.story.moments) {
                moment(one);
            }
        }
        close_parts();
    }

    void plot() {
        title(TextId::MatchTotals);
        std::vector<Ink> inks;
        for (const auto& side : summary_.sides) {
            inks.push_back(ink_of(side.seat));
        }
        const float height = sheet_.is_low() ? 104 : sheet_.is_narrow() ? 160 : 200;
        match_plot(sheet_, {sheet_.left(), sheet_.y, sheet_.width(), height}, model_.story, inks);
        sheet_.y += height + 8;
    }

    // Draws a heading, or only leaves a gap if the window is short.
    void title(TextId words) {
        if (sheet_.is_low()) {
            sheet_.y += 10;
        } else {
            heading(sheet_, sheet_.say(words));
        }
    }

    void moment(const view::MatchMoment& one) {
        constexpr float pad = 10;
        auto& brush = sheet_.brush();
        const auto points = i18n::signed_number(one.points);
        const bool pictured = !one.cards.empty() && sheet_.width() >= 300;
        const SummaryCapture shown{.cards = pictured ? one.cards : std::vector<Card>()};
        const float left = sheet_.left() + pad + (pictured ? cards_width(shown) + 14 : 0);
        const float right = sheet_.right() - pad;
        const float room = right - 16 - sheet_.text_width(points, 22, Weight::Bold) - left;
        const view::TypeMeasure measure;
        const float title = view::text_height(one.title, room, text_size, Weight::Bold, measure);
        const float text = title + view::text_height(one.detail, room, 15, Weight::Regular, measure);
        const float height = std::max(text, pictured ? card_width() * view::card_aspect : 0) + pad;
        brush.fill({sheet_.left(), sheet_.y, sheet_.width(), height}, 10, sheet_.shape(Ink::PaperFooter));
        const float middle = sheet_.y + height / 2;
        cards(shown, sheet_.left() + pad, middle);
        const float y = middle - text / 2;
        brush.paragraph({left, y}, one.title, room, text_size, Weight::Bold, sheet_.ink(Ink::Text));
        brush.paragraph({left, y + title}, one.detail, room, 15, Weight::Regular, sheet_.ink(Ink::Muted));
        brush.text({right, middle - 22 * 0.6F}, points, 22, Weight::Bold, sheet_.ink(ink_of(side_of(one.side).seat)),
                   view::Align::Right);
        sheet_.y += height + 8;
    }

    float ends_[2]{}; ///< the lower ends of the two columns
    int column_ = 0;
};

} // namespace

view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model,
                               const view::PanelDoc& doc) {
    const auto sides = model.summary.sides.size();
    const bool over = !model.story.totals.empty();
    const float most = over ? 1080 : widest_sheet;
    const float width = Sheet::width_in(context.viewport, most);
    const auto head = head_of(width, sides);
    const float high = context.viewport.safe().h / panel_zoom(context.viewport);
    Sheet sheet{context,
                doc,
                {.width = most,
                 .foot = Foot::Stays,
                 .head_extra = SummaryHead::extra(head, width, sides, Sheet::is_low(context.viewport)),
                 .foot_extra = foot_extra(context.viewport, width, doc),
                 .head_right = head == Head::Columns ? SummaryPaper::column_width * static_cast<float>(sides) : 0,
                 .band = over && high >= 480 ? std::min(0.18F * high - 34, 0.3F * width) : 0}};
    SummaryPanel panel{sheet, model};
    if (sheet.band().h > 0) {
        panel.hang(sheet.band());
    }
    SummaryHead{sheet, model}.draw();
    sheet.begin_content();
    panel.content();
    sheet.end_content();
    draw_foot(sheet, doc);
    panel.celebrate();
    return sheet.result();
}

} // namespace mitts::ui
