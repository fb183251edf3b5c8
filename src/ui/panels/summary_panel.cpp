#include "ui/panels/panel.h"

#include "ui/panels/controls.h"
#include "ui/panels/match_plot.h"
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
using view::Rect;
using view::SummaryCapture;
using view::SummarySide;
using view::Weight;

constexpr float second_row = 78; ///< of buttons
constexpr float tile_height = 62;

class SummaryPanel : SummaryCaptures {
public:
    using SummaryCaptures::SummaryCaptures;

    // The buttons side by side need this much, and more to be named; else all others stand under the first.
    static float foot_extra(float width, float height, const view::SummaryModel& model) {
        const float least = model.may_review ? 400 : 240;
        constexpr float named = 480;
        constexpr float high_enough = 640;
        return width < least || (width < named && height >= high_enough) ? second_row : 0;
    }

    // The same for whoever reads it: a column for each side, a row for each reason.
    void tell() {
        auto& outline = sheet_.outline();
        for (const auto& one : model_.story.moments) {
            outline.add(view::PanelRole::Text, one.title + " · " + one.detail);
            outline.add(view::PanelRole::Figure, figure_of(one.points));
        }
        tell_row({}, [](const SummarySide& side) { return side.name; });
        for (const auto& deal : summary_.deals) {
            outline.add(view::PanelRole::Row);
            outline.add(view::PanelRole::Cell, deal.title);
            for (const auto& one : deal.captures) {
                for (const auto& line : one.lines) {
                    tell_row(line.text, [&](const SummarySide& side) {
                        return side.side == line.side ? figure_of(line.points) : std::string();
                    });
                }
            }
        }
        outline.add(view::PanelRole::Row);
        tell_row(summary_.gained, [](const SummarySide& side) { return figure_of(side.gained); });
        tell_row(sheet_.say(TextId::SummaryAfter), [](const SummarySide& side) { return figure_of(side.after); });
        outline.add(view::PanelRole::Text,
                    summary_.deals.empty() ? sheet_.say(TextId::SummaryNothing) : summary_.leftovers);
    }

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

    void foot() {
        const auto foot = sheet_.foot();
        const float below = foot_extra(sheet_.width(), sheet_.context().viewport.height, model_);
        float middle = foot.centre().y - below / 2;
        const ButtonWords next{.text = summary_.match_over ? sheet_.say(TextId::SummaryRematch)
                                       : summary_.playing  ? sheet_.say(TextId::MenuBack)
                                                           : summary_.next,
                               .size = 19};
        const bool over = summary_.match_over;
        const bool narrow = sheet_.is_narrow() || (over && sheet_.width() < (model_.may_review ? 800.0F : 640.0F));
        const int icons = (over ? 3 : 2) + (model_.may_review ? 1 : 0); // what a narrow foot has besides
        const float gap = below > 0 ? 8 : 12;
        const float tile = (sheet_.width() - gap * static_cast<float>(icons - 1)) / static_cast<float>(icons);
        const float next_width = below > 0 ? sheet_.width()
                                 : narrow  ? sheet_.width() - static_cast<float>(icons) * 64
                                           : button_width(sheet_, next) + 10;
        float x = sheet_.left();
        if (button(sheet_, {x, middle - 26, next_width, 52}, ButtonKind::Default, next)) {
            sheet_.want(over               ? view::PanelIntent::Rematch
                        : summary_.playing ? view::PanelIntent::Close
                                           : view::PanelIntent::NextRound);
        }
        x = below > 0 ? sheet_.left() : x + next_width + 12;
        middle += below > 0 ? below - 6 : 0;
        const auto other = [&](TextId text, Sprite icon, view::PanelIntent intent) {
            const ButtonWords words{.text = sheet_.say(text), .icon = icon};
            const float width = below > 0 ? tile : narrow ? 52 : button_width(sheet_, words);
            const float height = below > 0 ? tile_height : 52;
            const Rect rect{x, middle - height / 2, width, height};
            if (below > 0 ? tile_button(sheet_, rect, icon, words.text)
                : narrow  ? icon_button(sheet_, rect, icon, words.text)
                          : button(sheet_, rect, ButtonKind::Plain, words)) {
                sheet_.want(intent);
            }
            x += width + gap;
        };
        other(TextId::SummaryMoves, Sprite::icon_list, view::PanelIntent::ShowLog);
        if (model_.may_review) {
            other(TextId::ReviewMatch, Sprite::icon_eye, view::PanelIntent::Review);
        }
        if (over) {
            other(TextId::MatchShare, Sprite::icon_copy, view::PanelIntent::Share);
        }
        const auto& leave = sheet_.say(TextId::SummaryLeave);
        if (below > 0
                ? tile_button(sheet_, {x, middle - tile_height / 2, tile, tile_height}, Sprite::icon_mitten, leave)
                : icon_button(sheet_, {x, middle - 26, 52, 52}, Sprite::icon_mitten, leave)) {
            sheet_.want(view::PanelIntent::Leave);
        }
    }

    // The viewer's side comes first.
    void celebrate() {
        if (!model_.story.totals.empty() && has_won(summary_.sides.front())) {
            let_it_snow(sheet_);
        }
    }

private:
    template <class Figure> void tell_row(const std::string& name, Figure figure) {
        auto& outline = sheet_.outline();
        outline.add(view::PanelRole::Row);
        outline.add(view::PanelRole::Cell, name);
        for (const auto& side : summary_.sides) {
            outline.add(view::PanelRole::Cell, figure(side));
        }
    }

    // ---- How the match came to its end

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

view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model) {
    const auto sides = model.summary.sides.size();
    const float width = Sheet::width_in(context.viewport);
    const auto head = head_of(width, sides);
    Sheet sheet{context,
                {.title = model.summary.title,
                 .subtitle = model.summary.subtitle,
                 .foot = Foot::Stays,
                 .cross = Cross::Absent,
                 .head_extra = SummaryHead::extra(head, width, sides, Sheet::is_low(context.viewport)),
                 .foot_extra = SummaryPanel::foot_extra(width, context.viewport.height, model),
                 .head_right = head == Head::Columns ? SummaryPaper::column_width * static_cast<float>(sides) : 0}};
    SummaryPanel panel{sheet, model};
    panel.tell();
    sheet.outline().deaf([&] {
        SummaryHead{sheet, model}.draw();
        sheet.begin_content();
        panel.content();
        sheet.end_content();
    });
    panel.foot();
    panel.celebrate();
    return sheet.result();
}

} // namespace mitts::ui
