// Defines the events that an action causes. The log, the animations, the traces and the messages use them.
#pragma once

#include "cards/seat.h"
#include "cards/tarot.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::mitigati {

enum class EventType : std::uint8_t {
    Bid,        ///< `seat` bid `points` (T5)
    Stood,      ///< `seat` repeated its bid, `points` (T5)
    AskedMore,  ///< `seat` asked for more cards (T7)
    ThreeStood, ///< three consecutive repeated bids count as asking for more cards (T7)
    StageBegan, ///< more cards were dealt, and stage `count` began (T7)
    PlayBegan,  ///< the last cards were dealt, including three more to the dealer, `seat` (T8)
    Agreed,     ///< the bids sum to zero (T6)
    Discarded,  ///< `seat` discarded `card`; only that seat may see it (T9)
    Played,     ///< `seat` played `card` (T11)
    Honours,    ///< `seat` showed honours that earn `points` from each other player (T14, T15)
    TrickWon,   ///< `seat` won the trick, worth `points` (T12, T13)
    Points,     ///< `seat` scored `points` for `reason` (T6, T14–T16)
    RoundEnded, ///< the deal is over
};

/// The reason why points are scored (`for` in traces).
enum class Reason : std::uint8_t { Agreed, Cards, Honours };

/// Returns the name of the reason in traces: "agreed", "cards" or "honours".
std::string_view to_text(Reason reason);

/// An event. The comments in EventType name the fields that each type uses.
struct Event {
    EventType type = EventType::Played;
    Seat seat = no_seat;
    TarotCard card{};
    Reason reason = Reason::Agreed;
    std::int16_t count = 0;
    std::int32_t points = 0;

    friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

/// Returns the number of the event's rule, such as "T11", or an empty string if no numbered rule applies.
std::string_view rule_of(const Event& event);

/// Returns true if this seat may see the card of the event.
constexpr bool shows_card_to(const Event& event, Seat viewer) {
    return event.type != EventType::Discarded || viewer == event.seat;
}

} // namespace mitts::mitigati
