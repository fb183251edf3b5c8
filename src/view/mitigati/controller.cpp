#include "view/mitigati/controller.h"

#include "cards/text.h"
#include "view/hand_control.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/spoken.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::ActionType;
using mitts::mitigati::RefusalId;

TarotCard card_of(int index) {
    return TarotCard{static_cast<std::uint8_t>(index)};
}

bool bids_now(const TableModel& model) {
    return may_act(model) && viewer_bids(model.match.seen);
}

Intent play(const TableModel& model, TableUi& ui, TarotCard card) {
    const Action action{.type = ActionType::Play, .card = card};
    ui.chosen.reset();
    return submit_unless<Intent>(why_not(model.match.seen, action), ui, action);
}

Intent confirm_discards(const TableModel& model, TableUi& ui) {
    return confirm_taken<Intent>(ui.taken, cards_to_discard(model.match.seen), ActionType::Discard,
                                 RefusalId::DiscardFirst);
}

Intent turn_trick(const TableModel& model, TableUi& ui) {
    if (!last_trick(model.match)) {
        return {};
    }
    ui.trick = ui.trick == TrickShown::Last ? TrickShown::InPlay : TrickShown::Last;
    return {.type = IntentType::Redraw};
}

/// This game's decisions for the HandController.
struct Decisions {
    using Model = TableModel;
    using Ui = TableUi;
    using Intent = mitigati::Intent;
    using Held = TarotCard;

    static constexpr auto card_of = &mitigati::card_of;
    static constexpr auto on_target = &mitigati::on_target;

    static Intent tap_card(const TableModel& model, TableUi& ui, TarotCard card);
    static bool double_taps(const TableModel& model) {
        return may_act(model) && viewer_plays(model.match.seen);
    }
    static std::optional<Intent> at_once(const TableModel& model, TableUi& ui, TarotCard card) {
        return play(model, ui, card);
    }
    static std::optional<Intent> confirm(const TableModel& model, TableUi& ui) {
        if (bids_now(model)) {
            return model.asked                ? answer(model, ui, ui.answer)
                   : offers_tricks(model, ui) ? play_out()
                                              : make_bid(model, ui);
        }
        const int asked = cards_to_discard(model.match.seen);
        const bool complete = asked > 0 && static_cast<int>(ui.taken.size()) == asked;
        return complete ? std::optional(confirm_discards(model, ui)) : std::nullopt;
    }
    static constexpr auto take = &play;
    // Handles letter keys. Digits never pick a card; they are only for typing bids.
    static std::optional<Intent> letter(const TableModel& model, TableUi& ui, char character) {
        if (bids_now(model) && !model.asked) {
            if (auto intent = press_bid_character(model, ui, character)) {
                return intent;
            }
        }
        if (character == 't') {
            return turn_trick(model, ui);
        }
        return character >= '1' && character <= '9' ? std::optional(Intent{}) : std::nullopt;
    }
    static bool close(TableUi& ui) {
        const bool open = ui.trick == TrickShown::Last;
        ui.trick = TrickShown::InPlay;
        return open;
    }
};

using Hand = HandController<Decisions>;

// Handles a tap on a card. While the viewer is bidding, a tap shows that no card can be played yet (T4).
Intent Decisions::tap_card(const TableModel& model, TableUi& ui, TarotCard card) {
    const auto& seen = model.match.seen;
    if (!may_act(model)) {
        return {};
    }
    ui.trick = TrickShown::InPlay;
    if (const int most = cards_to_discard(seen); most > 0) { // T9: the dealer discards
        const bool is_taken = std::find(ui.taken.begin(), ui.taken.end(), card) != ui.taken.end();
        const auto refusal = why_not(seen, {.type = ActionType::Discard, .card = card});
        if (refusal && !is_taken) {
            return {.type = IntentType::Refuse, .refusal = *refusal};
        }
        toggle_taken(ui.taken, card, most);
        return Hand::redraw();
    }
    if (ui.chosen == card || !usable_cards(seen).contains(card) || viewer_bids(seen)) {
        return play(model, ui, card);
    }
    ui.chosen = card;
    return Hand::redraw();
}

// Handles the slider, which follows the pointer until the pointer is released.
std::optional<Intent> slide(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    if (input.type == InputType::PointerDown) {
        press_pointer(ui, input, scene);
    }
    const auto pressed = ui.pressed;
    const bool slides = input.type == InputType::PointerDown || input.type == InputType::PointerMove ||
                        input.type == InputType::PointerUp;
    if (!slides || !pressed || pressed->id != TargetId::BidSlider) {
        return std::nullopt;
    }
    if (input.type == InputType::PointerUp) {
        ui.pressed.reset();
    }
    return slide_bid(model, ui, pressed->rect, input.at);
}

// Handles a key while the player is asked whether to end the deal: Escape cancels, and an arrow key changes the answer.
Intent turn_answer(TableUi& ui, Key key) {
    if (key == Key::Escape) {
        return {.type = IntentType::AskFirst};
    }
    ui.answer = ui.answer == TableUi::Answer::Agree ? TableUi::Answer::NotYet : TableUi::Answer::Agree;
    return Hand::redraw();
}

// Returns the amount by which an arrow key changes the prepared bid.
int bid_step(Key key) {
    switch (key) {
    case Key::Left:
        return -1;
    case Key::Right:
        return 1;
    case Key::Up:
        return 5;
    case Key::Down:
        return -5;
    default:
        return 0;
    }
}

// Handles targets that can be used only on the viewer's turn.
Intent on_acting_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::TrickPlace:
        return ui.chosen ? play(model, ui, *ui.chosen) : Intent{};
    case TargetId::Confirm:
        return confirm_discards(model, ui);
    default:
        return on_bid_target(target, model, ui);
    }
}

} // namespace

Intent on_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::Card:
        return Decisions::tap_card(model, ui, card_of(target.index));
    case TargetId::LastTrick:
        return turn_trick(model, ui);
    case TargetId::StripBack:
        ui.strip_back += target.index;
        return Hand::redraw();
    case TargetId::StripForth:
        ui.strip_back = std::max(0, ui.strip_back - target.index);
        return Hand::redraw();
    case TargetId::Table:
        return Hand::close_all(ui);
    default:
        break;
    }
    const auto common = on_common_target<Intent>(target);
    return common.type == IntentType::None && may_act(model) ? on_acting_target(target, model, ui) : common;
}

Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    if (const auto slid = slide(input, scene, model, ui)) {
        return *slid;
    }
    const int step = input.type == InputType::Key && bids_now(model) ? bid_step(input.key) : 0;
    if (model.asked && (step != 0 || input.key == Key::Escape)) {
        return turn_answer(ui, input.key);
    }
    ui.bargains = ui.bargains || step != 0;
    return step != 0 ? change_bid(model, ui, step) : Hand::on_input(input, scene, model, ui);
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    const auto gone = [&](TarotCard card) { return !seen.hand.contains(card); };
    tidy_hand(ui, viewer_plays(seen), gone);
    if (cards_to_discard(seen) == 0) {
        ui.taken.clear();
    }
    ui.taken.erase(std::remove_if(ui.taken.begin(), ui.taken.end(), gone), ui.taken.end());
    if (!viewer_bids(seen)) {
        ui.bid.reset();
        ui.stepped.reset();
        ui.typed.clear();
    }
    if (seen.phase != mitts::mitigati::Phase::Bargain) {
        ui.bargains = false;
        ui.repeats.reset();
    }
    ui.strip_back = std::min(ui.strip_back, std::max(0, static_cast<int>(bids_of_stage(match).size()) - 1));
    if (!last_trick(match)) {
        ui.trick = TrickShown::InPlay;
    }
}

} // namespace mitts::view::mitigati
