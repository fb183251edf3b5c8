// The options of Mitigati as a sheet of controls.
#pragma once

#include "games/mitigati/options.h"
#include "i18n/language.h"
#include "view/option_sheet.h"

namespace mitts::view::mitigati {

using mitts::mitigati::Options;

/// Returns the option sheet.
OptionSheet option_sheet(const Options& options, i18n::Language language);

} // namespace mitts::view::mitigati
