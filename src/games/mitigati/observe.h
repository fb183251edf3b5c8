// Defines the information that is available to one seat. The computer players, the display and the messages depend only
// on this information, so they cannot leak a hidden card.
//
// An Observation never contains a hidden card, not even a masked one. It contains the open part of the state, the
// viewer's own hand and, if the viewer is the dealer, the discards. For other hands and the stock, it contains only the
// number of cards.
#pragma once

#include "cards/rng.h"
#include "cards/text.h"
#include "games/impossible.h"
#include "games/mitigati/action.h"
#include "games/mitigati/state.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::mitigati {

/// An action as seen by one seat. Only the dealer sees a discarded card.
struct SeenAction {
    Seat seat = no_seat;
    ActionType type = ActionType::Bid;
    std::optional<TarotCard> card{}; ///< the card of a Discard or Play
    int bid = 0;

    friend bool operator==(const SeenAction&, const SeenAction&) = default;
};

struct Observation : Open {
    Options options{};
    Seat viewer = 0;
    int stock = 0;
    TarotSet hand{};
    std::array<int, player_count> hand_sizes{};
    int discarded = 0;   ///< the number of cards that the dealer has discarded
    TarotSet discards{}; ///< the discarded cards if the viewer is the dealer, otherwise empty
    /// The actions of this deal so far, oldest first. `observe` leaves the list empty; the match fills it from its log.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// The field names of `captured` in the text of an observation.
inline constexpr std::array<std::string_view, player_count> captured_names{"captured_0", "captured_1", "captured_2"};

/// Returns the observation of `viewer` in this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// Returns an action as seen by `viewer`.
SeenAction seen_by(Seat viewer, Seat seat, Action action);

/// Returns a random state that is consistent with the observation. The hidden cards are drawn uniformly from the unseen
/// cards. The dealer's discards never contain kings or trumps (T9).
State resample(const Options& options, const Observation& observation, Rng& rng);

/// Returns the cards that the viewer has not seen. In a set-up, some of them may be out of play.
TarotSet unseen(const Observation& observation);

/// Returns the first reason why the observation is impossible, or nothing if it is possible. The position need not be
/// reachable from a deal, because a set-up may begin anywhere. A possible observation can be resampled, continued and
/// scored without a failed CHECK. Each value must already be within its bounds (seats, bids); this function checks
/// values against each other.
Problem why_impossible(const Observation& observation);

/// Returns the observation as lines of text for the protocol of the computer players. `parse_observation` parses it
/// back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitigati
