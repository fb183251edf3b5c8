// Specialises Insight (ai/insight.h) for Mitigati.
#pragma once

#include "ai/insight.h"
#include "games/mitigati/game.h"
#include "games/mitigati/scoring.h"

namespace mitts::ai {

template <> struct Insight<mitigati::Game> {
    static constexpr std::array themes{
        Theme{"agrees", "bargain"},     Theme{"zero_bid", "bargain"},     Theme{"hand_worth", "bargain"},
        Theme{"comes_down", "bargain"}, Theme{"came_down", "bargain"},    Theme{"stands", "bargain"},
        Theme{"more_cards", "bargain"}, Theme{"honours_held", "bargain"}, Theme{"trumps_held", "bargain"},
        Theme{"kings_held", "bargain"}, Theme{"takes_trick", "win"},      Theme{"highest_of_suit", "win"},
        Theme{"highest_trump", "win"},  Theme{"fool_counts", "win"},      Theme{"no_trump_out", "win"},
        Theme{"cannot_win", "save"},    Theme{"gives_up", "save"},        Theme{"suit_above", "save"},
        Theme{"trumps_above", "save"},  Theme{"plays_out", "save"},       Theme{"lacks_suit", "void"},
        Theme{"lacks_trumps", "void"},  Theme{"makes_void", "void"},      Theme{"short_suit", "void"},
        Theme{"suit_out", "counting"}};

    // Returns true at the end of the trick, or at the end of the deal for a decision during the bargaining.
    static bool settled(const mitigati::State& before, const mitigati::State& after) {
        const bool bargains = before.phase == mitigati::Phase::Bargain;
        return after.turn == no_seat || (!bargains && after.tricks_played != before.tricks_played);
    }
    static Points points(const mitigati::Options& options, const mitigati::State& before, const mitigati::State& after,
                         const mitigati::Action& /*one*/, const mitigati::Action& /*other*/) {
        if (before.phase == mitigati::Phase::Bargain) {
            return points_of<mitigati::Game>(options, after.scores);
        }
        Points points;
        for (const auto& cards : after.captured) {
            points.push_back(mitigati::value_of(cards)); // T16
        }
        return points;
    }
    // During the bargaining, the question is whether to agree. The estimated value of playing on may be up to three
    // points too high (review/REVIEW.md), so the gain must be at least twice that amount. Discards are never puzzles,
    // because the dealer makes several in a row.
    static bool is_puzzle(const mitigati::Observation& seen, const std::vector<std::string>& right,
                          const std::vector<std::string>& others, Milli gain) {
        constexpr Milli least_gain = 6000;
        if (seen.phase != mitigati::Phase::Bargain) {
            return seen.phase == mitigati::Phase::Play;
        }
        const auto price = mitigati::closing_bid(seen, seen.viewer);
        const std::vector agree{"bid:" + std::to_string(price.value_or(0))};
        return price && gain >= least_gain && (right == agree || others == agree);
    }
};

} // namespace mitts::ai
