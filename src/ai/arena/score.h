// What a contest between two players has come to: points per deck set, sets won, time taken. Scores of parts add up.
//
// The unit of all statistics is the set: one deck played once in every seat arrangement. Everything is counted in whole
// numbers, so that parts of a contest played on different machines give the same figures as the whole.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace mitts::ai::arena {

/// How often each number came up.
class Counts {
public:
    void add(int number, std::int64_t times = 1) {
        counts_[number] += times;
    }
    void merge(const Counts& other);
    /// The smallest number that this share of all stayed within, 0 … 1; nothing if there are none.
    std::optional<int> within(double share) const;
    const std::map<int, std::int64_t>& counts() const {
        return counts_;
    }

    friend bool operator==(const Counts&, const Counts&) = default;

private:
    std::map<int, std::int64_t> counts_;
};

/// How long moves took, in classes an eighth of a doubling wide.
struct Times {
    Counts classes;

    void add(double milliseconds);
    /// The time that this share of the moves stayed within, 0 … 1, in milliseconds; 0 without moves.
    double within(double share) const;

    friend bool operator==(const Times&, const Times&) = default;
};

/// How rounds were bargained; without rounds in games without bargaining.
struct Bargaining {
    std::int64_t rounds = 0;
    std::int64_t agreed = 0;
    std::array<Counts, 2> bids{}; ///< of a seat in a round, for either player

    void merge(const Bargaining& other);

    friend bool operator==(const Bargaining&, const Bargaining&) = default;
};

/// A mean and half the width of its 95 % interval.
struct Estimate {
    double mean = 0;
    double error = 0;
};

struct Score {
    /// Margins are counted in this part of a point: arrangements × (sides − 1).
    std::int64_t units = 1;
    std::int64_t sets = 0;
    std::int64_t won = 0;
    std::int64_t drawn = 0;
    std::int64_t sum = 0;
    std::int64_t sum_of_squares = 0;
    std::array<Times, 2> times{}; ///< of the player and of the opponent
    Bargaining bargaining{};

    /// One more set, with the first player's margin in units.
    void add_set(std::int64_t margin);
    /// Adds another part of the same contest: with the same units (CHECK).
    void merge(const Score& other);

    /// Points of the first player above those of their opponent, per seat and round.
    Estimate points() const;
    /// The share of sets won, drawn ones counting half.
    Estimate share() const;
    /// The logarithm of how much likelier these sets are if the first player wins `share` of them than if they win half
    /// (normal approximation); 0 while it cannot be told.
    double log_likelihood_ratio(double share) const;

    friend bool operator==(const Score&, const Score&) = default;
};

/// Beyond this either way, a sequential test is decided with an error of 5 %.
inline constexpr double decisive_ratio = 2.94;

} // namespace mitts::ai::arena
