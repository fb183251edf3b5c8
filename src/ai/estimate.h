// What a player takes its own prospects to be, beside the decision that it makes: in points, for its side, with how
// far it may go otherwise.
#pragma once

namespace mitts::ai {

struct Estimate {
    double about = 0; ///< on the average
    double low = 0;   ///< half the time it is between these two
    double high = 0;

    friend bool operator==(const Estimate&, const Estimate&) = default;
};

} // namespace mitts::ai
