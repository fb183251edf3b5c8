// Explains a computer's move by its reasons and the information that the computer had.
//
// A computer's move depends only on its request. A second table, the witness, shows the match before the move, as seen
// from the seat that made it. The witness builds the same request, and the same computer player answers it again. The
// answer can reveal the hand, so during play the player can ask only about finished rounds (`asked_below_in`). The
// panels contain only text. app/app_panels.cpp opens them. The match is paused while a panel is open.
#pragma once

#include "table/game_table.h"

#include <memory>

namespace mitts::table {

/// Returns the index of the first log entry that the player may not ask about. A computer's reasons name its cards, so
/// during play the player may ask only about moves of finished rounds. In a review or a replay, the player may ask
/// about every move. Lessons and practice examples have no computer moves. `first_entry` is the index of the latest
/// round's first entry.
int asked_below_in(TableMode mode, bool round_over, std::size_t first_entry);

/// Returns the page button that asks for the reasons for the last move.
ports::PagePart why_part(i18n::Language language, const std::string& name);

class WhyAsked {
public:
    /// Asks about an entry of the table's log. `witness` is another table with the same match, or null if asking is not
    /// allowed.
    WhyAsked(GameTable& table, int entry, std::unique_ptr<GameTable> witness);

    /// Applies a new display environment to the second table, such as another window size or language.
    void surround(const Surroundings& surroundings);
    /// Checks for the answer. Returns true once, when the answer has arrived or no computer has answered.
    bool look(GameTable& table, double now_ms);
    /// Returns true while an answer is pending.
    bool waits() const {
        return state_ == AnswerState::Waiting;
    }
    /// Asks the same question again.
    void ask_again(GameTable& table);

    /// Returns the panel with the reasons, or with the state of the question.
    view::PanelDoc why(i18n::Language language) const;
    /// Returns the panel with the information that the seat had when it moved. Hidden cards are face down.
    view::PanelDoc known(i18n::Language language) const;

private:
    void ask(GameTable& table);
    i18n::TextId what_came() const;
    void mark(view::PanelBlock& block, int seat) const;
    void add_table(view::PanelDoc& text) const;

    std::unique_ptr<GameTable> witness_;
    AskedMove move_;
    Seat viewer_; ///< the seat of the user who asks
    std::string name_;
    std::string told_; ///< the move as a sentence: "Mathilde plays the 7 of hearts."
    AnswerState state_ = AnswerState::NotAsked;
    bool again_ = false;
    ai::Reply reply_{};
};

} // namespace mitts::table
