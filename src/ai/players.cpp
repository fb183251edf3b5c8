#include "ai/players.h"

#include "ai/mitaines/careful.h"
#include "ai/mitch/careful.h"
#include "ai/mitigati/careful.h"

namespace mitts::ai {

template <> std::span<const Player<mitaines::Game>> players_of<mitaines::Game>() {
    static constexpr Player<mitaines::Game> players[] = {
        {.name = "random", .decide = decide_at_random<mitaines::Game>},
        {.name = "careful", .decide = for_mitaines::decide_carefully},
    };
    return players;
}

template <> std::span<const Player<mitch::Game>> players_of<mitch::Game>() {
    static constexpr Player<mitch::Game> players[] = {
        {.name = "random", .decide = decide_at_random<mitch::Game>},
        {.name = "careful", .decide = for_mitch::decide_carefully},
    };
    return players;
}

template <> std::span<const Player<mitigati::Game>> players_of<mitigati::Game>() {
    static constexpr Player<mitigati::Game> players[] = {
        {.name = "random", .decide = decide_at_random<mitigati::Game>},
        {.name = "careful", .decide = for_mitigati::decide_carefully},
    };
    return players;
}

} // namespace mitts::ai
