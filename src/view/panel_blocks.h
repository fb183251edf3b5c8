// Blocks and controls that several panels share.
#pragma once

#include "i18n/language.h"
#include "view/panel_doc.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

/// Returns the button that closes a panel.
PanelChoice close_choice(i18n::Language language);
/// Returns a link to a rule. `about` names the text that the rule explains, unless the link directly follows that text.
PanelChoice rule_choice(i18n::Language language, std::string_view rule, const std::string& about = {});
/// Returns the button that asks for an explanation of the block's log entry.
PanelChoice why_choice(const PanelBlock& block);
/// Returns a block for choosing one of several values. Its controls are labelled "name: value". Pressing the current
/// value does nothing.
PanelBlock choices_of(i18n::Language language, std::string name, std::vector<PanelChoice> values);
/// Returns an on/off switch. `press` is the result of pressing the switch.
PanelBlock switch_of(i18n::Language language, const std::string& name, bool on, PanelResult press);

} // namespace mitts::view
