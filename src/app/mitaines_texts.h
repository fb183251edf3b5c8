// The texts that the program makes around a match of Mitaines: panels, the start page's card, keys for the page's buttons.
//
// All sentences come from i18n and view; here they are only put together. Only what the viewer may see is used.
#pragma once

#include "app/seat_plan.h"
#include "ui/panels/text_panel.h"
#include "view/mitaines/controller.h"
#include "view/mitaines/table.h"
#include "view/start_page.h"

#include <string>
#include <vector>

namespace mitts::app {

/// The people as the table names them; humans without a name are called by their number if there are several.
std::vector<view::mitaines::PlayerInfo> mitaines_players(const SeatPlans& seats, i18n::Language language);

/// A name for what an intent does that stays the same from table to table: "submit 7S:m".
std::string intent_key(const view::mitaines::Intent& intent);

/// "round 2 · deal 2 of 4".
std::string where_the_match_is(const view::mitaines::TableModel& model);

ui::TextModel log_text(const view::mitaines::MitainesMatch& match, const view::mitaines::TableModel& model);
ui::TextModel pile_text(const view::mitaines::TableModel& model);
ui::TextModel how_to_play_text(i18n::Language language, const mitaines::Options& options);

view::ContinueCard continue_card(const view::mitaines::TableModel& model);
/// "Mitaines, Pagat: You 510, Mathilde 480".
std::string result_line(const view::mitaines::TableModel& model);

/// The lines of a text, empty ones left out.
std::vector<std::string> lines_of(const std::string& text);

} // namespace mitts::app
