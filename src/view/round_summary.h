// The point-by-point summary of a round, and the lines of a log, as plain data with all text filled in. All games use
// the same form.
//
// Each game fills a summary (view/<game>/summary.h), and panels show it. A "deal" here is the unit by which a game
// groups its points: a deal, a suit or a reason for points.
#pragma once

#include "cards/card.h"
#include "cards/seat.h"
#include "view/scene.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::view {

/// One reason for points, such as "Glove of 9, completed".
struct SummaryLine {
    std::string text{};
    int side = 0;
    int points = 0;
    std::string_view rule{}; ///< the rule that awards the points, such as "M18.2"
};

/// A capture, or the end of a round, that scored points.
struct SummaryCapture {
    Seat seat = no_seat;
    std::vector<Card> cards{}; ///< the cards that explain the points, such as the cards of a call
    std::vector<int> tarot{};  ///< tarot cards instead of `cards`, by index
    TarotSuits tarot_suits = TarotSuits::French;
    int taken = 0; ///< the number of cards in the pile
    std::vector<SummaryLine> lines{};
};

struct SummaryDeal {
    std::string title{}; ///< "Deal 2"
    std::vector<SummaryCapture> captures{};
};

/// A side's column in the summary.
struct SummarySide {
    std::string name{}; ///< "You", "Odile and Irène"
    int side = 0;
    Seat seat = 0; ///< the seat whose colour and letter represent the side
    int before = 0;
    int gained = 0;
    int after = 0;
};

struct RoundSummary {
    std::string title{};    ///< "End of round 2"
    std::string subtitle{}; ///< the effect of the result on the match
    std::string gained{};   ///< the label of the gain: "This round"
    std::string next{};     ///< the label of the continue button: "Next round"
    std::vector<SummarySide> sides{};
    std::vector<SummaryDeal> deals{}; ///< deals in which a side scored
    std::string leftovers{};          ///< a sentence about the cards left on the table (M19); may be empty
    bool playing = false;             ///< true during the round; the points are then those scored so far
    bool match_over = false;
    std::vector<int> winners{}; ///< winning sides
};

/// A memorable moment of a match.
struct MatchMoment {
    std::string title{};  ///< "Best capture"
    std::string detail{}; ///< "Glove of 9s, completed · Round 2"
    int side = 0;
    int points = 0;
    std::vector<Card> cards{};
};

/// The course of a finished match: the totals after each round, and the memorable moments.
struct MatchStory {
    int target = 0;                         ///< the total to reach; 0: none
    std::vector<std::vector<int>> totals{}; ///< totals after each round, in the order of the summary's sides
    std::vector<MatchMoment> moments{};
};

/// One line of the log.
struct LogLine {
    int round = 1;
    int deal = 0;
    Seat seat = no_seat;    ///< the seat that acted; no_seat for headings
    Seat subject = no_seat; ///< the player that the line is about, or no_seat
    std::string text{};
    std::string_view rule{}; ///< the rule that applies; empty if there is none
    int entry = -1;          ///< index in the match's log, set only in the first line about that entry
};

} // namespace mitts::view
