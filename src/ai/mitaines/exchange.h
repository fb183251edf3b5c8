// Which cards to give in the exchange (M6): what one's own combinations need least and the partner's may need most.
#pragma once

#include "ai/mitaines/temper.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// The decision of the viewer on turn in the exchange. Every card of his hand is an alternative.
Decision<mitts::mitaines::Game> decide_gift(const mitts::mitaines::Observation& observation, const Temper& temper);

} // namespace mitts::ai::for_mitaines
