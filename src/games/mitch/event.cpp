#include "games/mitch/event.h"

#include <array>

namespace mitts::mitch {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 4> names{"suit", "lost_cards", "penalty", "shortest"};
    return names[static_cast<std::size_t>(reason)];
}

std::string_view rule_of(const Event& event) {
    switch (event.type) {
    case EventType::AceOut:
    case EventType::Drew:
        return "C5";
    case EventType::Took:
        return "C7";
    case EventType::Placed:
        return "C11";
    case EventType::Dropped:
        return "C6";
    case EventType::SecondPhase:
    case EventType::Passed:
        return "C8";
    case EventType::SuitWon:
        return "C13";
    case EventType::Points:
        return event.reason == Reason::Shortest ? "C17" : "C16";
    case EventType::RoundEnded:
        return {};
    }
    return {};
}

} // namespace mitts::mitch
