// The source of time and randomness. Tests replace it to make every run reproducible.
#pragma once

#include <cstdint>

namespace mitts::ports {

class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    /// Returns the time in milliseconds since an arbitrary but fixed moment. Never decreases.
    virtual double now() const = 0;
    /// Returns the host's time in milliseconds since the start of 1970. The user may set the host's clock back.
    virtual std::int64_t date() const = 0;
    /// Returns an unpredictable number, for the seed of a new match.
    virtual std::uint64_t draw_seed() = 0;
};

} // namespace mitts::ports
