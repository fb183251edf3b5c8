#include "table/mitaines_table.h"

#include <algorithm>

namespace mitts::table {

// A card without a call where that is allowed.
mitaines::Action MitainesParts::fallback(const Match<Game>& match) {
    const auto actions = mitaines::legal_actions(match.options(), match.referee_state());
    MITTS_CHECK(!actions.empty());
    const auto plain = std::find_if(actions.begin(), actions.end(),
                                    [](const mitaines::Action& action) { return action.call == mitaines::Kind::None; });
    return plain == actions.end() ? actions[0] : *plain;
}

template class MatchTable<MitainesParts>;

} // namespace mitts::table
