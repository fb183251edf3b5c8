// Draws the panels over a table. Each is a function of its model (view/panels.h) and returns the player's intent.
//
// The only state is the PanelStage: when the panel opened and its scroll position. The comment of each function lists
// the intents that it can return.
#pragma once

#include "i18n/language.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "view/option_sheet.h"
#include "view/panels.h"
#include "view/settings.h"
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
    /// The texts and controls of the panel in reading order.
    std::vector<view::PanelPart> parts{};
    /// The index of a control to press in the next frame.
    int press = -1;
    /// The index of the default button, which Enter presses; −1 if there is none.
    int main = -1;
    /// For a long text, which is built once and drawn in windows: the text; the offset of each block from the start,
    /// and the end of the last one; the width for which the offsets are valid; and the words searched for, with the
    /// block found.
    std::optional<view::TextModel> text{};
    std::vector<float> tops{};
    float tops_for_width = 0;
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

/// Returns Close, Undo, Redo, NewMatch, ShowLog, ShowScores, ShowRules, ShowRecord, ShowRule, ShowLessons,
/// ShowSettings, ShowKeys, Leave.
view::PanelResult draw_menu(const PanelContext& context, const view::MenuModel& model);
/// Returns Close, ChoosePreset, ChoosePlayers, ChoosePlayedBy, EditName, EditSeed, NewSeed, Customize, ShowLessons,
/// Start.
view::PanelResult draw_new_match(const PanelContext& context, const view::NewMatchModel& model);
/// Draws every option of a game with its explanation. Returns Close, ChoosePreset (index), SetOption (index, value),
/// ResetOptions, Start.
view::PanelResult draw_options(const PanelContext& context, const view::OptionSheet& sheet, view::SheetUse use);
/// Returns NextRound (or Rematch and Share after the match), ShowLog, Leave, Close.
view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model);
/// Returns true if a text has so many blocks that only a window around its visible part is drawn and reported. Such a
/// text is drawn without cards.
bool is_long(const view::TextModel& model);
/// Returns Close, AskWhy, ShowRule and the intent of the model's button. The heights of a long text's blocks are
/// measured once, until `stage.tops` is cleared.
view::PanelResult draw_text(const PanelContext& context, const view::TextModel& model);
/// Handles a panel that the page shows in its own element. It gives the page its title and draws nothing on the canvas.
/// Returns Close.
view::PanelResult draw_unseen(const PanelContext& context, std::string_view title);
/// Returns CopyRecord, CopyLink, LoadRecord, Close.
view::PanelResult draw_record(const PanelContext& context, const view::RecordModel& model);
/// Draws the settings: language, table, cards and motion. Returns Close, ChangeSettings, ShowAbout.
view::SettingsResult draw_settings(const PanelContext& context, const view::Settings& settings,
                                   const std::vector<view::GameTableChoice>& games);
/// Returns Confirm, Close (declined), CopyRecord (the detail).
view::PanelResult draw_dialog(const PanelContext& context, const view::DialogModel& model);

} // namespace mitts::ui
