// Estimates how the other players play in this round: sensibly or at random.
//
// The plays of a random player reveal little about the hand, and the next play can be any legal play. Both the sampling
// of deals and the search take this into account. Earlier deals give the best evidence, because their hands are known.
// In the current deal, the sampled deals refine the estimate (worlds.h). This code must never use a State.
#pragma once

#include "ai/mitaines/judge.h"
#include "games/mitaines/observe.h"

namespace mitts::ai::for_mitaines {

/// Parameters that determine how much a play reveals about a hand.
struct Belief {
    double temperature = 4;    ///< a play that is worse by this many points is about a third as likely
    double blunder = 0.05;     ///< the usual fraction of plays made at random
    bool minds_manners = true; ///< true if each opponent's fraction is estimated, false if it is always `blunder`
};

/// Estimates the fraction of a seat's plays that are random.
class Manner {
public:
    static constexpr std::size_t kinds = 6;

    /// Starts without evidence about the seat.
    explicit Manner(const Belief& belief = {});

    /// Returns the fraction of random plays (0 … 1) that this kind of player makes. Kind 0 is the usual player.
    double share(std::size_t kind) const {
        return shares_[kind];
    }
    /// Returns the likelihood that the seat is of this kind, up to a common factor.
    double likely(std::size_t kind) const {
        return likely_[kind];
    }
    /// Updates the estimate after a play, given its probability for a sensible (`judged`) and a random (`any`) player.
    void note(double judged, double any);

private:
    std::array<double, kinds> shares_{};
    std::array<double, kinds> likely_{};
};

using Manners = std::array<Manner, max_players>;

/// Returns the probability that a player who does not play at random makes this play, or 0 if it is impossible.
double chance_judged(const Weighed& weighed, QuickMove play, double temperature);

/// Estimates each other player's Manner from the earlier deals of the round. In the first deal, there is no evidence.
Manners learn_manners(const QuickRules& rules, const mitts::mitaines::Observation& observation, Judge& judge,
                      const Belief& belief);

} // namespace mitts::ai::for_mitaines
