#include "ai/mitigati/bargain.h"

#include "ai/mitigati/manners.h"
#include "ai/mitigati/plain_decision.h"
#include "ai/mitigati/trick_sense.h"
#include "ai/mitigati/worlds.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

int draw_up_to(int most, Rng& rng) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(most) + 1));
}

// The three worths sum to zero, so each claims a third of what all claim beyond it too much. A bid is taken to lie above its
// maker's worth as one's own would; a bid out of all proportion tells nothing more.
double told_by_bids(const Observation& observation, const Temper& temper, double worth) {
    double claimed = worth;
    bool told = false;
    for (Seat seat = 0; seat < player_count; ++seat) {
        if (seat != observation.viewer && observation.bids[at(seat)]) {
            claimed += *observation.bids[at(seat)] - temper.opening_markup * 0.5;
            told = true;
        }
    }
    const double change = told ? -temper.belief_in_bids * claimed / player_count : 0;
    return std::clamp(change, -temper.most_belief, temper.most_belief);
}

} // namespace

HandWorth worth_of_hand(const Observation& observation, int deals, Rng& rng) {
    const auto viewer = at(observation.viewer);
    HandWorth worth;
    for (int deal = 0; deal < deals; ++deal) {
        auto state = resample(observation.options, observation, rng);
        while (state.phase == Phase::Bargain) { // T7, T8: all the cards are dealt
            apply_quietly(observation.options, state, {.type = ActionType::More});
        }
        play_out(observation.options, state);
        const int all = state.honours[0] + state.honours[1] + state.honours[2];
        const int honours = player_count * state.honours[viewer] - all;
        worth.honours += honours;
        worth.cards += state.scores[viewer] - honours;
    }
    worth.cards /= deals;
    worth.honours /= deals;
    return worth;
}

Decision<mitigati::Game> decide_bid(const Observation& observation, Rng& rng, const Temper& temper) {
    const auto hand = worth_of_hand(observation, temper.deals_for_hand, rng);
    const double told = told_by_bids(observation, temper, hand.total());
    const double worth = hand.total() + told;
    const Wish wish{.opening = worth + temper.opening_markup + draw_up_to(temper.opening_play, rng),
                    .aim = worth,
                    .least = worth - draw_up_to(temper.concession, rng)};
    const Reason play[] = {{"hand_cards", hand.cards}, {"hand_honours", hand.honours}, {"others_bids", told}};
    return list_bids(observation, say(observation, Talk(observation), wish), play);
}

} // namespace mitts::ai::for_mitigati
