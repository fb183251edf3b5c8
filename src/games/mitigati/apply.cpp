#include "games/mitigati/apply.h"

#include "cards/check.h"
#include "games/mitigati/legal.h"
#include "games/mitigati/turn.h"

namespace mitts::mitigati {

Events apply(const Options& options, State& state, Action action) {
    MITTS_CHECK(!why_not(options, state, action));
    Events events;
    const auto tell = [&](const Event& event) { events.push_back(event); };
    Turn(options, state, tell).play(action);
    return events;
}

void apply_quietly(const Options& options, State& state, Action action) {
    const NoEvents nothing;
    Turn(options, state, nothing).play(action);
}

} // namespace mitts::mitigati
