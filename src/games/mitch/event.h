// What happened on the table when an action was applied, in order: for the log, the animation, the trace, the words.
#pragma once

#include "cards/card.h"
#include "cards/seat.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::mitch {

enum class EventType : std::uint8_t {
    AceOut,      ///< `seat` set `card` aside; `count` aces are out (C2, C5)
    Drew,        ///< `seat` drew `card` from the stock: only this seat may see which (C5)
    Took,        ///< `seat` took `card` from the discard pile (C7)
    Placed,      ///< `seat` placed `card`; their column of the suit now has `count` cards (C11)
    Dropped,     ///< `seat` discarded `card` (C6)
    SecondPhase, ///< the closing ace is out: `seat` begins the second phase (C8)
    Passed,      ///< `seat` has no cards to play with: the turn passes (C8)
    SuitWon,     ///< `seat` won the suit of `card` (any card of it) with `count` cards (C13–C15)
    Points,      ///< `seat` scored `points` for `reason`, for the suit of `card` where there is one (C16, C17)
    RoundEnded,  ///< all hands are empty, or the closing ace ended the round (C9, C10)
};

/// Why points were scored: the `for` of the trace.
enum class Reason : std::uint8_t { Suit, LostCards, Penalty, Shortest };

/// "suit", "lost_cards" …: the name in traces.
std::string_view to_text(Reason reason);

/// One happening. Which fields have a meaning is told at each type.
struct Event {
    EventType type = EventType::Placed;
    Seat seat = no_seat;
    Card card{};
    Reason reason = Reason::Suit;
    std::int16_t count = 0;
    std::int32_t points = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

/// The rule that the happening follows, "C11"; empty where a rule has no number of its own to cite.
std::string_view rule_of(const Event& event);

/// Whether this seat may see which card the event is about.
constexpr bool shows_card_to(const Event& event, Seat viewer) {
    return event.type != EventType::Drew || viewer == event.seat;
}

/// Whether the points are for a suit (so that a suit is to be named).
constexpr bool names_suit(Reason reason) {
    return reason != Reason::Penalty;
}

} // namespace mitts::mitch
