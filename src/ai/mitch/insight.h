// Specialises Insight (ai/insight.h) for Mitch.
#pragma once

#include "ai/insight.h"
#include "games/mitch/game.h"
#include "games/mitch/scoring.h"

namespace mitts::ai {

template <> struct Insight<mitch::Game> {
    static constexpr std::array themes{Theme{"alone_in_suit", "win"},    Theme{"leads", "win"},
                                       Theme{"not_passed", "win"},       Theme{"can_grow", "grow"},
                                       Theme{"no_gap", "grow"},          Theme{"more_in_hand", "grow"},
                                       Theme{"penalty_over", "grow"},    Theme{"fits_no_more", "drop"},
                                       Theme{"out_of_reach", "drop"},    Theme{"nothing_to_lose", "drop"},
                                       Theme{"other_leads", "drop"},     Theme{"suit_gone", "drop"},
                                       Theme{"no_use_next", "deny"},     Theme{"kept_suit", "deny"},
                                       Theme{"top_fits", "draw"},        Theme{"top_fits_not", "draw"},
                                       Theme{"stock_left", "draw"},      Theme{"no_more_draws", "counting"},
                                       Theme{"aces_to_end", "counting"}, Theme{"aces_to_draw", "counting"}};

    // Returns true only at the end of the round, when the columns score (C16).
    static bool settled(const mitch::State& /*before*/, const mitch::State& after) {
        return after.turn == no_seat;
    }
    // Returns the points scored in the suits of the two actions' cards, or in all suits if either action is a draw.
    static Points points(const mitch::Options& options, const mitch::State& /*before*/, const mitch::State& after,
                         const mitch::Action& one, const mitch::Action& other) {
        const auto draws = [](const mitch::Action& action) {
            return action.type == mitch::ActionType::DrawStock || action.type == mitch::ActionType::DrawPile;
        };
        const auto of_suit = [](const mitch::Action& action, std::size_t suit) {
            return static_cast<std::size_t>(action.card.suit()) == suit;
        };
        const auto scores = mitch::score_round(options, after.tableaus, 0);
        Points points;
        for (int seat = 0; seat < options.players; ++seat) {
            const auto& own = scores[at(seat)];
            int sum = 0;
            for (std::size_t suit = 0; suit < suit_count; ++suit) {
                const bool counts = draws(one) || draws(other) || of_suit(one, suit) || of_suit(other, suit);
                sum += counts ? own.suit[suit] + own.lost_cards[suit] + own.shortest[suit] : 0;
            }
            points.push_back(sum);
        }
        return points;
    }
};

} // namespace mitts::ai
