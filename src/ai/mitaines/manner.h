// Estimates how the others play in this round: with judgement or at random.
//
// The plays of a player who plays at random reveal little about the hand, and such a player may do anything next. The
// sampled deals and the search consider both. The hands of earlier deals are known by now and are the best evidence. In
// the current deal the estimate is combined with the hidden cards (worlds.h). It must never use a State.
#pragma once

#include "ai/mitaines/judge.h"
#include "games/mitaines/observe.h"

namespace mitts::ai::for_mitaines {

/// Determines how much plays reveal about hands.
struct Belief {
    double temperature = 4;    ///< a play that is worse by this many points is about a third as likely
    double blunder = 0.05;     ///< the usual share of plays without judgement
    bool minds_manners = true; ///< true if the share is learnt for each opponent
};

/// An estimate of a seat's share of plays without judgement.
class Manner {
public:
    static constexpr std::size_t kinds = 6;

    /// Starts without evidence about the seat.
    explicit Manner(const Belief& belief = {});

    /// Returns a possible share, from 0 to 1. Kind 0 is the usual share.
    double share(std::size_t kind) const {
        return shares_[kind];
    }
    /// Returns the likelihood of the share `kind`, up to a common factor.
    double likely(std::size_t kind) const {
        return likely_[kind];
    }
    /// Updates the estimate after a play with the chance `judged` under judgement and `any` at random.
    void note(double judged, double any);

private:
    std::array<double, kinds> shares_{};
    std::array<double, kinds> likely_{};
};

using Manners = std::array<Manner, max_players>;

/// Returns the chance of a play under judgement, or 0 if it was impossible.
double chance_judged(const Weighed& weighed, QuickMove play, double temperature);

/// Learns how the others played in the earlier deals. In the first deal there is nothing to learn.
Manners learn_manners(const QuickRules& rules, const mitts::mitaines::Observation& observation, Judge& judge,
                      const Belief& belief);

} // namespace mitts::ai::for_mitaines
