// A baseline player for contests: the Mitch search with the assumption that the other players are careful.
//
// It interprets the others' actions, and plays their turns, with the careful player's evaluation. Its result shows how
// much can be won against careful players without seeing their hands. It is not offered on the page.
#include "ai/mitch/players.h"
#include "ai/mitch/search.h"
#include "ai/mitch/sense.h"

namespace mitts::ai {

namespace for_mitch {

namespace {

constexpr float doubt = 0.08F; // the others' assumed deviation from Sense, in points; the default is larger

/// The model of the other players. It is a base class, so it is built before the search and destroyed after it.
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
