#include "view/mitaines/controller.h"

#include "view/hand_control.h"
#include "view/mitaines/choices.h"
#include "view/mitaines/spoken.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::ActionType;

Card card_of(int index) {
    return Card{static_cast<std::uint8_t>(index)};
}

Intent attempt(const TableModel& model, TableUi& ui, const Action& action) {
    return submit_unless<Intent>(why_not(model.match.seen, action), ui, action);
}

Intent play_plainly(const TableModel& model, TableUi& ui, Card card) {
    return attempt(model, ui, {.card = card});
}

Intent confirm_gifts(const TableModel& model, TableUi& ui) {
    return confirm_taken<Intent>(ui.taken, cards_to_give(model.match.seen), ActionType::Give,
                                 mitts::mitaines::RefusalId::ExchangeFirst);
}

// Handles a letter key that plays or calls with the chosen or focused card.
Intent press_choice(const TableModel& model, TableUi& ui, Kind kind) {
    const auto card = ui.chosen ? ui.chosen : ui.focused;
    if (!card || !may_act(model) || cards_to_give(model.match.seen) > 0) {
        return {};
    }
    return attempt(model, ui, {.card = *card, .call = kind});
}

/// This game's decisions for the HandController.
struct Decisions {
    using Model = TableModel;
    using Ui = TableUi;
    using Intent = mitaines::Intent;
    using Held = Card;

    static constexpr auto card_of = &mitaines::card_of;
    static constexpr auto on_target = &mitaines::on_target;

    static Intent tap_card(const TableModel& model, TableUi& ui, Card card);
    static bool double_taps(const TableModel& model) {
        return may_act(model) && cards_to_give(model.match.seen) == 0;
    }
    // Returns the intent of a double tap, or nullopt if the card may not be played. In that case the second tap counts
    // as a single tap.
    static std::optional<Intent> at_once(const TableModel& model, TableUi& ui, Card card) {
        const bool barred = why_not(model.match.seen, {.card = card}).has_value();
        return barred ? std::nullopt : std::optional(play_plainly(model, ui, card));
    }
    static std::optional<Intent> confirm(const TableModel& model, TableUi& ui) {
        const int asked = cards_to_give(model.match.seen);
        const bool complete = asked > 0 && static_cast<int>(ui.taken.size()) == asked;
        return complete ? std::optional(confirm_gifts(model, ui)) : std::nullopt;
    }
    static Intent take(const TableModel& model, TableUi& ui, Card card) {
        const auto kind = default_choice(model, card);
        return attempt(model, ui, {.card = card, .call = kind.value_or(Kind::None)});
    }
    static std::optional<Intent> letter(const TableModel& model, TableUi& ui, char character) {
        switch (character) {
        case 'p':
            return press_choice(model, ui, Kind::None);
        case 'm':
            return press_choice(model, ui, Kind::Mitten);
        case 'g':
            return press_choice(model, ui, Kind::Glove);
        case 's':
            return press_choice(model, ui, Kind::Sock);
        default:
            return std::nullopt;
        }
    }
    static bool close(TableUi& /*ui*/) {
        return false;
    }
};

using Hand = HandController<Decisions>;

// Selects a card, which then shows its choices. If the card cannot be played, returns the reason instead.
Intent choose(const TableModel& model, TableUi& ui, Card card) {
    if (!default_choice(model, card)) {
        ui.chosen.reset();
        return play_plainly(model, ui, card);
    }
    ui.chosen = card;
    return Hand::redraw();
}

Intent Decisions::tap_card(const TableModel& model, TableUi& ui, Card card) {
    if (!may_act(model)) {
        return {};
    }
    if (const int most = cards_to_give(model.match.seen); most > 0) { // M6: the exchange
        toggle_taken(ui.taken, card, most);
        return Hand::redraw();
    }
    if (ui.chosen != card) {
        return choose(model, ui, card);
    }
    // If a card can be played in only one way, the second tap plays it.
    if (choices_on(model.match.seen, card).size() == 1) {
        return play_plainly(model, ui, card);
    }
    ui.chosen.reset();
    return Hand::redraw();
}

} // namespace

Intent on_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::Card:
        return Decisions::tap_card(model, ui, card_of(target.index));
    case TargetId::ChoicePlay:
        return may_act(model) ? play_plainly(model, ui, card_of(target.index)) : Intent{};
    case TargetId::ChoiceCall:
        if (!ui.chosen || !may_act(model)) {
            return {};
        }
        return attempt(model, ui, {.card = *ui.chosen, .call = static_cast<Kind>(target.index)});
    case TargetId::Confirm:
        return may_act(model) ? confirm_gifts(model, ui) : Intent{};
    case TargetId::Pile: // while a card is selected, a tap elsewhere only deselects it
        return ui.chosen ? Hand::close_all(ui) : Intent{.type = IntentType::OpenPile};
    case TargetId::Table:
        return Hand::close_all(ui);
    default:
        return on_common_target<Intent>(target);
    }
}

Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    return Hand::on_input(input, scene, model, ui);
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](Card card) { return !seen.hand.contains(card); };
    tidy_hand(ui, viewer_acts(seen), gone);
    if (cards_to_give(seen) == 0) {
        ui.taken.clear();
    }
    ui.taken.erase(std::remove_if(ui.taken.begin(), ui.taken.end(), gone), ui.taken.end());
}

} // namespace mitts::view::mitaines
