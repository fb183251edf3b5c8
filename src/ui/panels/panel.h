// The panels over a table, drawn: each is a function of its model (view/panels.h) that returns what the player wants.
//
// The only state is the PanelStage: when the panel opened and how far it is scrolled. The intents that a panel can return stand
// beside its function.
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

/// Where a panel's time on the screen is kept. It must outlive that time; start over with PanelStage{}.
struct PanelStage {
    double opened_ms = -1;       ///< set by the first frame
    bool moving = false;         ///< rising, or the content slides on: draw another frame
    bool plays = false;          ///< an ornament moves: draw another frame, though all has been said
    bool hurried = false;        ///< something was touched meanwhile: ornaments are at their end
    float glide = 0;             ///< points a second that the content still slides after a flick
    float scroll = 0;            ///< points that the content is moved up
    float content_height = 0;    ///< points, as the frame before found it
    bool at_start = true;        ///< the content has not been scrolled to where it opens
    int frames = 0;              ///< drawn so far; the first few are deaf to the touch that opened the panel
    bool pressed_beside = false; ///< the pointer went down beside the panel
    /// The controls of the frame before, in reading order.
    std::vector<view::PanelControl> controls{};
    /// All that it says, with the controls among it.
    std::vector<view::PanelPart> parts{};
    /// Set this to a control's place to press it in the next frame.
    int press = -1;
    /// The place of its default button, which Enter presses; -1: it has none.
    int main = -1;
    /// Of a long text, which is made once and drawn in windows: the text itself, how far below its beginning each block begins (and the
    /// last one ends), the breadth that this holds for, and what was looked for and found.
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

/// How many points of the design one of a panel is: on large windows, and for larger text.
inline float panel_zoom(const view::Viewport& viewport) {
    return view::grown(viewport, view::zoom_of(viewport), 246, 246);
}

/// Close, Undo, Redo, NewMatch, ShowLog, ShowScores, ShowRules, ShowRecord, ShowHowToPlay, ShowLessons, ShowSettings,
/// ShowKeys, Leave.
view::PanelResult draw_menu(const PanelContext& context, const view::MenuModel& model);
/// Close, ChoosePreset, ChoosePlayers, ChoosePlayedBy, EditName, EditSeed, NewSeed, Customize, ShowLessons, Start.
view::PanelResult draw_new_match(const PanelContext& context, const view::NewMatchModel& model);
/// Every option of a game with its explanation. Close, ChoosePreset (index), SetOption (index, value), ResetOptions, Start.
view::PanelResult draw_options(const PanelContext& context, const view::OptionSheet& sheet, view::SheetUse use);
/// NextRound (or Rematch and Share after the match), ShowLog, Leave, Close.
view::PanelResult draw_summary(const PanelContext& context, const view::SummaryModel& model);
/// Whether a text has so many blocks that it is drawn and told in windows around what is in sight. Only its words are drawn, no cards.
bool is_long(const view::TextModel& model);
/// Close, AskWhy, ShowRule and what its button asks for. The heights of a long text's blocks are taken once, until `stage.tops` is
/// cleared.
view::PanelResult draw_text(const PanelContext& context, const view::TextModel& model);
/// What the page shows in an element of its own: it has its title for the page's mirror and nothing on the canvas. Close.
view::PanelResult draw_unseen(const PanelContext& context, std::string_view title);
/// CopyRecord, CopyLink, LoadRecord, Close.
view::PanelResult draw_record(const PanelContext& context, const view::RecordModel& model);
/// Language, table, cards and motion. Close, ChangeSettings, ShowAbout.
view::SettingsResult draw_settings(const PanelContext& context, const view::Settings& settings,
                                   const std::vector<view::GameTableChoice>& games);
/// Confirm, Close (declined), CopyRecord (the detail).
view::PanelResult draw_dialog(const PanelContext& context, const view::DialogModel& model);

} // namespace mitts::ui
