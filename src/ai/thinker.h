// Processes one request at a time, in steps. It connects the texts of the protocol to the thoughts of the players.
//
// It is independent of clock and transport. The caller, which has both, calls `work` until it is done, the deadline has
// passed or the request is cancelled. Then it takes the reply with the best result so far, which is legal at any time.
#pragma once

#include "ai/protocol.h"

#include <memory>

namespace mitts::ai {

/// A thought of any game's player, with a reply in the terms of the protocol.
class AnyThought {
public:
    AnyThought() = default;
    AnyThought(const AnyThought&) = delete;
    AnyThought& operator=(const AnyThought&) = delete;
    virtual ~AnyThought() = default;

    virtual bool step() = 0;
    /// Returns the reply with the best alternative first. The request number is not set.
    virtual Reply reply() const = 0;
};

class Thinker {
public:
    /// Begins a request and drops the previous one. An invalid request is done immediately, and its reply is the error.
    void begin(std::string_view request);
    /// Runs at most this many steps (Thought::step). Returns true while there is more to do.
    bool work(int steps);
    /// Returns the reply to the latest request with the results so far. Before the first request, returns an error.
    Reply reply() const;

    /// Returns the number of the latest request, or 0 if it could not be read.
    std::uint64_t number() const {
        return number_;
    }
    /// Returns the time in milliseconds that the caller waits, counted from the receipt of the request. Returns nothing
    /// if there is no limit.
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
