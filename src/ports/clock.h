// The source of time and randomness. It is an interface, so that tests can reproduce every run.
#pragma once

#include <cstdint>

namespace mitts::ports {

class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    /// Returns the milliseconds since an arbitrary but fixed time. Never decreases.
    virtual double now() const = 0;
    /// Returns the milliseconds since the start of 1970 according to the host's clock, which the user may set back.
    virtual std::int64_t date() const = 0;
    /// Returns an unpredictable number, for the seed of a new match.
    virtual std::uint64_t draw_seed() = 0;
};

} // namespace mitts::ports
