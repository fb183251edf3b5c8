// A question or a message: a few words and one or two buttons.
#pragma once

#include "ui/panels/panel.h"

#include <string>

namespace mitts::ui {

struct DialogModel {
    std::string title;
    std::string text;
    std::string confirm;   ///< the default button's words
    std::string decline{}; ///< the other's; empty: there is none
    std::string detail{};  ///< a record or an address, in a box of its own, with a button to copy it
};

/// Confirm, Close (declined), CopyRecord (the detail).
PanelResult draw_dialog(const PanelContext& context, const DialogModel& model);

} // namespace mitts::ui
