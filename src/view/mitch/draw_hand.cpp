// Draws the viewer's hand: open, with the chosen card's choices, or closed behind the curtain.
#include "view/mitch/easel.h"
#include "view/mitch/outlook.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using i18n::TextId;
using mitts::mitch::Step;

// Returns the state of a card: raised if it fits its column, otherwise lowered and dimmed. If a card must be placed
// (C7), cards that do not fit are dimmed more strongly.
Hold hold_of(const Easel& easel, Card card) {
    if (!easel.may_act() || !viewer_plays(easel.seen())) {
        return {};
    }
    const bool fits = !why_not(easel.seen(), {.type = ActionType::Place, .card = card});
    const bool bound = easel.seen().step == Step::PlaceTaken;
    constexpr float only_discarded = 0.3F;
    return {.raise = fits ? lifted_by_a_hair : -lifted_by_a_hair, .dim = fits ? 0 : bound ? sunk : only_discarded};
}

// Returns true for the card that entered the hand in this turn (C5, C7). Of identical cards, the last counts as new.
bool is_new(const Easel& easel, HandCard held) {
    const auto& seen = easel.seen();
    const auto fresh = seen.taken && seen.turn == seen.viewer ? seen.taken : seen.drawn;
    return viewer_acts(seen) && fresh == held.card && held.copy + 1 == seen.hand.count(held.card);
}

bool is_hinted(const Easel& easel, HandCard held) {
    const auto& hint = easel.model.hint;
    return hint && (hint->type == ActionType::Place || hint->type == ActionType::Drop) && hint->card == held.card &&
           held.copy == 0;
}

void draw_card(const Easel& easel, const HandSlot& slot, HandCard held, float delay) {
    draw_hand_card(easel, held,
                   {.item = {.id = easel.ids.next(held.card), .card = held.card, .face = face_for(easel, slot.width)},
                    .slot = slot,
                    .hold = hold_of(easel, held.card),
                    .delay = delay,
                    .hinted = is_hinted(easel, held),
                    .index = index_of(held),
                    .name = i18n::card_name(easel.model.language, held.card),
                    .enabled = easel.may_act()});
}

void draw_new_mark(const Easel& easel, const HandSlot& slot, float raise) {
    const auto words = easel.say(TextId::MitchNew);
    const float width = easel.writer.width(words, 13, Weight::Bold) + 16;
    // centred on the visible part of the card, so that it is clear which card is new
    const float x = std::min(slot.open.x + std::max(slot.open.w, width) / 2, easel.places.width - 4 - width / 2);
    const float half = slot.width * card_aspect / 2;
    // the label is at the lower edge, so that the card's index stays visible
    const Point centre{x, slot.centre.y - raise + half - 12};
    cover_texts(easel.writer.scene(), {centre.x - width / 2, centre.y - 10, width, 20}, easel.measure);
    draw_pill(easel.writer, {.words = words, .centre = centre, .size = 13, .height = 20, .fill = Ink::Blue});
}

// Draws the selected card with its choices. From top to bottom: discard, place.
void draw_chosen(const Easel& easel, const HandSlot& slot, HandCard held) {
    const auto choices = choices_on(easel.seen(), held.card);
    const auto chosen = default_choice(easel.model, held.card);
    std::vector<CardChoice> looks;
    for (const auto& choice : choices) {
        const bool place = choice.type == ActionType::Place;
        const int points = place && !choice.barred ? points_of_placing(easel.seen(), held.card) : 0;
        looks.push_back({.icon = place ? Picture::IconPlay : Picture::IconDiscard,
                         .words = easel.say(place ? TextId::MitchPlace : TextId::MitchDiscard),
                         .worth = points != 0 ? i18n::signed_number(points) : "", // not "0": placing may still help
                         .id = place ? TargetId::ChoicePlace : TargetId::ChoiceDiscard,
                         .index = index_of(held),
                         .kind = choice_button(choice.barred.has_value(), chosen == choice.type)});
    }
    draw_chosen_card(desk_of(easel), {.id = easel.ids.next(held.card), .card = held.card}, slot, index_of(held),
                     i18n::card_name(easel.model.language, held.card), std::move(looks));
}

} // namespace

void draw_hand(const Easel& easel) {
    if (!easel.hand_is_open()) {
        draw_closed_hand(desk_of(easel), easel.seen().viewer, easel.seen().hand.size());
        draw_ready_button(easel);
        return;
    }
    const auto cards = own_hand(easel.model);
    const auto hand =
        open_hand(easel, cards, [&](HandCard held) { return choices_on(easel.seen(), held.card).size(); });
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (static_cast<int>(index) != hand.chosen) {
            const auto& slot = hand.slots[index];
            if (hand.chosen >= 0) { // the enlarged card may push other cards over the points
                cover_texts(easel.writer.scene(), card_rect(slot.centre, slot.width), easel.measure);
            }
            draw_card(easel, slot, cards[index], deal_delay(index, cards.size()));
        }
    }
    for (std::size_t index = 0; index < cards.size(); ++index) {
        if (static_cast<int>(index) != hand.chosen && is_new(easel, cards[index])) {
            draw_new_mark(easel, hand.slots[index], hold_of(easel, cards[index].card).raise);
        }
    }
    if (hand.chosen >= 0) {
        const auto chosen = static_cast<std::size_t>(hand.chosen);
        draw_chosen(easel, hand.slots[chosen], cards[chosen]);
    }
}

} // namespace mitts::view::mitch
