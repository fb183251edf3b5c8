// Whether an observation could have been made at a table: asked of every observation that comes from outside as text.
//
// What passes can be resampled, played on and scored without breaking a promise of the engine. It does not prove that
// some round leads there: set-ups may begin anywhere.
#pragma once

#include "games/mitigati/observe.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitigati {

/// What cannot be, and the field of the observation's text it is said at.
struct Impossible {
    std::string_view field;
    std::string what;
};

/// The first reason why no seat can observe this, or nothing if one can. Every single value must already be within its
/// bounds (seats, cards of the pack, kinds); this compares them with each other. The options must be playable.
std::optional<Impossible> why_impossible(const Observation& observation);

} // namespace mitts::mitigati
