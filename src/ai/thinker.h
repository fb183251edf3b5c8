// Works on one request at a time, in steps: what stands between the protocol's texts and a player's thought.
//
// It knows no clock and no transport. Whoever has both calls `work` until it is done, the deadline is over or somebody has
// cancelled, and then takes the reply: the best found so far, legal at any moment.
#pragma once

#include "ai/protocol.h"

#include <memory>

namespace mitts::ai {

/// A thought of any game's player, as the protocol speaks of it.
class AnyThought {
public:
    AnyThought() = default;
    AnyThought(const AnyThought&) = delete;
    AnyThought& operator=(const AnyThought&) = delete;
    virtual ~AnyThought() = default;

    virtual bool step() = 0;
    /// Best first; without a number.
    virtual Reply reply() const = 0;
};

class Thinker {
public:
    /// Begins with a request, and drops the one before. A request that cannot be read is done at once: its reply is the error.
    void begin(std::string_view request);
    /// Takes so many steps at the most (Thought::step). True while there is more to think about.
    bool work(int steps);
    /// The reply to the request begun last, as far as it has been thought through. Before the first request: an error.
    Reply reply() const;

    /// The number of the request begun last; 0 if it could not be read.
    std::uint64_t number() const {
        return number_;
    }
    /// How long its asker will wait, in milliseconds from when it was received; nothing: as long as it takes.
    std::optional<int> deadline_ms() const {
        return deadline_ms_;
    }

private:
    std::uint64_t number_ = 0;
    std::optional<int> deadline_ms_{};
    std::unique_ptr<AnyThought> thought_{};
    std::string error_ = "there was no request";
};

} // namespace mitts::ai
