// A seat's view of a deal, changed event by event: what lies between two views of the table.
//
// It carries out on the picture what an event tells, no more: cards that the seat may not see stay numbers. It decides no
// rule; the view after the last event is always the session's own.
#pragma once

#include "view/mitigati/table.h"

namespace mitts::view::mitigati {

/// Changes the view by one event of the happening that is in play.
void follow(MatchView& view, const Event& event);

} // namespace mitts::view::mitigati
