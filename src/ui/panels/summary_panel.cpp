#include "ui/panels/panel.h"

#include "ui/panels/controls.h"
#include "ui/panels/match_plot.h"
#include "ui/panels/panel_foot.h"
#include "ui/panels/sheet_text.h"
#include "ui/panels/summary_captures.h"
#include "ui/panels/summary_head.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>
#include <vector>

namespace mitts::ui {

namespace {

using i18n::TextId;
using view::Ink;
using view::SummaryCapture;
using view::SummarySide;
using view::Weight;

class SummaryPanel : SummaryCaptures {
public:
    using SummaryCaptures::SummaryCaptures;

    void content() {
        if (!model_.story.totals.empty()) {
            story();
        }
        if (summary_.deals.empty()) {
            paragraph(sheet_, sheet_.say(TextId::SummaryNothing), 17, Ink::Text);
            sheet_.y += 8;
        }
        for (const auto& deal : summary_.deals) {
            heading(sheet_, deal.title);
            for (const auto& one : deal.captures) {
                capture(one);
            }
        }
        if (!summary_.leftovers.empty()) {
            sheet_.y += 4;
            paragraph(sheet_, summary_.leftovers, 15, Ink::Muted);
        }
        if (columns()) {
            totals();
        }
    }

    // Shows a celebration if the viewer's side, which is always first, has won.
    void celebrate() {
        if (!model_.story.totals.empty() && has_won(summary_.sides.front())) {
            let_it_snow(sheet_);
        }
    }

private:
    // ---- End of the match

    void story() {
        if (!summary_.winners.empty()) {
            const auto& winner = side_of(summary_.winners.front());
            hang_total(sheet_, winner.after, ink_of(winner.seat));
        }
        heading(sheet_, sheet_.say(TextId::MatchTotals));
        std::vector<Ink> inks;
        for (const auto& side : summary_.sides) {
            inks.push_back(ink_of(side.seat));
        }
        const float height = sheet_.is_low() ? 110 : 170;
        match_plot(sheet_, {sheet_.left(), sheet_.y, sheet_.width(), height}, model_.story, inks);
        sheet_.y += height + 8;
        if (!model_.story.moments.empty()) {
            heading(sheet_, sheet_.say(TextId::MatchMoments));
            for (const auto& one : model_.story.moments) {
                moment(one);
            }
        }
        heading(sheet_, summary_.subtitle);
    }

    void moment(const view::MatchMoment& one) {
        auto& brush = sheet_.brush();
        const auto ink = sheet_.ink(ink_of(side_of(one.side).seat));
        const auto points = signed_number(one.points);
        const SummaryCapture shown{.cards = one.cards};
        const float left = sheet_.left() + (one.cards.empty() ? 0 : cards_width(shown) + 14);
        const float room = sheet_.right() - 16 - sheet_.text_width(points, 22, Weight::Bold) - left;
        const float detail = 15 * 1.3F;
        const auto broken = view::break_lines(one.detail, room, 15, Weight::Regular, view::TypeMeasure{});
        const auto named = view::break_lines(one.title, room, text_size, Weight::Bold, view::TypeMeasure{});
        const float text = line_pitch * static_cast<float>(named.size()) + detail * static_cast<float>(broken.size());
        const float height = std::max(text, one.cards.empty() ? 0 : card_width * view::card_aspect);
        cards(shown, sheet_.left(), sheet_.y + height / 2);
        float y = sheet_.y + (height - text) / 2;
        for (const auto part : named) {
            brush.text({left, y}, part, text_size, Weight::Bold, sheet_.ink(Ink::Text));
            y += line_pitch;
        }
        for (const auto part : broken) {
            brush.text({left, y}, part, 15, Weight::Regular, sheet_.ink(Ink::Muted));
            y += detail;
        }
        brush.text({sheet_.right(), sheet_.y + height / 2 - 22 * 0.6F}, points, 22, Weight::Bold, ink,
                   view::Align::Right);
        sheet_.y += height + 12;
    }
};

} // namespace

view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model,
                               const view::PanelDoc& doc) {
    const auto sides = model.summary.sides.size();
    const float width = Sheet::width_in(context.viewport);
    const auto head = head_of(width, sides);
    Sheet sheet{context,
                doc,
                {.foot = Foot::Stays,
                 .head_extra = SummaryHead::extra(head, width, sides, Sheet::is_low(context.viewport)),
                 .foot_extra = foot_extra(context.viewport, width, doc),
                 .head_right = head == Head::Columns ? SummaryPaper::column_width * static_cast<float>(sides) : 0}};
    SummaryPanel panel{sheet, model};
    SummaryHead{sheet, model}.draw();
    sheet.begin_content();
    panel.content();
    sheet.end_content();
    draw_foot(sheet, doc);
    panel.celebrate();
    return sheet.result();
}

} // namespace mitts::ui
