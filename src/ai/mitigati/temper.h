// The few numbers of the careful player's judgement of Mitigati that no rule gives, in points or as counts of sampled deals.
//
// They were settled by matches against variants of itself (FINDINGS.md). It must not know any position.
#pragma once

namespace mitts::ai::for_mitigati {

struct Temper {
    /// Deals sampled to value a hand in the bargaining.
    int deals_for_hand = 120;
    /// Play-outs shared among the cards that may be discarded or played, and how many deals each sees at the least and at
    /// the most.
    int play_outs_for_card = 400;
    int fewest_deals = 12;
    int most_deals = 60;
    /// A first bid lies this much above what the hand seems worth, and up to so much more by chance.
    int opening_markup = 6;
    int opening_play = 5;
    /// How much the bids of others change what one's own hand is worth: the three sum to zero. At most so many points.
    double belief_in_bids = 0.7;
    double most_belief = 12;
    /// Points below that worth at which an agreement is still welcome, by chance up to this.
    int concession = 3;
};

} // namespace mitts::ai::for_mitigati
