// Defines the information that is available to one seat. The computer players, the display and the messages depend only
// on this information, so they cannot leak a hidden card.
//
// An Observation never contains a hidden card, not even a masked one. It contains the open part of the state and the
// viewer's own hand. For other hands and the stock, it contains only the number of cards. Cards given in the exchange
// are known to the players who gave and received them.
#pragma once

#include "cards/rng.h"
#include "cards/text.h"
#include "games/impossible.h"
#include "games/mitaines/action.h"
#include "games/mitaines/state.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::mitaines {

/// An action as seen by one seat. `card` is missing if that seat did not see the given card (M6).
struct SeenAction {
    Seat seat = no_seat;
    ActionType type = ActionType::Play;
    std::optional<Card> card{};
    Kind call = Kind::None;

    friend bool operator==(const SeenAction&, const SeenAction&) = default;
};

struct Observation : Open {
    Options options{};
    Seat viewer = 0;
    int stock = 0;
    CardSet hand{};
    /// The cards in the viewer's hand that the partner gave to the viewer (M6). The partner knows that the viewer holds
    /// them.
    CardSet shown{};
    std::array<int, max_players> hand_sizes{};
    /// For each seat, the cards that it received from the viewer in the exchange and still holds.
    std::array<CardSet, max_players> known{};
    /// The actions of this round so far, oldest first. `observe` leaves the list empty; the match fills it from its
    /// log.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// Returns the observation of `viewer` in this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// Returns an action as seen by `viewer`. A given card is visible only to the giver and the receiver.
SeenAction seen_by(const Options& options, Seat viewer, Seat seat, Action action);

/// Returns a random state that is consistent with the observation. Cards that a bound caller must hold (M9) are
/// assigned first; the other hidden cards are drawn uniformly from the unseen cards.
State resample(const Options& options, const Observation& observation, Rng& rng);

/// Returns the cards that the viewer has not seen. In a set-up, some of them may be out of play.
CardSet unseen(const Observation& observation);

/// Returns the first reason why the observation is impossible, or nothing if it is possible. The position need not be
/// reachable from a deal, because a set-up may begin anywhere. A possible observation can be resampled, continued and
/// scored without a failed CHECK. Each value must already be within its bounds (seats, cards of the pack, kinds); this
/// function checks values against each other.
Problem why_impossible(const Observation& observation);

/// Returns the observation as lines of text for the protocol of the computer players. `parse_observation` parses it
/// back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitaines
