#include "ai/mitigati/haggle.h"

#include "ai/mitigati/manners.h"
#include "ai/mitigati/plain_decision.h"

#include <algorithm>
#include <cmath>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

/// The value of playing on, in points.
struct Worth {
    double cards = 0;   ///< the mean points for cards
    double honours = 0; ///< the mean points for honours
    double told = 0;    ///< the correction due to the other players' bids

    double total() const {
        return cards + honours + told;
    }
};

class Haggler final : public Thought<mitigati::Game> {
public:
    Haggler(const Observation& observation, const Rng& rng, const HaggleTemper& temper, const State* truth)
        : temper_(temper), viewer_(observation.viewer), stage_(observation.stage), observation_(observation),
          talk_(observation), sampler_(observation, truth), rng_(rng), opening_play_(draw_up_to(temper.opening_play)),
          concession_(draw_up_to(temper.concession)) {
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
        const Reason play[] = {
            {"hand_cards", worth.cards}, {"hand_honours", worth.honours}, {"others_bids", worth.told}};
        auto decision = list_bids(observation_, intended, play);
        decision.estimate = estimate(worth);
        return decision;
    }

    /// Returns the number of sampled deals.
    std::uint64_t iterations() const override {
        return samples_.size();
    }

private:
    int draw_up_to(int most) {
        return static_cast<int>(rng_.below(static_cast<std::uint32_t>(most) + 1));
    }

    bool more_to_sample() const {
        return static_cast<int>(samples_.size()) < temper_.deals;
    }

    /// The value of a seat's hand as estimated from its bids, and the standard error of the estimate.
    struct Belief {
        double worth = 0;
        double spread = 1;
    };

    // Estimates a hand's value from the seat's bids. A first bid usually exceeds this value. A player who has lowered a
    // bid is expected to lower it by the same amount again.
    Belief belief_in(const Voice& voice) const {
        if (voice.bids == 1) {
            return {.worth = voice.last - temper_.first_bias, .spread = temper_.first_spread};
        }
        const double step = voice.latest_step();
        const double bias = voice.came_down() >= temper_.giving_way ? temper_.yield_bias : temper_.firm_bias;
        return {.worth = voice.last - step - bias, .spread = temper_.later_spread + step};
    }

    // Returns the mean value of the sampled deals, corrected by a linear regression on the hand values that the bids
    // suggest. The bids of both opponents are evaluated jointly.
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
        double together = 0; // the covariance between the two opponents' hand values
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

    /// The evidence from one opponent's bids, and the distribution of that opponent's hand values in the samples.
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
        // Returns how far the belief deviates from the samples' mean, limited to three standard deviations.
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

    // Returns the interquartile range of the sampled results, shifted by the correction due to the others' bids.
    Estimate estimate(const Worth& worth) const {
        std::vector<int> scores;
        for (const auto& sample : samples_) {
            scores.push_back(sample.cards + sample.honours);
        }
        std::sort(scores.begin(), scores.end());
        const auto beyond = scores.size() / 4;
        return {.about = worth.total(),
                .low = scores[beyond] + worth.told,
                .high = scores[scores.size() - 1 - beyond] + worth.told};
    }

    Action choose(const Worth& worth) const {
        const double hold = worth.total() + temper_.prospects[static_cast<std::size_t>(stage_ - 1)];
        return say(observation_, talk_,
                   {.opening = worth.total() + temper_.markup + opening_play_,
                    .aim = hold,
                    .least = hold - concession_,
                    .greed = temper_.greed});
    }

    const HaggleTemper temper_;
    const Seat viewer_;
    const int stage_;
    const Observation observation_;
    const Talk talk_;
    AuctionSampler sampler_;
    Rng rng_;
    const int opening_play_;
    const int concession_;
    std::array<Belief, player_count> beliefs_{};
    std::vector<AuctionSample> samples_;
};

} // namespace

std::unique_ptr<Thought<mitigati::Game>> begin_haggling(const Observation& observation, const Rng& rng,
                                                        const HaggleTemper& temper, const State* truth) {
    return std::make_unique<Haggler>(observation, rng, temper, truth);
}

} // namespace mitts::ai::for_mitigati
