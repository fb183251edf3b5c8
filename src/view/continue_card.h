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
    std::string title;  ///< the game and the opponents
    std::string detail; ///< the state of the match, such as "round 2 · deal 2 of 4 · your turn"
    std::vector<ScoreLine> scores;
    std::vector<Card> cards;  ///< up to three cards of the viewer's hand; may be empty
    std::vector<int> tarot{}; ///< tarot cards instead of `cards`, by index
    TarotSuits tarot_suits = TarotSuits::French;
};

} // namespace mitts::view
