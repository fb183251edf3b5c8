#include "ai/mitigati/bargain.h"

#include "ai/mitigati/trick_sense.h"
#include "ai/mitigati/worlds.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

int draw_up_to(int most, Rng& rng) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(most) + 1));
}

class Bargainer {
public:
    Bargainer(const Observation& observation, Rng& rng, const Temper& temper)
        : observation_(observation), temper_(temper), rng_(rng),
          worth_(worth_of_hand(observation, temper.deals_for_hand, rng)), told_(told_by_bids()) {
    }

    Decision<mitigati::Game> decide() {
        const auto intended = choose();
        Decision<mitigati::Game> decision;
        for (int bid = lowest_bid; bid <= highest_own(); ++bid) {
            decision.alternatives.push_back(
                weigh({.type = ActionType::Bid, .bid = static_cast<std::int16_t>(bid)}, intended));
        }
        decision.alternatives.push_back(weigh({.type = ActionType::More}, intended));
        sort_alternatives<mitigati::Game>(decision.alternatives);
        return decision;
    }

private:
    std::optional<int> own_bid() const {
        return observation_.bids[at(observation_.viewer)];
    }
    int highest_own() const { // T5
        return own_bid().value_or(highest_bid);
    }
    int others_who_bid() const {
        int count = 0;
        for (Seat seat = 0; seat < player_count; ++seat) {
            count += seat != observation_.viewer && observation_.bids[at(seat)] ? 1 : 0;
        }
        return count;
    }
    int sum_of_others() const {
        int sum = 0;
        for (Seat seat = 0; seat < player_count; ++seat) {
            sum += seat != observation_.viewer ? observation_.bids[at(seat)].value_or(0) : 0;
        }
        return sum;
    }

    // The three worths sum to zero, so what all of them claim beyond it is claimed by each a third too much. A first bid
    // is taken to be above its maker's worth as one's own would be; a bid out of all proportion tells nothing more.
    double told_by_bids() const {
        double claimed = worth_.total();
        for (Seat seat = 0; seat < player_count; ++seat) {
            if (seat != observation_.viewer && observation_.bids[at(seat)]) {
                claimed += *observation_.bids[at(seat)] - temper_.opening_markup * 0.5;
            }
        }
        if (others_who_bid() == 0) {
            return 0;
        }
        const double change = -temper_.belief_in_bids * claimed / player_count;
        return std::clamp(change, -temper_.most_belief, temper_.most_belief);
    }

    double worth() const {
        return worth_.total() + told_;
    }

    // The bid that would settle it now (T6), if there is one.
    std::optional<int> settling_bid() const {
        const int bid = -sum_of_others();
        const bool possible = others_who_bid() == player_count - 1 && bid >= lowest_bid && bid <= highest_own();
        return possible ? std::optional(bid) : std::nullopt;
    }

    Action choose() {
        const int concession = draw_up_to(temper_.concession, rng_);
        const auto settling = settling_bid();
        if (settling && *settling >= worth() - concession) {
            return bid(*settling);
        }
        const int aim = static_cast<int>(std::ceil(worth()));
        if (!own_bid()) {
            return bid(aim + temper_.opening_markup + draw_up_to(temper_.opening_play, rng_));
        }
        if (*own_bid() + sum_of_others() < 0) {
            return {.type = ActionType::More}; // bids only fall: nothing can come of this stage
        }
        // Half of the way down to the aim, but never below what settles it.
        const int step = (*own_bid() - aim + 1) / 2;
        const int lowest = settling ? *settling : lowest_bid;
        return bid(std::max(lowest, *own_bid() - std::max(0, step)));
    }

    Action bid(int points) const {
        const int legal = std::clamp(points, lowest_bid, highest_own());
        return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(legal)};
    }

    // An agreement is worth what it gives. Anything else is worth the hand; what is further from the plan is a little worse.
    Alternative<mitigati::Game> weigh(Action action, Action intended) const {
        Alternative<mitigati::Game> weighed{.action = action};
        const auto count = [&](std::string_view id, double points) {
            weighed.value += points;
            if (points != 0) {
                weighed.reasons.push_back({.id = id, .points = points});
            }
        };
        const auto settling = settling_bid();
        const bool settles = settling && action.type == ActionType::Bid && action.bid == *settling;
        if (settles) {
            count("agreed", action.bid);
        } else {
            count("hand_cards", worth_.cards);
            count("hand_honours", worth_.honours);
            count("others_bids", told_);
        }
        if (action == intended) {
            count("bargaining", std::max(0.0, worth() - weighed.value) + bonus_of_plan);
        } else {
            const double distance = action.type == ActionType::Bid && intended.type == ActionType::Bid
                                        ? std::abs(action.bid - intended.bid)
                                        : 1;
            count("bargaining", std::min(0.0, worth() - weighed.value) - price_of_distance * distance);
        }
        return weighed;
    }

    static constexpr double bonus_of_plan = 0.5;
    static constexpr double price_of_distance = 0.1;

    const Observation& observation_;
    const Temper& temper_;
    Rng& rng_;
    HandWorth worth_;
    double told_;
};

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
    return Bargainer(observation, rng, temper).decide();
}

} // namespace mitts::ai::for_mitigati
