#include "games/mitaines/event.h"

#include <array>

namespace mitts::mitaines {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 8> names{"call", "double", "lone",         "layout",
                                                    "ten",  "joker",  "leftover_ten", "leftover_joker"};
    return names[static_cast<std::size_t>(reason)];
}

namespace {

std::string_view rule_of(Reason reason) {
    switch (reason) {
    case Reason::Call:
        return "M18.1";
    case Reason::Double:
        return "M18.2";
    case Reason::Lone:
        return "M18.3";
    case Reason::Layout:
        return "M18.4";
    case Reason::Ten:
    case Reason::Joker:
        return "M18.5";
    case Reason::LeftoverTen:
    case Reason::LeftoverJoker:
        break;
    }
    return "M19";
}

} // namespace

std::string_view rule_of(const Event& event) {
    switch (event.type) {
    case EventType::DealBegan:
    case EventType::Played:
        return {};
    case EventType::Given:
        return "M6";
    case EventType::Called:
        return event.count > 0 ? "M11" : "M10";
    case EventType::Topped:
        return "M8";
    case EventType::CallCard:
    case EventType::Completed:
        return "M15.1";
    case EventType::Stolen:
        return "M15.2";
    case EventType::Captured:
        return "M17";
    case EventType::Points:
        return rule_of(event.reason);
    case EventType::RoundEnded:
        return event.other == no_seat ? "M19" : "M21";
    }
    return {};
}

} // namespace mitts::mitaines
