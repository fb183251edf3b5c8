// The interface to a match of any game on the screen.
//
// A table runs the match, its animations and the computers' turns. The caller draws its Scene, saves the match when it
// has changed, and opens the panels that the table requests.
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
#include "view/panels.h"
#include "view/people.h"
#include "view/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::table {

/// The state of the match when the table opens: new or in progress.
enum class TableBegins : std::uint8_t { WithTheMatch, InTheMiddle };

/// An announcement for screen readers.
struct Sentence {
    std::string text;
    ports::Urgency urgency = ports::Urgency::Event;
};

/// A logged action that the player asks about.
struct AskedMove {
    Seat seat = 0;
    std::string action{}; ///< as written in records
    bool by_person = false;
    bool may_ask = false; ///< true if the player may ask about this entry; see asked_below_in (why_asked.h)
};

class GameTable {
public:
    GameTable() = default;
    GameTable(const GameTable&) = delete;
    GameTable& operator=(const GameTable&) = delete;
    virtual ~GameTable() = default;

    /// Sets the window, the language and the settings. Must be called before the table is shown or used. Rebuilds the
    /// layout immediately.
    virtual void surround(const Surroundings& surroundings) = 0;
    /// Shows the match. A new match is dealt with an animation; any other match appears immediately.
    virtual void enter(double now_ms) = 0;

    /// Handles a pointer or key event on the table. May return a panel to open.
    virtual std::optional<PanelKind> take_input(const view::InputEvent& input, double now_ms) = 0;
    /// Performs the action that has this key in `page_text`. May return a panel to open.
    virtual std::optional<PanelKind> act(std::string_view key, double now_ms) = 0;
    /// Returns and clears the question that the page must ask. The page passes the reply to `answer`.
    virtual std::optional<ports::TextQuestion> take_question() = 0;
    /// Returns and clears the rule that the page must show. Returns an empty string if no rule was requested.
    virtual std::string_view take_rule() = 0;
    /// Handles the answer to a question from `take_question`.
    virtual void answer(std::string_view text, double now_ms) = 0;
    /// Advances the animations, asks the computers, makes their moves and changes the viewer. May return a panel to
    /// open.
    virtual std::optional<PanelKind> advance(double now_ms) = 0;

    /// Sets the table's mode, which is initially Play. Try and Lesson start from the current position.
    virtual void set_mode(TableMode mode) = 0;
    /// Shows the position after `actions` actions, or the last position if the match has fewer actions. Undone actions
    /// can be redone.
    virtual void go_to(std::size_t actions, double now_ms) = 0;
    /// For reviews: shows the position after `actions` actions of the match. `round`, counted from 1, distinguishes the
    /// end of a round from the start of the next. A step to the next position is animated.
    virtual void step_to(std::size_t actions, std::size_t round, double now_ms) = 0;
    /// For lessons: makes `moves`, which are separated by spaces, each for the seat on turn. The user can then try the
    /// next move. Returns false if a move is illegal. The moves before the illegal one are still made.
    virtual bool make_moves(std::string_view moves, double now_ms) = 0;
    /// For lessons: points at the first legal move of `moves`, as a hint does. Returns false if none is legal. A move
    /// may be a sequence of discards joined by "+". In that case, the hint points at the first of these cards that is
    /// not yet selected for discarding. The table gives no advice until `point_at` is called without moves.
    virtual bool point_at(std::string_view moves) = 0;
    /// For lessons: stops or resumes offering moves to the user. `make_moves` still works.
    virtual void set_paused(bool paused) = 0;
    virtual void undo(double now_ms) = 0;
    virtual void redo(double now_ms) = 0;
    /// Requests a hint for the viewer. Does nothing if it is not their turn.
    virtual void ask_for_hint(double now_ms) = 0;
    // Questions about a move (why_asked.h). When PanelKind::WhyMove is requested, `entry_asked` is the index of the log
    // entry to explain.
    virtual int entry_asked() const = 0;
    virtual Seat viewer() const = 0;
    /// Returns the action of a log entry. If the action was undone, the result is empty.
    virtual AskedMove move_made(int entry) const = 0;
    /// Shows the table as the player who made a logged move saw it before that move. `reader` is the seat of the person
    /// at the screen.
    virtual void sit_behind(int entry, Seat reader) = 0;
    /// Returns the question for the computer at the viewer's seat. If a person sits there, the question is for a hint.
    virtual PlayerQuestion question() const = 0;
    virtual const std::vector<view::PlayerInfo>& players() const = 0;
    /// Returns the number of cards in a hand.
    virtual int cards_held(Seat seat) const = 0;
    /// Returns the object that asks the computers.
    virtual ComputerTurns& computers() = 0;
    /// Deals the next round, if one follows.
    virtual void next_round(double now_ms) = 0;
    virtual bool match_is_over() const = 0;
    virtual bool round_is_over() const = 0;
    /// Returns the number of actions in the log.
    virtual int actions() const = 0;

    /// Returns true if `scene` will change without input.
    virtual bool moving() const = 0;
    /// Returns the number of milliseconds until `advance` must be called again if the table is not moving. Returns
    /// nothing if only input or an answer can change the table.
    virtual std::optional<double> wakes_in(double now_ms) const = 0;
    /// Returns true if the table has changed visibly since the last call.
    virtual bool take_redraw() = 0;
    /// Returns true if the match changed since the last call and must be saved.
    virtual bool take_change() = 0;
    /// Returns true if the player ended the review of the match (TableMode::Review).
    virtual bool take_end() = 0;
    /// Returns the announcements made since the last call.
    virtual std::vector<Sentence> take_sentences() = 0;
    /// Returns the sound cues issued since the last call.
    virtual std::vector<view::Cue> take_cues() = 0;

    virtual view::Scene scene() const = 0;
    /// Returns the final scene of the animation, which hit tests use.
    virtual const view::Scene& goal() const = 0;
    virtual view::Ground ground() const = 0;
    /// Returns the table as page elements.
    virtual ports::PageText page_text() const = 0;

    /// Returns the game's name as written in options and records.
    virtual std::string_view game_name() const = 0;
    virtual Save save() const = 0;
    /// Restores the help recorded in a save. If the save records help but lists no decisions, marks all decisions.
    virtual void bring_helps(const Helps& helps) = 0;
    /// Returns the match as the query string of a link.
    virtual std::string link_query() const = 0;
    /// Adds the phase, the turn, the totals, the last action and the rules behind it to the program's state.
    virtual void tell_state(ports::JsonObject& json) const = 0;

    // The functions below return the contents of the panels.
    virtual view::MenuModel menu() const = 0;
    virtual view::SummaryModel summary() const = 0;
    virtual view::PanelDoc log() const = 0;
    /// Returns the reasons for the hint on the table and for the other choices. Without a hint, the panel
    /// is empty.
    virtual view::PanelDoc why() const = 0;
    /// Returns the reasons in a computer's answer about the viewer's seat.
    virtual view::PanelDoc why_of(const ai::Reply& reply) const = 0;
    virtual view::PanelDoc pile() const = 0;
    virtual view::PanelDoc rules() const = 0;
    virtual view::ContinueCard continue_card() const = 0;
    /// Returns the form after this match. The form is unchanged unless the match is over and one human played against
    /// computers of one level.
    virtual Form form_after(const Form& form) const = 0;
    /// Adds the result of a finished match: the rules, the players, the totals by side, the winning sides and the
    /// number of rounds.
    virtual void tell_result(ports::JsonObject& json) const = 0;
};

} // namespace mitts::table
