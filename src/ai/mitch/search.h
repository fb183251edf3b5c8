// The Mitch search. Every move of the seat on turn is tried in the same worlds. The fast policy plays out each move
// with the same random numbers. The worse half of the moves is dropped repeatedly until one move is left (sequential
// halving: Z. Karnin and others, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Endings without hidden
// cards are solved exactly.
//
// Work is measured in turns, never in time. All memory is allocated at the start.
#pragma once

#include "ai/mitch/endgame.h"
#include "ai/mitch/worlds.h"
#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// The limits and parameters of the search.
struct Effort {
    int turns = 150'000;          ///< the maximum number of turns over all play-outs, for three players
    int play_outs = 10'000;       ///< the maximum number of play-outs
    Attention attention{};        ///< the effort for interpreting the other players' actions
    Bent bent{};                  ///< the policy of all players in the play-outs
    Sense* others = nullptr;      ///< if not null, plays the other players' turns in the play-outs
    std::int64_t nodes = 150'000; ///< the node limit for solving an ending; beyond it, worlds are sampled instead
};

class Search : public Thought<mitts::mitch::Game> {
public:
    /// The observation's viewer must be on turn. `truth`, if not null, is the full state with all hands.
    Search(const Observation& observation, const mitts::mitch::State* truth, const Rng& rng, const Effort& effort);

    /// Runs for a fraction of a millisecond. Returns false when the search is finished.
    bool step() override;
    /// Returns all legal moves with their expected results, the chosen move first.
    Decision<mitts::mitch::Game> decision() const override;
    /// Returns the total number of trials. A trial is one move in one world.
    std::uint64_t iterations() const override;

private:
    /// A move with the sums of its results over the worlds in which it was tried.
    struct Arm {
        QuickMove move{};
        int worlds = 0;
        double margin = 0;
        double squares = 0; ///< the sum of squared margins
        double suits_won = 0;
        double cards_lost = 0;
        double penalty = 0;
        double others = 0; ///< the sum of the other players' average points

        double mean() const {
            return worlds == 0 ? 0 : margin / worlds;
        }
        double variance() const;
    };

    void lead_by_instinct();
    int affordable(const Effort& effort) const;
    void begin_stage();
    void try_in_a_world();
    void solve_next();
    void play_out(Arm& arm, Rng chances);
    void learn(Arm& arm, const AllPoints& points) const;
    void rank();
    void leave_hopeless();

    mitts::mitch::Observation observation_;
    QuickRules rules_;
    Worlds worlds_;
    Rng rng_;
    Effort effort_;
    Instinct instinct_;
    Seat viewer_;
    std::array<Arm, 104> arms_{}; ///< the remaining candidates first, with the best of them at the front
    int arms_total_ = 0;
    int active_ = 0;
    int stages_ = 0;
    int play_outs_ = 0;
    int worlds_left_ = 0; ///< the number of worlds left in this stage
    bool reading_ = true;
    bool solving_ = false;
    EndingSolver solver_;
    QuickTable world_{};
    QuickTable table_{};
};

} // namespace mitts::ai::for_mitch
