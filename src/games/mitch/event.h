// Defines the events that an action causes. The log, the animations, the traces and the messages use them.
#pragma once

#include "cards/card.h"
#include "cards/seat.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::mitch {

enum class EventType : std::uint8_t {
    AceOut,      ///< `seat` set `card` aside; `count` aces are out (C2, C5)
    Drew,        ///< `seat` drew `card` from the stock; only this seat may see the card (C5)
    Took,        ///< `seat` took `card` from the discard pile (C7)
    Placed,      ///< `seat` placed `card`; their column of the suit now has `count` cards (C11)
    Dropped,     ///< `seat` discarded `card` (C6)
    SecondPhase, ///< the closing ace is out; `seat` begins the second phase (C8)
    Passed,      ///< `seat` has no cards to play; the turn passes (C8)
    SuitWon,     ///< `seat` won the suit of `card` (any card of the suit) with `count` cards (C13–C15)
    Points,      ///< `seat` scored `points` for `reason`, in the suit of `card` if the points are for a suit (C16, C17)
    RoundEnded,  ///< all hands are empty, or the closing ace ended the round (C9, C10)
};

/// The reason why points are scored (`for` in traces).
enum class Reason : std::uint8_t { Suit, LostCards, Penalty, Shortest };

/// Returns the name of the reason in traces, such as "suit" or "lost_cards".
std::string_view to_text(Reason reason);

/// An event. The comments in EventType name the fields that each type uses.
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

/// Returns the number of the event's rule, such as "C11", or an empty string if no numbered rule applies.
std::string_view rule_of(const Event& event);

/// Returns true if this seat may see the card of the event.
constexpr bool shows_card_to(const Event& event, Seat viewer) {
    return event.type != EventType::Drew || viewer == event.seat;
}

/// Returns true if the points are for a suit.
constexpr bool names_suit(Reason reason) {
    return reason != Reason::Penalty;
}

} // namespace mitts::mitch
