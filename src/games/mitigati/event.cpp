#include "games/mitigati/event.h"

#include <array>

namespace mitts::mitigati {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 3> names{"agreed", "cards", "honours"};
    return names[static_cast<std::size_t>(reason)];
}

std::string_view rule_of(const Event& event) {
    switch (event.type) {
    case EventType::Bid:
    case EventType::Stood:
        return "T5";
    case EventType::AskedMore:
    case EventType::ThreeStood:
    case EventType::StageBegan:
        return "T7";
    case EventType::PlayBegan:
        return "T8";
    case EventType::Agreed:
        return "T6";
    case EventType::Discarded:
        return "T9";
    case EventType::Played:
        return "T11";
    case EventType::Honours:
        return "T14";
    case EventType::TrickWon:
        return "T12";
    case EventType::Points:
        return event.reason == Reason::Agreed ? "T6" : event.reason == Reason::Honours ? "T14" : "T16";
    case EventType::RoundEnded:
        return {};
    }
    return {};
}

} // namespace mitts::mitigati
