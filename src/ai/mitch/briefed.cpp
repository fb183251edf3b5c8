// A yardstick of the arena: the search of Mitch, told that the others are careful players and how these judge.
//
// It reads their actions closely by careful's own judgement and plays their turns out by it: what it wins is about what can be won
// of them without seeing their hands. No player, and not in the page.
#include "ai/mitch/players.h"
#include "ai/mitch/search.h"
#include "ai/mitch/sense.h"

namespace mitts::ai {

namespace for_mitch {

namespace {

constexpr float doubt = 0.08F; // there is less than there would be of anybody

/// What it is told: made before the search that asks it, and gone after it.
struct Told {
    explicit Told(const Options& options) : rules(options) {
    }

    QuickRules rules;
    Sense sense{rules, doubt};
};

class Briefed final : private Told, public Search {
public:
    Briefed(const Observation& observation, const Rng& rng)
        : Told(observation.options), Search(observation, nullptr, rng,
                                            {.turns = 400'000,
                                             .attention = {.changes = 60, .others = {.doubt = doubt, .by_eye = 0}},
                                             .others = &sense}) {
    }
};

std::unique_ptr<Thought<mitch::Game>> begin_briefed(const Observation& observation, const Rng& rng) {
    return std::make_unique<Briefed>(observation, rng);
}

} // namespace

} // namespace for_mitch

template <> std::span<const Player<mitch::Game>> yardsticks_of<mitch::Game>() {
    static constexpr Player<mitch::Game> yardsticks[] = {{.name = "briefed", .begin = for_mitch::begin_briefed}};
    return yardsticks;
}

} // namespace mitts::ai
