// The options of Mitch as a sheet of controls.
#pragma once

#include "games/mitch/options.h"
#include "i18n/language.h"
#include "view/option_sheet.h"

namespace mitts::view::mitch {

using mitts::mitch::Options;

/// Returns every option with its explanation, and which of its values can be dealt with the other options as they are.
OptionSheet option_sheet(const Options& options, i18n::Language language);

} // namespace mitts::view::mitch
