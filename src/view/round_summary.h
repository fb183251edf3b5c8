// A round told point by point, and the lines of a log: plain data with all words filled in, the same for every game.
//
// Panels show it; each game fills it (view/<game>/summary.h). What a game calls a deal here is whatever its points are told
// by: deals, suits, tricks.
#pragma once

#include "cards/card.h"
#include "cards/seat.h"
#include "view/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

/// One reason of points: "Glove of 9, completed" +100 for a side.
struct SummaryLine {
    std::string text{};
    int side = 0;
    int points = 0;
    std::string_view rule{}; ///< by which, "M18.2"
};

/// A capture (or the round's end) that scored.
struct SummaryCapture {
    Seat seat = no_seat;
    std::vector<Card> cards{}; ///< the few that tell it: the call's, the pair, the ten of diamonds
    std::vector<int> tarot{};  ///< instead of `cards`, for a game with the tarot pack: their indices
    TarotSuits tarot_suits = TarotSuits::French;
    int taken = 0; ///< how many cards the pile had
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
    Seat seat = 0; ///< whose colour and letter stand for it
    int before = 0;
    int gained = 0;
    int after = 0;
};

struct RoundSummary {
    std::string title{};    ///< "End of round 2"
    std::string subtitle{}; ///< what it means for the match
    std::string gained{};   ///< the line of what it brought: "This round"
    std::string next{};     ///< the button that goes on: "Next round"
    std::vector<SummarySide> sides{};
    std::vector<SummaryDeal> deals{}; ///< without deals in which nobody scored
    std::string leftovers{};          ///< what was left on the table and who had it (M19); may be empty
    bool playing = false;             ///< the round is not over: the points so far
    bool match_over = false;
    std::vector<int> winners{}; ///< sides
};

/// A moment of a match that is worth remembering.
struct MatchMoment {
    std::string title{};  ///< "Best capture"
    std::string detail{}; ///< "Glove of 9s, completed · Round 2"
    int side = 0;
    int points = 0;
    std::vector<Card> cards{};
};

/// How a match came to its end.
struct MatchStory {
    int target = 0;                         ///< the total that was to be reached; 0: none
    std::vector<std::vector<int>> totals{}; ///< after each round, in the order of the summary's sides
    std::vector<MatchMoment> moments{};
};

/// One line of the log.
struct LogLine {
    int round = 1;
    int deal = 0;
    Seat seat = no_seat; ///< who did it; no_seat for headings
    std::string text{};
    std::string_view rule{}; ///< the rule that it went by; empty where there is none to name
    int entry = -1;          ///< of the match's log, in the first line that tells of it
};

} // namespace mitts::view
