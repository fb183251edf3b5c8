// What one seat knows: the only thing that players, pictures and words are made from, so that none of them can leak.
//
// An Observation has no hidden card in it, not even masked, and no place for one: beside what lies open it has the viewer's
// own hand and, for the dealer, what they discarded; other hands and the stock are numbers.
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

/// An action as one seat saw it: a discard's card is missing for everybody but the dealer.
struct SeenAction {
    Seat seat = no_seat;
    ActionType type = ActionType::Bid;
    std::optional<TarotCard> card{}; ///< of Discard and Play
    int bid = 0;

    friend bool operator==(const SeenAction&, const SeenAction&) = default;
};

struct Observation : Open {
    Options options{};
    Seat viewer = 0;
    int stock = 0;
    TarotSet hand{};
    std::array<int, player_count> hand_sizes{};
    int discarded = 0;   ///< how many cards the dealer has put aside
    TarotSet discards{}; ///< which ones: the dealer only
    /// This deal's actions so far, oldest first. `observe` leaves it empty; the match, which remembers them, fills it.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// The fields of `captured` in an observation's text.
inline constexpr std::array<std::string_view, player_count> captured_names{"captured_0", "captured_1", "captured_2"};

/// What `viewer` knows of this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// An action as `viewer` sees it.
SeenAction seen_by(Seat viewer, Seat seat, Action action);

/// A state that agrees with everything observed, the hidden cards evenly drawn among those the viewer has not seen; what
/// the dealer put aside is neither king nor trump (T9).
State resample(const Options& options, const Observation& observation, Rng& rng);

/// The cards the viewer has not seen (in a set-up some of them may be out of play).
TarotSet unseen(const Observation& observation);

/// The first reason why no seat can observe this, or nothing if one can, which is not to say that some round leads there:
/// set-ups may begin anywhere. What passes can be resampled, played on and scored without breaking a promise of the engine.
/// Every single value must already be within its bounds (seats, bids); this compares them with each other.
Problem why_impossible(const Observation& observation);

/// The observation as lines of text, for the players' protocol; `parse_observation` reads it back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitigati
