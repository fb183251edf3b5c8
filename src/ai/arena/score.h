// The score of a contest between two players: points, sets won and thinking times. The scores of shards can be merged.
//
// The unit of all statistics is the set: one deck played once in every seat arrangement. All counts are integers, so
// shards played on different machines yield the same numbers as the whole contest.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace mitts::ai::arena {

/// A histogram of integers.
class Counts {
public:
    void add(int number, std::int64_t times = 1) {
        counts_[number] += times;
    }
    void merge(const Counts& other);
    /// Returns the smallest number n such that at least this share (0 … 1) of all numbers is at most n. Returns nothing
    /// if the histogram is empty.
    std::optional<int> within(double share) const;
    const std::map<int, std::int64_t>& counts() const {
        return counts_;
    }

    friend bool operator==(const Counts&, const Counts&) = default;

private:
    std::map<int, std::int64_t> counts_;
};

/// A histogram of move durations, with eight classes per doubling.
struct Times {
    Counts classes;

    /// Adds the duration of one move.
    void add(double milliseconds);
    /// Returns the time in milliseconds within which this share (0 … 1) of the moves finished, or 0 if there are no
    /// moves.
    double within(double share) const;

    friend bool operator==(const Times&, const Times&) = default;
};

/// Statistics about bargaining, empty for games without bargaining.
struct Bargaining {
    std::int64_t rounds = 0;
    std::int64_t agreed = 0;
    std::array<Counts, 2> bids{}; ///< for each player, a histogram of its number of bids per seat and round

    void merge(const Bargaining& other);

    friend bool operator==(const Bargaining&, const Bargaining&) = default;
};

/// A mean, and half the width of its 95% confidence interval.
struct Estimate {
    double mean = 0;
    double error = 0;
};

struct Score {
    /// The number of units in a point: arrangements × (sides − 1). Margins are stored in these units.
    std::int64_t units = 1;
    std::int64_t sets = 0;
    std::int64_t won = 0;
    std::int64_t drawn = 0;
    std::int64_t sum = 0;
    std::int64_t sum_of_squares = 0;
    std::array<Times, 2> times{}; ///< the durations of the first player's and the opponent's moves
    Bargaining bargaining{};

    /// Adds a set. `margin` is the first player's margin, in units.
    void add_set(std::int64_t margin);
    /// Adds the score of another shard from the same contest. The units must be equal (CHECK).
    void merge(const Score& other);

    /// Returns the first player's points minus the opponent's, per seat and round.
    Estimate points() const;
    /// Returns the share of sets won. Drawn sets count half.
    Estimate share() const;
    /// Returns the log-likelihood ratio of these sets for two hypotheses: that the first player wins `share` of the
    /// sets, and that it wins half of them (normal approximation). Returns 0 while it is undefined.
    double log_likelihood_ratio(double share) const;

    friend bool operator==(const Score&, const Score&) = default;
};

/// A sequential test ends once the absolute value of the ratio exceeds this number. Its error rate is then 5%.
inline constexpr double decisive_ratio = 2.94;

} // namespace mitts::ai::arena
