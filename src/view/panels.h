// The contents of the panels over a table, and the documents that show them.
//
// A panel only displays its model. The player's input is returned as an intent, and the panel is shown again with a
// changed model.
#pragma once

#include "i18n/language.h"
#include "view/panel_doc.h"
#include "view/preferences.h"
#include "view/round_summary.h"
#include "view/settings.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::view {

/// The menu: all actions other than playing a card.
struct MenuModel {
    std::string title;    ///< name of the game
    std::string subtitle; ///< "round 2 · deal 2 of 4"
    bool can_undo = false;
    bool can_redo = false;
    bool may_review = false; ///< true if the last round is over and the match can be reviewed
    bool may_leave = true;   ///< false in an embedded example, which cannot open another match
    bool sounds = false;     ///< true if sounds are on
    bool may_check = false;  ///< true if the page can show the deal's fingerprint or seed
    bool may_fill = false;   ///< true if the page can fill the screen
};

/// The end of a round or of a match.
struct SummaryModel {
    RoundSummary summary;
    MatchStory story{}; ///< filled in after the match
    Faces faces = Faces::Automatic;
    std::vector<std::string> names{}; ///< names by seat, for the letters on the badges
    Seat viewer = 0;                  ///< the seat shown in red
    bool may_review = false;          ///< true if the match can be reviewed
    std::string share{};              ///< a sentence for sharing the finished match
};

/// A game whose table surface can be chosen in the settings.
struct GameTableChoice {
    std::string_view game; ///< name of the game, as in the settings
    std::string name;
};

/// Returns the menu. Undo and redo are disabled when they are not possible; other impossible actions are omitted.
PanelDoc menu_doc(const MenuModel& model, i18n::Language language);
/// Returns the About panel: the games, their sources, the program's components, and privacy.
PanelDoc about_doc(i18n::Language language);
/// Returns a panel that shows a match record. `notice` is "Copied." or empty.
PanelDoc record_doc(const std::string& record, const std::string& notice, i18n::Language language);
/// Returns a message with a button to close it. `detail` is a record or a URL, or empty. It is shown in the second
/// block, with a button to copy it.
PanelDoc message_doc(const std::string& title, const std::string& text, const std::string& detail,
                     i18n::Language language);
/// Returns the summary of a round or match, with the points as a table. On the canvas, ui/panels/summary_panel.cpp
/// draws it.
PanelDoc summary_doc(const SummaryModel& model, i18n::Language language);
/// Returns a number of points as text, such as "−5".
std::string figure_of(int points);
/// Returns the settings panel, with sections for appearance, motion, sound, play, and cards and table surfaces.
PanelDoc settings_doc(const Settings& settings, const std::vector<GameTableChoice>& games, i18n::Language language);

} // namespace mitts::view
