// A panel as a document: its blocks and controls in reading order, as plain data.
//
// A single layout draws every document (ui/panels/panel.h), and the page gets the same blocks as headings, groups and
// buttons (table/panel_page.h). The functions that build the documents are in view/panels.h.
#pragma once

#include "cards/card.h"
#include "view/geometry.h"
#include "view/scene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

enum class PanelIntent : std::uint8_t {
    None,
    Close, ///< the close button, a message's button, a tap outside the panel, or Escape
    // Menu and table
    NewMatch,
    Rematch,
    Review, ///< review the match
    NextRound,
    Leave, ///< return to the start page
    ShowShelf,
    ShowLog,
    ShowScores,
    ShowRules, ///< the current options, read-only
    ShowRecord,
    ShowLessons,
    ShowSettings,
    ShowKeys, ///< the page lists the keyboard shortcuts and shows the table as text
    ToggleSounds,
    ShowDeal,   ///< the page shows the data for verifying the deal
    FillScreen, ///< the page enters or leaves full screen
    ShowAbout,
    AskWhy, ///< index: the entry in the match's log
    ShowKnown,
    AskAgain,
    Find,     ///< search the text
    ShowRule, ///< name: the rule that the page opens beside the table; empty: all rules of the game
    Undo,
    Redo,
    // New match
    ChoosePreset,  ///< index: the preset
    ChoosePlayers, ///< value: the number of players
    /// index: the seat, or everybody_else; value: the index in the model's list of levels, where 0 is a human
    ChoosePlayedBy,
    TakeOffer, ///< give all computers the offered level
    EditName,  ///< index: the seat; prompts for a name
    EditSeed,  ///< prompts for a seed
    NewSeed,
    Customize,
    Start,
    // Custom rules
    SetOption,    ///< index: the row (OptionRow::index); value: the new value
    ResetOptions, ///< reset the options to the preset
    // Settings
    ChangeSettings, ///< name: the setting (choose_setting), or empty to reset all; value: the new value
    // Record
    Share,     ///< share the match as a sentence, a picture or a link
    Challenge, ///< send the same deal to a friend
    CopyRecord,
    CopyLink,
    LoadRecord, ///< prompts for a record
};

/// The seat index that represents all seats except the viewer's.
inline constexpr int everybody_else = -1;

/// The result of pressing a control. PanelIntent describes its fields.
struct PanelResult {
    PanelIntent intent = PanelIntent::None;
    int index = 0;
    int value = 0;
    std::string_view name{};
};

/// A control drawn on a panel, for tests and for `mitts.targets()`.
struct PanelControl {
    std::string label;
    Rect rect{}; ///< rectangle in points, even if the control is scrolled out of view
    bool enabled = true;
    bool chosen = false; ///< true for the current value of a setting
};

/// A control that can be pressed: a button, a link or one value of a setting.
struct PanelChoice {
    std::string words;
    PanelResult press{};
    std::string label{}; ///< the control's unique name in the panel; empty: same as `words`
    std::string about{}; ///< an explanation
    std::optional<Picture> picture{};
    bool enabled = true;
    bool on = false; ///< true for the current value
};

enum class BlockKind : std::uint8_t {
    Heading,
    Paragraph,
    Line,
    Note,  ///< a small note about the line above
    Quote, ///< text to copy, in a box
    /// a table row: a name and cells. The first row holds the column headings. A name without cells is the heading of
    /// the rows below it, up to an empty row
    Row,
    // Lists of controls
    Links,   ///< links, one below the other
    Buttons, ///< buttons, one below the other
    Switches,
    Tiles, ///< the values of one setting, with explanations
    Field, ///< text to edit, with a button beside it
    // A name with its explanation and a control
    Choices, ///< the values of one setting
    Switch,  ///< an on/off setting
    Stepper, ///< buttons that decrease and increase the value in `figure`
    Value,   ///< a value that cannot be changed, in `figure`
    Seat,    ///< an editable player name and a level stepper
    // A table of steppers
    Columns,  ///< the names of the table's columns
    Steppers, ///< a row of the table
};

/// A block of a document. BlockKind determines which fields are used.
struct PanelBlock {
    BlockKind kind = BlockKind::Paragraph;
    std::string text;
    std::string figure{};      ///< right-aligned text beside a line, such as points
    int seat = -1;             ///< the line's seat, counted from the viewer; −1: none
    std::string letter{};      ///< letter on the seat's badge
    std::string_view rule{};   ///< the rule that the block links to
    std::vector<Card> cards{}; ///< cards drawn below the text
    std::vector<int> tarot{};  ///< tarot cards to draw, by index
    TarotSuits tarot_suits = TarotSuits::French;
    int backs = 0;      ///< the number of face-down cards drawn after the face-up cards
    int asks = -1;      ///< the log entry to explain when the line is touched (AskWhy); −1: none
    std::string help{}; ///< an explanation below the text
    std::vector<PanelChoice> choices{};
    std::vector<PanelBlock> cells{}; ///< the steppers of a line, or the cells of a row
    bool changed = false;            ///< true if the value differs from the default
};

/// The initial scroll position of the text. A log opens at its newest line.
enum class TextStart : std::uint8_t { Top, End };
enum class PanelWidth : std::uint8_t { Menu, Dialog, Text, Sheet };
/// The visibility of the panel on the canvas. The page shows an unseen panel as an HTML element. The panel on the
/// canvas then has only a title and handles closing.
enum class Paper : std::uint8_t { Seen, Unseen };

/// A panel's document.
struct PanelDoc {
    std::string title;
    std::string subtitle{};
    std::vector<PanelBlock> blocks{};
    TextStart start = TextStart::Top;
    PanelWidth width = PanelWidth::Text;
    bool closes = true;              ///< true if the panel has a close button and closes on a tap outside it
    bool paired = false;             ///< true if the controls form two columns in a wide panel
    std::vector<PanelChoice> foot{}; ///< buttons below the content, with the default button last
    bool has_default = false;        ///< true if Enter presses the last button
    std::string note{};              ///< text beside the buttons, or below the content if the buttons leave no room
    Paper paper = Paper::Seen;
};

/// The blocks of a long document that are drawn and sent to the page: from `first` up to, but not including, `end`.
struct BlockWindow {
    std::size_t first = 0;
    std::size_t end = static_cast<std::size_t>(-1);
};

/// The position to which a long document should be scrolled.
enum class TextJump : std::uint8_t { None, Start, Earlier, Later, End, Found };

} // namespace mitts::view
