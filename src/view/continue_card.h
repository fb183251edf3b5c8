// The card that represents an unfinished match on the start page and on the shelf.
#pragma once

#include "cards/card.h"
#include "cards/tarot.h"

#include <string>
#include <vector>

namespace mitts::view {

/// A line of the score, with a name and the points.
struct ScoreLine {
    std::string name;
    int points = 0;
};

struct ContinueCard {
    std::string title;   ///< the game and the other players
    std::string company; ///< the other players, such as "with Odile and Irène"
    std::string detail;  ///< the state of the match, such as "round 2 · deal 2 of 4"
    std::string turn;    ///< the headline about the turn, such as "Your turn", or about the end of a round or match
    bool waits = false;  ///< true if a person at this device is on turn
    std::string rules;   ///< the name of the rules, such as "Classic, with one change"
    bool usual_rules = false;
    std::vector<ScoreLine> scores;
    std::vector<Card> cards;  ///< up to three cards of the viewer's hand; may be empty
    std::vector<int> tarot{}; ///< tarot cards instead of `cards`, by index
    TarotSuits tarot_suits = TarotSuits::French;
};

} // namespace mitts::view
