// The screen of a match in play, whatever the game: what the program asks of it.
//
// A table holds the match, what moves on it, and the computers' turns. It draws nothing (its Scene is drawn by others) and
// stores nothing (it says when there is something to keep). Panels are opened by the program when the table wishes for one.
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

/// Whether a match begins with its table or goes on.
enum class TableBegins : std::uint8_t { WithTheMatch, InTheMiddle };

/// What is to be said aloud.
struct Sentence {
    std::string text;
    ports::Urgency urgency = ports::Urgency::Event;
};

/// An action of the log that somebody asks about.
struct AskedMove {
    Seat seat = 0;
    std::string action{}; ///< as records spell it
    bool by_person = false;
    bool may_ask = false; ///< asked_below_in (why_asked.h)
};

class GameTable {
public:
    GameTable() = default;
    GameTable(const GameTable&) = delete;
    GameTable& operator=(const GameTable&) = delete;
    virtual ~GameTable() = default;

    /// The window, the language or the settings changed (also before the first use): everything is laid out again, at once.
    virtual void surround(const Surroundings& surroundings) = 0;
    /// The table is entered: a new match is seen being dealt, another one is simply there.
    virtual void enter(double now_ms) = 0;

    /// A pointer or a key on the table. May wish for a panel.
    virtual std::optional<PanelKind> take_input(const view::InputEvent& input, double now_ms) = 0;
    /// One of `page_text`'s actions, by its key. May wish for a panel.
    virtual std::optional<PanelKind> act(std::string_view key, double now_ms) = 0;
    /// A question that the table wishes the page to ask, since this was asked last; the answer comes to `answer`.
    virtual std::optional<ports::TextQuestion> take_question() = 0;
    /// The rule that the page is to show; empty if none was asked for.
    virtual std::string_view take_rule() = 0;
    virtual void answer(std::string_view text, double now_ms) = 0;
    /// Lets time pass: what moves goes on, computers are asked and answer, the screen changes hands. May wish for a panel.
    virtual std::optional<PanelKind> advance(double now_ms) = 0;

    /// What the table is for; Play until this is called. Where the match now stands, Try and Lesson begin.
    virtual void set_mode(TableMode mode) = 0;
    /// Shows the match as it stood after so many actions; at its end where it has fewer. Those undone can be done again.
    virtual void go_to(std::size_t actions, double now_ms) = 0;
    /// In a lesson: makes moves (texts between blanks) for whoever is on turn; what follows may be tried. False where one is not allowed:
    /// those before it are made.
    virtual bool make_moves(std::string_view moves, double now_ms) = 0;
    /// In a lesson: points at the first of these moves that is allowed, as a hint does. False where none is. Of several actions in a row,
    /// with "+" between them, at the first that is not prepared yet (a card chosen to be put aside is).
    virtual bool point_at(std::string_view moves) = 0;
    virtual void undo(double now_ms) = 0;
    virtual void redo(double now_ms) = 0;
    /// A hint for the human on turn; nothing happens if it is not their turn.
    virtual void ask_for_hint(double now_ms) = 0;
    // Why a move was made (why_asked.h).
    /// Which action of the log is asked about when PanelKind::WhyMove is wished for, from 0.
    virtual int entry_asked() const = 0;
    virtual Seat viewer() const = 0;
    virtual AskedMove move_made(int entry) const = 0;
    /// Becomes the table as whoever made a move saw it then; `reader` is who looks on.
    virtual void sit_behind(int entry, Seat reader) = 0;
    /// What the computer looking on is asked.
    virtual PlayerQuestion question() const = 0;
    virtual const std::vector<view::PlayerInfo>& players() const = 0;
    virtual int cards_held(Seat seat) const = 0;
    /// The line to the computers.
    virtual ComputerTurns& computers() = 0;
    /// Deals the next round, where one follows.
    virtual void next_round(double now_ms) = 0;
    virtual bool match_is_over() const = 0;

    /// Whether `scene` will change by itself.
    virtual bool moving() const = 0;
    /// Milliseconds until `advance` is to be called again though nothing moves; nothing if only an input or an answer can
    /// change anything.
    virtual std::optional<double> wakes_in(double now_ms) const = 0;
    /// Whether the picture changed since this was asked last.
    virtual bool take_redraw() = 0;
    /// Whether the match changed since this was asked last: it is to be kept.
    virtual bool take_change() = 0;
    /// Whether whoever looked at the match again (TableMode::Review) is done with that.
    virtual bool take_end() = 0;
    /// What is to be said aloud since this was asked last.
    virtual std::vector<Sentence> take_sentences() = 0;
    /// What there is to hear since this was asked last.
    virtual std::vector<view::Cue> take_cues() = 0;

    virtual view::Scene scene() const = 0;
    /// Where everything is going: what can be touched.
    virtual const view::Scene& goal() const = 0;
    virtual view::Ground ground() const = 0;
    virtual ports::PageText page_text() const = 0;

    /// As options and records spell it.
    virtual std::string_view game_name() const = 0;
    virtual Save save() const = 0;
    /// The match as the query string of a link.
    virtual std::string link_query() const = 0;
    /// Adds to the program's state: phase, turn, totals, the last action and the rules it went by.
    virtual void tell_state(ports::JsonObject& json) const = 0;

    // What the panels show.
    virtual view::MenuModel menu() const = 0;
    virtual view::SummaryModel summary() const = 0;
    virtual view::TextModel log() const = 0;
    /// What speaks for the hint on the table and for the other choices; empty while there is none.
    virtual view::TextModel why() const = 0;
    /// The same for any answer, from what the viewer knows.
    virtual view::TextModel why_of(const ai::Reply& reply) const = 0;
    virtual view::TextModel pile() const = 0;
    virtual view::TextModel how_to_play() const = 0;
    /// What explains the word touched last.
    virtual view::TextModel word() const = 0;
    virtual view::OptionSheet rules() const = 0;
    virtual view::ContinueCard continue_card() const = 0;
    /// How the row of matches won or lost goes on with this one, which is over; as it was where nobody plays alone against computers
    /// of one level.
    virtual Form form_after(const Form& form) const = 0;
    /// A line on a match that is over, for the list of games played: the game, "Pagat · You 510 – Mathilde 480".
    virtual std::string result_line() const = 0;
};

} // namespace mitts::table
