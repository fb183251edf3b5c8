#include "ai/arena/score.h"

#include "cards/check.h"

#include <cmath>

namespace mitts::ai::arena {

namespace {

constexpr double shortest_time = 0.001; // one microsecond
constexpr double classes_per_doubling = 8;
constexpr double width_of_95 = 1.96;

Estimate estimate(double sum, double sum_of_squares, double count) {
    if (count < 2) {
        return {.mean = count < 1 ? 0 : sum / count};
    }
    const double mean = sum / count;
    const double variance = (sum_of_squares - sum * mean) / (count - 1);
    return {.mean = mean, .error = width_of_95 * std::sqrt(std::fmax(0, variance) / count)};
}

} // namespace

void Counts::merge(const Counts& other) {
    for (const auto& [number, times] : other.counts_) {
        add(number, times);
    }
}

std::optional<int> Counts::within(double share) const {
    std::int64_t all = 0;
    for (const auto& [number, times] : counts_) {
        all += times;
    }
    std::int64_t passed = 0;
    for (const auto& [number, times] : counts_) {
        passed += times;
        if (static_cast<double>(passed) >= share * static_cast<double>(all)) {
            return number;
        }
    }
    return std::nullopt;
}

void Times::add(double milliseconds) {
    const double doublings = std::log2(std::fmax(milliseconds, shortest_time) / shortest_time);
    classes.add(static_cast<int>(doublings * classes_per_doubling));
}

double Times::within(double share) const {
    const auto time_class = classes.within(share);
    return time_class ? shortest_time * std::exp2((*time_class + 1) / classes_per_doubling) : 0;
}

void Bargaining::merge(const Bargaining& other) {
    rounds += other.rounds;
    agreed += other.agreed;
    for (std::size_t player = 0; player < bids.size(); ++player) {
        bids[player].merge(other.bids[player]);
    }
}

void Score::add_set(std::int64_t margin) {
    ++sets;
    won += margin > 0 ? 1 : 0;
    drawn += margin == 0 ? 1 : 0;
    sum += margin;
    sum_of_squares += margin * margin;
}

void Score::merge(const Score& other) {
    MITTS_CHECK(units == other.units);
    sets += other.sets;
    won += other.won;
    drawn += other.drawn;
    sum += other.sum;
    sum_of_squares += other.sum_of_squares;
    for (std::size_t player = 0; player < times.size(); ++player) {
        times[player].classes.merge(other.times[player].classes);
    }
    bargaining.merge(other.bargaining);
}

Estimate Score::points() const {
    const auto unit = static_cast<double>(units);
    return estimate(static_cast<double>(sum) / unit, static_cast<double>(sum_of_squares) / unit / unit,
                    static_cast<double>(sets));
}

Estimate Score::share() const {
    return estimate(static_cast<double>(won) + 0.5 * static_cast<double>(drawn),
                    static_cast<double>(won) + 0.25 * static_cast<double>(drawn), static_cast<double>(sets));
}

// Applies the sequential probability ratio test of A. Wald (1945) to the mean result of the sets, with the measured
// variance. One win and one loss are added to keep the variance positive even if all sets have the same result.
double Score::log_likelihood_ratio(double share) const {
    if (sets == 0) {
        return 0;
    }
    const auto count = static_cast<double>(sets);
    const auto half_points = static_cast<double>(won) + 0.5 * static_cast<double>(drawn);
    const double mean = half_points / count;
    const double padded = (half_points + 1) / (count + 2);
    const double squares = (static_cast<double>(won) + 0.25 * static_cast<double>(drawn) + 1) / (count + 2);
    const double variance = squares - padded * padded;
    return variance <= 0 ? 0 : count * (share - 0.5) * (2 * mean - share - 0.5) / (2 * variance);
}

} // namespace mitts::ai::arena
