#include "games/mitigati/apply.h"

#include "cards/check.h"
#include "games/mitigati/legal.h"
#include "games/mitigati/turn.h"

namespace mitts::mitigati {

Events apply(const Options& options, State& state, Action action) {
    Events events;
    apply_watched(options, state, action, [&](const Event& event) { events.push_back(event); });
    return events;
}

void apply_watched(const Options& options, State& state, Action action, const Watch& watch) {
    MITTS_CHECK(state.turn != no_seat && !why_not(options, state, action));
    Turn(options, state, watch).play(action);
}

void apply_quietly(const Options& options, State& state, Action action) {
    const NoEvents nothing;
    Turn(options, state, nothing).play(action);
}

} // namespace mitts::mitigati
