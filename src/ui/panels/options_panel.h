// Custom rules: every option of a game with its explanation, made from its option sheet.
#pragma once

#include "ui/panels/panel.h"
#include "view/option_sheet.h"

namespace mitts::ui {

/// Whether the sheet may be changed, or tells the rules of the match that is on.
enum class SheetUse : std::uint8_t { Change, Look };

/// Close, ChoosePreset (index), SetOption (index, value), ResetOptions, Start.
PanelResult draw_options(const PanelContext& context, const view::OptionSheet& sheet, SheetUse use);

} // namespace mitts::ui
