// Texts of panels that belong to no game.
#pragma once

#include "i18n/language.h"
#include "view/panels.h"

namespace mitts::table {

/// What this is, what it is made of, whom to thank.
view::TextModel about_text(i18n::Language language);

} // namespace mitts::table
