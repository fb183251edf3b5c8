#include "ui/panels/summary_captures.h"

#include "i18n/people.h"
#include "ui/card_art.h"
#include "ui/panels/controls.h"
#include "ui/panels/match_plot.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

using i18n::TextId;
using view::Ink;
using view::SummaryCapture;
using view::SummaryLine;
using view::Weight;

namespace {

constexpr float card_pitch = 22;
constexpr float badge_size = 32;

std::size_t card_count(const SummaryCapture& one) {
    return one.cards.size() + one.tarot.size();
}

} // namespace

std::string SummaryCaptures::letter_of(Seat seat) const {
    if (seat >= 0 && seat < static_cast<int>(model_.names.size())) {
        return i18n::badge_text(model_.names[at(seat)]);
    }
    return "";
}

void SummaryCaptures::who(const SummaryCapture& one, float middle) {
    if (one.seat == no_seat) {
        return;
    }
    const auto players = std::max(1, static_cast<int>(model_.names.size()));
    badge(sheet_, {sheet_.left(), middle - badge_size / 2, badge_size, badge_size},
          (one.seat - model_.viewer + players) % players, letter_of(one.seat));
}

float SummaryCaptures::cards_width(const SummaryCapture& one) const {
    return card_count(one) == 0 ? 0 : card_width + card_pitch * static_cast<float>(card_count(one) - 1);
}

void SummaryCaptures::cards(const SummaryCapture& one, float left, float middle) {
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

void SummaryCaptures::capture(const SummaryCapture& one) {
    const float lead = badge_size + 14;
    const float shown = cards_width(one);
    const bool has_cards = card_count(one) > 0;
    const bool below = sheet_.is_narrow() && has_cards; // true: the text is below the badge; false: beside it
    const float text_left = sheet_.left() + (below                ? 0
                                             : sheet_.is_narrow() ? lead - 4
                                                                  : std::max(164.0F, lead + shown + 16));
    const float end = columns() ? right_of(0) - column_width * 0.6F : sheet_.right() - 60;
    const float room = end - text_left;
    float text = 0;
    for (const auto& one_line : one.lines) {
        text += line_height(one_line, room);
    }
    const float pictures = has_cards ? card_width * view::card_aspect : badge_size;
    if (below) {
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
    sheet_.y = top + height + (has_cards ? 10 : 4);
}

float SummaryCaptures::text_height(const SummaryLine& one, float room) const {
    const auto broken = view::break_lines(one.text, room - rule_width(sheet_, one.rule), text_size, Weight::Regular,
                                          view::TypeMeasure{});
    return line_pitch * static_cast<float>(broken.size());
}
// Returns the height of a line. A line with a link to its rule is at least as high as a touch target.
float SummaryCaptures::line_height(const SummaryLine& one, float room) const {
    return std::max(one.rule.empty() ? 0.0F : control_height, text_height(one, room));
}

void SummaryCaptures::lines(const SummaryCapture& one, float left, float room) {
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

void SummaryCaptures::points(const SummaryLine& line, float y) {
    std::size_t column = 0;
    while (column + 1 < summary_.sides.size() && summary_.sides[column].side != line.side) {
        ++column;
    }
    const float right = columns() ? right_of(column) : sheet_.right();
    sheet_.brush().text({right, y}, view::figure_of(line.points), 18, Weight::Bold,
                        sheet_.ink(ink_of_gain(line.points)), view::Align::Right);
}

void SummaryCaptures::totals() {
    auto& brush = sheet_.brush();
    sheet_.y += 4;
    brush.line({sheet_.left(), sheet_.y}, {sheet_.right(), sheet_.y}, sheet_.shape(Ink::PaperRule), 2);
    sheet_.y += 8;
    brush.text({sheet_.left(), sheet_.y + 4}, summary_.gained, 16, Weight::Regular, sheet_.ink(Ink::Muted));
    for (std::size_t at = 0; at < summary_.sides.size(); ++at) {
        brush.text({right_of(at), sheet_.y}, view::figure_of(summary_.sides[at].gained), 22, Weight::Bold,
                   sheet_.ink(ink_of_gain(summary_.sides[at].gained)), view::Align::Right);
    }
    sheet_.y += 34;
}

} // namespace mitts::ui
