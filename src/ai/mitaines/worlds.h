// Where the hidden cards may be: deals that agree with what a seat has seen, the likelier the more often.
//
// Hard evidence is kept always: cards seen, given (M6) and promised by a call (M9). What the others did in this deal,
// and did not do, weighs the deals: each of their plays is asked of the judge, who knows what a sensible player thinks
// of it. It must not see a State.
#pragma once

#include "ai/mitaines/manner.h"
#include "cards/quick_random.h"
#include "games/mitaines/observe.h"

namespace mitts::ai::for_mitaines {

/// One way in which the hidden cards may lie.
struct World {
    std::array<RankCounts, max_players> hands{};
    Seat ten_holder = no_seat;
    float weight = 1;
};

class Worlds {
public:
    /// Takes its memory now: for so many deals weighed and so many kept. The rules must outlive it.
    Worlds(const QuickRules& rules, const mitts::mitaines::Observation& observation, int weighed, int kept);

    /// Draws and weighs one more deal. False when enough have been weighed; then some of them have been kept.
    bool step(Judge& judge, double temperature, const Manners& manners, Rng& rng);
    /// How often each seat seems to play without judgement, from 0 to 1: the mean over all deals weighed so far.
    std::array<double, max_players> blunders() const;
    /// There is only this one.
    void set_only(const World& world);

    /// Deals that have been kept; one at least, also before the first step.
    int size() const {
        return static_cast<int>(kept_.size());
    }
    /// The table with the hidden cards as they lie in one of them.
    QuickTable table(int world) const;

private:
    /// The table before somebody else's play in this deal, and what each seat has played since.
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
    QuickTable base_;       ///< the other hands empty
    RankCounts unseen_ = 0; ///< with the cards that are surely somewhere
    int unseen_tens_ = 0;
    std::array<int, max_players> known_tens_{};
    bool ten_unseen_ = false; ///< the ten of diamonds may be any of the unseen tens
    World certain_;           ///< cards that are surely in a hand, the viewer's with them
    std::array<int, max_players> hidden_places_{};
    std::array<std::uint8_t, mitts::mitaines::max_pack> slots_{}; ///< free unseen cards, QuickMove's slots
    int slot_count_ = 0;
    std::vector<Past> past_;
    std::vector<World> weighed_;
    std::vector<World> kept_;
    std::size_t to_weigh_;
    std::size_t to_keep_;
    std::array<double, max_players> blunders_{}; ///< summed by weight
    double weight_ = 0;                          ///< of all deals weighed
    Weighed plays_;
};

} // namespace mitts::ai::for_mitaines
