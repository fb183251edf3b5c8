// A round told point by point, and the whole match as a log: data for panels, with all words filled in.
//
// It adds nothing up by itself but what events tell: each line is one Points event, so that the table of the summary and
// the score are the same by construction.
#pragma once

#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

/// One reason of points: "Glove of 9, completed" +100 for a side.
struct SummaryLine {
    std::string text{};
    int side = 0;
    int points = 0;
};

/// A capture (or the round's end) that scored.
struct SummaryCapture {
    Seat seat = no_seat;
    std::vector<Card> cards{}; ///< the few that tell it: the call's, the pair, the ten of diamonds
    int taken = 0;             ///< how many cards the pile had
    std::vector<SummaryLine> lines{};
};

struct SummaryDeal {
    std::string title{}; ///< "Deal 2"
    std::vector<SummaryCapture> captures{};
};

/// A side's column.
struct SummarySide {
    std::string name{}; ///< "You", "Odile and Irène"
    int side = 0;
    Seat seat = 0;    ///< whose colour and letter stand for it
    int before = 0;
    int gained = 0;
    int after = 0;
};

struct RoundSummary {
    std::string title{};    ///< "End of round 2"
    std::string subtitle{}; ///< what it means for the match
    std::vector<SummarySide> sides{};
    std::vector<SummaryDeal> deals{}; ///< without deals in which nobody scored
    std::string leftovers{};          ///< what was left on the table and who had it (M19); may be empty
    bool match_over = false;
    std::vector<int> winners{}; ///< sides
};

/// The summary of the round that the model shows, which should be over (in play it tells the points so far).
RoundSummary round_summary(const TableModel& model);

/// One line of the log.
struct LogLine {
    int round = 1;
    int deal = 0;
    Seat seat = no_seat; ///< who did it; no_seat for headings
    std::string text{};
};

/// Everything that happened in the match, as the viewer may see it, oldest first.
std::vector<LogLine> match_log(const MitainesMatch& match, const TableModel& model);

} // namespace mitts::view::mitaines
