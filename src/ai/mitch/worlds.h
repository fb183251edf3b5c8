// Samples worlds for a seat: arrangements of the hidden cards that are consistent with everything that the seat has
// seen.
//
// All memory is allocated in the constructor. The samples depend only on the observation and `rng`.
#pragma once

#include "ai/mitch/instinct.h"
#include "ai/mitch/reading.h"

namespace mitts::ai::for_mitch {

/// The effort for interpreting the other players' actions.
struct Attention {
    int deals = 512;  ///< the number of sampled arrangements, at most 512; 0 skips the interpretation
    int changes = 40; ///< the number of random changes from one sample to the next; multiplied by 4 / (players + 1)
    Manners others{};
};

class Worlds {
public:
    /// `truth`, if not null, is the real state. Every world then has the real hands, but the stock is still sampled.
    Worlds(const QuickRules& rules, const Observation& observation, const mitts::mitch::State* truth,
           const Attention& attention);

    /// Does part of the work of interpreting the others' actions. Returns false when the interpretation is finished.
    bool read(Rng& rng);
    /// Makes `Attention::changes` more changes, and keeps only the resulting arrangement. Has no effect if the others'
    /// actions are not interpreted.
    void read_on(Rng& rng);
    /// Samples a world.
    void draw(QuickTable& world, Rng& rng);

    /// Returns true if every card of every hand is known.
    bool open() const;

    /// Returns the number of fitting cards in the others' sampled hands, relative to the number expected by chance.
    /// `unread` is the value for suits without any information.
    Instinct::Leanings leanings(float unread) const;

    /// Returns the table that the viewer sees. Other hands contain only their known cards.
    const QuickTable& base() const {
        return base_;
    }

private:
    static constexpr std::size_t most_deals = 512;

    void learn(const mitts::mitch::State& truth);
    void sort_unseen(const Observation& observation);
    void add_deal(int changes, Rng& rng);

    QuickTable base_;
    Reading reading_;
    Attention attention_;
    int players_;
    std::array<std::int8_t, max_players> missing_{}; ///< the number of hidden cards in each hand
    std::array<std::int8_t, 64> given_{};            ///< for each card, the number of unseen copies known to be held
    InlineVector<Code, max_pack> hidden_; ///< the hidden cards except aces: first those in hands, seat by seat
    InlineVector<Code, 8> aces_;          ///< the aces in the stock
    std::array<std::array<Code, max_pack>, most_deals> deals_{};
    int deals_total_ = 0;
    int next_deal_ = 0;
    bool begun_ = false;
};

} // namespace mitts::ai::for_mitch
