#include "ai/mitaines/manner.h"

#include "ai/mitaines/deal_memory.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

bool has_been_seen(const Observation& observation, Card card) {
    return observation.captured.contains(card) ||
           std::find(observation.pile.begin(), observation.pile.end(), card) != observation.pile.end();
}

/// Undoes the plays of the round one by one, starting with the last, and tracks the hands before each play.
class Rewind {
public:
    explicit Rewind(const Observation& observation)
        : unplayed_(counts_of(mitaines::unseen(observation)) + counts_of(observation.hand)),
          ten_unplayed_(!has_been_seen(observation, ten_of_diamonds)) {
        for (const auto& known : observation.known) {
            unplayed_ += counts_of(known);
        }
    }

    void take_back(const PastPlay& past) {
        if (past.deals_ago != deals_ago_) { // empties the hands: the cards of later deals were still in the stock
            deals_ago_ = past.deals_ago;
            hands_.fill(0);
            ten_holder_ = no_seat;
        }
        const auto card = one_of(past.play.rank());
        hands_[at(past.seat)] += card;
        unplayed_ += card;
        if (past.play.is_ten_of_diamonds()) {
            ten_unplayed_ = true;
            ten_holder_ = past.seat;
        }
    }

    /// Returns the table before the play that was undone last. The deal of this play must be complete.
    QuickTable table(const PastPlay& past) const {
        auto table = past.before;
        table.hands = hands_;
        table.stock = std::accumulate(hands_.begin(), hands_.end(), unplayed_, std::minus<>());
        table.ten_holder = ten_holder_;
        table.ten_waits = ten_unplayed_ && ten_holder_ == no_seat;
        return table;
    }

private:
    RankCounts unplayed_; ///< the cards in the hands and the stock
    bool ten_unplayed_;
    int deals_ago_ = 0;
    std::array<RankCounts, max_players> hands_{};
    Seat ten_holder_ = no_seat;
};

} // namespace

Manner::Manner(const Belief& belief) : shares_{belief.blunder, 0.15, 0.3, 0.5, 0.75, 1}, likely_{1} {
    if (belief.minds_manners) {
        likely_ = {0.96, 0.015, 0.01, 0.005, 0.005, 0.005};
    }
}

void Manner::note(double judged, double any) {
    double most = 0;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        likely_[kind] *= (1 - shares_[kind]) * judged + shares_[kind] * any;
        most = std::max(most, likely_[kind]);
    }
    for (auto& likely : likely_) {
        likely /= most;
    }
}

double chance_judged(const Weighed& weighed, QuickMove play, double temperature) {
    const double best = weighed.values[weighed.best()];
    double sum = 0;
    double own = 0;
    for (std::size_t index = 0; index < weighed.plays.size(); ++index) {
        const double share = std::exp((weighed.values[index] - best) / temperature);
        sum += share;
        own = weighed.plays[index] == play ? share : own;
    }
    return own / sum;
}

Manners learn_manners(const QuickRules& rules, const Observation& observation, Judge& judge, const Belief& belief) {
    Manners manners;
    manners.fill(Manner(belief));
    if (!belief.minds_manners) {
        return manners;
    }
    const auto plays = plays_of_this_round(rules, observation);
    Rewind rewind(observation);
    Weighed weighed;
    for (auto past = plays.rbegin(); past != plays.rend(); ++past) {
        rewind.take_back(*past);
        if (past->deals_ago > 0 && past->seat != observation.viewer) {
            judge.weigh(rewind.table(*past), weighed);
            manners[at(past->seat)].note(chance_judged(weighed, past->play, belief.temperature),
                                         1.0 / static_cast<double>(weighed.plays.size()));
        }
    }
    return manners;
}

} // namespace mitts::ai::for_mitaines
