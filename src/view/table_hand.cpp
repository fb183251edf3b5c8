#include "view/table_hand.h"

#include "cards/in_order.h"
#include "view/text_lines.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace mitts::view {

namespace {

constexpr float inner_ring = 4;

// A light ring inside a dark ring is visible both on the mat and on the light face of a neighbouring card.
void draw_ring(SceneWriter& writer, const Rect& rect, float card, Ink ink) {
    for (const float breadth : {6.0F, inner_ring}) {
        writer.add(BoxItem{.rect = rect.inset(-breadth),
                           .radius = card * 0.08F + breadth,
                           .fill = breadth > inner_ring ? Ink::Black : ink});
    }
}

// If the previous card has a ring, continues the ring along the edge of `card`, which covers a part of it.
void continue_ring(SceneWriter& writer, const Rect& card) {
    const auto& items = writer.scene().items;
    const auto* last = items.size() > 1 ? std::get_if<CardItem>(&items.back()) : nullptr;
    const auto* ring = last != nullptr ? std::get_if<BoxItem>(&items[items.size() - 2]) : nullptr;
    if (ring == nullptr) {
        return;
    }
    const auto ringed = card_rect(last->centre, last->width);
    if (!(ring->rect == ringed.inset(-inner_ring))) { // for example, the box continues an earlier card's ring
        return;
    }
    const float top = std::max(card.y, ringed.y);
    if (card.x > ringed.x && card.x < ringed.right() && top < ringed.bottom()) {
        draw_ring(writer, {card.x, top, ringed.right() - card.x, ringed.bottom() - top}, card.w, ring->fill);
    }
}

} // namespace

void draw_seat_of(SceneWriter& writer, const SeatPlace& place, const SeatLook& look) {
    if (place.fan_card > 0) {
        draw_fan(writer, {.place = place.seat,
                          .cards = look.cards,
                          .centre = place.fan,
                          .card = place.fan_card,
                          .room = place.fan_room,
                          .back = look.back,
                          .from = look.deck.at,
                          .from_width = look.deck.card});
    }
    draw_badge(writer, place.seat, place.patch, look.name, look.ink);
    writer.text(look.name, place.name, {.size = place.name_size, .weight = Weight::Bold, .room = place.name_room});
}

float draw_turn_line(SceneWriter& writer, const TablePlaces& places, i18n::Language language, std::string words,
                     TurnLook look) {
    const TextStyle style{.size = places.turn_size,
                          .weight = Weight::Bold,
                          .ink = look.own ? Ink::TableText : Ink::TableMuted,
                          // a headline that starts behind a lesson panel must not extend beyond it
                          .room = places.aside > places.turn.x ? places.aside - 8 - places.turn.x
                                                               : std::max(places.turn_room, look.end - places.turn.x),
                          .smallest = 15};
    if (words == i18n::say(language, i18n::TextId::TurnYours) &&
        writer.width(words, style.size, style.weight) > style.room) {
        words = i18n::say(language, i18n::TextId::TurnYoursShort);
    }
    const float one_line = std::max(style.smallest, 0.66F * places.turn_size);
    // smaller text is better than two lines
    const bool fits = writer.width(words, one_line, style.weight) <= style.room;
    return writer.paragraph(words, places.turn, style, fits ? 1 : places.turn_lines);
}

void explain_advice(SceneWriter& writer, const BoardPlaces& places, const std::string& said, std::string_view rule) {
    const float wide = writer.width(said, places.advice_size, Weight::Regular);
    const float lines = std::clamp(std::ceil(wide / places.advice_room), 1.0F, static_cast<float>(places.advice_lines));
    const float left = std::min(places.turn.x, places.advice.x);
    const float right = places.advice.x + std::min(wide, places.advice_room);
    const float bottom = places.advice.y + lines * places.advice_size * text_line;
    explain(writer, {left, places.turn.y, right - left, bottom - places.turn.y}, rule, said);
}

void draw_advice(const HandDesk& desk, const std::string& said, Point at, TextStyle style, int lines, float aside) {
    const auto fits = [&](const std::string& words) {
        return static_cast<int>(break_lines(words, style.room, style.smallest, style.weight, desk.measure).size()) <=
               lines;
    };
    const auto first = said.find(". ");
    if (aside > at.x) { // the advice must not extend beyond a lesson panel that covers it
        style.room = std::min(style.room, aside - 8 - at.x);
    }
    style.ink = Ink::TableMuted;
    desk.writer.paragraph(fits(said) || first == std::string::npos ? said : said.substr(0, first + 1), at, style,
                          lines);
}

void draw_refusal_over(const HandDesk& desk, const RefusalPaper& paper, Point at, std::optional<Rect> instead) {
    const float height = refusal_height(paper, desk.measure);
    const auto is_chosen = [](const CardItem& card) { return card.face == Face::Chosen; };
    if (const auto* card = find_item<CardItem>(desk.writer.scene(), is_chosen)) {
        const auto chosen = card_rect(card->centre, card->width);
        const bool covers = at.x < chosen.right() && chosen.x < at.x + paper.room && at.y + height > chosen.y;
        const float above = instead ? instead->centre().y - height / 2 : chosen.y - height - 6;
        at.y = covers ? std::max(4.0F, above) : at.y;
    }
    draw_refusal_paper(desk.writer, desk.measure, paper, at);
}

void draw_confirm_of(SceneWriter& writer, i18n::Language language, const Rect& rect, const std::string& words,
                     CardsTaken cards) {
    const int missing = cards.needed - cards.taken;
    const auto asked = cards.taken > 0 ? i18n::TextId::ChooseMore : i18n::TextId::ChooseCards;
    draw_button(writer, {.rect = rect,
                         .words = missing > 0 ? i18n::say(language, asked, {{"n", missing}}) : words,
                         .id = TargetId::Confirm,
                         .kind = missing == 0 ? ButtonKind::Default : ButtonKind::Disabled});
}

void draw_closed_hand(const HandDesk& desk, Seat viewer, int cards) {
    const auto slots = hand_slots(desk.room, cards, -1, 0);
    for (int index = 0; index < cards; ++index) {
        const auto& slot = slots[static_cast<std::size_t>(index)];
        desk.writer.add(CardItem{.id = hidden_card(viewer, index),
                                 .centre = slot.centre,
                                 .width = slot.width,
                                 .back = desk.back,
                                 .from = desk.deck.at,
                                 .from_width = desk.deck.card,
                                 .delay = deal_delay(static_cast<std::size_t>(index), slots.size())});
    }
}

void draw_hand_card(const HandDesk& desk, HandCardLook look) {
    // A hinted card is raised, so that the top of its ring is visible from corner to corner above the next card.
    const float hint = look.hinted ? std::max(8.0F, 0.2F * look.slot.width) : 0.0F;
    const float raise = look.hold.raise + (look.hovered ? 4.0F : 0.0F) + hint;
    auto& item = look.item;
    item.centre = {look.slot.centre.x, look.slot.centre.y - raise};
    item.width = look.slot.width;
    if (look.hinted) {
        cover_texts(desk.writer.scene(), card_rect(item.centre, item.width).inset(-6), desk.measure);
    }
    const auto place = card_rect(item.centre, item.width);
    continue_ring(desk.writer, place);
    if (look.hinted || look.focused) {
        draw_ring(desk.writer, place, item.width, look.hinted ? Ink::Gold : Ink::Cream);
    }
    item.back = desk.back;
    item.from = desk.deck.at;
    item.from_width = desk.deck.card;
    item.from_back = true;
    item.delay = look.delay;
    item.dim = look.hold.dim;
    desk.writer.add(item);
    const auto& open = look.slot.open;
    const float top = open.y - raise;
    // a lowered card may extend below the window, but its target may not
    const float height = std::min(open.h + std::max(0.0F, raise), desk.room.height - top);
    desk.writer.target(TargetId::Card, look.index, {open.x, top, open.w, height}, look.name, look.enabled);
}

void draw_chosen_card(const HandDesk& desk, CardItem item, const HandSlot& slot, int index, const std::string& name,
                      std::vector<CardChoice> choices) {
    auto& writer = desk.writer;
    const auto is_barred = [](const CardChoice& choice) { return choice.kind == ButtonKind::Disabled; };
    put_in_order(choices,
                 [&](const CardChoice& one, const CardChoice& other) { return is_barred(one) && !is_barred(other); });
    const auto place = chosen_place(desk.room, slot, static_cast<int>(choices.size()));
    cover_texts(writer.scene(), place.whole, desk.measure);
    writer.begin_mover(choices_mover + index, {place.whole.x, place.whole.y});
    if (place.whole.h > place.card.h) {
        writer.add(
            BoxItem{.rect = place.whole, .radius = 0.08F * place.card.w, .fill = Ink::Paper, .shadow = Shadow::Chosen});
    }
    item.centre = place.card.centre();
    item.width = place.card.w;
    item.face = Face::Chosen;
    item.back = desk.back;
    item.shadow = Shadow::Chosen;
    writer.add(item);
    writer.target(TargetId::Card, index, place.whole, name);
    for (std::size_t at = 0; at < choices.size(); ++at) {
        choices[at].rect = place.choices[at];
    }
    draw_card_choices(writer, choices);
    writer.end_mover();
    writer.close_mover_at_once();
}

OpenHand open_hand(const HandDesk& desk, int cards, ChosenCard chosen) {
    OpenHand hand{.chosen = chosen.choices > 0 ? chosen.at : -1};
    const float width = chosen.choices > 0 ? chosen_width(desk.room, cards, chosen.choices) : 0;
    hand.slots = hand_slots(desk.room, cards, hand.chosen, width);
    for (const auto& slot : hand.slots) {
        if (slot.open.y < desk.room.room.y) {
            cover_texts(desk.writer.scene(), card_rect(slot.centre, slot.width), desk.measure);
        }
    }
    return hand;
}

} // namespace mitts::view
