#include "view/mitaines/controller.h"

#include "view/mitaines/choices.h"
#include "view/mitaines/hand_order.h"

#include <algorithm>
#include <utility>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::ActionType;

constexpr double double_tap_ms = 350;
/// A second tap farther away than this (points) means another place, however quick it is.
constexpr float double_tap_reach = 24;

bool near(Point one, Point other) {
    const float x = one.x - other.x;
    const float y = one.y - other.y;
    return x * x + y * y <= double_tap_reach * double_tap_reach;
}

std::optional<Kind> choice_kind(const Target& target) {
    switch (target.id) {
    case TargetId::ChoicePlay:
        return Kind::None;
    case TargetId::ChoiceCall:
        return static_cast<Kind>(target.index);
    default:
        return std::nullopt;
    }
}

/// Reads what is done to one table, and changes the selection.
class Reader {
public:
    Reader(const TableModel& model, TableUi& ui) : model_(model), seen_(model.match.seen), ui_(ui) {
    }

    Intent read(const InputEvent& input, const Scene& scene) {
        switch (input.type) {
        case InputType::PointerDown:
            press(scene.hit(input.at));
            return {};
        case InputType::PointerUp:
            return release(input, scene.hit(input.at));
        case InputType::PointerMove:
            return hover(scene.hit(input.at));
        case InputType::PointerCancel:
            ui_.pressed.reset();
            return {};
        case InputType::Key:
            return press_key(input);
        }
        return {};
    }

    Intent touch(const Target& target) {
        if (const auto kind = choice_kind(target)) {
            return act_on_chosen(*kind);
        }
        switch (target.id) {
        case TargetId::Card:
            return touch_card(Card{static_cast<std::uint8_t>(target.index)});
        case TargetId::Table:
            return close();
        case TargetId::Confirm:
            return give_chosen();
        case TargetId::Seat:
            return {.type = IntentType::OpenPlayer, .seat = static_cast<Seat>(target.index)};
        default:
            return {.type = tool_intent(target.id)};
        }
    }

private:
    static IntentType tool_intent(TargetId id) {
        switch (id) {
        case TargetId::Pile:
            return IntentType::OpenPile;
        case TargetId::Menu:
            return IntentType::OpenMenu;
        case TargetId::Hint:
            return IntentType::AskHint;
        case TargetId::Undo:
            return IntentType::Undo;
        case TargetId::Redo:
            return IntentType::Redo;
        case TargetId::Log:
            return IntentType::OpenLog;
        case TargetId::Scores:
            return IntentType::OpenScores;
        case TargetId::Ready:
            return IntentType::Ready;
        default:
            return IntentType::None;
        }
    }

    void press(const Target* target) {
        ui_.pressed = target == nullptr ? std::nullopt : std::optional(*target);
    }

    // A tap ends where it began; anything else was a change of mind.
    Intent release(const InputEvent& input, const Target* target) {
        const auto pressed = std::exchange(ui_.pressed, std::nullopt);
        const bool same = pressed && target != nullptr && pressed->id == target->id && pressed->index == target->index;
        if (!same) {
            return {};
        }
        if (const auto card = tapped_twice(input, *target)) {
            ui_.last_tap.reset();
            return act({.card = *card});
        }
        if (target->id == TargetId::Card) {
            ui_.last_tap = Card{static_cast<std::uint8_t>(target->index)};
            ui_.last_tap_at = input.at;
            ui_.last_tap_ms = input.time_ms;
        }
        return touch(*target);
    }

    // The card of a double tap: by the second, its choices may already lie under the finger.
    std::optional<Card> tapped_twice(const InputEvent& input, const Target& target) const {
        const bool on_card = target.id == TargetId::Card && ui_.last_tap &&
                             ui_.last_tap->index == static_cast<std::uint8_t>(target.index);
        const bool on_choice = choice_kind(target).has_value() && ui_.last_tap == ui_.chosen;
        const bool quick = input.time_ms - ui_.last_tap_ms < double_tap_ms;
        const bool may = ui_.last_tap && (on_card || on_choice) && quick && near(input.at, ui_.last_tap_at);
        return may && can_play() ? ui_.last_tap : std::nullopt;
    }

    bool can_play() const {
        return model_.curtain == Curtain::Open && viewer_acts(seen_) && cards_to_give(seen_) == 0;
    }

    Intent hover(const Target* target) {
        std::optional<Card> card;
        if (target != nullptr && target->id == TargetId::Card) {
            card = Card{static_cast<std::uint8_t>(target->index)};
        }
        if (card == ui_.hovered) {
            return {};
        }
        ui_.hovered = card;
        return {.type = IntentType::Redraw};
    }

    Intent touch_card(Card card) {
        if (model_.curtain == Curtain::Closed || !viewer_acts(seen_)) {
            return {};
        }
        ui_.focused = card;
        if (cards_to_give(seen_) > 0) {
            return take_up(card);
        }
        const auto choices = choices_on(seen_, card);
        const bool all_barred =
            std::all_of(choices.begin(), choices.end(), [](const Choice& choice) { return choice.barred.has_value(); });
        if (choices.empty() || all_barred) {
            ui_.chosen.reset();
            return choices.empty() ? Intent{} : Intent{.type = IntentType::Refuse, .refusal = *choices.front().barred};
        }
        if (ui_.chosen != card) {
            ui_.chosen = card;
            return {.type = IntentType::Redraw};
        }
        // The second tap: nothing to choose from plays, otherwise the choices close.
        return choices.size() == 1 ? act({.card = card}) : close();
    }

    // M6: up to as many cards as are still to be given; one more puts the first back.
    Intent take_up(Card card) {
        auto& giving = ui_.giving;
        const auto found = std::find(giving.begin(), giving.end(), card);
        if (found != giving.end()) {
            giving.erase(found);
        } else {
            if (static_cast<int>(giving.size()) >= cards_to_give(seen_)) {
                giving.erase(giving.begin());
            }
            giving.push_back(card);
        }
        return {.type = IntentType::Redraw};
    }

    Intent give_chosen() {
        const int wanted = cards_to_give(seen_);
        if (wanted == 0 || static_cast<int>(ui_.giving.size()) != wanted) {
            return {};
        }
        Intent intent{.type = IntentType::Submit};
        for (const auto card : ui_.giving) {
            intent.actions.push_back({.type = ActionType::Give, .card = card});
        }
        ui_.giving.clear();
        return intent;
    }

    Intent act_on_chosen(Kind kind) {
        return ui_.chosen ? act({.card = *ui_.chosen, .call = kind}) : Intent{};
    }

    Intent act(Action action) {
        if (!can_play()) {
            return {};
        }
        if (const auto refusal = why_not(seen_, action)) {
            return {.type = IntentType::Refuse, .refusal = *refusal};
        }
        ui_.chosen.reset();
        return {.type = IntentType::Submit, .actions = {action}};
    }

    Intent close() {
        if (!ui_.chosen && !model_.refusal) {
            return {};
        }
        ui_.chosen.reset();
        return {.type = IntentType::Redraw};
    }

    Intent press_key(const InputEvent& input) {
        switch (input.key) {
        case Key::Left:
            return move_focus(-1);
        case Key::Right:
            return move_focus(1);
        case Key::Up:
            return ui_.focused && ui_.chosen != ui_.focused ? touch_card(*ui_.focused) : Intent{};
        case Key::Down:
        case Key::Escape:
            return close();
        case Key::Enter:
            return enter();
        case Key::Character:
            return press_character(input.character);
        case Key::None:
            break;
        }
        return {};
    }

    Intent move_focus(int step) {
        const auto hand = in_hand_order(seen_.options, seen_.hand);
        if (hand.empty() || model_.curtain == Curtain::Closed) {
            return {};
        }
        const auto found = std::find(hand.begin(), hand.end(), ui_.focused.value_or(Card{}));
        const auto count = static_cast<int>(hand.size());
        const int first = step > 0 ? 0 : count - 1;
        const bool has_focus = ui_.focused && found != hand.end();
        const int next = has_focus ? (static_cast<int>(found - hand.begin()) + step + count) % count : first;
        ui_.focused = hand[static_cast<std::size_t>(next)];
        ui_.chosen.reset();
        return {.type = IntentType::Redraw};
    }

    Intent enter() {
        if (model_.curtain == Curtain::Closed) {
            return {.type = IntentType::Ready};
        }
        const int wanted = cards_to_give(seen_);
        if (wanted > 0 && static_cast<int>(ui_.giving.size()) == wanted) {
            return give_chosen();
        }
        if (ui_.chosen) {
            const auto kind = default_choice(choices_on(seen_, *ui_.chosen));
            return kind ? act({.card = *ui_.chosen, .call = *kind}) : Intent{};
        }
        return ui_.focused ? touch_card(*ui_.focused) : Intent{};
    }

    Intent press_character(char character) {
        if (character >= '0' && character <= '9') {
            return pick_card(character == '0' ? 10 : character - '0');
        }
        switch (character) {
        case 'p':
            return act_on_chosen(Kind::None);
        case 'm':
            return act_on_chosen(Kind::Mitten);
        case 'g':
            return act_on_chosen(Kind::Glove);
        case 's':
            return act_on_chosen(Kind::Sock);
        case 'h':
            return {.type = IntentType::AskHint};
        case 'u':
            return {.type = IntentType::Undo};
        case 'r':
            return {.type = IntentType::Redo};
        case 'l':
            return {.type = IntentType::OpenLog};
        default:
            return {};
        }
    }

    // Cards are counted from the left, from one.
    Intent pick_card(int number) {
        const auto hand = in_hand_order(seen_.options, seen_.hand);
        const auto index = static_cast<std::size_t>(number) - 1;
        return index < hand.size() ? touch_card(hand[index]) : Intent{};
    }

    const TableModel& model_;
    const Observation& seen_;
    TableUi& ui_;
};

} // namespace

Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    return Reader(model, ui).read(input, scene);
}

Intent on_target(const Target& target, const TableModel& model, TableUi& ui) {
    return Reader(model, ui).touch(target);
}

} // namespace mitts::view::mitaines
