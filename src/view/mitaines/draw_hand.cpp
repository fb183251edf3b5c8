// Draws the viewer's hand: open, with the chosen card's choices and the confirm button for the exchange, or closed
// behind the curtain.
#include "view/mitaines/easel.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::Phase;

bool may_be_played(const Observation& seen, Card card) {
    for (const auto& choice : choices_on(seen, card)) {
        if (!choice.barred) {
            return true;
        }
    }
    return false;
}

bool is_given(const TableUi& ui, Card card) {
    return std::find(ui.taken.begin(), ui.taken.end(), card) != ui.taken.end();
}

Hold hold_of(const Easel& easel, Card card) {
    const auto& seen = easel.seen();
    if (!easel.may_act()) {
        return {};
    }
    if (seen.phase == Phase::Exchange) {
        return {.raise = is_given(easel.ui, card) ? easel.places.hand.card * 0.17F : 0};
    }
    // M9: unplayable cards are dimmed only if a call binds the viewer
    const bool bound = bound_call(seen.options, seen, seen.viewer) != nullptr;
    if (may_be_played(seen, card)) {
        return {.raise = bound ? 2 * lifted_by_a_hair : lifted_by_a_hair};
    }
    return {.dim = bound ? sunk : 0};
}

void draw_card(const Easel& easel, const HandSlot& slot, Card card, float delay) {
    draw_hand_card(easel, card,
                   {.item = {.id = card.index, .card = card, .face = easel.face_for(slot.width)},
                    .slot = slot,
                    .hold = hold_of(easel, card),
                    .delay = delay,
                    .hinted = easel.model.hint && easel.model.hint->card == card,
                    .index = card.index,
                    .name = i18n::card_name(easel.model.language, card),
                    .enabled = easel.may_act()});
}

// Draws the selected card with its choices. From top to bottom: play, mitten, glove, sock.
void draw_chosen(const Easel& easel, const HandSlot& slot, Card card) {
    const auto choices = choices_on(easel.seen(), card);
    const auto chosen = default_choice(easel.model, card);
    std::vector<CardChoice> looks;
    for (const auto& choice : choices) {
        const bool plain = choice.kind == Kind::None;
        looks.push_back({.icon = kind_picture(choice.kind),
                         .words = plain && choice.points ? easel.say(TextId::KindTake)
                                                         : i18n::mitaines::kind_name(easel.model.language, choice.kind),
                         .worth = choice.barred || choice.points.value_or(0) == 0 ? "" : std::to_string(*choice.points),
                         .id = plain ? TargetId::ChoicePlay : TargetId::ChoiceCall,
                         .index = plain ? card.index : static_cast<int>(choice.kind),
                         .kind = choice_button(choice.barred.has_value(), chosen == choice.kind)});
    }
    draw_chosen_card(desk_of(easel), {.id = card.index, .card = card}, slot, card.index,
                     i18n::card_name(easel.model.language, card), std::move(looks));
}

void draw_confirm(const Easel& easel, float hand_top) {
    const auto& seen = easel.seen();
    auto rect = easel.places.confirm;
    if (rect.y < easel.places.hand.room.y) { // keeps the button above all rows of the hand
        rect.y = std::min(rect.y, hand_top - rect.h - 6);
    }
    const auto partner = i18n::player_name(easel.naming, seat_after(seen.viewer, seen.options.players, 2));
    cover_texts(easel.writer.scene(), rect, easel.measure);
    draw_confirm_of(easel.writer, easel.model.language, rect, easel.say(TextId::GiveButton, {{"name", partner}}),
                    {.taken = static_cast<int>(easel.ui.taken.size()), .needed = cards_to_give(seen)});
}

} // namespace

void draw_hand(const Easel& easel) {
    if (!easel.hand_is_open()) {
        draw_closed_hand(desk_of(easel), easel.seen().viewer, easel.seen().hand.size());
        draw_ready_button(easel);
        return;
    }
    const auto cards = own_hand(easel.model);
    const auto hand = open_hand(easel, cards, [&](Card card) { return choices_on(easel.seen(), card).size(); });
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (static_cast<int>(index) != hand.chosen) {
            draw_card(easel, hand.slots[index], cards[index], deal_delay(index, cards.size()));
        }
    }
    if (hand.chosen >= 0) {
        const auto chosen = static_cast<std::size_t>(hand.chosen);
        draw_chosen(easel, hand.slots[chosen], cards[chosen]);
    }
    if (cards_to_give(easel.seen()) > 0 && easel.may_act()) {
        draw_confirm(easel, hand.slots.empty() ? easel.places.hand.room.y : hand.slots.front().open.y);
    }
}

} // namespace mitts::view::mitaines
