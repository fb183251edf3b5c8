// Samples deals of the hidden cards that are consistent with what a seat has seen. Likelier deals are sampled more
// often.
//
// Every sampled deal satisfies the hard evidence: cards seen, cards given (M6) and cards promised by a call (M9). Its
// weight depends on the other players' plays in this deal, which the judge rates as a sensible player would. This code
// must never receive the real State.
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
    /// Allocates memory for `weighed` weighted deals, of which `kept` are kept. The rules must outlive the object.
    Worlds(const QuickRules& rules, const mitts::mitaines::Observation& observation, int weighed, int kept);

    /// Samples one deal and computes its weight. Once there are enough deals, selects the kept deals and returns false.
    bool step(Judge& judge, double temperature, const Manners& manners, Rng& rng);
    /// Returns the estimated fraction (0 … 1) of random plays for each seat, averaged over all weighted deals.
    std::array<double, max_players> blunders() const;
    /// Replaces all deals with this deal.
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
    /// The table before another player's play in this deal, and the cards that each seat has played since then.
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
    RankCounts unseen_ = 0; ///< the unseen cards, including those known to be in a hand
    int unseen_tens_ = 0;
    std::array<int, max_players> known_tens_{};
    bool ten_unseen_ = false; ///< true if any of the unseen tens may be the ten of diamonds
    World certain_;           ///< the cards known to be in each hand, including the viewer's
    std::array<int, max_players> hidden_places_{};
    std::array<std::uint8_t, mitts::mitaines::max_pack> slots_{}; ///< the unseen cards whose place is unknown
    int slot_count_ = 0;
    std::vector<Past> past_;
    std::vector<World> weighed_;
    std::vector<World> kept_;
    std::size_t to_weigh_;
    std::size_t to_keep_;
    std::array<double, max_players> blunders_{}; ///< for each seat, the weighted sum of its fractions of random plays
    double weight_ = 0;                          ///< the total weight of all sampled deals
    Weighed plays_;
};

} // namespace mitts::ai::for_mitaines
