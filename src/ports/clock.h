// Time and chance, which come from outside so that everything within can be repeated.
#pragma once

#include <cstdint>

namespace mitts::ports {

class Clock {
public:
    Clock() = default;
    Clock(const Clock&) = delete;
    Clock& operator=(const Clock&) = delete;
    virtual ~Clock() = default;

    /// Milliseconds since some fixed moment; never runs backwards.
    virtual double now() const = 0;
    /// Milliseconds since the year 1970 began, by the host's calendar; it may be set back.
    virtual std::int64_t date() const = 0;
    /// A number nobody can foresee, for the seed of a new match.
    virtual std::uint64_t draw_seed() = 0;
};

} // namespace mitts::ports
