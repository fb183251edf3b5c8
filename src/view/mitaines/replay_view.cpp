// Updates a seat's view of a round, event by event.
#include "view/mitaines/table.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::Call;
using mitts::mitaines::EventType;
using mitts::mitaines::Resolution;

void follow_play(Observation& seen, const Event& event) {
    --seen.hand_sizes[at(event.seat)];
    seen.hand.erase(event.card);
    seen.pile.push_back(event.card);
}

// M10, M11
void follow_call(Observation& seen, const Event& event) {
    const int to_play = static_cast<int>(event.kind) - event.count - 1;
    seen.calls.push_back(
        {.caller = event.seat, .kind = event.kind, .rank = event.rank, .to_play = static_cast<std::uint8_t>(to_play)});
}

// M15.1
void follow_call_card(Observation& seen, const Event& event) {
    for (auto& call : seen.calls) {
        if (call.caller == event.seat && call.kind == event.kind && call.rank == event.rank) {
            call.to_play = static_cast<std::uint8_t>(event.count);
        }
    }
}

// M17
void follow_capture(Observation& seen, const Event& event) {
    seen.captured |= event.cards;
    seen.pile.clear();
    seen.calls.clear();
    seen.layout_size = 0;
}

// M6: updates the view for a gift. Visible cards move; hidden ones are only counted.
void follow_gift(Observation& seen, const Event& event) {
    --seen.hand_sizes[at(event.seat)];
    ++seen.hand_sizes[at(event.other)];
    if (event.seat == seen.viewer) {
        seen.hand.erase(event.card);
    } else if (event.other == seen.viewer) {
        seen.hand.insert(event.card);
    }
}

} // namespace

void follow(MatchView& view, const Event& event) {
    auto& seen = view.seen;
    switch (event.type) {
    case EventType::Played:
        follow_play(seen, event);
        break;
    case EventType::Called:
        follow_call(seen, event);
        break;
    case EventType::CallCard:
        follow_call_card(seen, event);
        break;
    case EventType::Captured:
        follow_capture(seen, event);
        break;
    case EventType::Points:
        seen.scores[static_cast<std::size_t>(event.side)] += event.points;
        break;
    case EventType::Given:
        follow_gift(seen, event);
        break;
    case EventType::DealBegan:
    case EventType::Topped:
    case EventType::Completed:
    case EventType::Stolen:
    case EventType::RoundEnded:
        break;
    }
}

} // namespace mitts::view::mitaines
