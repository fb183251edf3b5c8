#include "games/mitaines/event.h"

#include <array>

namespace mitts::mitaines {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 8> names{"call", "double", "lone",         "layout",
                                                    "ten",  "joker",  "leftover_ten", "leftover_joker"};
    return names[static_cast<std::size_t>(reason)];
}

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
        return event.reason == Reason::LeftoverTen || event.reason == Reason::LeftoverJoker ? "M19" : "M18";
    case EventType::RoundEnded:
        return event.other == no_seat ? "M19" : "M21";
    }
    return {};
}

} // namespace mitts::mitaines
