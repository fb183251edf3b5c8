// Defines the events that an action causes. The log, the animations, the traces and the messages use them.
#pragma once

#include "cards/card_set.h"
#include "cards/seat.h"
#include "games/mitaines/options.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::mitaines {

enum class EventType : std::uint8_t {
    DealBegan,  ///< hands were dealt; `count` is the number of the deal, counted from 0 (M3–M5)
    Given,      ///< `seat` gave `card` to `other` (M6); only these two may see the card
    Played,     ///< `seat` put `card` on the pile, which already had `count` calls
    Called,     ///< `seat` called `kind` of `rank` with `card` and took in `count` cards from the table (M10, M11)
    Topped,     ///< the call (`kind`, `rank`) of `other` is no longer open (M8)
    CallCard,   ///< a bound caller played a card of their call (`kind`, `rank`); `count` cards are left (M15.1)
    Completed,  ///< `seat` completed their call (`kind`, `rank`) (M15.1, M14)
    Stolen,     ///< `seat` stole the call (`kind`, `rank`) of `other` (M15.2)
    Captured,   ///< `seat` took the whole pile, `cards` (M16, M17)
    Points,     ///< `side` scored `points` for `reason` (M18, M19)
    RoundEnded, ///< all cards were played (M19) and `cards` remain on the table, or `other` won immediately (M21)
};

/// The reason why points are scored (`for` in traces).
enum class Reason : std::uint8_t { Call, Double, Lone, Layout, Ten, Joker, LeftoverTen, LeftoverJoker };

/// Returns the name of the reason in traces, such as "call" or "leftover_ten".
std::string_view to_text(Reason reason);

/// An event. The comments in EventType name the fields that each type uses.
struct Event {
    EventType type = EventType::Played;
    Seat seat = no_seat;
    Seat other = no_seat;
    Card card{};
    Kind kind = Kind::None;
    Rank rank = Rank::Two;
    Reason reason = Reason::Call;
    std::int8_t side = -1;
    std::int16_t count = 0;
    std::int32_t points = 0;
    CardSet cards{};

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

/// Returns the number of the event's rule, such as "M17", or an empty string for DealBegan and Played.
std::string_view rule_of(const Event& event);

/// Returns true if this seat may see the card of the event.
constexpr bool shows_card_to(const Event& event, Seat viewer) {
    return event.type != EventType::Given || viewer == event.seat || viewer == event.other;
}

} // namespace mitts::mitaines
