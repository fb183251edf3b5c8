// Language, table, cards and motion.
#pragma once

#include "ui/panels/panel.h"
#include "view/settings.h"

namespace mitts::ui {

struct SettingsResult {
    PanelIntent intent = PanelIntent::None; ///< Close, ChangeSettings, ShowAbout
    view::Settings settings{};              ///< with the change in it
};

SettingsResult draw_settings(const PanelContext& context, const view::Settings& settings);

} // namespace mitts::ui
