#include "ui/panels/summary_captures.h"

#include "i18n/people.h"
#include "ui/card_art.h"
#include "ui/panels/controls.h"
#include "ui/panels/match_plot.h"
#include "view/panel_blocks.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

using view::Ink;
using view::SummaryCapture;
using view::SummaryLine;
using view::Weight;

namespace {

constexpr float card_pitch = 22;
constexpr float badge_size = 32;
constexpr float below_cards = 2; // the distance from a row of cards to the lines below it

std::size_t card_count(const SummaryCapture& one) {
    return one.cards.size() + one.tarot.size();
}

} // namespace

void SummaryCaptures::who(const SummaryCapture& one, float middle) {
    const auto players = static_cast<int>(model_.names.size());
    if (one.seat >= 0 && one.seat < players) {
        badge(sheet_, {sheet_.left(), middle - badge_size / 2, badge_size, badge_size},
              (one.seat - model_.viewer + players) % players, i18n::badge_text(model_.names[at(one.seat)]));
    }
}

float SummaryCaptures::cards_width(const SummaryCapture& one) const {
    return card_count(one) == 0 ? 0 : card_width() + card_pitch * static_cast<float>(card_count(one) - 1);
}

void SummaryCaptures::cards(const SummaryCapture& one, float left, float middle) {
    const auto face = model_.faces == view::Faces::Standard ? view::Face::Standard : view::Face::Jumbo;
    view::CardItem item{
        .centre = {left + card_width() / 2, middle}, .width = card_width(), .face = face, .shadow = view::Shadow::Low};
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

void SummaryCaptures::align_texts() {
    most_cards_ = 0;
    for (const auto& deal : summary_.deals) {
        for (const auto& one : deal.captures) {
            most_cards_ = std::max(most_cards_, cards_width(one));
        }
    }
}

void SummaryCaptures::capture(const SummaryCapture& one) {
    constexpr float lead = badge_size + 10;
    const auto& rule = one.lines.front().rule;
    const float least_room = rule.empty() ? 140 : 180;
    const bool has_cards = card_count(one) > 0;
    const float pictures = has_cards ? card_width() * view::card_aspect : badge_size;
    const float end = columns() ? right_of(0) - column_width * 0.6F : sheet_.right() - 52;
    const float beside = sheet_.left() + (most_cards_ > 0 ? lead + most_cards_ + 12 : lead);
    const bool below = has_cards && end - beside < least_room; // the text does not fit beside the cards
    const float below_badge = sheet_.left() + (below && end - sheet_.left() - lead < 150 ? 0 : lead);
    Lines lines{.left = !below && (has_cards || columns()) ? beside : below_badge, .end = end};
    // If all lines below the cards cite the same rule, its number is in the row of cards if it fits there, so that the
    // lines have more room. Other lines with links are as high as a touch target.
    const bool shared =
        below && !rule.empty() && lead + cards_width(one) + rule_width(sheet_, rule) <= sheet_.width() &&
        std::all_of(one.lines.begin(), one.lines.end(), [&](const SummaryLine& line) { return line.rule == rule; });
    lines.least = rule.empty() ? 0 : shared ? 26 : control_height;
    lines.number = shared ? pictures : 0;
    float text = 0;
    for (const auto& line : one.lines) {
        text += std::max(lines.least, text_height(line, lines));
    }
    const float height = below ? pictures : std::max(pictures, text);
    who(one, sheet_.y + height / 2);
    cards(one, sheet_.left() + lead, sheet_.y + height / 2);
    const float top = sheet_.y;
    sheet_.y = below ? top + height + below_cards : top + (height - text) / 2;
    draw_lines(one, lines);
    sheet_.y = below ? sheet_.y + 6 : top + height + (has_cards ? 7 : 2);
}

float SummaryCaptures::text_room(const SummaryLine& one, const Lines& lines) const {
    return lines.end - lines.left - (lines.number > 0 ? 0 : rule_width(sheet_, one.rule));
}

float SummaryCaptures::text_height(const SummaryLine& one, const Lines& lines) const {
    return view::text_height(one.text, text_room(one, lines), text_size, Weight::Regular, view::TypeMeasure{});
}

void SummaryCaptures::draw_lines(const SummaryCapture& one, const Lines& lines) {
    for (const auto& line : one.lines) {
        const float text = text_height(line, lines);
        const float height = std::max(lines.least, text);
        sheet_.brush().paragraph({lines.left, sheet_.y + (height - text) / 2 + 1}, line.text, text_room(line, lines),
                                 text_size, Weight::Regular, sheet_.ink(Ink::Text));
        points(line, sheet_.y + (height - 18 * 1.2F) / 2);
        sheet_.y += height;
        const bool shared = lines.number > 0;
        const bool first = &line == &one.lines.front();
        // the touch target may overlap the cards above
        const float touch = shared && first ? lines.number + below_cards + height : std::max(height, control_height);
        const view::Rect target{lines.left, sheet_.y - touch, (shared ? sheet_.right() : lines.end) - lines.left,
                                touch};
        if (shared && !first) {
            sheet_.touch(target, view::rule_choice(sheet_.context().language, line.rule, line.text));
        } else {
            rule_link(sheet_, target, shared ? target.y + lines.number / 2 : sheet_.y - height / 2, line.rule,
                      line.text);
        }
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

} // namespace mitts::ui
