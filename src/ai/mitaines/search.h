// The Mitaines search. It plays out the rest of the deal in many sampled deals. The viewer's plays are optimised in a
// tree. The other players play sensibly, and see only their own hands.
//
// All root plays are tried in the same deals with the same random numbers. After each round of play-outs the worse half
// of the plays is dropped (sequential halving). Gifts of the exchange are compared in the same way, without a tree. The
// nodes on the viewer's turns depend only on what the viewer saw, so no plan relies on hidden cards.
#pragma once

#include "ai/mitaines/worlds.h"

#include <span>

namespace mitts::ai::for_mitaines {

/// The parameters of the search. `playouts` and `nodes` limit its work.
struct SearchPlan {
    int playouts = 4000;      ///< the total number of play-outs of all root plays
    int nodes = 1 << 16;      ///< the maximum number of nodes, 24 bytes each
    double exploration = 0.5; ///< the exploration constant, in standard deviations of the results
    double prior = 2;         ///< the weight of the judge's value, as a number of visits
    double error = 0.1;       ///< the probability that another player does not make the judge's best play
    double temperature = 6;   ///< an erring player is a third as likely to choose a play this many points worse
};

/// The mean results of a root play, in points scored from now on.
struct RootPlay {
    QuickMove play;
    int visits = 0;
    double now = 0;    ///< the points won by the play itself, minus the other sides' average
    double own = 0;    ///< the mean of the points that the viewer's side scores later in this deal
    double others = 0; ///< the same mean for the other sides, averaged over these sides
    double rest = 0;   ///< the mean value of the pile left at the end of the deal
    double match = 0;  ///< the mean value of winning or losing the match immediately (M21)

    double value() const {
        return now + own - others + rest + match;
    }
};

class Search {
public:
    /// Allocates all memory. All arguments must outlive the search.
    Search(const QuickRules& rules, const mitts::mitaines::Observation& observation, const Worlds& worlds, Judge& judge,
           const SearchPlan& plan, Rng& rng);

    /// Sets the share of each seat's plays (0 … 1) that are random, in addition to the plan's error. Call it before the
    /// first play-out.
    void set_blunders(const std::array<double, max_players>& shares) {
        blunders_ = shares;
    }
    /// Runs one play-out. Returns false when the search is finished.
    bool step();
    /// Returns all plays, best first.
    std::span<const RootPlay> plays() const {
        return {root_.begin(), root_.size()};
    }

private:
    struct Node {
        std::int32_t next = none;  ///< the next sibling
        std::int32_t child = none; ///< the first child
        float sum = 0;             ///< the sum of the results
        float prior = 0;           ///< the judge's value of the play minus that of the best play
        std::int32_t visits = 0;
        std::uint8_t code = 0;
        bool grown = false; ///< true if the viewer's plays have been added as children
    };
    /// The result of a play-out.
    struct Result {
        double own = 0;
        double others = 0;
        double rest = 0;
        double match = 0;
    };

    static constexpr std::int32_t none = -1;
    static constexpr std::size_t longest = 64;

    std::int32_t add_node(QuickMove play);
    std::int32_t seen_child(std::int32_t parent, QuickMove play);
    bool grow(std::int32_t node);
    std::int32_t choose_child(std::int32_t node) const;
    void finish_exchange(QuickTable& table, QuickMove gift);
    QuickMove others_play(const QuickTable& table);
    void play_out(std::size_t root);
    QuickMove others_play_at(const QuickTable& table, std::int32_t& node);
    QuickMove own_play(const QuickTable& table, std::int32_t& node);
    Result won(const QuickTable& table) const;
    Result result_of(QuickTable& table);
    void learn(RootPlay& tried, const Result& now, const Result& result);
    void halve();

    const QuickRules& rules_;
    const Worlds& worlds_;
    Judge& judge_;
    SearchPlan plan_;
    std::array<double, max_players> blunders_{};
    Seat viewer_;
    Seat leader_;   ///< the player who leads this deal and the next
    int exchanged_; ///< the number of gifts made so far in the exchange (M6), which is complete during play
    int next_hand_; ///< the hand size of the next deal; 0 if there is none
    InlineVector<RootPlay, QuickMove::slots * 4> root_;
    std::array<std::int32_t, QuickMove::slots * 4> root_nodes_{};
    std::size_t alive_ = 0;   ///< the number of remaining root plays
    std::size_t at_root_ = 0; ///< the index of the current root play
    std::uint64_t world_ = 0; ///< the index of the current deal
    std::uint64_t round_end_ = 0;
    std::uint64_t seed_;
    Rng dice_{0};
    double squares_ = 0;
    double sum_ = 0;
    double played_ = 0;
    double spread_ = 1;
    std::vector<Node> nodes_;
    std::array<std::int32_t, longest> path_{};
    std::size_t path_length_ = 0;
    Weighed plays_;
};

} // namespace mitts::ai::for_mitaines
