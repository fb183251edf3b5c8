// How the others play in this round: with judgement, or as it comes.
//
// Against somebody who plays as it comes, a play says little about the hand, and the next one may be anything. Both
// are worth knowing, so the beliefs and the search are told. The hands of earlier deals lie open by now and say it
// best; in this deal it is weighed together with the hidden cards (worlds.h). It must not see a State.
#pragma once

#include "ai/mitaines/judge.h"
#include "games/mitaines/observe.h"

namespace mitts::ai::for_mitaines {

/// How far plays speak for hands.
struct Belief {
    double temperature = 4;    ///< points by which a play must be worse to be about a third as likely
    double blunder = 0.05;     ///< the share of plays that usually follow no judgement at all
    bool minds_manners = true; ///< that share is learnt, for each of the others
};

/// What is thought of the share of a seat's plays that follow no judgement.
class Manner {
public:
    static constexpr std::size_t kinds = 6;

    /// Nothing has been seen of the seat.
    explicit Manner(const Belief& belief = {});

    /// A share that is thought possible, from 0 to 1, the usual one first.
    double share(std::size_t kind) const {
        return shares_[kind];
    }
    /// How likely it is, up to a factor for all.
    double likely(std::size_t kind) const {
        return likely_[kind];
    }
    /// Learns from a play that had the chance `judged` with judgement and `any` without.
    void note(double judged, double any);

private:
    std::array<double, kinds> shares_{};
    std::array<double, kinds> likely_{};
};

using Manners = std::array<Manner, max_players>;

/// The chance of a play with judgement, 0 if it was not possible.
double chance_judged(const Weighed& weighed, QuickMove play, double temperature);

/// What the earlier deals tell. Nothing is learnt in the first, nor of the viewer.
Manners learn_manners(const QuickRules& rules, const mitts::mitaines::Observation& observation, Judge& judge,
                      const Belief& belief);

} // namespace mitts::ai::for_mitaines
