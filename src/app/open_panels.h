// Which panels are open, the latest on top: only that one is drawn, and closing it shows the one beneath.
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
    /// The one on top, or nothing.
    std::optional<table::PanelKind> top() const {
        return panels_.empty() ? std::nullopt : std::optional(panels_.back().kind);
    }
    /// Of the panel on top (which there must be).
    ui::PanelStage& stage() {
        return panels_.back().stage;
    }
    const ui::PanelStage& stage() const {
        return panels_.back().stage;
    }

    /// Lays a panel on top; one that is already there is not laid twice.
    void open(table::PanelKind kind) {
        if (top() != kind) {
            panels_.push_back({.kind = kind});
        }
    }
    /// Long texts are made once; those of all panels are made again when they are drawn next.
    void forget_texts() {
        for (auto& panel : panels_) {
            panel.stage.text.reset();
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
