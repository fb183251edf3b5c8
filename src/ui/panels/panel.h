// Draws the panels over a table. A panel is a document (view/panel_doc.h); drawing it returns the player's intent.
//
// The only state is the PanelStage: when the panel opened and its scroll position.
#pragma once

#include "i18n/language.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "view/panels.h"
#include "view/viewport.h"

#include <optional>
#include <vector>

namespace mitts::ui {

/// The state of an open panel. It must live as long as the panel is open; reset it with PanelStage{}.
struct PanelStage {
    double opened_ms = -1;       ///< set by the first frame
    bool moving = false;         ///< the panel rises or scrolls: draw another frame
    bool plays = false;          ///< an ornament moves: draw another frame, although the content is complete
    bool hurried = false;        ///< a touch has ended the ornaments' animation
    float glide = 0;             ///< scrolling speed after a flick, in points per second
    float scroll = 0;            ///< scroll position in points
    float content_height = 0;    ///< height of the content in points, measured in the previous frame
    bool at_start = true;        ///< the content has not yet been scrolled to its initial position
    int frames = 0;              ///< frames drawn so far; the first few ignore the touch that opened the panel
    bool pressed_beside = false; ///< the pointer went down beside the panel
    /// The controls of the previous frame in reading order.
    std::vector<view::PanelControl> controls{};
    /// The index of a control to press in the next frame.
    int press = -1;
    /// The index of the default button, which Enter presses; −1 if there is none.
    int main = -1;
    /// The document that the page gets. A long text is built once and drawn in windows: the offset of each block from
    /// the start, and the end of the last one; the width for which the offsets are valid; the blocks in the window; and
    /// the words searched for, with the block found.
    std::optional<view::PanelDoc> doc{};
    std::vector<float> tops{};
    float tops_for_width = 0;
    view::BlockWindow window{};
    view::TextJump jump = view::TextJump::None;
    int found = -1;
};

struct PanelContext {
    Screen& screen;
    Look look{};
    i18n::Language language = i18n::Language::English;
    view::Viewport viewport{};
    view::Speed speed = view::Speed::Normal;
    double now_ms = 0;
    PanelStage& stage;
};

/// Returns the number of points per design unit of a panel. It is larger on large windows and for larger text.
inline float panel_zoom(const view::Viewport& viewport) {
    return view::grown(viewport, view::zoom_of(viewport), 246, 246);
}

/// Returns true if a text has so many blocks that only a window around its visible part is drawn and reported. Such a
/// text is drawn without cards.
bool is_long(const view::PanelDoc& doc);
/// Lays out and draws a document. Returns what the player pressed. The heights of a long text's blocks are measured
/// once, until `stage.tops` is cleared.
view::PanelResult draw_panel(const PanelContext& context, const view::PanelDoc& doc);
/// Draws the end of a round or match. `doc` is its summary_doc.
view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model, const view::PanelDoc& doc);

} // namespace mitts::ui
