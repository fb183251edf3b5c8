// Defines the information that is available to one seat. The computer players, the display and the messages depend only
// on this information, so they cannot leak a hidden card.
//
// An Observation never contains a hidden card, not even a masked one. It contains the open part of the state and the
// viewer's own hand. For other hands and the stock, it contains only the number of cards.
#pragma once

#include "cards/rng.h"
#include "cards/text.h"
#include "games/impossible.h"
#include "games/mitch/action.h"
#include "games/mitch/state.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::mitch {

/// An action as seen by every seat. All actions in Mitch are public.
struct SeenAction {
    Seat seat = no_seat;
    Action action{};

    friend bool operator==(const SeenAction&, const SeenAction&) = default;
};

struct Observation : Open {
    Options options{};
    Seat viewer = 0;
    int stock = 0;
    Hand hand{};
    std::array<int, max_players> hand_sizes{};
    /// The card that the viewer drew from the stock in the current turn.
    std::optional<Card> drawn{};
    /// The actions of this round so far, oldest first. `observe` leaves the list empty; the match fills it from its
    /// log.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// Returns the observation of `viewer` in this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// Returns a random state that is consistent with the observation. The hidden cards are drawn uniformly from the unseen
/// cards. Unseen aces are in the stock, because hands never contain aces (C2, C5).
State resample(const Options& options, const Observation& observation, Rng& rng);

/// Returns the cards in a player's columns.
std::vector<Card> cards_of(const Tableau& tableau);

/// Returns the cards that the viewer has not seen, with twins adjacent. In a set-up, some of them may be out of play.
std::vector<Card> unseen(const Observation& observation);

/// Returns the first reason why the observation is impossible, or nothing if it is possible. The position need not be
/// reachable from a deal, because a set-up may begin anywhere. A possible observation can be resampled, continued and
/// scored without a failed CHECK. Each value must already be within its bounds (seats, cards of the pack); this
/// function checks values against each other.
Problem why_impossible(const Observation& observation);

/// Returns the observation as lines of text for the protocol of the computer players. `parse_observation` parses it
/// back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitch
