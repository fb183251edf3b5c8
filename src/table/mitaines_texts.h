// The texts that the program makes around a match of Mitaines: panels and the start page's card.
//
// All sentences come from i18n and view; here they are only put together. Only what the viewer may see is used.
#pragma once

#include "view/mitaines/table.h"
#include "view/panels.h"
#include "view/start_page.h"

#include <string>

namespace mitts::table {

/// "round 2 · deal 2 of 4".
std::string where_the_match_is(const view::mitaines::TableModel& model);

view::TextModel log_text(const view::mitaines::MitainesMatch& match, const view::mitaines::TableModel& model);
view::TextModel pile_text(const view::mitaines::TableModel& model);
view::TextModel how_to_play_text(i18n::Language language, const mitaines::Options& options);

view::ContinueCard continue_card(const view::mitaines::TableModel& model);
/// "Mitaines, Pagat: You 510, Mathilde 480".
std::string result_line(const view::mitaines::TableModel& model);

} // namespace mitts::table
