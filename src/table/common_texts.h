// Texts of the panels that all games share.
#pragma once

#include "i18n/language.h"
#include "view/panels.h"

namespace mitts::table {

/// Returns the About panel: the games, their sources, the program's components, and privacy.
view::PanelDoc about_text(i18n::Language language);

} // namespace mitts::table
