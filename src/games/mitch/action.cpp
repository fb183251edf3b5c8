#include "games/mitch/action.h"

#include "cards/text.h"

namespace mitts::mitch {

namespace {

constexpr std::string_view place_prefix = "place:";
constexpr std::string_view drop_prefix = "drop:";

std::optional<Action> with_card(ActionType type, std::string_view text) {
    const auto card = parse_card(text);
    if (!card || card->is_joker()) {
        return std::nullopt;
    }
    return Action{.type = type, .card = *card};
}

} // namespace

std::string to_text(Action action) {
    switch (action.type) {
    case ActionType::DrawStock:
        return "draw:stock";
    case ActionType::DrawPile:
        return "draw:pile";
    case ActionType::Place:
        return std::string(place_prefix) + to_text(action.card);
    case ActionType::Drop:
        break;
    }
    return std::string(drop_prefix) + to_text(action.card);
}

std::optional<Action> parse_action(std::string_view text) {
    const auto lower = to_lower(text);
    const std::string_view view = lower;
    if (view == "draw:stock") {
        return Action{.type = ActionType::DrawStock};
    }
    if (view == "draw:pile") {
        return Action{.type = ActionType::DrawPile};
    }
    if (view.starts_with(place_prefix)) {
        return with_card(ActionType::Place, view.substr(place_prefix.size()));
    }
    if (view.starts_with(drop_prefix)) {
        return with_card(ActionType::Drop, view.substr(drop_prefix.size()));
    }
    return std::nullopt;
}

} // namespace mitts::mitch
