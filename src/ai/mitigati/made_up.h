// Two made-up people for contests of bargaining, at the ends of what patience meets: neither ever asks for more cards.
//
// They are no players of the page. Their cards they play as hasty does.
#pragma once

#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// "nibbler" lowers its bid by one each time, "stander" stands on its first; null for other names.
const Player<mitts::mitigati::Game>* find_made_up(std::string_view name);

} // namespace mitts::ai::for_mitigati
