// Samples deals of the hidden cards that agree with what a seat has seen, with the likelier ones more often.
//
// Every sampled deal satisfies the hard evidence: cards seen, given (M6) and promised by a call (M9). The others' plays
// in this deal determine its weight. The judge rates each of them as a sensible player would. It must never use a
// State.
#pragma once

#include "ai/mitaines/manner.h"
#include "cards/quick_random.h"
#include "games/mitaines/observe.h"

namespace mitts::ai::for_mitaines {

/// One possible deal of the hidden cards.
struct World {
    std::array<RankCounts, max_players> hands{};
    Seat ten_holder = no_seat;
    float weight = 1;
};

class Worlds {
public:
    /// Allocates memory for this many weighted and kept deals. The rules must outlive it.
    Worlds(const QuickRules& rules, const mitts::mitaines::Observation& observation, int weighed, int kept);

    /// Samples and weighs one deal. Returns false once enough deals are weighed; the kept deals are then selected.
    bool step(Judge& judge, double temperature, const Manners& manners, Rng& rng);
    /// Returns how often each seat seems to play without judgement, from 0 to 1, as the mean over all weighed deals.
    std::array<double, max_players> blunders() const;
    /// Replaces all deals by this one.
    void set_only(const World& world);

    /// Returns the number of kept deals. It is at least one, even before the first step.
    int size() const {
        return static_cast<int>(kept_.size());
    }
    /// Returns a kept deal.
    const World& kept(int world) const {
        return kept_[at(world)];
    }
    /// Returns the table with the hidden cards of a kept deal.
    QuickTable table(int world) const;

private:
    /// The table before another player's play in this deal, and what each seat has played since.
    struct Past {
        QuickTable table;
        QuickMove play;
        Seat seat = no_seat;
        std::array<RankCounts, max_players> later{};
        Seat ten_played_by = no_seat;
    };

    void note_hidden(const mitts::mitaines::Observation& observation);
    void remember(const mitts::mitaines::Observation& observation);
    World draw(Rng& rng);
    QuickTable lay(const QuickTable& open, const World& world) const;
    double likelihood(const World& world, Judge& judge, double temperature, const Manners& manners);
    void soften();
    void keep_some(Rng& rng);

    const QuickRules& rules_;
    Seat viewer_;
    QuickTable base_;       ///< the table with the other hands empty
    RankCounts unseen_ = 0; ///< the unseen cards, including those whose place is certain
    int unseen_tens_ = 0;
    std::array<int, max_players> known_tens_{};
    bool ten_unseen_ = false; ///< true if the ten of diamonds may be any of the unseen tens
    World certain_;           ///< cards that are certainly in a hand, including the viewer's
    std::array<int, max_players> hidden_places_{};
    std::array<std::uint8_t, mitts::mitaines::max_pack> slots_{}; ///< the free unseen cards, as QuickMove slots
    int slot_count_ = 0;
    std::vector<Past> past_;
    std::vector<World> weighed_;
    std::vector<World> kept_;
    std::size_t to_weigh_;
    std::size_t to_keep_;
    std::array<double, max_players> blunders_{}; ///< the weighted sums of the blunder shares
    double weight_ = 0;                          ///< the total weight of all sampled deals
    Weighed plays_;
};

} // namespace mitts::ai::for_mitaines
