// The contents of the panels over a table, and the documents that show them.
//
// A panel only displays its model. The player's input is returned as an intent, and the panel is shown again with a
// changed model.
#pragma once

#include "i18n/language.h"
#include "view/option_sheet.h"
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
    bool may_review = false; ///< true if the match is over and can be reviewed
    bool may_leave = true;   ///< false in a page's example, from which no other match can be opened
    bool sounds = false;     ///< true if sounds are on
    bool may_check = false;  ///< true if the page can show the fingerprint of the deal, or its seed
    bool may_fill = false;   ///< true if the page can fill the screen
};

struct PresetChoice {
    std::string name;
    std::string about; ///< two lines about the preset's special rules
};

struct SeatChoice {
    std::string name;
    int played_by = 0;      ///< index in `levels`; 0 is a human
    bool is_viewer = false; ///< true for the player at this device; only the name can be changed
    std::string partner{};  ///< "partner of Odile"; empty without partners
};

/// One kind of player for a seat: a human, or a computer of this level.
struct LevelChoice {
    std::string name;
    std::string about{}; ///< a line about how this level plays; empty for a human
};

/// A rule that one touch changes. `value` is the option's value after the touch.
struct VariationChoice {
    std::string name;
    bool on = false;
    int option = 0; ///< index of the option in the game's descriptors, as in SetOption
    int value = 0;
};

/// A possible length of the match: the points to reach.
struct LengthChoice {
    int points = 0;
    int minutes = 0; ///< approximate duration of a match
};

/// An offer to play against another level, based on the last results.
struct LevelOffer {
    std::string words;
    std::string accept;
};

struct NewMatchModel {
    std::string title; ///< name of the game
    std::vector<PresetChoice> presets;
    int preset = 0;
    std::vector<VariationChoice> variations{};
    std::vector<LengthChoice> lengths{}; ///< shortest first; empty for a game that is not played to a number of points
    int length = 0;                      ///< current length in points
    int length_option = 0;               ///< index of the length option in the game's descriptors
    int changes = 0;                     ///< the number of rules changed from the preset
    std::vector<int> player_numbers;     ///< the possible numbers: 2, 3, 4
    int players = 2;
    std::vector<SeatChoice> seats;   ///< one choice for each of `players` seats
    std::vector<LevelChoice> levels; ///< the first is the human
    int usual_level = 1;             ///< index of the level for computers that replace people
    std::optional<LevelOffer> offer{};
    bool offers_lessons = false; ///< true for players who have not played the game
    std::string seed;            ///< seed as written in the record; empty: chosen at random
    std::string note;            ///< "4 deals of 6 cards a round · to 500"
};

/// The use of the sheet: to change options, or to view the rules of the current match.
enum class SheetUse : std::uint8_t { Change, Look };

/// The end of a round or of a match.
struct SummaryModel {
    RoundSummary summary;
    MatchStory story{}; ///< filled after the match
    Faces faces = Faces::Automatic;
    std::vector<std::string> names{}; ///< names by seat, for the letters on the badges
    Seat viewer = 0;                  ///< the seat shown in red
    bool may_review = false;          ///< true if the match can be reviewed
    std::string share{};              ///< a sentence about the finished match, to share
};

struct RecordModel {
    std::string record;   ///< the record's text, which scrolls if it is long
    std::string notice{}; ///< "copied", or the reason why a text could not be loaded
};

/// A question or a message.
struct DialogModel {
    std::string title;
    std::string text;
    std::string confirm;   ///< the label of the default button
    std::string decline{}; ///< the label of the other button; empty for no button
    std::string detail{};  ///< a record or an address, shown in a box with a button to copy it
};

/// A game whose table the settings can change.
struct GameTableChoice {
    std::string_view game; ///< name of the game, as in the settings
    std::string name;
};

PanelDoc menu_doc(const MenuModel& model, i18n::Language language);
PanelDoc new_match_doc(const NewMatchModel& model, i18n::Language language);
/// Lists every option of a game with its explanation.
PanelDoc options_doc(const OptionSheet& sheet, SheetUse use, i18n::Language language);
PanelDoc record_doc(const RecordModel& model, i18n::Language language);
PanelDoc dialog_doc(const DialogModel& model, i18n::Language language);
/// Returns the summary of a round or match, with the points as a table. The canvas draws it with separate code
/// (ui/panels/summary_panel.cpp).
PanelDoc summary_doc(const SummaryModel& model, i18n::Language language);
/// Returns a number of points as text: "−5".
std::string figure_of(int points);
/// Lists the settings: language, table, cards, motion, sound and play.
PanelDoc settings_doc(const Settings& settings, const std::vector<GameTableChoice>& games, i18n::Language language);

} // namespace mitts::view
