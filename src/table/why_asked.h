// Why a computer made a move, asked by somebody at the table, and what it knew then.
//
// A computer is a function of its request. So a second table is opened from the match and taken back to where the move was made, as
// its player saw it (the witness); it puts the request together once more, and the same player is asked again. The answer would tell
// the hand it was given for: that is why nobody may ask before the round is over (`asked_below_in`). The panels are texts; whoever
// draws them holds the question (app/app_panels.cpp), and the table in play stands still meanwhile.
#pragma once

#include "table/game_table.h"

#include <memory>

namespace mitts::table {

/// A ruling of ours. A computer's reasons name the cards it held, so that in play they are told of rounds that are over, whether a later
/// round is on or not; where nobody plays, in a match looked at again or gone through in a page, of every move. In lessons and
/// examples to be tried nobody thought. So the entries of the log below this one may be asked about; `first_entry` is the
/// first of the latest round.
int asked_below_in(TableMode mode, bool round_over, std::size_t first_entry);

/// The page's button that asks why the move made last was made.
ports::PagePart why_part(i18n::Language language, const std::string& name);

class WhyAsked {
public:
    /// About an action of the table's log. `witness` is another table with the same match; null where nothing may be asked.
    WhyAsked(GameTable& table, int entry, std::unique_ptr<GameTable> witness);

    /// The window or the language changed.
    void surround(const Surroundings& surroundings);
    /// Takes up the answer. True if it came.
    bool look(GameTable& table, double now_ms);
    bool waits() const {
        return state_ == AnswerState::Waiting;
    }
    /// Puts the same question again.
    void ask_again(GameTable& table);

    view::TextModel why(i18n::Language language) const;
    /// What the seat knew. What is hidden lies face down.
    view::TextModel known(i18n::Language language) const;

private:
    void ask(GameTable& table);
    i18n::TextId what_came() const;
    void mark(view::TextBlock& block, int seat) const;
    void add_table(view::TextModel& text) const;

    std::unique_ptr<GameTable> witness_;
    AskedMove move_;
    std::string name_;
    std::string told_; ///< "Mathilde plays the 7 of hearts."
    AnswerState state_ = AnswerState::NotAsked;
    bool again_ = false;
    ai::Reply reply_{};
};

} // namespace mitts::table
