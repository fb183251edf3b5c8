// Texts of panels that belong to no game.
#pragma once

#include "i18n/language.h"
#include "ui/panels/summary_panel.h"
#include "ui/panels/text_panel.h"

namespace mitts::app {

/// What this is, what it is made of, whom to thank.
ui::TextModel about_text(i18n::Language language);

/// The summary of a round as lines of text, for who hears it.
ui::TextModel summary_text(const ui::SummaryModel& model);

} // namespace mitts::app
