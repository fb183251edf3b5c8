// Draws the panels over a table. A panel is a document (view/panel_doc.h). Drawing a panel returns the player's intent.
//
// The only state kept between frames is the PanelStage, which includes the scroll position.
#pragma once

#include "i18n/language.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "view/panels.h"
#include "view/viewport.h"

#include <optional>
#include <vector>

namespace mitts::ui {

/// The state of an open panel. The stage must exist as long as the panel is open. Reset it with PanelStage{}.
struct PanelStage {
    double opened_ms = -1;       ///< set by the first frame
    bool rising = false;         ///< true while the panel rises; another frame is then needed
    bool moving = false;         ///< true while the content scrolls or is not yet placed; another frame is then needed
    bool plays = false;          ///< true while an ornament moves; another frame is then needed
    bool hurried = false;        ///< true once a touch has ended the ornaments' animation
    float glide = 0;             ///< scrolling speed after a flick, in points per second
    float scroll = 0;            ///< scroll position in points
    float content_height = 0;    ///< height of the content in points, measured in the previous frame
    bool at_start = true;        ///< true until the content has been scrolled to its initial position
    int frames = 0;              ///< frames drawn so far; the first few frames ignore the touch that opened the panel
    bool pressed_beside = false; ///< true if the last press was outside the panel
    /// The controls of the previous frame in reading order.
    std::vector<view::PanelControl> controls{};
    /// The index of a control to press in the next frame, or −1.
    int press = -1;
    /// The index of the default button, which Enter presses, or −1.
    int main = -1;
    /// The document, which the page also receives. A long document is built once, and only a window of it is drawn.
    /// `tops` contains the offset of each block and the end of the last block, measured for the width `tops_for_width`.
    /// `found` is the block found by a search, or −1.
    std::optional<view::PanelDoc> doc{};
    std::vector<float> tops{};
    float tops_for_width = 0;
    view::BlockWindow window{};
    view::TextJump jump = view::TextJump::None;
    int found = -1;
};

/// The data that is needed to draw any panel.
struct PanelContext {
    Screen& screen;
    Look look{};
    i18n::Language language = i18n::Language::English;
    view::Viewport viewport{};
    view::Speed speed = view::Speed::Normal;
    double now_ms = 0;
    PanelStage& stage;
};

/// Returns the number of points per design unit of a panel. The number is larger in large windows and for large text.
inline float panel_zoom(const view::Viewport& viewport) {
    return view::grown(viewport, view::zoom_of(viewport), 246, 246);
}

/// Returns true if a document has so many blocks that only a window around its visible part is drawn and reported to
/// the page. The cards of a long document are not drawn.
bool is_long(const view::PanelDoc& doc);
/// Lays out and draws a document. Returns the pressed choice. The blocks of a long document are measured again only if
/// `stage.tops` is cleared or the width changes.
view::PanelResult draw_panel(const PanelContext& context, const view::PanelDoc& doc);
/// Draws the summary of a round or a match. `doc` is the model's summary_doc.
view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model, const view::PanelDoc& doc);

} // namespace mitts::ui
