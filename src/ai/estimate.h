// A player's estimate of its result: the expected points of its side, with a range.
#pragma once

namespace mitts::ai {

struct Estimate {
    double about = 0; ///< the mean
    double low = 0;   ///< the bounds of the interquartile range
    double high = 0;

    friend bool operator==(const Estimate&, const Estimate&) = default;
};

} // namespace mitts::ai
