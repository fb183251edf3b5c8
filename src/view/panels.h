// What the panels over a table show, as plain data, and what a touch on one of them asks for.
//
// A panel is a picture of its model: it holds no match and no settings. What the player wants comes back as an intent, and
// the panel is shown again with a changed model. How a panel is drawn is not known here (ui/panels).
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

// --- What comes back -------------------------------------------------------------------------------------------------

enum class PanelIntent : std::uint8_t {
    None,
    Close,   ///< the cross, a tap beside the panel, Escape
    Confirm, ///< a dialog's default button
    // Menu and table
    NewMatch,
    Rematch,
    Review, ///< look at the match again
    NextRound,
    Resume, ///< go back to the table
    Leave,  ///< to the start page
    ShowShelf,
    ShowLog,
    ShowScores,
    ShowRules, ///< the options in force, to look at
    ShowRecord,
    ShowHowToPlay,
    ShowLessons,
    ShowSettings,
    ShowKeys, ///< the page lists its keys, and shows the table in words
    ToggleSounds,
    ShowDeal,   ///< the page tells by what the deal can be checked
    FillScreen, ///< the page fills the screen, or gives it back
    ShowAbout,
    AskWhy, ///< index: the action in the match's log
    ShowKnown,
    AskAgain,
    Find,     ///< a text in the text
    ShowRule, ///< rule: the page opens it beside the table
    Undo,
    Redo,
    // New match
    ChoosePreset,   ///< index: the preset
    ChoosePlayers,  ///< value: how many
    ChoosePlayedBy, ///< index: the seat, or everybody_else; value: the place in the model's list of levels, 0 is a human
    TakeOffer,      ///< all computers of the level that is offered
    EditName,       ///< index: the seat; the page asks for a text
    EditSeed,       ///< the page asks for a text
    NewSeed,
    Customize,
    Start,
    // Custom rules
    SetOption,    ///< index: the place in the sheet's rows (OptionRow::index); value
    ResetOptions, ///< back to the preset
    // Settings
    ChangeSettings, ///< the changed settings are beside it, in SettingsResult
    // Record
    Share, ///< tell others of the match: a sentence, a picture, a link
    CopyRecord,
    CopyLink,
    LoadRecord, ///< the page asks for a text
};

/// For a seat: all but the viewer's.
inline constexpr int everybody_else = -1;

struct PanelResult {
    PanelIntent intent = PanelIntent::None;
    int index = 0;
    int value = 0;
    std::string_view rule{};
};

/// Something on a panel that can be pressed: for the page's own elements, which mirror it, and for tests.
struct PanelControl {
    std::string label;
    Rect rect{}; ///< in points; outside of the panel's scrolled window while it is out of sight
    bool enabled = true;
    bool chosen = false; ///< of several, the one in force
};

/// What a part of a panel is to whoever does not see it.
enum class PanelRole : char {
    Heading = 'h',
    Text = 't',
    Line = 'l',   ///< of a list
    Figure = 'f', ///< belongs to the text before it
    Row = 'r',    ///< of a table (ports/host_page.h): its cells follow
    Cell = 'c',
    Group = 'g', ///< the name of the choices that follow
    Choice = 'o',
    Switch = 's',
    Button = 'b',
    Link = 'n', ///< to a rule; belongs to the text or line before it
};

/// A panel in reading order, for the page's own elements: what is written on it, and its controls.
struct PanelPart {
    PanelRole role = PanelRole::Text;
    std::string text;
    std::string more{};     ///< written on a control beside its name
    int control = -1;       ///< its place among the controls
    std::string_view act{}; ///< or what the page alone offers: the word that App::act knows it by
    int place = 0;          ///< of a line in a long text that is sent in part: its number from 1, out of `of`
    int of = 0;
    bool found = false; ///< what was looked for
};

/// Where a long text is to be read on.
enum class TextJump : std::uint8_t { None, Start, Earlier, Later, End, Found };

// --- The panels ---------------------------------------------------------------------------------------------------------

/// What can be done besides playing a card.
struct MenuModel {
    std::string title;    ///< the game's name
    std::string subtitle; ///< "round 2 · deal 2 of 4"
    bool can_undo = false;
    bool can_redo = false;
    bool may_review = false; ///< it is over and can be looked at again
    bool may_leave = true;   ///< false where the match is a page's example, which is not left for another
    bool sounds = false;     ///< they are switched on
    bool may_check = false;  ///< the page tells the fingerprint of the deal, or its seed
    bool may_fill = false;   ///< the page can fill the screen
};

struct PresetChoice {
    std::string name;
    std::string about; ///< two lines on what is special
};

struct SeatChoice {
    std::string name;
    int played_by = 0;      ///< place in `levels`; 0 is a human
    bool is_viewer = false; ///< the player at this device: only the name may change
    std::string partner{};  ///< "partner of Odile"; empty without partners
};

/// Who can play a seat, in words.
struct LevelChoice {
    std::string name;
    std::string about{}; ///< a line on how that level plays; empty for a human
};

/// A rule that one touch changes; `value` is what the touch sets the option to: the variation, or back to the preset's.
struct VariationChoice {
    std::string name;
    bool on = false;
    int option = 0; ///< its place in the game's descriptors, as in SetOption
    int value = 0;
};

/// What a match may be played to; a choice of it sets the option.
struct LengthChoice {
    int points = 0;
    int minutes = 0; ///< about how many it takes
};

/// Opponents of another level, offered for the last results.
struct LevelOffer {
    std::string words;
    std::string accept;
};

struct NewMatchModel {
    std::string title; ///< the game's name
    std::vector<PresetChoice> presets;
    int preset = 0;
    std::vector<VariationChoice> variations{};
    std::vector<LengthChoice> lengths{}; ///< the shortest first; empty where a match has no such length
    int length = 0;                      ///< in points
    int length_option = 0;               ///< its place in the game's descriptors
    int changes = 0;                     ///< rules changed from the preset
    std::vector<int> player_numbers;     ///< 2, 3, 4
    int players = 2;
    std::vector<SeatChoice> seats;   ///< `players` of them
    std::vector<LevelChoice> levels; ///< the first is a human
    int usual_level = 1;             ///< the place of the computers that come where people leave
    std::optional<LevelOffer> offer{};
    bool offers_lessons = false; ///< to whoever has not played the game
    std::string seed;            ///< as written in the record; empty: chosen at random
    std::string note;            ///< "4 deals of 6 cards a round · to 500"
};

/// Whether the sheet may be changed, or tells the rules of the match that is on.
enum class SheetUse : std::uint8_t { Change, Look };

/// The end of a round or of a match.
struct SummaryModel {
    RoundSummary summary;
    MatchStory story{}; ///< once the match is over
    Faces faces = Faces::Automatic;
    std::vector<std::string> names{}; ///< by seat, for their letters
    Seat viewer = 0;                  ///< whose red the table is
    bool may_review = false;          ///< it can be looked at again
    std::string share{};              ///< the match that is over in a sentence for others
};

/// A note is smaller and quieter, and belongs to the line above it.
enum class TextKind : std::uint8_t { Heading, Paragraph, Line, Note };

struct TextBlock {
    TextKind kind = TextKind::Paragraph;
    std::string text;
    std::string figure{};      ///< right-aligned beside a line: points, a number of cards
    int seat = -1;             ///< whose line it is, counted from the viewer; −1: nobody's
    std::string letter{};      ///< on the seat's patch
    std::string_view rule{};   ///< of a line: the rule that it leads to
    std::vector<Card> cards{}; ///< drawn under the text
    std::vector<int> tarot{};  ///< or cards of the tarot pack, by their indices
    TarotSuits tarot_suits = TarotSuits::French;
    int backs = 0; ///< or so many cards that nobody sees
    int asks = -1; ///< what a touch on the line asks about (AskWhy); −1: nothing
};

/// Where the text stands when it opens: a log ends with the newest line.
enum class TextStart : std::uint8_t { Top, End };

struct TextModel {
    std::string title;
    std::string subtitle{};
    std::vector<TextBlock> blocks;
    TextStart start = TextStart::Top;
    std::string button{}; ///< under it; empty: none
    PanelIntent pressed = PanelIntent::None;
};

struct RecordModel {
    std::string record;   ///< may be long; it scrolls
    std::string notice{}; ///< "copied", or why a text could not be loaded
};

/// A question or a message.
struct DialogModel {
    std::string title;
    std::string text;
    std::string confirm;   ///< the default button's words
    std::string decline{}; ///< the other's; empty: there is none
    std::string detail{};  ///< a record or an address, in a box of its own, with a button to copy it
};

/// A game whose table can be chosen.
struct GameTableChoice {
    std::string_view game; ///< as settings spell it
    std::string name;
};

/// What comes back from the panel of settings.
struct SettingsResult {
    PanelIntent intent = PanelIntent::None; ///< Close, ChangeSettings, ShowAbout
    Settings settings{};                    ///< with the change in it
};

} // namespace mitts::view
