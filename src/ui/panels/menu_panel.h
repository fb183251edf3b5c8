// The menu over the table: what can be done besides playing a card.
#pragma once

#include "ui/panels/panel.h"

#include <string>

namespace mitts::ui {

struct MenuModel {
    std::string title;    ///< "Mitaines"
    std::string subtitle; ///< "round 2 · deal 2 of 4"
    bool can_undo = false;
    bool can_redo = false;
    bool may_leave = true; ///< false where the match is a page's example, which is not left for another
};

/// Close, Undo, Redo, NewMatch, ShowLog, ShowScores, ShowRules, ShowRecord, ShowHowToPlay, ShowSettings, Leave.
PanelResult draw_menu(const PanelContext& context, const MenuModel& model);

} // namespace mitts::ui
