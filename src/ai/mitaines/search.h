// The search of Mitaines: the rest of the deal is played in many imagined deals, the viewer learning in a tree what to
// do next, the others doing what a sensible player would do who sees only their own hand.
//
// All root plays meet the same deals with the same chances; after each round the weaker half is dropped (sequential
// halving). Cards to give in the exchange are compared in the same way, but without a tree. In the tree the viewer's
// turns are told apart by what they saw only, never by hidden cards, so that no plan needs to know them.
#pragma once

#include "ai/mitaines/worlds.h"

#include <span>

namespace mitts::ai::for_mitaines {

/// What the search is made of; counts bound its work.
struct SearchPlan {
    int playouts = 4000;      ///< for all root plays together
    int nodes = 1 << 16;      ///< of 24 bytes
    double exploration = 0.5; ///< in spreads of the results
    double prior = 2;         ///< visits that the judge's opinion counts as
    double error = 0.1;       ///< how often another player's turn is not simply the judge's first choice
    double temperature = 6;   ///< then: points by which a play must be worse to be taken about a third as often
};

/// What came of a root play, in points for the viewer's side over the others' from now on.
struct RootPlay {
    QuickMove play;
    int visits = 0;
    double now = 0;    ///< won by the play itself
    double own = 0;    ///< mean of what the viewer's side wins later in the deal
    double others = 0; ///< the same of the others (one of them, on the average)
    double rest = 0;   ///< mean of what the pile left at the deal's end is worth
    double match = 0;  ///< the same of the match, won or lost at once (M21)

    double value() const {
        return now + own - others + rest + match;
    }
};

class Search {
public:
    /// Takes its memory now. Everything given must outlive the search.
    Search(const QuickRules& rules, const mitts::mitaines::Observation& observation, const Worlds& worlds, Judge& judge,
           const SearchPlan& plan, Rng& rng);

    /// How often each seat plays as it comes, from 0 to 1, beyond the plan's error. To be told before the first
    /// play-out.
    void set_blunders(const std::array<double, max_players>& shares) {
        blunders_ = shares;
    }
    /// One play-out more. False when there is nothing left to think about.
    bool step();
    /// Every play, the best first.
    std::span<const RootPlay> plays() const {
        return {root_.begin(), root_.size()};
    }

private:
    struct Node {
        std::int32_t next = none;  ///< the sibling
        std::int32_t child = none; ///< the first
        float sum = 0;             ///< of results
        float prior = 0;           ///< what the judge thinks of the play, the best being 0
        std::int32_t visits = 0;
        std::uint8_t code = 0;
        bool grown = false; ///< has all the viewer's plays as children
    };
    /// What a play-out comes to.
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
    Seat leader_;   ///< of this deal and of the next
    int exchanged_; ///< cards given so far in the exchange (M6); all of them in play
    int next_hand_; ///< cards in a hand of the next deal; 0 if there is none
    InlineVector<RootPlay, QuickMove::slots * 4> root_;
    std::array<std::int32_t, QuickMove::slots * 4> root_nodes_{};
    std::size_t alive_ = 0;   ///< root plays still in the running
    std::size_t at_root_ = 0; ///< whose turn it is among them
    std::uint64_t world_ = 0; ///< which deal they are in
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
