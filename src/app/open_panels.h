// The stack of open panels. Only the top panel is drawn; closing it shows the panel beneath.
#pragma once

#include "table/panel_kind.h"
#include "ui/panels/panel.h"

#include <optional>
#include <vector>

namespace mitts::app {

class OpenPanels {
public:
    bool empty() const {
        return panels_.empty();
    }
    /// Returns the top panel, or nothing if none is open.
    std::optional<table::PanelKind> top() const {
        return panels_.empty() ? std::nullopt : std::optional(panels_.back().kind);
    }
    /// Returns the stage of the top panel. The stack must not be empty.
    ui::PanelStage& stage() {
        return panels_.back().stage;
    }
    const ui::PanelStage& stage() const {
        return panels_.back().stage;
    }

    /// Opens a panel on top, unless it is already the top panel.
    void open(table::PanelKind kind) {
        if (top() != kind) {
            panels_.push_back({.kind = kind});
        }
    }
    /// Discards the cached long documents of all panels, so that the next frame rebuilds them.
    void forget_texts() {
        for (auto& panel : panels_) {
            panel.stage.doc.reset();
            panel.stage.tops.clear();
        }
    }
    void close() {
        panels_.pop_back();
    }
    void close_all() {
        panels_.clear();
    }

private:
    struct Panel {
        table::PanelKind kind = table::PanelKind::Menu;
        ui::PanelStage stage{};
    };
    std::vector<Panel> panels_;
};

} // namespace mitts::app
