#include "games/mitaines/action.h"

#include "cards/text.h"

namespace mitts::mitaines {

namespace {

constexpr std::string_view give_prefix = "give:";

std::optional<Kind> parse_kind(std::string_view text) {
    if (text == "m") {
        return Kind::Mitten;
    }
    if (text == "g") {
        return Kind::Glove;
    }
    return text == "s" ? std::optional(Kind::Sock) : std::nullopt;
}

} // namespace

char kind_char(Kind kind) {
    switch (kind) {
    case Kind::Mitten:
        return 'm';
    case Kind::Glove:
        return 'g';
    case Kind::Sock:
        return 's';
    case Kind::None:
        break;
    }
    return '-';
}

std::string_view kind_name(Kind kind) {
    switch (kind) {
    case Kind::Mitten:
        return "mitten";
    case Kind::Glove:
        return "glove";
    case Kind::Sock:
        return "sock";
    case Kind::None:
        break;
    }
    return {};
}

std::string to_text(Action action) {
    if (action.type == ActionType::Give) {
        return std::string(give_prefix) + to_text(action.card);
    }
    auto text = to_text(action.card);
    if (action.call != Kind::None) {
        text += ':';
        text += kind_char(action.call);
    }
    return text;
}

std::optional<Action> parse_action(std::string_view text) {
    const auto lower = to_lower(text);
    std::string_view rest = lower;
    Action action;
    if (rest.starts_with(give_prefix)) {
        action.type = ActionType::Give;
        rest.remove_prefix(give_prefix.size());
    }
    const auto card = parse_card(rest.substr(0, 2));
    if (!card) {
        return std::nullopt;
    }
    action.card = *card;
    rest.remove_prefix(2);
    if (rest.empty()) {
        return action;
    }
    if (action.type == ActionType::Give || rest.front() != ':') {
        return std::nullopt;
    }
    const auto kind = parse_kind(rest.substr(1));
    if (!kind) {
        return std::nullopt;
    }
    action.call = *kind;
    return action;
}

} // namespace mitts::mitaines
