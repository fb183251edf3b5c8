// What all panels have in common: what they are drawn with, how they rise, and what comes back from them.
//
// A panel is a function of a plain model. It holds no match and no settings; what the player wants comes back as an intent,
// and the caller draws the panel again with a changed model. The only state is the PanelStage: when the panel opened and how
// far it is scrolled.
#pragma once

#include "i18n/language.h"
#include "ui/screen.h"
#include "ui/theme.h"
#include "view/geometry.h"
#include "view/preferences.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::ui {

enum class PanelIntent : std::uint8_t {
    None,
    Close,   ///< the cross, a tap beside the panel, Escape
    Confirm, ///< a dialog's default button
    // Menu and table
    NewMatch,
    Rematch,
    NextRound,
    Resume, ///< go back to the table
    Leave,  ///< to the start page
    ShowLog,
    ShowScores,
    ShowRules, ///< the options in force, to look at
    ShowRecord,
    ShowHowToPlay,
    ShowSettings,
    ShowAbout,
    Undo,
    Redo,
    // New match
    ChoosePreset,   ///< index: the preset
    ChoosePlayers,  ///< value: how many
    ChoosePlayedBy, ///< index: the seat; value: the place in the model's list of levels, 0 is a human
    EditName,       ///< index: the seat; the page asks for a text
    EditSeed,       ///< the page asks for a text
    NewSeed,
    Customize,
    Start,
    // Custom rules
    SetOption,    ///< index: the place in the sheet's rows (view::OptionRow::index); value
    ResetOptions, ///< back to the preset
    // Settings
    ChangeSettings, ///< the changed settings are in the result of draw_settings
    // Record
    CopyRecord,
    CopyLink,
    LoadRecord, ///< the page asks for a text
};

struct PanelResult {
    PanelIntent intent = PanelIntent::None;
    int index = 0;
    int value = 0;
};

/// Something on a panel that can be pressed: for the page's own elements, which mirror it, and for tests.
struct PanelControl {
    std::string label;
    view::Rect rect{}; ///< in points; outside of the panel's scrolled window while it is out of sight
    bool enabled = true;
    bool chosen = false; ///< of several, the one in force
};

/// Where a panel's time on the screen is kept. It must outlive that time; begin anew with PanelStage{}.
struct PanelStage {
    double opened_ms = -1;       ///< set by the first frame
    bool moving = false;         ///< rising, or the content slides on: draw another frame
    float glide = 0;             ///< points a second that the content still slides after a flick
    float scroll = 0;            ///< points that the content is moved up
    float content_height = 0;    ///< points, as the frame before found it
    bool at_start = true;        ///< the content has not been scrolled to where it opens
    int frames = 0;              ///< drawn so far; the first few are deaf to the touch that opened the panel
    bool pressed_beside = false; ///< the pointer went down beside the panel
    /// The controls of the frame before, in reading order.
    std::vector<PanelControl> controls{};
    /// Set this to a control's place to press it in the next frame.
    int press = -1;
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

} // namespace mitts::ui
