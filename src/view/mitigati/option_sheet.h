// The options of Mitigati as a sheet of controls, and what a touch on a control makes of them.
#pragma once

#include "games/mitigati/options.h"
#include "i18n/language.h"
#include "view/option_sheet.h"

namespace mitts::view::mitigati {

using mitts::mitigati::Options;
using mitts::mitigati::Preset;

/// Every option and its explanation.
OptionSheet option_sheet(const Options& options, i18n::Language language);

/// The options with one of them changed (by its place among the descriptors). A value that is not accepted leaves them as
/// they were.
Options with_option(const Options& options, int index, int value);

/// The preset's options; the number of players is always three.
Options preset_for(Preset preset, int players);

/// How many options differ from the preset's, the number of players aside.
int changes_from_preset(const Options& options);

} // namespace mitts::view::mitigati
