// Lists the candidates for the card search: the plays or discards that are worth trying.
#pragma once

#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// A candidate: a card to play, or the cards to discard.
struct Candidate {
    InlineVector<TarotCard, 3> cards;
    double total = 0; ///< the viewer's points, summed over the trials
    double trick = 0; ///< the part of `total` won by the end of the current trick
    int trials = 0;

    double mean() const {
        return trials > 0 ? total / trials : 0;
    }
};
using Candidates = InlineVector<Candidate, 80>;

/// Adds one card from each group of equivalent cards that the seat on turn may play.
void list_cards(Candidates& candidates, const mitts::mitigati::QuickTable& table);
/// Adds all combinations of the first few cards that the rules of thumb would discard. Then, for every other card that
/// may be discarded, adds this card with the best other discards according to the rules of thumb. `asked` is the number
/// of cards still to discard.
void list_discards(Candidates& candidates, TarotSet hand, std::size_t asked);

} // namespace mitts::ai::for_mitigati
