// Specialises Insight (ai/insight.h) for Mitaines.
#pragma once

#include "ai/insight.h"
#include "games/mitaines/game.h"

namespace mitts::ai {

template <> struct Insight<mitaines::Game> {
    static constexpr std::array themes{
        Theme{"takes_points", "take"}, Theme{"takes_cards", "take"},   Theme{"counts_twice", "take"},
        Theme{"ten_in_it", "take"},    Theme{"keeps_jack", "jack"},    Theme{"no_jack_out", "jack"},
        Theme{"call_worth", "call"},   Theme{"call_open", "call"},     Theme{"call_goes_on", "call"},
        Theme{"keeps_call", "call"},   Theme{"not_topped", "guard"},   Theme{"thief_out", "guard"},
        Theme{"thief_held", "guard"},  Theme{"sock_safe", "guard"},    Theme{"leads_empty", "wait"},
        Theme{"odd_card", "wait"},     Theme{"ten_lies", "wait"},      Theme{"ten_out", "wait"},
        Theme{"match_out", "wait"},    Theme{"known_deal", "counting"}};

    static bool settled(const mitaines::State& before, const mitaines::State& after) {
        return after.turn == no_seat || after.deal != before.deal; // M4
    }
    static Points points(const mitaines::Options& options, const mitaines::State& /*before*/,
                         const mitaines::State& after, const mitaines::Action& /*one*/,
                         const mitaines::Action& /*other*/) {
        return points_of<mitaines::Game>(options, after.scores);
    }
};

} // namespace mitts::ai
