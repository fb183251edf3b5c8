// Lays out a document's blocks on a sheet.
#pragma once

#include "ui/panels/sheet.h"
#include "view/type_widths.h"

namespace mitts::ui {

class PanelLayout {
public:
    PanelLayout(Sheet& sheet, const view::PanelDoc& doc);

    /// Draws the blocks at the sheet's y, and advances y.
    void content();

private:
    void block(const view::PanelBlock& block);
    void links(const view::PanelBlock& block);
    void link(const view::PanelChoice& choice, const view::Rect& rect);
    void buttons(const view::PanelBlock& block);
    void tiles(const view::PanelBlock& block);
    void tile(const view::PanelChoice& choice, const view::Rect& rect);
    void field(const view::PanelBlock& block);
    void seat(const view::PanelBlock& block);
    void name_to_edit(const view::PanelBlock& block, const view::Rect& rect);
    void columns(const view::PanelBlock& block);
    void steppers(const view::PanelBlock& block);
    void cell(const view::PanelBlock& block, view::Point at);

    Sheet& sheet_;
    const view::PanelDoc& doc_;
    view::TypeMeasure measure_{};
    const view::PanelBlock* columns_ = nullptr; ///< the block with the column names of the steppers
};

} // namespace mitts::ui
