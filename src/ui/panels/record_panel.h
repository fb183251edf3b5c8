// The game record as text: to copy, or to load another. Text entry belongs to the page.
#pragma once

#include "ui/panels/panel.h"

#include <string>

namespace mitts::ui {

struct RecordModel {
    std::string record;   ///< may be long; it scrolls
    std::string notice{}; ///< "copied", or why a text could not be loaded
};

/// CopyRecord, CopyLink, LoadRecord, Close.
PanelResult draw_record(const PanelContext& context, const RecordModel& model);

} // namespace mitts::ui
