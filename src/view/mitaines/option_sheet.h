// The options of Mitaines as a sheet of controls.
#pragma once

#include "games/mitaines/options.h"
#include "i18n/language.h"
#include "view/option_sheet.h"

namespace mitts::view::mitaines {

using mitts::mitaines::Options;

/// Returns every option with its explanation, and which of its values can be dealt with the other options as they are.
OptionSheet option_sheet(const Options& options, i18n::Language language);

} // namespace mitts::view::mitaines
