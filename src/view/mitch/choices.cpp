#include "view/mitch/choices.h"

#include "cards/in_order.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using mitts::mitch::Phase;
using mitts::mitch::Step;

int place_of(Suit suit) {
    return static_cast<int>(std::find(std::begin(suits_in_order), std::end(suits_in_order), suit) -
                            std::begin(suits_in_order));
}

} // namespace

bool viewer_plays(const Observation& seen) {
    return viewer_acts(seen) && seen.step != Step::Draw;
}

bool viewer_draws(const Observation& seen) {
    return viewer_acts(seen) && seen.step == Step::Draw;
}

std::optional<Refusal> why_not(const Observation& seen, Action action) {
    return mitts::mitch::why_not(seen.options, seen, seen.hand, action);
}

std::vector<Choice> choices_on(const Observation& seen, Card card) {
    std::vector<Choice> choices;
    if (!viewer_plays(seen) || !seen.hand.contains(card)) {
        return choices;
    }
    for (const auto type : {ActionType::Drop, ActionType::Place}) {
        choices.push_back({.type = type, .barred = why_not(seen, {.type = type, .card = card})});
    }
    return choices;
}

std::optional<ActionType> default_choice(const TableModel& model, Card card) {
    return default_of(choices_on(model.match.seen, card), &Choice::type, hint_on(model, card, &Action::type));
}

std::vector<HandCard> in_hand_order(const mitts::mitch::Hand& hand) {
    std::vector<HandCard> cards;
    for (const auto card : hand) {
        const bool twin = !cards.empty() && cards.back().card == card; // twins are adjacent in a sorted hand
        cards.push_back({.card = card, .copy = twin ? cards.back().copy + 1 : 0});
    }
    put_in_order(cards, [](const HandCard& left, const HandCard& right) {
        const int suit = place_of(left.card.suit()) - place_of(right.card.suit());
        return suit != 0 ? suit < 0 : left.card.rank() > right.card.rank();
    });
    return cards;
}

std::vector<HandCard> own_hand(const TableModel& model) {
    return as_they_came(in_hand_order(model.match.seen.hand), model.arrived, [](HandCard held) { return held.card; });
}

} // namespace mitts::view::mitch
