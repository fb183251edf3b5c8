// The texts that the program makes around a match of Mitigati: panels and the start page's card.
//
// All sentences come from i18n and view; here they are only put together. Only what the viewer may see is used.
#pragma once

#include "view/mitigati/table.h"
#include "view/panels.h"
#include "view/start_page.h"

#include <string>

namespace mitts::table {

/// "deal 2 of 3 · trick 8 of 25".
std::string where_the_match_is(const view::mitigati::TableModel& model);

view::TextModel log_text(const view::mitigati::MitigatiMatch& match, const view::mitigati::TableModel& model);
/// What everybody has won so far, card by card.
view::TextModel pile_text(const view::mitigati::TableModel& model);
view::TextModel how_to_play_text(i18n::Language language, const mitigati::Options& options);

view::ContinueCard continue_card(const view::mitigati::TableModel& model);
/// "Mitigati · You +12 – Odile −3 – Gaspard −9".
std::string result_line(const view::mitigati::TableModel& model);

} // namespace mitts::table
