// The texts of panels that are the same for every game.
#pragma once

#include "i18n/language.h"
#include "view/panels.h"

namespace mitts::table {

/// Returns the About panel: what the program is, its components, and credits.
view::PanelDoc about_text(i18n::Language language);

} // namespace mitts::table
