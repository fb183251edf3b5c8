// The models of the panels over a table, as plain data, and the intents that their controls return.
//
// A panel displays its model; it holds no match and no settings. The player's input is returned as an intent, and the
// panel is shown again with a changed model. The drawing is in ui/panels.
#pragma once

#include "cards/card.h"
#include "view/geometry.h"
#include "view/preferences.h"
#include "view/round_summary.h"
#include "view/scene.h"
#include "view/settings.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

// --- Results ---------------------------------------------------------------------------------------------------------

enum class PanelIntent : std::uint8_t {
    None,
    Close,   ///< the close button, a tap beside the panel, Escape
    Confirm, ///< a dialog's default button
    // Menu and table
    NewMatch,
    Rematch,
    Review, ///< review the match
    NextRound,
    Resume, ///< return to the table
    Leave,  ///< leave for the start page
    ShowShelf,
    ShowLog,
    ShowScores,
    ShowRules, ///< the options in force, read-only
    ShowRecord,
    ShowLessons,
    ShowSettings,
    ShowKeys, ///< the page lists its keys, and shows the table in words
    ToggleSounds,
    ShowDeal,   ///< the page shows the data for verifying the deal
    FillScreen, ///< the page enters or leaves full screen
    ShowAbout,
    AskWhy, ///< index: the entry of the match's log
    ShowKnown,
    AskAgain,
    Find,     ///< search in the text
    ShowRule, ///< rule: the rule that the page opens beside the table; empty: all rules of the game
    Undo,
    Redo,
    // New match
    ChoosePreset,  ///< index: the preset
    ChoosePlayers, ///< value: the number of players
    /// index: the seat, or everybody_else; value: the index in the model's list of levels, 0 is a human
    ChoosePlayedBy,
    TakeOffer, ///< give all computers the offered level
    EditName,  ///< index: the seat; the page asks for a text
    EditSeed,  ///< the page asks for a text
    NewSeed,
    Customize,
    Start,
    // Custom rules
    SetOption,    ///< index: the row (OptionRow::index); value: the new value
    ResetOptions, ///< back to the preset
    // Settings
    ChangeSettings, ///< the changed settings are in SettingsResult
    // Record
    Share, ///< share the match: a sentence, a picture, a link
    CopyRecord,
    CopyLink,
    LoadRecord, ///< the page asks for a text
};

/// Stands for all seats except the viewer's.
inline constexpr int everybody_else = -1;

struct PanelResult {
    PanelIntent intent = PanelIntent::None;
    int index = 0;
    int value = 0;
    std::string_view rule{};
};

/// A control on a panel, for the page's elements that mirror it, and for tests.
struct PanelControl {
    std::string label;
    Rect rect{}; ///< rectangle in points; outside of the panel's scrolled area while it is not visible
    bool enabled = true;
    bool chosen = false; ///< true for the value in force among several
};

/// The role of a part of a panel for screen readers.
enum class PanelRole : char {
    Heading = 'h',
    Text = 't',
    Line = 'l',   ///< a line of a list
    Figure = 'f', ///< a figure that belongs to the text before it
    Row = 'r',    ///< a row of a table (ports/host_page.h); its cells follow
    Cell = 'c',
    Group = 'g', ///< the name of the choices that follow
    Choice = 'o',
    Switch = 's',
    Button = 'b',
    Link = 'n', ///< a link to a rule; belongs to the text or line before it
};

/// One text or control of a panel in reading order, for the page's own elements.
struct PanelPart {
    PanelRole role = PanelRole::Text;
    std::string text;
    std::string more{};     ///< text on a control in addition to its name
    int control = -1;       ///< index of the control
    std::string_view act{}; ///< name for App::act of an action that only the page offers
    int place = 0;          ///< number of a line in a long text that is sent in part, from 1, out of `of`
    int of = 0;
    bool found = false; ///< true for the search result
};

/// The position to scroll a long text to.
enum class TextJump : std::uint8_t { None, Start, Earlier, Later, End, Found };

// --- The panels ------------------------------------------------------------------------------------------------------

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
    bool is_viewer = false; ///< the player at this device: only the name may change
    std::string partner{};  ///< "partner of Odile"; empty without partners
};

/// The possible players of a seat, in words.
struct LevelChoice {
    std::string name;
    std::string about{}; ///< a line about how that level plays; empty for a human
};

/// A rule that one touch changes. `value` is the value after the touch: the variation, or the preset's.
struct VariationChoice {
    std::string name;
    bool on = false;
    int option = 0; ///< index of the option in the game's descriptors, as in SetOption
    int value = 0;
};

/// A target for the match in points. Choosing it sets the option.
struct LengthChoice {
    int points = 0;
    int minutes = 0; ///< approximate duration of a match
};

/// Opponents of another level, offered because of the last results.
struct LevelOffer {
    std::string words;
    std::string accept;
};

struct NewMatchModel {
    std::string title; ///< name of the game
    std::vector<PresetChoice> presets;
    int preset = 0;
    std::vector<VariationChoice> variations{};
    std::vector<LengthChoice> lengths{}; ///< shortest first; empty for a game without such a length
    int length = 0;                      ///< length in points
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
    std::vector<std::string> names{}; ///< names by seat, for their letters
    Seat viewer = 0;                  ///< the seat shown in red
    bool may_review = false;          ///< true if it can be reviewed
    std::string share{};              ///< a sentence about the finished match, to share
};

/// A note is smaller and less prominent, and belongs to the line above it.
enum class TextKind : std::uint8_t { Heading, Paragraph, Line, Note };

struct TextBlock {
    TextKind kind = TextKind::Paragraph;
    std::string text;
    std::string figure{};      ///< right-aligned beside a line: points, a number of cards
    int seat = -1;             ///< the seat of the line, counted from the viewer; −1 for none
    std::string letter{};      ///< letter on the seat's badge
    std::string_view rule{};   ///< the rule that a line links to
    std::vector<Card> cards{}; ///< drawn under the text
    std::vector<int> tarot{};  ///< or cards of the tarot pack, by their indices
    TarotSuits tarot_suits = TarotSuits::French;
    int backs = 0; ///< or a number of hidden cards
    int asks = -1; ///< the log entry that a touch on the line asks about (AskWhy); −1: none
};

/// The initial position of the text. A log opens at its newest line.
enum class TextStart : std::uint8_t { Top, End };

struct TextModel {
    std::string title;
    std::string subtitle{};
    std::vector<TextBlock> blocks;
    TextStart start = TextStart::Top;
    std::string button{}; ///< button under the text; empty: none
    PanelIntent pressed = PanelIntent::None;
};

struct RecordModel {
    std::string record;   ///< may be long; it scrolls
    std::string notice{}; ///< "copied", or the reason why a text could not be loaded
};

/// A question or a message.
struct DialogModel {
    std::string title;
    std::string text;
    std::string confirm;   ///< the label of the default button
    std::string decline{}; ///< the label of the other button; empty: there is none
    std::string detail{};  ///< a record or an address, shown in a box with a button to copy it
};

/// A game with a choice of table.
struct GameTableChoice {
    std::string_view game; ///< name of the game, as in the settings
    std::string name;
};

/// The result of the settings panel.
struct SettingsResult {
    PanelIntent intent = PanelIntent::None; ///< Close, ChangeSettings or ShowAbout
    Settings settings{};                    ///< the settings, including the change
};

} // namespace mitts::view
