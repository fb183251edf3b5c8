#include "table/mitch_table.h"

namespace mitts::table {

// A card that fits is placed; where none does, one is discarded; a draw is from the stock.
mitch::Action MitchParts::fallback(const Match<Game>& match) {
    const auto actions = mitch::legal_actions(match.options(), match.referee_state());
    MITTS_CHECK(!actions.empty());
    return actions[0];
}

template class MatchTable<MitchParts>;

} // namespace mitts::table
