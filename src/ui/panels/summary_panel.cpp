#include "ui/panels/panel.h"

#include "i18n/people.h"
#include "ui/card_art.h"
#include "ui/panels/controls.h"
#include "ui/panels/match_plot.h"
#include "view/table_parts.h"
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
using view::SummaryLine;
using view::SummarySide;
using view::Weight;

constexpr float column_width = 120;
constexpr float card_width = 38;
constexpr float card_pitch = 22;
constexpr float badge_size = 32;
constexpr float text_size = 16;
constexpr float line_pitch = 24;
constexpr float sash_height = 16;
constexpr float small_row = 46;  ///< of figures in rows
constexpr float second_row = 78; ///< of buttons
constexpr float tile_height = 62;

std::string signed_number(int points) {
    return (points < 0 ? "− " : "+ ") + std::to_string(points < 0 ? -points : points);
}

/// How the sides' figures stand in the head: over the columns of points; side by side; or in rows, small.
enum class Head : std::uint8_t { Columns, OneRow, Rows };

class SummaryPanel {
public:
    SummaryPanel(Sheet& sheet, const view::SummaryModel& model)
        : sheet_(sheet), model_(model), summary_(model.summary) {
    }

    // Columns stand beside the reasons where there is room for all of them; else each point is told on its own line.
    static Head head_of(float width, std::size_t sides) {
        constexpr float least = 74;
        if (width >= 420 + column_width * static_cast<float>(sides - 1)) {
            return Head::Columns;
        }
        return width / static_cast<float>(sides) >= least ? Head::OneRow : Head::Rows;
    }
    static std::size_t rows_of(float width, std::size_t sides) {
        constexpr float least = 62;
        const auto in_row = std::max<std::size_t>(1, static_cast<std::size_t>(width / least));
        return std::max<std::size_t>(2, (sides + in_row - 1) / in_row);
    }

    // What the head needs besides title and subtitle.
    static float head_extra(Head head, float width, std::size_t sides, bool low) {
        switch (head) {
        case Head::Columns:
            return low ? 44 : 42;
        case Head::OneRow:
            return low ? 96 : sides > 3 ? 108 : 116;
        case Head::Rows:
            break;
        }
        return static_cast<float>(rows_of(width, sides)) * small_row + 26;
    }

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
        tell_row(sheet_.say(TextId::SummaryTotal), [](const SummarySide& side) { return figure_of(side.gained); });
        tell_row(sheet_.say(TextId::SummaryAfter), [](const SummarySide& side) { return figure_of(side.after); });
        outline.add(view::PanelRole::Text,
                    summary_.deals.empty() ? sheet_.say(TextId::SummaryNothing) : summary_.leftovers);
    }

    void head() {
        const auto& paper = sheet_.paper();
        const auto count = summary_.sides.size();
        const auto head = head_of(sheet_.width(), count);
        const auto rows = head == Head::Rows ? rows_of(sheet_.width(), count) : 1;
        const auto in_row = (count + rows - 1) / rows;
        const float breadth = sheet_.width() / static_cast<float>(in_row);
        for (std::size_t at = 0; at < count; ++at) {
            const auto& side = summary_.sides[at];
            const float right = sheet_.left() + breadth * static_cast<float>(at % in_row + 1);
            switch (head) {
            case Head::Columns:
                figures(side, right_of(at), column_width - 8, paper.y + (sheet_.is_low() ? 8.0F : 24.0F));
                break;
            case Head::OneRow:
                figures(side, right, breadth - 8, sheet_.head_bottom() - 4);
                break;
            case Head::Rows:
                small_figures(side, right, breadth - 10,
                              sheet_.head_bottom() - 4 + small_row * static_cast<float>(at / in_row));
                break;
            }
        }
        const float bottom = sheet_.head_bottom() + head_extra(head, sheet_.width(), count, sheet_.is_low());
        const Rect sash{paper.x, bottom - sash_height - 6, paper.w, sash_height};
        sheet_.brush().push_clip(sash);
        sheet_.brush().tile(Sprite::sash, sash, 36, 18);
        sheet_.brush().pop_clip();
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
        const auto says = summary_.match_over ? TextId::SummaryRematch
                          : summary_.playing  ? TextId::MenuBack
                                              : TextId::SummaryNextRound;
        const ButtonWords next{.text = sheet_.say(says), .size = 19};
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
            other(TextId::MatchShare, Sprite::icon_copy, view::PanelIntent::ShowRecord);
        }
        const auto& leave = sheet_.say(TextId::SummaryLeave);
        if (below > 0
                ? tile_button(sheet_, {x, middle - tile_height / 2, tile, tile_height}, Sprite::icon_mitten, leave)
                : icon_button(sheet_, {x, middle - 26, 52, 52}, Sprite::icon_mitten, leave)) {
            sheet_.want(view::PanelIntent::Leave);
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

    bool columns() const {
        return head_of(sheet_.width(), summary_.sides.size()) == Head::Columns;
    }

    // The right end of a side's column.
    float right_of(std::size_t side) const {
        const auto after = static_cast<float>(summary_.sides.size() - 1 - side);
        return sheet_.right() - after * column_width;
    }

    Ink ink_of(Seat seat) const {
        const auto players = std::max(1, static_cast<int>(model_.names.size()));
        return view::ink_of_seat((seat - model_.viewer + players) % players);
    }

    const SummarySide& side_of(int side) const {
        const auto found = std::find_if(summary_.sides.begin(), summary_.sides.end(),
                                        [side](const SummarySide& one) { return one.side == side; });
        return found == summary_.sides.end() ? summary_.sides.front() : *found;
    }

    bool has_won(const SummarySide& side) const {
        return std::find(summary_.winners.begin(), summary_.winners.end(), side.side) != summary_.winners.end();
    }

    Ink ink_of_gain(int points) const {
        return points < 0 ? Ink::Red : points > 0 ? Ink::Green : Ink::Muted;
    }

    void name_of(const SummarySide& side, float right, float room, float top) {
        float size = 16;
        while (size > 13 && sheet_.text_width(side.name, size, Weight::Regular) > room) {
            size -= 1;
        }
        auto& brush = sheet_.brush();
        const bool whole = sheet_.text_width(side.name, size, Weight::Regular) <= room;
        brush.push_clip({right - room, top - 4, room, 110});
        brush.text({whole ? right : right - room, top}, side.name, size, Weight::Regular, sheet_.ink(Ink::Muted),
                   whole ? view::Align::Right : view::Align::Left);
        brush.pop_clip();
    }

    // A side's name, what it has now, and what it had and gained.
    void figures(const SummarySide& side, float right, float room, float top) {
        auto& brush = sheet_.brush();
        name_of(side, right, room, top);
        const auto after = figure_of(side.after);
        const float figure = room < 84 || sheet_.is_low() ? 28.0F : 40.0F;
        brush.text({right, top + 18}, after, figure, Weight::Bold, sheet_.ink(ink_of(side.seat)), view::Align::Right);
        if (has_won(side)) {
            const float left = right - sheet_.text_width(after, figure, Weight::Bold);
            brush.icon(Sprite::icon_crown, {left - 18, top + 18 + figure * 0.6F}, 24, sheet_.ink(Ink::Gold));
        }
        const float y = top + 18 + figure * 1.15F;
        const auto gained = signed_number(side.gained);
        brush.text({right, y}, gained, 15, Weight::Bold, sheet_.ink(ink_of_gain(side.gained)), view::Align::Right);
        const auto before = figure_of(side.before);
        const float gap = sheet_.text_width(gained + " ", 15, Weight::Bold);
        if (gap + sheet_.text_width(before, 15, Weight::Regular) <= room) {
            brush.text({right - gap, y}, before, 15, Weight::Regular, sheet_.ink(Ink::Muted), view::Align::Right);
        }
    }

    // For many sides on narrow paper: the name; under it what was gained, and what it has now.
    void small_figures(const SummarySide& side, float right, float room, float top) {
        auto& brush = sheet_.brush();
        constexpr float crown = 18;
        name_of(side, right, has_won(side) ? room - crown - 2 : room, top);
        if (has_won(side)) {
            brush.icon(Sprite::icon_crown, {right - room + crown / 2, top + 9}, crown, sheet_.ink(Ink::Gold));
        }
        const auto after = figure_of(side.after);
        brush.text({right, top + 16}, after, 22, Weight::Bold, sheet_.ink(ink_of(side.seat)), view::Align::Right);
        const float gap = sheet_.text_width(after, 22, Weight::Bold) + 6;
        brush.text({right - gap, top + 22}, signed_number(side.gained), 14, Weight::Bold,
                   sheet_.ink(ink_of_gain(side.gained)), view::Align::Right);
    }

    std::string letter_of(Seat seat) const {
        if (seat >= 0 && seat < static_cast<int>(model_.names.size())) {
            return i18n::badge_text(model_.names[at(seat)]);
        }
        return "";
    }

    void who(const SummaryCapture& one, float middle) {
        if (one.seat == no_seat) {
            return;
        }
        const auto players = std::max(1, static_cast<int>(model_.names.size()));
        badge(sheet_, {sheet_.left(), middle - badge_size / 2, badge_size, badge_size},
              (one.seat - model_.viewer + players) % players, letter_of(one.seat));
    }

    // Of either pack.
    static std::size_t card_count(const SummaryCapture& one) {
        return one.cards.size() + one.tarot.size();
    }
    float cards_width(const SummaryCapture& one) const {
        return card_count(one) == 0 ? 0 : card_width + card_pitch * static_cast<float>(card_count(one) - 1);
    }

    void cards(const SummaryCapture& one, float left, float middle) {
        const auto face = model_.faces == view::Faces::Standard ? view::Face::Standard : view::Face::Jumbo;
        view::CardItem item{
            .centre = {left + card_width / 2, middle}, .width = card_width, .face = face, .shadow = view::Shadow::Low};
        for (const auto card : one.cards) {
            item.card = card;
            draw_card(sheet_.brush(), item, sheet_.context().look);
            item.centre.x += card_pitch;
        }
        item.tarot_suits = one.tarot_suits;
        item.card.reset();
        for (const int card : one.tarot) {
            item.tarot = card;
            draw_card(sheet_.brush(), item, sheet_.context().look);
            item.centre.x += card_pitch;
        }
    }

    void capture(const SummaryCapture& one) {
        const float lead = badge_size + 14;
        const float shown = cards_width(one);
        const float text_left =
            sheet_.is_narrow() ? sheet_.left() : sheet_.left() + std::max(164.0F, lead + shown + 16);
        const float end = columns() ? right_of(0) - column_width * 0.6F : sheet_.right() - 60;
        const float room = end - text_left;
        float text = 0;
        for (const auto& one_line : one.lines) {
            text += line_height(one_line, room);
        }
        const float pictures = card_count(one) == 0 ? badge_size : card_width * view::card_aspect;
        if (sheet_.is_narrow()) {
            who(one, sheet_.y + pictures / 2);
            cards(one, sheet_.left() + lead, sheet_.y + pictures / 2);
            sheet_.y += pictures + 6;
            lines(one, text_left, room);
            sheet_.y += 10;
            return;
        }
        const float height = std::max(pictures, text);
        const float top = sheet_.y;
        who(one, top + height / 2);
        cards(one, sheet_.left() + lead, top + height / 2);
        sheet_.y = top + (height - text) / 2;
        lines(one, text_left, room);
        sheet_.y = top + height + 10;
    }

    float text_height(const SummaryLine& one, float room) const {
        const auto broken = view::break_lines(one.text, room - rule_width(sheet_, one.rule), text_size, Weight::Regular,
                                              view::TypeMeasure{});
        return line_pitch * static_cast<float>(broken.size());
    }
    // A finger is to find the line that leads to its rule.
    float line_height(const SummaryLine& one, float room) const {
        return std::max(one.rule.empty() ? 0.0F : control_height, text_height(one, room));
    }

    void lines(const SummaryCapture& one, float left, float room) {
        for (const auto& line : one.lines) {
            const auto broken = view::break_lines(line.text, room - rule_width(sheet_, line.rule), text_size,
                                                  Weight::Regular, view::TypeMeasure{});
            const float height = line_height(line, room);
            float y = sheet_.y + (height - text_height(line, room) + line_pitch - text_size * 1.2F) / 2;
            for (const auto part : broken) {
                sheet_.brush().text({left, y}, part, text_size, Weight::Regular, sheet_.ink(Ink::Text));
                y += line_pitch;
            }
            points(line, sheet_.y + (height - 18 * 1.2F) / 2);
            rule_link(sheet_, {left, sheet_.y, room, height}, sheet_.y + height / 2, line.rule, line.text);
            sheet_.y += height;
        }
    }

    void points(const SummaryLine& line, float y) {
        std::size_t column = 0;
        while (column + 1 < summary_.sides.size() && summary_.sides[column].side != line.side) {
            ++column;
        }
        const float right = columns() ? right_of(column) : sheet_.right();
        sheet_.brush().text({right, y}, figure_of(line.points), 18, Weight::Bold,
                            sheet_.ink(ink_of(side_of(line.side).seat)), view::Align::Right);
    }

    // The last line under the columns.
    void totals() {
        auto& brush = sheet_.brush();
        sheet_.y += 4;
        brush.line({sheet_.left(), sheet_.y}, {sheet_.right(), sheet_.y}, sheet_.shape(Ink::PaperRule), 2);
        sheet_.y += 8;
        brush.text({sheet_.left(), sheet_.y + 4}, sheet_.say(TextId::SummaryTotal), 16, Weight::Regular,
                   sheet_.ink(Ink::Muted));
        for (std::size_t at = 0; at < summary_.sides.size(); ++at) {
            brush.text({right_of(at), sheet_.y}, figure_of(summary_.sides[at].gained), 22, Weight::Bold,
                       sheet_.ink(ink_of(summary_.sides[at].seat)), view::Align::Right);
        }
        sheet_.y += 34;
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

    Sheet& sheet_;
    const view::SummaryModel& model_;
    const view::RoundSummary& summary_;
};

} // namespace

view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model) {
    const auto sides = model.summary.sides.size();
    const float width = Sheet::width_in(context.viewport);
    const auto head = SummaryPanel::head_of(width, sides);
    Sheet sheet{context,
                {.title = model.summary.title,
                 .subtitle = model.summary.subtitle,
                 .foot = Foot::Stays,
                 .cross = Cross::Absent,
                 .head_extra = SummaryPanel::head_extra(head, width, sides, Sheet::is_low(context.viewport)),
                 .foot_extra = SummaryPanel::foot_extra(width, context.viewport.height, model),
                 .head_right = head == Head::Columns ? column_width * static_cast<float>(sides) : 0,
                 .small_foot = 24}};
    SummaryPanel panel{sheet, model};
    panel.tell();
    sheet.outline().deaf([&] {
        panel.head();
        sheet.begin_content();
        panel.content();
        sheet.end_content();
    });
    panel.foot();
    return sheet.result();
}

} // namespace mitts::ui
