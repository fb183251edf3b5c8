#include "games/mitigati/action.h"

#include "cards/text.h"

namespace mitts::mitigati {

namespace {

constexpr std::string_view bid_prefix = "bid:";
constexpr std::string_view discard_prefix = "discard:";

std::optional<Action> parse_bid(std::string_view text) {
    const bool signed_plus = text.starts_with('+') && text.size() > 1 && text[1] != '-';
    const auto number = parse_integer(signed_plus ? text.substr(1) : text);
    if (!number || *number < -10000 || *number > 10000) {
        return std::nullopt;
    }
    return Action{.type = ActionType::Bid, .bid = static_cast<std::int16_t>(*number)};
}

} // namespace

std::string to_text(Action action) {
    switch (action.type) {
    case ActionType::Bid:
        return std::string(bid_prefix) + std::to_string(action.bid);
    case ActionType::More:
        return "more";
    case ActionType::Discard:
        return std::string(discard_prefix) + to_text(action.card);
    case ActionType::Play:
        break;
    }
    return to_text(action.card);
}

std::optional<Action> parse_action(std::string_view text) {
    const auto lower = to_lower(text);
    const std::string_view view = lower;
    if (view == "more") {
        return Action{.type = ActionType::More};
    }
    if (view.starts_with(bid_prefix)) {
        return parse_bid(view.substr(bid_prefix.size()));
    }
    const bool discards = view.starts_with(discard_prefix);
    const auto card = parse_tarot_card(discards ? view.substr(discard_prefix.size()) : view);
    if (!card) {
        return std::nullopt;
    }
    return Action{.type = discards ? ActionType::Discard : ActionType::Play, .card = *card};
}

} // namespace mitts::mitigati
