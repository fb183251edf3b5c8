// What one seat knows: the only thing that players, pictures and words are made from, so that none of them can leak.
//
// An Observation has no hidden card in it, not even masked, and no place for one: beside what lies open it has the viewer's
// own hand and, known to its giver and its taker only, what was given in the exchange; other hands and the stock are numbers.
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

/// An action as one seat saw it: `card` is missing where it was given away out of that seat's sight (M6).
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
    /// Those of them that the viewer's partner gave them (M6): the partner knows that they are here.
    CardSet shown{};
    std::array<int, max_players> hand_sizes{};
    /// Cards of other hands that the viewer knows: those they gave in the exchange and that are still held.
    std::array<CardSet, max_players> known{};
    /// This round's actions so far, oldest first. `observe` leaves it empty; the match, which remembers them, fills it.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// What `viewer` knows of this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// An action as `viewer` sees it: a gift's card only for the giver and the taker.
SeenAction seen_by(const Options& options, Seat viewer, Seat seat, Action action);

/// A state that agrees with everything observed: the cards that a bound caller must hold (M9) go to them first, the other
/// hidden cards are evenly drawn among those the viewer has not seen.
State resample(const Options& options, const Observation& observation, Rng& rng);

/// The cards the viewer has never seen and could therefore be anywhere hidden (in a set-up, also out of play).
CardSet unseen(const Observation& observation);

/// The first reason why no seat can observe this, or nothing if one can, which is not to say that some round leads there:
/// set-ups may begin anywhere. What passes can be resampled, played on and scored without breaking a promise of the engine.
/// Every single value must already be within its bounds (seats, cards of the pack, kinds); this compares them with each other.
Problem why_impossible(const Observation& observation);

/// The observation as lines of text, for the players' protocol; `parse_observation` reads it back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitaines
