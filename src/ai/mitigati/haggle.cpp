#include "ai/mitigati/haggle.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

/// What playing on brings, in points.
struct Worth {
    double cards = 0;   ///< on the average of all deals
    double honours = 0; ///< likewise
    double told = 0;    ///< what the others' bids change

    double total() const {
        return cards + honours + told;
    }
};

class Haggler final : public Thought<mitigati::Game> {
public:
    Haggler(const Observation& observation, const Rng& rng, const HaggleTemper& temper, const State* truth)
        : temper_(temper), viewer_(observation.viewer), stage_(observation.stage), stands_(observation.stands),
          bids_(observation.bids), talk_(observation), sampler_(observation, truth), rng_(rng),
          opening_(temper.opening + static_cast<int>(rng_.below(static_cast<std::uint32_t>(temper.opening_play) + 1))) {
        for (Seat seat = 0; seat < player_count; ++seat) {
            const int stage = talk_.latest_stage(seat);
            beliefs_[at(seat)] = stage > 0 ? belief_in(talk_.voice(stage, seat)) : Belief{};
        }
        samples_.reserve(static_cast<std::size_t>(temper.deals));
        samples_.push_back(sampler_.draw(rng_));
    }

    bool step() override {
        for (int deal = 0; deal < temper_.deals_a_step && more_to_sample(); ++deal) {
            samples_.push_back(sampler_.draw(rng_));
        }
        return more_to_sample();
    }

    Decision<mitigati::Game> decision() const override {
        const auto worth = believed_worth();
        const auto intended = choose(worth);
        Decision<mitigati::Game> decision;
        for (int bid = lowest_bid; bid <= highest_own(); ++bid) {
            decision.alternatives.push_back(weigh(a_bid(bid), intended, worth));
        }
        decision.alternatives.push_back(weigh({.type = ActionType::More}, intended, worth));
        sort_alternatives<mitigati::Game>(decision.alternatives);
        return decision;
    }

    /// Deals sampled.
    std::uint64_t iterations() const override {
        return samples_.size();
    }

private:
    bool more_to_sample() const {
        return static_cast<int>(samples_.size()) < temper_.deals;
    }

    /// What a seat's bids say his hand is worth, and how far one can trust it.
    struct Belief {
        double worth = 0;
        double spread = 1;
    };

    static constexpr double knows_nothing = 1000;
    static constexpr double least_hope = 1; // point

    // A high opening says nothing, and from it one comes down to a little above one's worth; who began near it and came down
    // under pressure has gone below. He who came down will do so once more by as much: that is where he is going.
    Belief belief_in(const Voice& voice) const {
        if (voice.bids == 1) {
            return {.worth = voice.last - temper_.first_bias,
                    .spread = voice.last >= temper_.high_opening ? knows_nothing : temper_.first_spread};
        }
        const double step = voice.latest_step();
        const double still_open = voice.last >= temper_.high_opening ? knows_nothing : step;
        return {.worth = voice.last - step - (gives_way(voice) ? temper_.yield_bias : temper_.firm_bias),
                .spread = temper_.bid_spread + still_open};
    }
    bool gives_way(const Voice& voice) const {
        return voice.bids > 1 && voice.first < temper_.high_opening && voice.came_down() >= temper_.giving_way;
    }

    // Worth: the mean of the sampled deals, moved by what the bids tell as far as it goes together with it in the samples (the
    // linear estimate of least error). The one seat's evidence and the other's are weighed against each other.
    Worth believed_worth() const {
        Worth worth;
        Evidence evidence[2];
        std::size_t seats = 0;
        for (Seat seat = 0; seat < player_count; ++seat) {
            const int stage = seat == viewer_ ? 0 : talk_.latest_stage(seat);
            if (stage > 0) {
                evidence[seats++] = {
                    .seat = at(seat), .stage = static_cast<std::size_t>(stage - 1), .belief = beliefs_[at(seat)]};
            }
        }
        const auto count = static_cast<double>(samples_.size());
        for (const auto& sample : samples_) {
            worth.cards += sample.cards / count;
            worth.honours += sample.honours / count;
            for (auto& one : evidence) {
                one.mean += one.guess(sample) / count;
            }
        }
        double together = 0; // of the two seats' guesses
        for (const auto& sample : samples_) {
            const double score = sample.cards + sample.honours - worth.cards - worth.honours;
            for (auto& one : evidence) {
                const double above = one.guess(sample) - one.mean;
                one.with_score += score * above / count;
                one.variance += above * above / count;
            }
            together +=
                (evidence[0].guess(sample) - evidence[0].mean) * (evidence[1].guess(sample) - evidence[1].mean) / count;
        }
        worth.told = told_by(evidence[0], evidence[1], seats, together);
        return worth;
    }

    /// What one of the others says, beside what his hand looks like in the samples.
    struct Evidence {
        std::size_t seat = 0;
        std::size_t stage = 0;
        Belief belief{};
        double mean = 0;
        double variance = 0;
        double with_score = 0; ///< the covariance with the viewer's points

        double guess(const AuctionSample& sample) const {
            return sample.guesses[seat][stage];
        }
        // News beyond three standard deviations is no news.
        double surprise() const {
            const double most = 3 * std::sqrt(variance);
            return std::clamp(belief.worth - mean, -most, most);
        }
        double spread_seen() const {
            return variance + belief.spread * belief.spread;
        }
    };

    static double told_by(const Evidence& one, const Evidence& other, std::size_t seats, double together) {
        if (seats == 0) {
            return 0;
        }
        if (seats == 1) {
            return one.with_score * one.surprise() / one.spread_seen();
        }
        const double determinant = one.spread_seen() * other.spread_seen() - together * together;
        if (determinant < 1) {
            return 0;
        }
        const double first = (one.with_score * other.spread_seen() - other.with_score * together) / determinant;
        const double second = (other.with_score * one.spread_seen() - one.with_score * together) / determinant;
        return first * one.surprise() + second * other.surprise();
    }

    // The table.

    std::optional<int> own_bid() const {
        return bids_[at(viewer_)];
    }
    int highest_own() const { // T5
        return own_bid().value_or(highest_bid);
    }
    bool others_have_bid() const {
        for (Seat seat = 0; seat < player_count; ++seat) {
            if (seat != viewer_ && !bids_[at(seat)]) {
                return false;
            }
        }
        return true;
    }
    /// The bid that settles it now, if both others have bid (T6); it may be too high to make.
    int price() const {
        int sum = 0;
        for (Seat seat = 0; seat < player_count; ++seat) {
            sum += seat != viewer_ ? bids_[at(seat)].value_or(0) : 0;
        }
        return -sum;
    }
    /// How far the price can be expected to rise if one waits.
    struct Rise {
        double all = 0;
        double given = 0; ///< of it, by those who give way
    };

    // Who came down comes down again, as far as before at the most; who stands after giving way may think again.
    Rise expected_rise() const {
        Rise rise;
        for (Seat seat = 0; seat < player_count; ++seat) {
            const auto& voice = talk_.voice(stage_, seat);
            if (seat != viewer_ && voice.bids > 0) {
                const double step = voice.bids == 1 ? temper_.first_move
                                                    : std::clamp<double>(voice.latest_step(), 0, temper_.most_move);
                const double hope = gives_way(voice) && voice.stands < temper_.patience ? least_hope : 0;
                rise.all += std::max(step, hope);
                rise.given += voice.first < temper_.high_opening ? std::max(step, hope) : 0;
            }
        }
        return rise;
    }
    // What holding out is expected to bring above the worth of the play: the more of the others give way, the more. In the last
    // stage there is nothing to wait for but the play.
    double prospects() const {
        std::size_t yielding = 0;
        for (Seat seat = 0; seat < player_count; ++seat) {
            yielding += seat != viewer_ && gives_way(talk_.voice(stage_, seat)) ? 1 : 0;
        }
        return temper_.prospects[static_cast<std::size_t>(stage_ - 1)][yielding];
    }

    // The plan.

    Action choose(const Worth& worth) const {
        const double hold = worth.total() + prospects();
        const int lowest = static_cast<int>(std::ceil(hold)); // no bid of one's own below it
        if (!others_have_bid()) {
            return open(worth, lowest);
        }
        if (price() > highest_own()) {
            return {.type = ActionType::More}; // bids only fall: nothing can come of this stage
        }
        const auto rise = expected_rise();
        const double gain = price() - hold;
        const bool patient = can_wait(lowest);
        const bool pays_to_wait =
            rise.all >= 1 && (rise.all >= temper_.risk * (gain + rise.all) || rise.given >= temper_.small_risk * gain);
        if (gain >= 0 && !(pays_to_wait && patient)) {
            return a_bid(price());
        }
        if (!own_bid()) {
            return open(worth, lowest);
        }
        if (patient && (gain + rise.all >= 0 || rise.given >= 1)) {
            return wait(lowest);
        }
        const int step = (*own_bid() - lowest + 1) / 2;
        if (step > 0) {
            return a_bid(std::max(*own_bid() - step, price() + (gain < 0 ? 1 : 0)));
        }
        return rise.all >= 1 && stands_ == 0 ? wait(lowest) : Action{.type = ActionType::More};
    }

    Action open(const Worth& worth, int lowest) const {
        const int room = others_have_bid() ? price() + temper_.opening_play : lowest_bid;
        return a_bid(
            std::max({static_cast<int>(std::ceil(worth.total())) + temper_.least_markup, opening_, lowest, room}));
    }
    // Three stands in a row end the stage (T7), and both others may stand: so one waits by a point less where there is room.
    bool has_room(int lowest) const {
        return *own_bid() > std::max(lowest, price() + 1);
    }
    bool can_wait(int lowest) const {
        return !own_bid() || stands_ == 0 || has_room(lowest);
    }
    Action wait(int lowest) const {
        return a_bid(*own_bid() - (has_room(lowest) ? 1 : 0));
    }
    Action a_bid(int points) const {
        const int legal = std::clamp(points, lowest_bid, highest_own());
        return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(legal)};
    }

    // What is told of it: an agreement is worth what it gives, anything else the hand; what is further from the plan is a little worse.
    Alternative<mitigati::Game> weigh(Action action, Action intended, const Worth& worth) const {
        Alternative<mitigati::Game> weighed{.action = action};
        const auto count = [&](std::string_view id, double points) {
            weighed.value += points;
            if (points != 0) {
                weighed.reasons.push_back({.id = id, .points = points});
            }
        };
        if (action.type == ActionType::Bid && others_have_bid() && action.bid == price()) {
            count("agreed", action.bid);
        } else {
            count("hand_cards", worth.cards);
            count("hand_honours", worth.honours);
            count("others_bids", worth.told);
        }
        constexpr double bonus_of_plan = 0.5;
        constexpr double price_of_distance = 0.1;
        if (action == intended) {
            count("bargaining", std::max(0.0, worth.total() - weighed.value) + bonus_of_plan);
        } else {
            const bool both = action.type == ActionType::Bid && intended.type == ActionType::Bid;
            const double distance = both ? std::abs(action.bid - intended.bid) : 1;
            count("bargaining", std::min(0.0, worth.total() - weighed.value) - price_of_distance * distance);
        }
        return weighed;
    }

    const HaggleTemper temper_;
    const Seat viewer_;
    const int stage_;
    const int stands_;
    const std::array<std::optional<int>, player_count> bids_;
    const Talk talk_;
    AuctionSampler sampler_;
    Rng rng_;
    const int opening_;
    std::array<Belief, player_count> beliefs_{};
    std::vector<AuctionSample> samples_;
};

} // namespace

std::unique_ptr<Thought<mitigati::Game>> begin_haggling(const Observation& observation, const Rng& rng,
                                                        const HaggleTemper& temper, const State* truth) {
    return std::make_unique<Haggler>(observation, rng, temper, truth);
}

} // namespace mitts::ai::for_mitigati
