// The interface of a match on the screen, for any game.
//
// A table holds the match, its animations and the computers' turns. It draws nothing: other code draws its Scene. It
// stores nothing: it reports when there is something to save. The program opens the panels that a table asks for.
#pragma once

#include "ports/host_page.h"
#include "ports/json_text.h"
#include "table/computer_turns.h"
#include "table/form.h"
#include "table/panel_kind.h"
#include "table/save.h"
#include "table/surroundings.h"
#include "table/table_mode.h"
#include "view/continue_card.h"
#include "view/input.h"
#include "view/option_sheet.h"
#include "view/panels.h"
#include "view/people.h"
#include "view/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::table {

/// The start of a table: with a new match, or with one in progress.
enum class TableBegins : std::uint8_t { WithTheMatch, InTheMiddle };

/// An announcement for screen readers.
struct Sentence {
    std::string text;
    ports::Urgency urgency = ports::Urgency::Event;
};

/// An action in the log that the player asks about.
struct AskedMove {
    Seat seat = 0;
    std::string action{}; ///< written as in records
    bool by_person = false;
    bool may_ask = false; ///< true if this entry may be asked about; see asked_below_in (why_asked.h)
};

class GameTable {
public:
    GameTable() = default;
    GameTable(const GameTable&) = delete;
    GameTable& operator=(const GameTable&) = delete;
    virtual ~GameTable() = default;

    /// Sets the window, the language and the settings; required before first use. Rebuilds the layout at once.
    virtual void surround(const Surroundings& surroundings) = 0;
    /// Enters the table. A new match is dealt with animation; any other match appears at once.
    virtual void enter(double now_ms) = 0;

    /// Handles a pointer or key event on the table. May return a panel to open.
    virtual std::optional<PanelKind> take_input(const view::InputEvent& input, double now_ms) = 0;
    /// Carries out one of the actions of `page_text`, given by its key. May return a panel to open.
    virtual std::optional<PanelKind> act(std::string_view key, double now_ms) = 0;
    /// Returns and clears the question that the page is to ask. The answer is passed to `answer`.
    virtual std::optional<ports::TextQuestion> take_question() = 0;
    /// Returns and clears the rule that the page is to show; empty if none was requested.
    virtual std::string_view take_rule() = 0;
    virtual void answer(std::string_view text, double now_ms) = 0;
    /// Advances the time: animations continue, computers are asked and answer, the screen changes hands. May return a
    /// panel to open.
    virtual std::optional<PanelKind> advance(double now_ms) = 0;

    /// Sets the purpose of the table; initially Play. Try and Lesson start from the current position.
    virtual void set_mode(TableMode mode) = 0;
    /// Shows the match after `actions` actions, or its end if it has fewer. The undone actions can be redone.
    virtual void go_to(std::size_t actions, double now_ms) = 0;
    /// For lessons: makes moves, separated by spaces, for the seat on turn. The reader may try what follows. Returns
    /// false if a move is illegal; the moves before it are made.
    virtual bool make_moves(std::string_view moves, double now_ms) = 0;
    /// For lessons: points at the first legal move of these, as a hint does. Returns false if none is legal. In a
    /// sequence of actions joined by "+", it points at the first action that is not yet prepared. A card is prepared
    /// once it is chosen to be put aside.
    virtual bool point_at(std::string_view moves) = 0;
    virtual void undo(double now_ms) = 0;
    virtual void redo(double now_ms) = 0;
    /// Requests a hint for the human on turn. Does nothing if it is not their turn.
    virtual void ask_for_hint(double now_ms) = 0;
    // Questions about a move (why_asked.h). `entry_asked` is the index of the log entry to explain when
    // PanelKind::WhyMove is requested.
    virtual int entry_asked() const = 0;
    virtual Seat viewer() const = 0;
    virtual AskedMove move_made(int entry) const = 0;
    /// Shows the table as the player of a log entry saw it before the move. `reader` is the seat of the person at the
    /// screen.
    virtual void sit_behind(int entry, Seat reader) = 0;
    /// Returns the question for the computer at the viewer's seat.
    virtual PlayerQuestion question() const = 0;
    virtual const std::vector<view::PlayerInfo>& players() const = 0;
    virtual int cards_held(Seat seat) const = 0;
    /// Returns the channel to the computers.
    virtual ComputerTurns& computers() = 0;
    /// Deals the next round, if one follows.
    virtual void next_round(double now_ms) = 0;
    virtual bool match_is_over() const = 0;

    /// Returns true if `scene` will change without input.
    virtual bool moving() const = 0;
    /// Returns the milliseconds until `advance` must be called again, for a table that is not moving. Returns nothing
    /// if only an input or an answer can change the table.
    virtual std::optional<double> wakes_in(double now_ms) const = 0;
    /// Returns true if the picture changed since the last call.
    virtual bool take_redraw() = 0;
    /// Returns true if the match changed since the last call and must be saved.
    virtual bool take_change() = 0;
    /// Returns true if the player ended the review of the match (TableMode::Review).
    virtual bool take_end() = 0;
    /// Returns the announcements since the last call.
    virtual std::vector<Sentence> take_sentences() = 0;
    /// Returns the sound cues since the last call.
    virtual std::vector<view::Cue> take_cues() = 0;

    virtual view::Scene scene() const = 0;
    /// Returns the scene that the animation leads to. Hit tests use it.
    virtual const view::Scene& goal() const = 0;
    virtual view::Ground ground() const = 0;
    virtual ports::PageText page_text() const = 0;

    /// Returns the game's name as in options and records.
    virtual std::string_view game_name() const = 0;
    virtual Save save() const = 0;
    /// Returns the match as the query string of a link.
    virtual std::string link_query() const = 0;
    /// Adds to the program's state: phase, turn, totals, the last action and its rules.
    virtual void tell_state(ports::JsonObject& json) const = 0;

    // Return the contents of the panels.
    virtual view::MenuModel menu() const = 0;
    virtual view::SummaryModel summary() const = 0;
    virtual view::PanelDoc log() const = 0;
    /// Returns the reasons for the hint on the table and for the other choices; empty without a hint.
    virtual view::PanelDoc why() const = 0;
    /// Returns the reasons for any answer, from what the viewer knows.
    virtual view::PanelDoc why_of(const ai::Reply& reply) const = 0;
    virtual view::PanelDoc pile() const = 0;
    virtual view::OptionSheet rules() const = 0;
    virtual view::ContinueCard continue_card() const = 0;
    /// Returns the form after this match, which must be over. The form is unchanged unless one human played against
    /// computers of a common level.
    virtual Form form_after(const Form& form) const = 0;
    /// Returns the line for a finished match in the list of games played: "Pagat · You 510 – Mathilde 480".
    virtual std::string result_line() const = 0;
};

} // namespace mitts::table
