// The options of Mitch as a sheet of controls, and what a touch on a control makes of them.
#pragma once

#include "games/mitch/options.h"
#include "i18n/language.h"
#include "view/option_sheet.h"

namespace mitts::view::mitch {

using mitts::mitch::Options;
using mitts::mitch::Preset;

/// Every option, its explanation, and which of its values could be dealt as the others stand.
OptionSheet option_sheet(const Options& options, i18n::Language language);

/// The options with one of them changed (by its place among the descriptors). Options that can no longer be dealt beside it
/// follow: more than five players bring a second pack, hands shrink to what the packs can serve, columns that go both ways
/// need no tie rule. A value that is impossible comes back unchanged. The result can always be dealt.
Options with_option(const Options& options, int index, int value);

/// The preset's options for this number of players, made so that they can be dealt.
Options preset_for(Preset preset, int players);

/// How many options differ from the preset's, the number of players aside.
int changes_from_preset(const Options& options);

} // namespace mitts::view::mitch
