// The own hand: at rest, chosen with its choices, or hidden behind the curtain.
#include "view/mitch/easel.h"
#include "view/table_parts.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using i18n::TextId;
using mitts::mitch::Step;

constexpr float lifted_by_a_hair = 5;
constexpr float sunk = 0.42F;

/// How a card of the hand is held now.
struct Hold {
    float raise = 0;
    float dim = 0;
};

// Cards that fit a column are lifted; where one card must be placed (C7), the others are dimmed.
Hold hold_of(const Easel& easel, Card card) {
    if (!easel.may_act() || !viewer_plays(easel.seen())) {
        return {};
    }
    const bool fits = !why_not(easel.seen(), {.type = ActionType::Place, .card = card});
    const bool bound = easel.seen().step == Step::PlaceTaken;
    return {.raise = fits ? lifted_by_a_hair : 0, .dim = bound && !fits ? sunk : 0};
}

// The card that came to the hand in this turn (C5, C7). Of twins, the last.
bool is_new(const Easel& easel, HandCard held) {
    const auto& seen = easel.seen();
    const auto fresh = seen.taken && seen.turn == seen.viewer ? seen.taken : seen.drawn;
    return viewer_acts(seen) && fresh == held.card && held.copy + 1 == seen.hand.count(held.card);
}

// The order in which cards are dealt, so that they arrive one after the other.
float deal_delay(std::size_t index, std::size_t cards) {
    return cards > 1 ? 0.6F * static_cast<float>(index) / static_cast<float>(cards - 1) : 0;
}

bool is_hinted(const Easel& easel, HandCard held) {
    const auto& hint = easel.model.hint;
    return hint && (hint->type == ActionType::Place || hint->type == ActionType::Drop) && hint->card == held.card &&
           held.copy == 0;
}

void draw_ring(const Easel& easel, const HandSlot& slot, float raise, Ink ink) {
    const auto card = card_rect({slot.centre.x, slot.centre.y - raise}, slot.width);
    easel.writer.add(BoxItem{.rect = card.inset(-4), .radius = slot.width * 0.08F + 4, .fill = ink});
}

void draw_card(const Easel& easel, const HandSlot& slot, HandCard held, float delay) {
    const auto hold = hold_of(easel, held.card);
    const float hover = easel.ui.hovered == held && easel.may_act() && !easel.ui.chosen ? 4.0F : 0.0F;
    const float raise = hold.raise + hover;
    if (is_hinted(easel, held)) {
        draw_ring(easel, slot, raise, Ink::Gold);
    } else if (easel.ui.focused == held) {
        draw_ring(easel, slot, raise, Ink::Cream);
    }
    easel.writer.add(CardItem{.id = easel.ids.next(held.card),
                              .card = held.card,
                              .centre = {slot.centre.x, slot.centre.y - raise},
                              .width = slot.width,
                              .face = face_for(easel, slot.width),
                              .back = easel.model.back,
                              .dim = hold.dim,
                              .from = easel.places.stock.centre(),
                              .from_width = easel.places.stock.w,
                              .from_back = true,
                              .delay = delay});
    const Rect touch{slot.open.x, slot.open.y - raise, slot.open.w, slot.open.h + raise};
    easel.writer.target(TargetId::Card, index_of(held), touch, i18n::card_name(easel.model.language, held.card),
                        easel.may_act());
}

void draw_new_mark(const Easel& easel, const HandSlot& slot, float raise) {
    const auto words = easel.say(TextId::MitchNew);
    const float width = easel.writer.width(words, 13, Weight::Bold) + 16;
    const float x = std::min(slot.centre.x + slot.width / 2 - width / 2 + 4, easel.places.width - 4 - width / 2);
    const Point centre{x, slot.centre.y - slot.width * card_aspect / 2 - raise - 2};
    cover_texts(easel.writer.scene(), {centre.x - width / 2, centre.y - 10, width, 20}, easel.measure);
    draw_pill(easel.writer, {.words = words, .centre = centre, .size = 13, .height = 20, .fill = Ink::Blue});
}

std::string choice_words(const Easel& easel, ActionType type) {
    return easel.say(type == ActionType::Place ? TextId::MitchPlace : TextId::MitchDiscard);
}

void draw_choice(const Easel& easel, const Choice& choice, const Rect& rect, HandCard held, bool is_default) {
    const bool place = choice.type == ActionType::Place;
    const auto words = choice_words(easel, choice.type);
    draw_card_choice(easel.writer, {.rect = rect,
                                    .icon = place ? Picture::IconPlay : Picture::IconDiscard,
                                    .words = words,
                                    .id = place ? TargetId::ChoicePlace : TargetId::ChoiceDiscard,
                                    .index = index_of(held),
                                    .kind = choice.barred ? ButtonKind::Disabled
                                            : is_default  ? ButtonKind::Default
                                                          : ButtonKind::Plain});
}

// discard · place from top to bottom.
void draw_chosen(const Easel& easel, const HandSlot& slot, HandCard held) {
    const auto choices = choices_on(easel.seen(), held.card);
    const auto place = chosen_place(hand_room(easel.places), slot, static_cast<int>(choices.size()));
    cover_texts(easel.writer.scene(), place.card, easel.measure);
    easel.writer.add(CardItem{.id = easel.ids.next(held.card),
                              .card = held.card,
                              .centre = place.card.centre(),
                              .width = place.card.w,
                              .face = Face::Chosen,
                              .back = easel.model.back,
                              .shadow = Shadow::Chosen});
    easel.writer.target(TargetId::Card, index_of(held), place.card, i18n::card_name(easel.model.language, held.card));
    const auto chosen = default_choice(choices);
    for (std::size_t index = 0; index < choices.size(); ++index) {
        draw_choice(easel, choices[index], place.choices[index], held, chosen == choices[index].type);
    }
}

void draw_open_hand(const Easel& easel) {
    const auto cards = in_hand_order(easel.seen().hand);
    const auto found = easel.ui.chosen ? std::find(cards.begin(), cards.end(), *easel.ui.chosen) : cards.end();
    const bool choosing = found != cards.end() && !choices_on(easel.seen(), found->card).empty();
    const int chosen = choosing ? static_cast<int>(found - cards.begin()) : -1;
    const auto slots =
        hand_slots(hand_room(easel.places), static_cast<int>(cards.size()), chosen,
                   choosing ? chosen_width(hand_room(easel.places), static_cast<int>(cards.size()), 2) : 0);
    for (const auto& slot : slots) {
        if (slot.open.y < easel.places.hand.y) { // upper rows of a long hand
            cover_texts(easel.writer.scene(), card_rect(slot.centre, slot.width), easel.measure);
        }
    }
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (static_cast<int>(index) != chosen) {
            draw_card(easel, slots[index], cards[index], deal_delay(index, cards.size()));
        }
    }
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (static_cast<int>(index) != chosen && is_new(easel, cards[index]) && easel.hand_is_open()) {
            draw_new_mark(easel, slots[index], hold_of(easel, cards[index].card).raise);
        }
    }
    if (choosing) {
        draw_chosen(easel, slots[static_cast<std::size_t>(chosen)], *found);
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
                     .from = easel.places.stock.centre(),
                     .from_width = easel.places.stock.w,
                     .delay = deal_delay(static_cast<std::size_t>(index), static_cast<std::size_t>(cards))});
    }
    draw_curtain_button(easel.writer, easel.measure, easel.places.hand, easel.say(TextId::ReadyButton));
}

} // namespace

void draw_hand(const Easel& easel) {
    if (easel.hand_is_open()) {
        draw_open_hand(easel);
    } else {
        draw_closed_hand(easel);
    }
}

} // namespace mitts::view::mitch
