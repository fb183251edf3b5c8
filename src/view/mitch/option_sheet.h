// The options of Mitch as a sheet of controls.
#pragma once

#include "games/mitch/options.h"
#include "i18n/language.h"
#include "view/option_sheet.h"

namespace mitts::view::mitch {

using mitts::mitch::Options;

/// Returns the option sheet. Values that are impossible with the other options are marked.
OptionSheet option_sheet(const Options& options, i18n::Language language);

} // namespace mitts::view::mitch
