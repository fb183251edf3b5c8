// The knowledge of one seat. Players, pictures and words use only this, so none of them can leak a hidden card.
//
// An Observation contains no hidden card, not even a masked one. It holds the open part of the state and the viewer's
// own hand. Cards given in the exchange are known to their giver and taker. Other hands and the stock are only numbers.
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
    /// The cards of the hand that the viewer's partner gave them (M6). The partner knows where these are.
    CardSet shown{};
    std::array<int, max_players> hand_sizes{};
    /// Cards in other hands that the viewer knows: those they gave in the exchange that are still held.
    std::array<CardSet, max_players> known{};
    /// The actions of this round so far, oldest first. `observe` leaves it empty; the match fills it from its log.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// Returns what `viewer` knows of this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// Returns an action as seen by `viewer`. A given card is visible only to the giver and the taker.
SeenAction seen_by(const Options& options, Seat viewer, Seat seat, Action action);

/// Returns a random state that agrees with the observation. Cards that a bound caller must hold (M9) are assigned
/// first; the other hidden cards are drawn uniformly from the unseen cards.
State resample(const Options& options, const Observation& observation, Rng& rng);

/// Returns the cards that the viewer has not seen. In a set-up, some of them may be out of play.
CardSet unseen(const Observation& observation);

/// Returns the first reason why no seat can make this observation, or nothing if a position with it exists. The
/// position need not be reachable from a deal, because set-ups may begin anywhere. If nothing is returned, the
/// observation can be resampled, played on and scored without a failed CHECK. Each value must already be within its
/// bounds (seats, cards of the pack, kinds); this function compares values with each other.
Problem why_impossible(const Observation& observation);

/// Returns the observation as lines of text for the players' protocol. `parse_observation` reads it back to an equal
/// value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitaines
