// What one seat knows: the only thing that players, pictures and words are made from, so that none of them can leak.
//
// An Observation has no hidden card in it, not even masked, and no place for one: beside what lies open it has the viewer's
// own hand; other hands and the stock are numbers.
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

/// An action as every seat sees it: nothing that is chosen in Mitch is hidden.
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
    /// The card the viewer drew from the stock in this turn of theirs.
    std::optional<Card> drawn{};
    /// This round's actions so far, oldest first. `observe` leaves it empty; the match, which remembers them, fills it.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// What `viewer` knows of this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// A state that agrees with everything observed, the hidden cards evenly drawn among those the viewer has not seen. Unseen
/// aces are in the stock: no hand ever holds one (C2, C5).
State resample(const Options& options, const Observation& observation, Rng& rng);

/// The cards of a player's columns.
std::vector<Card> cards_of(const Tableau& tableau);

/// The cards the viewer has not seen, twins side by side (in a set-up some of them may be out of play).
std::vector<Card> unseen(const Observation& observation);

/// The first reason why no seat can observe this, or nothing if one can, which is not to say that some round leads there:
/// set-ups may begin anywhere. What passes can be resampled, played on and scored without breaking a promise of the engine.
/// Every single value must already be within its bounds (seats, cards of the pack); this compares them with each other.
Problem why_impossible(const Observation& observation);

/// The observation as lines of text, for the players' protocol; `parse_observation` reads it back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitch
