// Worlds that a seat could be in: the hidden cards laid out so that they agree with everything it has seen.
//
// Memory is taken when the sampler is made. What is drawn follows from the observation and the generator alone.
#pragma once

#include "ai/mitch/instinct.h"
#include "ai/mitch/reading.h"

namespace mitts::ai::for_mitch {

/// How closely the others' actions are read.
struct Attention {
    int deals =
        512; ///< different layouts of the others' hands, at most 512; 0: they are not read, and every world is new
    int changes = 40; ///< attempted from one to the next by three players; by more of them fewer, as each takes longer
    Manners others{};
};

class Worlds {
public:
    /// `truth`, if not null, is the table itself, whose hands are then those of every world (the stock is drawn all the same).
    Worlds(const QuickRules& rules, const Observation& observation, const mitts::mitch::State* truth,
           const Attention& attention);

    /// Reads the others' actions a little further. False when there is nothing more to read.
    bool read(Rng& rng);
    /// One world, drawn anew.
    void draw(QuickTable& world, Rng& rng);

    /// Whether every card of every hand is known.
    bool open() const;

    /// What the reading has come to: how much more often than by chance the others hold what fits on their columns.
    Instinct::Leanings leanings(float unread) const;

    /// The observation as a table, other hands with what is known of them.
    const QuickTable& base() const {
        return base_;
    }

private:
    static constexpr std::size_t most_deals = 512;

    void learn(const mitts::mitch::State& truth);
    void sort_unseen(const Observation& observation);

    QuickTable base_;
    Reading reading_;
    Attention attention_;
    int players_;
    std::array<std::int8_t, max_players> missing_{}; ///< cards of each hand that are hidden
    std::array<std::int8_t, 64> given_{};            ///< cards that are known to be in others' hands though unseen
    InlineVector<Code, max_pack> hidden_;            ///< no aces; those in hands first, seat after seat
    InlineVector<Code, 8> aces_;                     ///< in the stock
    std::array<std::array<Code, max_pack>, most_deals> deals_{};
    int deals_total_ = 0;
    int next_deal_ = 0;
    bool begun_ = false;
};

} // namespace mitts::ai::for_mitch
