#include "ai/mitch/briefed.h"

#include "ai/mitch/search.h"
#include "ai/mitch/sense.h"

namespace mitts::ai::for_mitch {

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

} // namespace

std::unique_ptr<Thought<mitts::mitch::Game>> begin_briefed(const Observation& observation, const Rng& rng) {
    return std::make_unique<Briefed>(observation, rng);
}

} // namespace mitts::ai::for_mitch
