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

constexpr float second_row = 78; ///< height of a second row of buttons
constexpr float tile_height = 62;

class SummaryPanel : SummaryCaptures {
public:
    using SummaryCaptures::SummaryCaptures;

    // Returns the extra height of the foot. Buttons side by side need this width, and more for labels. In a narrower
    // foot, the other buttons are under the first.
    static float foot_extra(float width, float height, const view::SummaryModel& model) {
        const float least = model.may_review ? 400 : 240;
        constexpr float named = 480;
        constexpr float high_enough = 560;
        return width < least || (width < named && height >= high_enough) ? second_row : 0;
    }

    // Adds the summary to the outline for screen readers: a column for each side, a row for each reason.
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
        const float middle = foot.centre().y - below / 2;
        const bool over = summary_.match_over;
        const ButtonWords next{.text = over               ? sheet_.say(TextId::SummaryRematch)
                                       : summary_.playing ? sheet_.say(TextId::MenuBack)
                                                          : summary_.next,
                               .size = 19};
        const auto others = other_buttons();
        const auto count = static_cast<float>(others.size());
        const float gap = below > 0 ? 8 : 12;
        float next_width = below > 0 ? sheet_.width() : button_width(sheet_, next) + 10;
        float named = next_width;
        for (const auto& other : others) {
            named += gap + button_width(sheet_, other.words);
        }
        // Places the buttons side by side if they fit; otherwise as tiles, in the same row or below.
        const bool tiles = below > 0 || named > sheet_.width();
        const float room = below > 0 ? sheet_.width() + gap : sheet_.width() - std::min(next_width, sheet_.width() / 2);
        const float tile = std::min(room / count - gap, below > 0 ? room : 150.0F);
        if (tiles && below == 0) {
            next_width = sheet_.width() - count * (tile + gap);
        }
        if (button(sheet_, {sheet_.left(), middle - 26, next_width, 52}, ButtonKind::Default, next)) {
            sheet_.want(over               ? view::PanelIntent::Rematch
                        : summary_.playing ? view::PanelIntent::Close
                                           : view::PanelIntent::NextRound);
        }
        float x = sheet_.left() + (below > 0 ? 0 : next_width + gap);
        const float height = below > 0 ? tile_height : tiles ? 56 : 52;
        const float y = middle + (below > 0 ? below - 6 : 0) - height / 2;
        for (const auto& other : others) {
            const Rect rect{x, y, tiles ? tile : button_width(sheet_, other.words), height};
            if (tiles ? tile_button(sheet_, rect, *other.words.icon, other.words.text)
                      : button(sheet_, rect, ButtonKind::Plain, other.words)) {
                sheet_.want(other.intent);
            }
            x += rect.w + gap;
        }
    }

    // Celebrates if the viewer's side has won. It is the first side.
    void celebrate() {
        if (!model_.story.totals.empty() && has_won(summary_.sides.front())) {
            let_it_snow(sheet_);
        }
    }

private:
    struct Other {
        ButtonWords words;
        view::PanelIntent intent = view::PanelIntent::None;
    };
    std::vector<Other> other_buttons() const {
        std::vector<Other> others;
        const auto add = [&](TextId text, Sprite icon, view::PanelIntent intent) {
            others.push_back({{.text = sheet_.say(text), .icon = icon}, intent});
        };
        add(TextId::SummaryMoves, Sprite::icon_list, view::PanelIntent::ShowLog);
        if (model_.may_review) {
            add(TextId::ReviewMatch, Sprite::icon_eye, view::PanelIntent::Review);
        }
        if (summary_.match_over) {
            add(TextId::MatchShare, Sprite::icon_copy, view::PanelIntent::Share);
        }
        add(TextId::SummaryLeave, Sprite::icon_mitten, view::PanelIntent::Leave);
        return others;
    }

    template <class Figure> void tell_row(const std::string& name, Figure figure) {
        auto& outline = sheet_.outline();
        outline.add(view::PanelRole::Row);
        outline.add(view::PanelRole::Cell, name);
        for (const auto& side : summary_.sides) {
            outline.add(view::PanelRole::Cell, figure(side));
        }
    }

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
