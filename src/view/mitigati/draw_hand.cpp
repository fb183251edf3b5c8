// Draws the viewer's hand: open, with the chosen card raised and illegal cards lowered, or closed behind the curtain.
#include "view/mitigati/easel.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::Phase;

bool may_choose(const Easel& easel) {
    return easel.may_act() && easel.seen().phase != Phase::Bargain;
}

// Returns the state of a card: raised if it is chosen, lowered if it cannot be used. In overlapping rows, cards move
// less, so that every index stays visible.
Hold hold_of(const Easel& easel, TarotCard card, bool in_rows) {
    const float width = easel.places.hand.card;
    if (easel.ui.chosen == card) {
        return {.raise = width * (in_rows ? 0.16F : 0.24F)};
    }
    if (!may_choose(easel)) {
        return {};
    }
    const auto usable = usable_cards(easel.seen());
    if (!usable.contains(card)) { // the card cannot be discarded (T9) or played (T11)
        // short windows have little space below the hand
        const float room = easel.places.height - easel.places.hand.room.bottom();
        return {.raise = in_rows ? -2.0F : -std::min({20.0F, width * 0.14F, std::max(2.0F, room + 4)}), .dim = sunk};
    }
    return {.raise = usable == easel.seen().hand ? 0 : width * 0.04F};
}

// Returns the face for a card of this width, but Standard if the visible width `open` is too small for a large index.
Face hand_face(const Easel& easel, float width, float open) {
    const auto face = easel.face_for(width);
    constexpr float jumbo_needs = 0.42F;
    return face == Face::Jumbo && open < width * jumbo_needs ? Face::Standard : face;
}

bool is_hinted(const Easel& easel, TarotCard card) {
    const auto& hint = easel.model.hint;
    const bool about_cards =
        hint && (hint->type == mitts::mitigati::ActionType::Play || hint->type == mitts::mitigati::ActionType::Discard);
    return about_cards && hint->card == card;
}

struct HandPlace {
    HandSlot slot{};
    float step = 0; ///< the visible width of every card except the last
    bool in_rows = false;
    float delay = 0;
};

void draw_card(const Easel& easel, const HandPlace& place, TarotCard card) {
    auto item = card_item(easel, card, place.slot.centre, place.slot.width);
    item.face = hand_face(easel, place.slot.width, place.step);
    item.shadow = easel.ui.chosen == card ? Shadow::Chosen : Shadow::Card;
    draw_hand_card(easel, card,
                   {.item = item,
                    .slot = place.slot,
                    .hold = hold_of(easel, card, place.in_rows),
                    .delay = place.delay,
                    .hinted = is_hinted(easel, card),
                    .index = card.index,
                    .name = easel.card_name(card),
                    .enabled = may_choose(easel)});
}

bool lies_on_mat(const Easel& easel, TarotCard card) {
    const auto& chosen = easel.ui.taken;
    return std::find(chosen.begin(), chosen.end(), card) != chosen.end();
}

// Returns the visible width of the narrowest card.
float least_open(const std::vector<HandSlot>& slots) {
    float least = 1e9F;
    for (const auto& slot : slots) {
        least = std::min(least, slot.open.w);
    }
    return least;
}

// Returns the groups of the hand. Open groups get more space: the groups with usable cards if other cards are not
// allowed (T9, T11), otherwise the chosen card's group.
std::vector<HandGroup> groups_of(const Easel& easel, const std::vector<TarotCard>& cards) {
    const auto usable = usable_cards(easel.seen());
    const bool bound = may_choose(easel) && usable != easel.seen().hand;
    const auto& chosen = easel.ui.chosen;
    auto groups = suits_in(cards);
    auto first = cards.begin();
    for (auto& group : groups) {
        group.open = std::any_of(first, first + group.cards,
                                 [&](TarotCard card) { return bound ? usable.contains(card) : chosen == card; });
        group.raised = bound && group.open;
        first += group.cards;
    }
    return groups;
}

} // namespace

void draw_hand(const Easel& easel) {
    if (!easel.hand_is_open()) {
        draw_closed_hand(desk_of(easel), easel.seen().viewer, easel.seen().hand.size());
        return;
    }
    auto cards = own_hand(easel.model);
    cards.erase(std::remove_if(cards.begin(), cards.end(), [&](TarotCard card) { return lies_on_mat(easel, card); }),
                cards.end());
    const auto groups = groups_of(easel, cards);
    const auto slots = grouped_slots(easel.places.hand, groups);
    const bool in_rows = hand_row_count(easel.places.hand, groups) > 1;
    const float step = least_open(slots);
    for (std::size_t index = 0; index < cards.size(); ++index) {
        draw_card(easel,
                  {.slot = slots[index], .step = step, .in_rows = in_rows, .delay = deal_delay(index, cards.size())},
                  cards[index]);
    }
}

} // namespace mitts::view::mitigati
