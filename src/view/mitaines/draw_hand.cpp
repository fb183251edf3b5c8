// The own hand: at rest, chosen with its choices, given away, or hidden behind the curtain.
#include "view/mitaines/easel.h"
#include "view/mitaines/hand_order.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::Phase;

constexpr float lifted_by_a_hair = 5;
constexpr float sunk = 0.42F;

/// How a card of the hand is held now.
struct Hold {
    float raise = 0;
    float dim = 0;
};

bool may_be_played(const Observation& seen, Card card) {
    for (const auto& choice : choices_on(seen, card)) {
        if (!choice.barred) {
            return true;
        }
    }
    return false;
}

bool is_given(const TableUi& ui, Card card) {
    return std::find(ui.giving.begin(), ui.giving.end(), card) != ui.giving.end();
}

bool may_act(const Easel& easel) {
    return easel.model.at_rest && viewer_acts(easel.seen()) && easel.naming.you != no_seat &&
           easel.model.match.phase == MatchPhase::Playing;
}

Hold hold_of(const Easel& easel, Card card) {
    const auto& seen = easel.seen();
    if (!may_act(easel)) {
        return {};
    }
    if (seen.phase == Phase::Exchange) {
        return {.raise = is_given(easel.ui, card) ? easel.places.hand_card * 0.17F : 0};
    }
    const bool bound = bound_call(seen, seen.viewer) != nullptr; // M9: the others are dimmed only then
    if (may_be_played(seen, card)) {
        return {.raise = bound ? 2 * lifted_by_a_hair : lifted_by_a_hair};
    }
    return {.dim = bound ? sunk : 0};
}

// The order in which cards are dealt, so that they arrive one after the other.
float deal_delay(std::size_t index, std::size_t cards) {
    return cards > 1 ? 0.6F * static_cast<float>(index) / static_cast<float>(cards - 1) : 0;
}

void draw_ring(const Easel& easel, const HandSlot& slot, float raise, Ink ink) {
    const auto card = card_rect({slot.centre.x, slot.centre.y - raise}, slot.width);
    easel.writer.add(BoxItem{.rect = card.inset(-4), .radius = slot.width * 0.08F + 4, .fill = ink});
}

void draw_card(const Easel& easel, const HandSlot& slot, Card card, float delay) {
    const auto hold = hold_of(easel, card);
    const float hover = easel.ui.hovered == card && may_act(easel) && !easel.ui.chosen ? 4.0F : 0.0F;
    const float raise = hold.raise + hover;
    if (easel.model.hint && easel.model.hint->card == card) {
        draw_ring(easel, slot, raise, Ink::Gold);
    } else if (easel.ui.focused == card) {
        draw_ring(easel, slot, raise, Ink::Cream);
    }
    easel.writer.add(CardItem{.id = card.index,
                              .card = card,
                              .centre = {slot.centre.x, slot.centre.y - raise},
                              .width = slot.width,
                              .face = face_for(easel, slot.width),
                              .back = easel.model.back,
                              .dim = hold.dim,
                              .from = stock_point(easel),
                              .from_width = easel.places.stock.w,
                              .from_back = true,
                              .delay = delay});
    const Rect touch{slot.open.x, slot.open.y - raise, slot.open.w, slot.open.h + raise};
    easel.writer.target(TargetId::Card, card.index, touch, i18n::card_name(easel.model.language, card), may_act(easel));
}

std::string choice_words(const Easel& easel, Kind kind) {
    return i18n::mitaines::kind_name(easel.model.language, kind);
}

/// The colours of a choice: the default one is filled red, barred ones are pale.
struct ChoiceLook {
    Ink fill = Ink::White;
    Ink icon = Ink::Red;
    Ink text = Ink::Text;
    std::optional<Ink> edge = Ink::PaperEdge;
};

ChoiceLook choice_look(const Choice& choice, bool is_default) {
    if (choice.barred) {
        return {.fill = Ink::DisabledFill, .icon = Ink::DisabledText, .text = Ink::DisabledText, .edge = std::nullopt};
    }
    if (is_default) {
        return {.fill = Ink::Red, .icon = Ink::Cream, .text = Ink::Cream, .edge = std::nullopt};
    }
    return {};
}

void draw_choice(const Easel& easel, const Choice& choice, const Rect& rect, Card card, bool is_default) {
    auto& writer = easel.writer;
    const auto look = choice_look(choice, is_default);
    writer.add(BoxItem{.rect = rect, .radius = 10, .fill = look.fill, .edge = look.edge, .edge_width = 2});
    const float icon = 22;
    writer.picture(kind_picture(choice.kind), {rect.x + 11, rect.centre().y - icon / 2, icon, icon}, look.icon);
    const float lock = choice.barred ? 26 : 4;
    writer.text(choice_words(easel, choice.kind), {rect.x + 41, rect.centre().y - 10},
                {.size = 17, .weight = Weight::Bold, .ink = look.text, .room = rect.w - 41 - lock});
    if (choice.barred) {
        writer.picture(Picture::IconPadlock, {rect.right() - 25, rect.centre().y - 8, 16, 16}, look.icon);
    }
    const bool plain = choice.kind == Kind::None;
    writer.target(plain ? TargetId::ChoicePlay : TargetId::ChoiceCall,
                  plain ? card.index : static_cast<int>(choice.kind), rect, choice_words(easel, choice.kind),
                  !choice.barred);
}

// play · mitten · glove · sock from top to bottom; the default one, a call if there is one, is the lowest that is open.
void draw_chosen(const Easel& easel, const HandSlot& slot, Card card) {
    const auto choices = choices_on(easel.seen(), card);
    const auto place = chosen_place(hand_room(easel.places), slot, static_cast<int>(choices.size()));
    cover_texts(easel.writer.scene(), place.whole, easel.measure);
    if (place.whole.h > place.card.h) {
        easel.writer.add(
            BoxItem{.rect = place.whole, .radius = 0.08F * place.card.w, .fill = Ink::Paper, .shadow = Shadow::Chosen});
    }
    easel.writer.add(CardItem{.id = card.index,
                              .card = card,
                              .centre = place.card.centre(),
                              .width = place.card.w,
                              .face = Face::Chosen,
                              .back = easel.model.back,
                              .shadow = Shadow::Chosen});
    easel.writer.target(TargetId::Card, card.index, place.whole, i18n::card_name(easel.model.language, card));
    const auto chosen = default_choice(choices);
    for (std::size_t index = 0; index < choices.size(); ++index) {
        draw_choice(easel, choices[index], place.choices[index], card, chosen == choices[index].kind);
    }
}

void draw_confirm(const Easel& easel, float hand_top) {
    const auto& seen = easel.seen();
    auto rect = easel.places.confirm;
    if (rect.y < easel.places.hand.y) { // it stands over the hand, however many rows that has
        rect.y = std::min(rect.y, hand_top - rect.h - 6);
    }
    const bool ready = static_cast<int>(easel.ui.giving.size()) == cards_to_give(seen);
    const auto partner = i18n::player_name(easel.naming, seat_after(seen.viewer, seen.options.players, 2));
    const auto words = easel.say(TextId::GiveButton, {{"name", partner}});
    cover_texts(easel.writer.scene(), rect, easel.measure);
    easel.writer.add(BoxItem{.rect = rect,
                             .radius = 12,
                             .fill = ready ? Ink::Red : Ink::DisabledFill,
                             .shadow = ready ? Shadow::Low : Shadow::None});
    easel.writer.text(words, {rect.centre().x, rect.centre().y - 10},
                      {.size = 17,
                       .weight = Weight::Bold,
                       .ink = ready ? Ink::Cream : Ink::DisabledText,
                       .align = Align::Centre,
                       .room = rect.w - 16});
    easel.writer.target(TargetId::Confirm, 0, rect, words, ready);
}

void draw_open_hand(const Easel& easel) {
    const auto cards = in_hand_order(easel.seen().options, easel.seen().hand);
    const auto found = easel.ui.chosen ? std::find(cards.begin(), cards.end(), *easel.ui.chosen) : cards.end();
    const bool choosing = found != cards.end() && !choices_on(easel.seen(), *found).empty();
    const int chosen = choosing ? static_cast<int>(found - cards.begin()) : -1;
    const int choices = choosing ? static_cast<int>(choices_on(easel.seen(), *found).size()) : 0;
    const auto slots =
        hand_slots(hand_room(easel.places), static_cast<int>(cards.size()), chosen,
                   choosing ? chosen_width(hand_room(easel.places), static_cast<int>(cards.size()), choices) : 0);
    for (const auto& slot : slots) {
        if (slot.open.y < easel.places.hand.y) { // upper rows
            cover_texts(easel.writer.scene(), card_rect(slot.centre, slot.width), easel.measure);
        }
    }
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (static_cast<int>(index) != chosen) {
            draw_card(easel, slots[index], cards[index], deal_delay(index, cards.size()));
        }
    }
    if (choosing) {
        draw_chosen(easel, slots[static_cast<std::size_t>(chosen)], *found);
    }
    if (cards_to_give(easel.seen()) > 0 && may_act(easel)) {
        draw_confirm(easel, slots.empty() ? easel.places.hand.y : slots.front().open.y);
    }
}

void draw_closed_hand(const Easel& easel) {
    const int cards = easel.seen().hand.size();
    const auto slots = hand_slots(hand_room(easel.places), cards, -1, 0);
    for (int index = 0; index < cards; ++index) {
        const auto& slot = slots[static_cast<std::size_t>(index)];
        easel.writer.add(
            CardItem{.id = hidden_card(easel.seen().viewer, index),
                     .centre = slot.centre,
                     .width = slot.width,
                     .back = easel.model.back,
                     .from = stock_point(easel),
                     .from_width = easel.places.stock.w,
                     .delay = deal_delay(static_cast<std::size_t>(index), static_cast<std::size_t>(cards))});
    }
}

} // namespace

void draw_hand(const Easel& easel) {
    if (hand_is_open(easel.model)) {
        draw_open_hand(easel);
    } else {
        draw_closed_hand(easel);
    }
}

void draw_curtain(const Easel& easel) {
    if (hand_is_open(easel.model)) {
        return;
    }
    const auto& hand = easel.places.hand;
    const float width = std::min(280.0F, hand.w);
    const Rect button{hand.centre().x - width / 2, hand.centre().y - 24, width, 48};
    const auto words = easel.say(TextId::ReadyButton);
    cover_texts(easel.writer.scene(), button, easel.measure);
    easel.writer.add(BoxItem{.rect = button, .radius = 12, .fill = Ink::Red, .shadow = Shadow::Chosen});
    easel.writer.picture(Picture::IconEye, {button.x + 14, button.centre().y - 12, 24, 24}, Ink::Cream);
    easel.writer.text(
        words, {button.centre().x + 14, button.centre().y - 11},
        {.size = 18, .weight = Weight::Bold, .ink = Ink::Cream, .align = Align::Centre, .room = width - 70});
    easel.writer.target(TargetId::Ready, 0, button, words);
}

} // namespace mitts::view::mitaines
