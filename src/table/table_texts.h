// Builds strings about a match of any game: the players' names, the keys of the page's buttons, and the log panel.
//
// The functions combine sentences from i18n and view, and use only information that the viewer may see.
#pragma once

#include "table/seat_plan.h"
#include "view/continue_card.h"
#include "view/intent.h"
#include "view/panels.h"
#include "view/people.h"
#include "view/round_summary.h"

#include <string>
#include <vector>

namespace mitts::table {

/// Returns the players at a table. If several people play, those without names are numbered.
std::vector<view::PlayerInfo> people_at_table(const SeatPlans& seats, i18n::Language language);

/// A seat's badge in a panel: the seat's position clockwise from the viewer, and its letter.
struct SeatMark {
    int steps = 0;
    std::string letter{};
};
/// Returns the badge of `seat`, as seen by `viewer`.
SeatMark seat_mark(const std::vector<view::PlayerInfo>& players, Seat viewer, Seat seat);

/// Returns a log as a panel that opens at its end. Entries of other players with an index less than `asked_below` have
/// a button that asks for the reasons.
view::PanelDoc log_panel(std::vector<view::LogLine> lines, const std::vector<view::PlayerInfo>& players, Seat viewer,
                         const std::string& subtitle, i18n::Language language, int asked_below);

/// Returns the non-empty lines of `text`.
std::vector<std::string> text_lines(const std::string& text);

/// Returns the key of an intent type. The key of a player's button includes the seat. Submit and Refuse share a key.
std::string key_of(view::IntentType type, Seat seat);

/// Returns the key of an intent, including its actions, for example "submit place:KH".
template <class G> std::string key_of_intent(const view::IntentOf<G>& intent) {
    auto key = key_of(intent.type, intent.seat);
    for (const auto& action : intent.actions) {
        key += ' ' + G::action_to_text(action);
    }
    return key;
}

} // namespace mitts::table
