// Evaluates every legal action of a seat. The value of an action is the expected result of the round for the seat's
// side, averaged over sampled worlds. After the action, a fast evaluation chooses the moves of every seat (play_on.h).
//
// The values do not depend on the chosen action: every action is tried in the same worlds, and none is dropped. The
// first half of the worlds selects the best action, and the second half measures all actions. If the same worlds did
// both, the value of the best action would be biased upwards.
#pragma once

#include "ai/play_on.h"
#include "ai/protocol.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

namespace mitts::ai {

/// Returns points / divisor in thousandths of a point, rounded.
constexpr Milli milli_of(std::int64_t points, std::int64_t divisor) {
    const auto twice = 2000 * points; // rounds half away from zero, so negating the points negates the result
    return (twice + (twice < 0 ? -divisor : divisor)) / (2 * divisor);
}

/// Computes a side's result from the points of all sides: its lead over the other sides' average, or its own points.
/// Results are integers, in units of 1/`parts()` points.
template <Game G> struct SideView {
    int side = 0;
    int sides = 2;

    /// Returns the number of units in a point.
    int parts() const {
        return PlayOn<G>::own_points ? 1 : sides - 1;
    }
    /// Returns this side's result from the points of all sides, in units of 1/`parts()` points.
    std::int64_t result(const Points& points) const {
        const std::int64_t own = points[at(side)];
        if (PlayOn<G>::own_points) {
            return own;
        }
        std::int64_t sum = 0;
        for (const auto each : points) {
            sum += each;
        }
        return own * (sides - 1) - (sum - own);
    }
};

template <Game G> SideView<G> side_view(const typename G::Options& options, Seat seat) {
    return {.side = G::side_of(options, seat), .sides = G::sides(options)};
}

/// The evaluation of a decision. All values are for the deciding side.
struct Judged {
    struct Value {
        std::string name;
        Milli value = 0;
        Milli error = 0; ///< the standard error

        friend bool operator==(const Value&, const Value&) = default;
    };
    std::vector<Value> values; ///< the value of each way (play_on.h), in the order of `PlayOn::ways`
    std::size_t best = 0;
    std::size_t chosen = 0;
    Milli difference_error = 0; ///< the standard error of (best value − chosen value), both measured in the same worlds
    Milli loss = 0;             ///< best value − chosen value if this exceeds two standard errors, otherwise 0

    friend bool operator==(const Judged&, const Judged&) = default;
};

/// The weights of the sampled worlds. `Weighed`: a world has more weight if it explains the other players' actions
/// better (play_on.h). `Alike`: all worlds have the same weight.
enum class Belief : std::uint8_t { Weighed, Alike };

template <Game G> class Evaluation {
public:
    /// Evaluates the actions of the observation's viewer, who must be on turn, in `worlds` worlds (at least 1).
    /// `play_on` must outlive the evaluation, and must not be used by another evaluation at the same time.
    Evaluation(PlayOn<G>& play_on, const typename G::Observation& observation, int worlds, std::uint64_t seed,
               Belief belief = Belief::Weighed)
        : play_on_(play_on), observation_(observation), view_(side_view<G>(observation.options, observation.viewer)),
          worlds_(at(worlds)), belief_(belief), rng_(decision_rng(seed, G::observation_to_text(observation))) {
        play_on_.look(observation_, rng_);
        ways_ = play_on_.ways();
        points_ = play_on_.solved();
        if (!points_.empty()) {
            worlds_ = 1; // the values are exact, so one world is enough
        }
        points_.reserve(worlds_ * ways_.size());
    }

    /// Tries every way (play_on.h) in one more world. Returns false once all worlds have been tried.
    bool step() {
        if (tried() < worlds_) {
            const auto world = belief_ == Belief::Weighed ? play_on_.world(rng_)
                                                          : G::resample(observation_.options, observation_, rng_);
            for (const auto& way : ways_) {
                auto after = world;
                G::apply_quietly(observation_.options, after, way.action);
                points_.push_back(play_on_.finish(after));
            }
        }
        return tried() < worlds_;
    }

    /// Returns the number of worlds tried so far. `judge` needs at least two, or one if the evaluation has only one
    /// world.
    std::size_t tried() const {
        return points_.size() / ways_.size();
    }
    /// Returns true if enough worlds have been tried for `judge`.
    bool ready() const {
        return tried() >= std::min<std::size_t>(2, worlds_);
    }
    const std::vector<Way<G>>& ways() const {
        return ways_;
    }

    /// Returns the value of a way for a side. The worlds are those sampled for the deciding seat.
    Milli value(const SideView<G>& view, std::size_t way) const {
        return measure([&](std::size_t world) { return result(view, world, way); }).mean;
    }

    /// Judges an action of the viewer from the worlds tried so far.
    Judged judge(const typename G::Action& action) const {
        const auto chosen = way_of(action);
        Judged judged{.values = values(), .best = chosen, .chosen = chosen};
        const auto comparison = compare(first_sums(), chosen);
        judged.best = comparison.best;
        judged.difference_error = comparison.error;
        const auto lost = judged.values[judged.best].value - judged.values[judged.chosen].value;
        judged.loss = lost > 2 * judged.difference_error ? lost : 0;
        return judged;
    }

    /// Returns the value of each way, in the order of `PlayOn::ways`.
    std::vector<Judged::Value> values() const {
        std::vector<Judged::Value> values;
        for (std::size_t way = 0; way < ways_.size(); ++way) {
            const auto measured = measure([&](std::size_t world) { return result(view_, world, way); });
            values.push_back({.name = ways_[way].name, .value = measured.mean, .error = measured.error});
        }
        return values;
    }

    /// The result of comparing a way with the best one.
    struct Comparison {
        std::size_t best = 0;
        Milli error = 0; ///< the standard error of (best value − this way's value), both measured in the same worlds
    };
    /// Compares a way with the best one. `sums` is the result of `first_sums`. If several ways share the highest sum,
    /// the best is `way` if it is one of them, otherwise the first.
    Comparison compare(const std::vector<std::int64_t>& sums, std::size_t way) const {
        const auto most = std::max_element(sums.begin(), sums.end());
        const auto best = sums[way] == *most ? way : static_cast<std::size_t>(most - sums.begin());
        return {.best = best, .error = difference_error(best, way)};
    }
    Milli difference_error(std::size_t best, std::size_t way) const {
        return measure([&](std::size_t world) { return result(view_, world, best) - result(view_, world, way); }).error;
    }
    /// Returns the standard error of the difference between the two best ways; 0 if there is only one way.
    Milli closest_error() const {
        auto sums = first_sums();
        const auto most = std::max_element(sums.begin(), sums.end());
        const auto best = static_cast<std::size_t>(most - sums.begin());
        std::size_t second = 0;
        for (std::size_t way = 0; way < sums.size(); ++way) {
            if (way != best && (second == best || sums[way] > sums[second])) {
                second = way;
            }
        }
        return difference_error(best, second);
    }
    /// Returns the sum of each way's results in the first half of the worlds. The sums determine the best way.
    std::vector<std::int64_t> first_sums() const {
        std::vector<std::int64_t> sums(ways_.size());
        for (std::size_t world = 0; world < half(); ++world) {
            for (std::size_t way = 0; way < sums.size(); ++way) {
                sums[way] += result(view_, world, way);
            }
        }
        return sums;
    }

private:
    struct Measured {
        Milli mean = 0;
        Milli error = 0;
    };

    std::size_t half() const {
        return tried() / 2;
    }
    std::int64_t result(const SideView<G>& view, std::size_t world, std::size_t way) const {
        return view.result(points_[world * ways_.size() + way]);
    }

    std::size_t way_of(const typename G::Action& action) const {
        const auto name = PlayOn<G>::name_of(observation_, action);
        std::size_t way = 0;
        while (way < ways_.size() && ways_[way].name != name) {
            ++way;
        }
        MITTS_CHECK(way < ways_.size());
        return way;
    }

    // Returns the mean and the standard error of a quantity over the second half of the worlds, which is never empty.
    template <class Figure> Measured measure(Figure figure) const {
        std::int64_t sum = 0;
        std::int64_t squares = 0;
        for (auto world = half(); world < tried(); ++world) {
            const std::int64_t each = figure(world);
            sum += each;
            squares += each * each;
        }
        const auto count = static_cast<std::int64_t>(tried() - half());
        const std::int64_t parts = view_.parts();
        // The sum of squared deviations, multiplied by the count, is an integer. Therefore, the error of equal results
        // is exactly 0.
        const auto spread = static_cast<double>(squares * count - sum * sum);
        const auto divisor = static_cast<double>(count * count * std::max<std::int64_t>(1, count - 1) * parts * parts);
        return {.mean = milli_of(sum, count * parts),
                .error = static_cast<Milli>(std::llround(1000 * std::sqrt(spread / divisor)))};
    }

    PlayOn<G>& play_on_;
    const typename G::Observation observation_;
    const SideView<G> view_; ///< computes the results of the viewer's side
    std::size_t worlds_;
    const Belief belief_;
    Rng rng_;
    std::vector<Way<G>> ways_;
    std::vector<Points> points_; ///< the points after every way in every world, ordered by world, then by way
};

} // namespace mitts::ai
