// Explains a computer's move: why it was made, and what the computer knew.
//
// A computer's move depends only on its request. A second table, the witness, is opened from the match and goes back to
// the move, as its player saw it. It builds the same request, and the same player is asked again. The answer can reveal
// the hand, so during play only finished rounds can be asked about (`asked_below_in`). The panels consist of text. The
// code that draws them holds the question (app/app_panels.cpp), and the table in play pauses while they are open.
#pragma once

#include "table/game_table.h"

#include <memory>

namespace mitts::table {

/// Returns the index of the log entry below which the entries may be asked about. This is a ruling: the reasons of a
/// computer name its cards. During play, only finished rounds may be asked about, even if a later one is in progress.
/// In a reviewed match or a page's replay, every move may be asked about. Lessons and examples to try have no computer
/// moves to explain. `first_entry` is the first entry of the latest round.
int asked_below_in(TableMode mode, bool round_over, std::size_t first_entry);

/// Returns the page's button that asks about the last move.
ports::PagePart why_part(i18n::Language language, const std::string& name);

class WhyAsked {
public:
    /// Asks about an entry of the table's log. `witness` is another table with the same match, or null if asking is not
    /// allowed.
    WhyAsked(GameTable& table, int entry, std::unique_ptr<GameTable> witness);

    /// Updates the window or the language.
    void surround(const Surroundings& surroundings);
    /// Takes the answer if there is one. Returns true if it arrived.
    bool look(GameTable& table, double now_ms);
    bool waits() const {
        return state_ == AnswerState::Waiting;
    }
    /// Asks the same question again.
    void ask_again(GameTable& table);

    view::PanelDoc why(i18n::Language language) const;
    /// Returns what the seat knew. Hidden cards are face down.
    view::PanelDoc known(i18n::Language language) const;

private:
    void ask(GameTable& table);
    i18n::TextId what_came() const;
    void mark(view::PanelBlock& block, int seat) const;
    void add_table(view::PanelDoc& text) const;

    std::unique_ptr<GameTable> witness_;
    AskedMove move_;
    std::string name_;
    std::string told_; ///< "Mathilde plays the 7 of hearts."
    AnswerState state_ = AnswerState::NotAsked;
    bool again_ = false;
    ai::Reply reply_{};
};

} // namespace mitts::table
