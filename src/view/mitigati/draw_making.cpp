// Draws the prepared bid: the step buttons, the number, the slider, the bid that makes the sum zero, and the buttons
// (T4–T7).
#include "i18n/numbers.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/easel.h"

#include <algorithm>
#include <cmath>

namespace mitts::view::mitigati {

namespace {

using i18n::signed_number;
using i18n::TextId;

void draw_steps(const Easel& easel) {
    constexpr int steps[] = {-5, -1, 1, 5};
    const auto& b = easel.places.bargain;
    for (std::size_t at = 0; at < b.steps.size(); ++at) {
        const int by = steps[at];
        const auto words = easel.say(by < 0 ? TextId::BidStepLess : TextId::BidStepMore, {{"n", std::abs(by)}});
        const auto& rect = b.steps[at];
        const bool now = bids_now(easel) && can_change_bid(easel.model, easel.ui, by);
        easel.writer.add(BoxItem{.rect = rect,
                                 .radius = 10,
                                 .fill = now ? Ink::White : Ink::DisabledFill,
                                 .edge = now ? std::optional(Ink::PaperEdge) : std::nullopt,
                                 .edge_width = 1.5F});
        easel.writer.text(
            signed_number(by), {rect.centre().x, rect.centre().y - 10},
            {.size = 17, .weight = Weight::Bold, .ink = now ? Ink::Text : Ink::DisabledText, .align = Align::Centre});
        easel.writer.target(TargetId::BidStep, by, rect, words, now);
    }
}

// Draws the prepared bid or, while others bid, the viewer's current bid. Tapping the prepared bid opens a
// prompt for a number. The box has a red edge while the player types on the keyboard.
void draw_value(const Easel& easel, std::optional<int> bid) {
    const auto& rect = easel.places.bargain.value;
    const bool now = bids_now(easel);
    const bool typing = !easel.ui.typed.empty();
    easel.writer.add(BoxItem{.rect = rect,
                             .radius = 10,
                             .fill = Ink::PaperFooter,
                             .edge = typing ? std::optional(Ink::Red) : std::nullopt,
                             .edge_width = 2});
    TextStyle style{.size = std::min(44.0F, rect.h * 0.7F),
                    .weight = Weight::Bold,
                    .ink = now ? Ink::Red : Ink::DisabledText,
                    .align = Align::Centre,
                    .room = rect.w - 6};
    const auto words = bid ? signed_number(*bid) : std::string();
    // The estimate is below the bid unless the slider shows it.
    const TextStyle guess_style{.size = 13, .ink = Ink::Muted, .align = Align::Centre, .room = rect.w - 4};
    auto guess = now && easel.model.worth && !easel.places.bargain.slider
                     ? easel.say(TextId::WorthShort, {{"worth", signed_number(easel.model.worth->about)}})
                     : std::string();
    if (!guess.empty() && easel.measure.width(guess, guess_style.size, guess_style.weight) > guess_style.room) {
        guess.clear(); // the estimate does not fit
    }
    const float lift = guess.empty() ? 0 : 7;
    style.size -= 1.2F * lift;
    const float size = easel.writer.fitting_size(words, style);
    easel.writer.text(words, {rect.centre().x, rect.centre().y - size * 0.6F - lift}, style);
    if (!guess.empty()) {
        easel.writer.text(guess, {rect.centre().x, rect.bottom() - 18}, guess_style);
    }
    if (now) {
        easel.writer.target(TargetId::BidNumber, 0, rect, easel.say(TextId::BidValue, {{"bid", words}}));
    }
}

void draw_slider(const Easel& easel, int bid) {
    const auto& slider = easel.places.bargain.slider;
    if (!slider) {
        return;
    }
    auto& writer = easel.writer;
    const float end = slider->h / 2;
    const float left = slider->x + end;
    const float length = slider->w - 2 * end;
    const auto scale = bid_scale(easel.model, easel.ui);
    const auto at = [&](int value) { return left + length * scale.part_of(value); };
    const float y = slider->centre().y - 6; // leaves room for the numbers below
    const auto line = [&](float from, float to, Ink ink, float opacity) {
        writer.add(BoxItem{.rect = {from, y - 3, to - from, 6}, .radius = 3, .fill = ink, .fill_opacity = opacity});
    };
    // T5: bids above the highest legal bid are paler
    const int highest = highest_bid_of(easel.seen(), easel.seen().viewer);
    line(left, left + length, Ink::PaperFooter, 1);
    line(left, at(highest), Ink::PaperRule, 1);
    if (const auto& worth = easel.model.worth) {
        writer.add(BoxItem{.rect = {at(worth->low), y - 9, at(worth->high) - at(worth->low), 18},
                           .radius = 9,
                           .fill = Ink::Gold,
                           .fill_opacity = 0.45F});
    }
    line(std::min(at(0), at(bid)), std::max(at(0), at(bid)), Ink::Red, 0.5F);
    if (const auto zero = agreeing_bid(easel.seen())) {
        writer.add(BoxItem{.rect = {at(*zero) - 2, y - 9, 4, 18}, .radius = 2, .fill = Ink::Green});
    }
    constexpr float knob = 26;
    const float apart = length * scale.part_of(scale.lowest + scale.step);
    const bool ends_only = apart < writer.width(signed_number(scale.lowest), 13, Weight::Regular) + 8;
    for (int value = scale.lowest; value <= scale.highest;
         value += ends_only ? scale.highest - scale.lowest : scale.step) {
        writer.text(signed_number(value), {at(value), y + 12}, {.size = 13, .ink = Ink::Muted, .align = Align::Centre});
    }
    writer.add(BoxItem{.rect = {at(bid) - knob / 2, y - knob / 2, knob, knob},
                       .radius = knob / 2,
                       .fill = Ink::Red,
                       .edge = Ink::White,
                       .edge_width = 3,
                       .shadow = Shadow::Low});
    writer.target(TargetId::BidSlider, 0, *slider, easel.say(TextId::BidSlider));
}

// Returns true if the bid button makes the sum zero and its label says so.
bool agrees(const Easel& easel, int bid) {
    return agreeing_bid(easel.seen()) == bid && (easel.ui.bid == bid || asks_before_agreeing(easel.model));
}

// Returns the bid for the button that makes the sum zero, or nullopt if the bid button already offers it.
std::optional<int> zero_beside(const Easel& easel, int bid) {
    return agrees(easel, bid) ? std::nullopt : closing_bid(easel.seen(), easel.seen().viewer);
}

// Draws a button with the bid that makes the sum zero. If that bid is no longer legal (T5, T6), the button is grey and
// has a padlock if there is room.
void draw_zero(const Easel& easel, int bid) {
    const auto zero = zero_beside(easel, bid);
    const bool covered = shows_refusal(easel.model); // a refusal covers the panel's first line
    if (!zero || (zero_in_heading(easel) && (covered || heading_of(easel) != Heading::Zero))) {
        return;
    }
    const bool open = agreeing_bid(easel.seen()).has_value();
    const auto& rect = easel.places.bargain.zero;
    const auto words = easel.say(TextId::ZeroPill, {{"bid", signed_number(*zero)}});
    const float height = zero_in_heading(easel) || easel.places.layout == Layout::Small ? 30 : 34;
    const Rect pill{rect.x + 1, rect.centre().y - height / 2, rect.w - 2, height};
    easel.writer.add(BoxItem{.rect = pill,
                             .radius = height / 2,
                             .fill = open ? Ink::Paper : Ink::DisabledFill,
                             .edge = open ? std::optional(Ink::Green) : std::nullopt,
                             .edge_width = 2});
    const float narrowest = easel.writer.width(words, 13, Weight::Bold);
    const float lock = open || narrowest + 16 > pill.w - 12 ? 0 : 16; // grey words are enough if a padlock does not fit
    const TextStyle style{.size = 15,
                          .weight = Weight::Bold,
                          .ink = open ? Ink::Green : Ink::DisabledText,
                          .align = Align::Centre,
                          .room = pill.w - 12 - lock};
    const float size = easel.writer.fitting_size(words, style);
    const auto text = easel.writer.text(words, {pill.centre().x + lock / 2, pill.centre().y - size * 0.6F}, style);
    if (lock > 0) {
        easel.writer.picture(Picture::IconPadlock, {text.x - 17, pill.centre().y - 7, 14, 14}, Ink::DisabledText);
    }
    easel.writer.target(TargetId::BidZero, *zero, rect, words, open);
}

// Returns `words` if they fit the button, otherwise `less`.
std::string fitting_words(const Easel& easel, const Rect& rect, float size, const std::string& words,
                          const std::string& less) {
    return easel.writer.width(words, size, Weight::Bold) <= rect.w - 12 ? words : less;
}

std::string bid_words(const Easel& easel, int bid) {
    const auto& b = easel.places.bargain;
    const i18n::Argument amount{"bid", signed_number(bid)};
    if (!agrees(easel, bid)) {
        const auto last = easel.seen().bids[at(easel.seen().viewer)];
        return easel.say(!last          ? TextId::BidButton
                         : bid == *last ? TextId::StandButton
                                        : TextId::BidLowerButton,
                         {amount});
    }
    return fitting_words(easel, b.bid, b.button_size, easel.say(TextId::BidAgreeButton, {amount}),
                         easel.say(TextId::BidAgreeShort, {amount}));
}

// Returns the bid button's label without a number, which is shown while others bid.
std::string bid_words(const Easel& easel) {
    auto words = easel.say(TextId::BidButton, {{"bid", ""}});
    words.erase(words.find_last_not_of(' ') + 1);
    return words;
}

void draw_buttons(const Easel& easel, int bid) {
    const auto& b = easel.places.bargain;
    const auto& seen = easel.seen();
    const bool now = bids_now(easel);
    const auto plain = now ? ButtonKind::Plain : ButtonKind::Disabled;
    const auto last = seen.bids[at(seen.viewer)];
    const bool stands = last && *last != bid; // if they are equal, the bid button repeats the bid (T5)
    const bool zero_shown = now && zero_beside(easel, bid).has_value();
    const float extra = zero_shown ? 0 : b.buttons_end() - b.more.right(); // the place of the zero button
    const bool in_line = b.bid.y == b.stand.y;
    auto main = b.bid;
    auto stand = b.stand;
    auto more = b.more;
    if (in_line) { // the bid button fills the places of buttons that are not shown
        main.w = extra + (stands ? main.w : stand.right() - main.x);
        stand.x += extra;
        more.x += extra;
    } else { // the last button fills them
        more = {stands ? more.x : stand.x, more.y, more.right() + extra - (stands ? more.x : stand.x), more.h};
    }
    draw_button(easel.writer, {.rect = main,
                               .words = now ? bid_words(easel, bid) : bid_words(easel),
                               .id = TargetId::Bid,
                               .index = bid,
                               .kind = now ? ButtonKind::Default : ButtonKind::Disabled,
                               .size = b.button_size});
    if (stands) {
        draw_button(easel.writer, {.rect = stand,
                                   .words = easel.say(TextId::StandButton, {{"bid", signed_number(*last)}}),
                                   .id = TargetId::Stand,
                                   .index = *last,
                                   .kind = plain,
                                   .size = std::min(b.button_size, 16.0F)});
    }
    draw_button(easel.writer, {.rect = more,
                               .words = easel.say(seen.stage == 3 ? TextId::PlayOutButton : TextId::MoreButton), // T7
                               .id = TargetId::MoreCards,
                               .kind = plain,
                               .size = std::min(b.button_size, 16.0F)});
}

} // namespace

void draw_making(const Easel& easel) {
    if (draw_asked(easel)) {
        return;
    }
    draw_steps(easel);
    if (!bids_now(easel)) {
        draw_value(easel, easel.seen().bids[at(easel.seen().viewer)]);
        draw_buttons(easel, easel.seen().bids[at(easel.seen().viewer)].value_or(0));
        return;
    }
    const int bid = prepared_bid(easel.model, easel.ui);
    draw_value(easel, bid);
    draw_slider(easel, bid);
    draw_zero(easel, bid);
    draw_buttons(easel, bid);
}

} // namespace mitts::view::mitigati
