#include "ai/mitigati/levels.h"

#include "ai/mitigati/hand_guess.h"
#include "ai/mitigati/manners.h"
#include "ai/mitigati/plain_decision.h"
#include "ai/mitigati/quick_sense.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

int draw_up_to(int most, Rng& rng) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(most) + 1));
}

/// The bidding parameters of a player that considers only its own hand. The first bid is `markup` above the hand's
/// value. Later bids fall to `yields` below the value. The player accepts prices down to `less` below the value.
struct PlainBidding {
    int markup = 0;
    int yields = 0;
    int less = 0;
    double never_below = lowest_bid;
    bool asks_more = false; ///< asks for more cards instead of bidding
};

double worth_at_a_glance(const Observation& observation) {
    return guess_of_hand(observation.hand, observation.stage, observation.viewer == observation.dealer);
}

Decision<mitigati::Game> bid_plainly(const Observation& observation, double worth, const PlainBidding& bidding) {
    const Wish wish{.opening = worth + bidding.markup,
                    .aim = std::max(worth - bidding.yields, bidding.never_below),
                    .least = std::max(worth - bidding.less, bidding.never_below)};
    const Reason play[] = {{"hand_cards", worth}};
    const auto more = Action{.type = ActionType::More};
    return list_bids(observation, bidding.asks_more ? more : say(observation, Talk(observation), wish), play);
}

/// Returns a newcomer's estimate of a hand's value. A newcomer likes court cards and high trumps.
double prettiness(TarotSet hand, int stage) {
    double points = 0;
    for (const auto card : hand) {
        points += card_value(card) > 1 ? 2.5 * card_value(card) : card > TarotCard::trump(10) ? 2 : 0;
    }
    const double usual = stage == 1 ? 23 : stage == 2 ? 34 : 45;
    return points - usual;
}

/// Rates each legal card by the result of `value`.
template <class Value> Decision<mitigati::Game> cards_by(ActionType type, TarotSet legal, Value value) {
    Decision<mitigati::Game> decision;
    for (const auto card : legal) {
        const double points = value(card);
        Alternative<mitigati::Game> alternative{.action = {.type = type, .card = card}, .value = points};
        alternative.reasons.push_back(
            {.id = type == ActionType::Play ? "this_trick" : "play_to_come", .points = points});
        decision.alternatives.push_back(alternative);
    }
    sort_alternatives<mitigati::Game>(decision.alternatives);
    return decision;
}

/// Returns the table as seen by a player who does not count cards. Every card that is neither in the hand nor in the
/// trick may still be in play.
QuickTable uncounted(const Observation& observation) {
    return PlayWorlds(observation, nullptr, {.cards = 0}).open_table();
}

} // namespace

// Plays its most valuable card when leading. When following, plays its most valuable winner or, if it cannot win, its
// cheapest card.
Decision<mitigati::Game> decide_as_newcomer(const Observation& observation, Rng& rng) {
    const auto hand = observation.hand;
    if (observation.phase == Phase::Bargain) {
        const int temper = draw_up_to(6, rng);
        constexpr int curious = 65; // the percentage of later turns in which it asks for more cards out of curiosity
        return bid_plainly(
            observation, prettiness(hand, observation.stage),
            {.markup = 5 + temper,
             .yields = 8,
             .less = 18 + temper,
             .never_below = worth_at_a_glance(observation) - 22,
             .asks_more = draw_up_to(99, rng) < curious && observation.bids[at(observation.viewer)].has_value()});
    }
    if (observation.phase == Phase::Discard) {
        return cards_by(ActionType::Discard, discardable(hand),
                        [](TarotCard card) { return card.is_fool() ? -5.0 : -card_value(card) - 0.01 * card.rank(); });
    }
    const auto table = uncounted(observation);
    return cards_by(ActionType::Play, table.playable(), [&](TarotCard card) {
        const double value = card_value(card);
        const double rank = 0.01 * (card.is_trump() ? 14 + card.number() : card.rank());
        if (table.led == nothing_led) {
            return card.is_fool() ? 0 : value + rank;
        }
        return !card.is_fool() && table.wins(card) ? table.stake + value + rank : -value - rank;
    });
}

// Bids too high and gives in quickly. Plays by rules of thumb, as if every card were still in play.
Decision<mitigati::Game> decide_hastily(const Observation& observation, Rng& rng) {
    const auto hand = observation.hand;
    if (observation.phase == Phase::Bargain) {
        const int temper = draw_up_to(4, rng);
        return bid_plainly(observation, worth_at_a_glance(observation),
                           {.markup = 8 + temper, .yields = 8, .less = 11});
    }
    const bool plays = observation.phase == Phase::Play;
    const auto table = plays ? uncounted(observation) : QuickTable{};
    const auto chosen = plays ? quick_card(table) : quick_discard(hand);
    return cards_by(plays ? ActionType::Play : ActionType::Discard, plays ? table.playable() : discardable(hand),
                    [&](TarotCard card) { return card == chosen ? 1.0 : -0.1 * card_value(card); });
}

std::unique_ptr<Thought<mitigati::Game>> begin_reckoning(const Observation& observation, const Rng& rng,
                                                         const Temper& temper, const State* truth) {
    if (observation.phase == Phase::Bargain) {
        return begin_haggling(observation, rng, temper.bids, truth);
    }
    return begin_card_search(observation, rng, temper.cards, truth);
}

} // namespace mitts::ai::for_mitigati
