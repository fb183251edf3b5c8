// What happened on the table when an action was applied, in order: for the log, the animation, the trace, the words.
#pragma once

#include "cards/seat.h"
#include "cards/tarot.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::mitigati {

enum class EventType : std::uint8_t {
    Bid,        ///< `seat` bid `points` (T5)
    Stood,      ///< `seat` bid the same as before, `points` (T5)
    AskedMore,  ///< `seat` asked for more cards (T7)
    ThreeStood, ///< three stands in a row count as asking for more (T7)
    StageBegan, ///< cards were dealt: stage `count` begins (T7)
    PlayBegan,  ///< the last cards were dealt, and three more to the dealer, `seat` (T8)
    Agreed,     ///< the bids sum to zero (T6)
    Discarded,  ///< `seat` put `card` aside: only they may see which (T9)
    Played,     ///< `seat` played `card` (T11)
    Honours,    ///< `seat` showed honours worth `points` from each other player (T14, T15)
    TrickWon,   ///< `seat` won the trick; it held `points` points of cards (T12)
    Points,     ///< `seat` scored `points` for `reason` (T6, T14–T16)
    RoundEnded, ///< the deal is over
};

/// Why points were scored: the `for` of the trace.
enum class Reason : std::uint8_t { Agreed, Cards, Honours };

/// "agreed", "cards", "honours": the name in traces.
std::string_view to_text(Reason reason);

/// One happening. Which fields have a meaning is told at each type.
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

/// The rule that the happening follows, "T11"; empty where a rule has no number of its own to cite.
std::string_view rule_of(const Event& event);

/// Whether this seat may see which card the event is about.
constexpr bool shows_card_to(const Event& event, Seat viewer) {
    return event.type != EventType::Discarded || viewer == event.seat;
}

} // namespace mitts::mitigati
