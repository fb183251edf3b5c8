// The texts that the program makes around a match of Mitch: panels and the start page's card.
//
// All sentences come from i18n and view; here they are only put together. Only what the viewer may see is used.
#pragma once

#include "view/mitch/table.h"
#include "view/panels.h"
#include "view/start_page.h"

#include <string>

namespace mitts::table {

/// "round 2 of 4 · phase 1".
std::string where_the_match_is(const view::mitch::TableModel& model);

view::TextModel log_text(const view::mitch::MitchMatch& match, const view::mitch::TableModel& model);
/// The discards, and who is known to hold which card taken from them.
view::TextModel pile_text(const view::mitch::TableModel& model);
view::TextModel how_to_play_text(i18n::Language language, const mitch::Options& options);

view::ContinueCard continue_card(const view::mitch::TableModel& model);
/// "Mitch, Classic · You +12 – Odile −3".
std::string result_line(const view::mitch::TableModel& model);

} // namespace mitts::table
