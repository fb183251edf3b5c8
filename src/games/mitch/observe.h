// What one seat knows: the only thing that players, pictures and words are made from, so that none of them can leak.
//
// An Observation has no hidden card in it, not even masked: other hands and the stock are numbers, but for the cards that
// everybody saw being taken from the discard pile.
#pragma once

#include "cards/rng.h"
#include "cards/text.h"
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

struct Observation {
    Options options{};
    Seat viewer = 0;
    Seat dealer = 0;
    Seat turn = 0; ///< no_seat when the round is over
    Phase phase = Phase::First;
    Step step = Step::Play;
    int stock = 0;
    Hand hand{};
    std::array<int, max_players> hand_sizes{};
    /// Cards of every hand that everybody knows (C7).
    std::array<Hand, max_players> shown{};
    std::array<Tableau, max_players> tableaus{};
    std::vector<Card> discards{}; ///< bottom to top
    std::vector<Card> aces{};     ///< those set aside, in order
    int had_turn = 0;             ///< bits, as in the state
    int placed = 0;
    int pile_draws = 0;
    /// The card that the player on turn took from the discard pile in this turn.
    std::optional<Card> taken{};
    /// The card the viewer drew from the stock in this turn of theirs.
    std::optional<Card> drawn{};
    std::array<int, max_players> scores{}; ///< of this round, once it is over
    /// This round's actions so far, oldest first. `observe` leaves it empty; the match, which remembers them, fills it.
    std::vector<SeenAction> history{};

    friend bool operator==(const Observation&, const Observation&) = default;
};

/// What `viewer` knows of this state.
Observation observe(const Options& options, const State& state, Seat viewer);

/// A state that agrees with everything observed, the hidden cards evenly drawn among those the viewer has not seen. Unseen
/// aces are in the stock: no hand ever holds one (C2, C5).
State resample(const Options& options, const Observation& observation, Rng& rng);

/// The cards the viewer has not seen, twins side by side (in a set-up some of them may be out of play).
std::vector<Card> unseen(const Observation& observation);

/// The observation as lines of text, for the players' protocol; `parse_observation` reads it back to an equal value.
std::string to_text(const Observation& observation);
Parsed<Observation> parse_observation(std::string_view text);

} // namespace mitts::mitch
