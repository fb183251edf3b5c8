#include "ai/mitigati/manners.h"

#include "ai/mitigati/plain_decision.h"
#include "games/mitigati/last_word.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

using namespace mitts::mitigati;

namespace {

constexpr int small_step = usual_bid_step;
constexpr int usual_step = 10;
constexpr int very_high = 60;    // a first bid above this number is not meant seriously
constexpr int turns_of_hope = 2; // the number of turns in which the others are expected to lower their bids further

// Rounds to a multiple of five, or of ten if far from zero.
int rounded(double points) {
    const double unit = std::abs(points) > 40 ? usual_step : small_step;
    return static_cast<int>(std::lround(points / unit) * std::lround(unit));
}

int rounded_up(double points) {
    return static_cast<int>(std::ceil(points / small_step)) * small_step;
}

class Speaker {
public:
    Speaker(const Observation& observation, const Talk& talk, const Wish& wish)
        : observation_(observation), talk_(talk), wish_(wish), own_(talk.voice(observation.stage, observation.viewer)),
          left_(most_words[static_cast<std::size_t>(observation.stage - 1)] - own_.bids) {
    }

    Action speak() const {
        const auto price = closing_bid(observation_, observation_.viewer);
        if (own_.bids > 0 && price && *price > highest_bid_of(observation_, observation_.viewer)) {
            return more; // bids may only fall, so an agreement is impossible in this stage
        }
        if (price && *price >= wish_.least && !pays_to_wait(*price)) {
            return legal_bid(observation_, *price);
        }
        if (left_ <= 0) {
            return more;
        }
        return own_.bids == 0 ? open(price) : come_down(price);
    }

private:
    static constexpr Action more{.type = ActionType::More};

    const Voice& voice_of(Seat seat) const {
        return talk_.voice(observation_.stage, seat);
    }

    Action open(std::optional<int> price) const {
        const int lowest = price ? rounded_up(*price + 1) : lowest_bid;
        return legal_bid(observation_, std::max(rounded(std::max(wish_.opening, wish_.aim)), lowest));
    }

    // Returns the expected next step of a seat: its last step or, before its second bid in this stage, its mean step in
    // an earlier stage. Returns the usual step if it never bid twice in a stage, and 0 if it has not bid in this stage.
    int expected_step(Seat seat) const {
        for (int stage = observation_.stage; stage > 0 && voice_of(seat).bids > 0; --stage) {
            const auto& voice = talk_.voice(stage, seat);
            if (voice.bids > 1) {
                return stage == observation_.stage ? voice.latest_step() : voice.came_down() / (voice.bids - 1);
            }
        }
        return voice_of(seat).bids > 0 ? usual_step : 0;
    }

    /// Returns the total by which the other players are expected to lower their bids before the viewer's next turn.
    int others_may_give() const {
        int all = 0;
        for (Seat seat = 0; seat < player_count; ++seat) {
            all += seat != observation_.viewer ? expected_step(seat) : 0;
        }
        return all;
    }

    bool pays_to_wait(int price) const {
        const bool has_room = own_.bids == 0 || own_.last - price > small_step;
        return left_ > 1 && has_room && others_may_give() >= wish_.greed;
    }

    // Returns a lower bid, the last bid again, or `more`. A lower bid that is not final is a multiple of five, about
    // halfway to the aim.
    Action come_down(std::optional<int> price) const {
        const int aim = static_cast<int>(std::ceil(wish_.aim));
        const int to_give = said_last_word(aim) ? 0 : std::max(0, own_.last - aim);
        const int missing = price ? own_.last - *price : 0;
        const int hope = turns_of_hope * others_may_give();
        if (to_give + hope == 0 || (missing > to_give + hope && !hears_out_others())) {
            return more;
        }
        if (to_give == 0) {
            return legal_bid(observation_, own_.last);
        }
        if (left_ == 1 || to_give <= small_step) {
            return last_word(aim, price);
        }
        const bool waits = price && *price >= wish_.least;
        const int step = waits ? small_step : std::max(small_step, rounded(to_give / 2.0));
        return legal_bid(observation_, rounded_up(own_.last - step));
    }

    // Returns true if another player's only bid, in stage 1, is very high. Such players usually lower their bids a lot.
    bool hears_out_others() const {
        for (Seat seat = 0; seat < player_count; ++seat) {
            const auto& voice = voice_of(seat);
            if (seat != observation_.viewer && voice.bids == 1 && voice.last > very_high) {
                return observation_.stage == 1;
            }
        }
        return false;
    }

    // Returns true if the viewer's last bid was final. A bid far above the aim does not count as final, because it may
    // have been made by a person who now asks for a hint.
    bool said_last_word(int aim) const {
        return own_.bids > 1 && own_.last - aim <= 2 * small_step && is_last_word(own_.last, own_.stands > 0);
    }
    Action last_word(int aim, std::optional<int> price) const {
        return legal_bid(observation_, std::max(aim % small_step == 0 ? aim + 1 : aim, price.value_or(lowest_bid)));
    }

    const Observation& observation_;
    const Talk& talk_;
    const Wish& wish_;
    const Voice& own_;
    int left_;
};

} // namespace

Action say(const Observation& observation, const Talk& talk, const Wish& wish) {
    return Speaker(observation, talk, wish).speak();
}

} // namespace mitts::ai::for_mitigati
