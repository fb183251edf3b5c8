// The search of Mitch: every move of the seat on turn is tried in the same worlds, played out by the quick policy with the same
// chances, and the poorer half of the moves is left behind again and again, until one is left (sequential halving: Z. Karnin and
// others, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). Endings without a hidden card are solved exactly.
//
// Work is counted in turns played, never in time. Nothing is allocated once it has begun.
#pragma once

#include "ai/mitch/endgame.h"
#include "ai/mitch/worlds.h"
#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// How much is looked at, and how.
struct Effort {
    int turns = 150'000;          ///< of a table of three players, in all play-outs together
    int play_outs = 10'000;       ///< at the most
    Attention attention{};        ///< to what the others did
    Bent bent{};                  ///< of everybody in the play-outs
    Sense* others = nullptr;      ///< if not null, plays the others' turns in them
    std::int64_t nodes = 150'000; ///< to solve an ending with, before it is sampled like any other
};

class Search : public Thought<mitts::mitch::Game> {
public:
    /// The observation's viewer must be on turn. `truth`, if not null, tells the others' hands.
    Search(const Observation& observation, const mitts::mitch::State* truth, const Rng& rng, const Effort& effort);

    /// Goes on by a fraction of a millisecond. False when it is done.
    bool step() override;
    /// Every legal move, the one it would do first, with what each is expected to come to.
    Decision<mitts::mitch::Game> decision() const override;
    /// How often a move was tried in a world.
    std::uint64_t iterations() const override;

private:
    /// One move, and what it came to in the worlds it was tried in, as sums.
    struct Arm {
        QuickMove move{};
        int worlds = 0;
        double margin = 0;
        double squares = 0; ///< of margins
        double suits_won = 0;
        double cards_lost = 0;
        double penalty = 0;
        double others = 0; ///< their average

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
    std::array<Arm, 104> arms_{}; ///< those in question first, the best of them ahead
    int arms_total_ = 0;
    int active_ = 0;
    int stages_ = 0;
    int play_outs_ = 0;
    int worlds_left_ = 0; ///< of this stage
    bool reading_ = true;
    bool solving_ = false;
    EndingSolver solver_;
    QuickTable world_{};
    QuickTable table_{};
};

} // namespace mitts::ai::for_mitch
