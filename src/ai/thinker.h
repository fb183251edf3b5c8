// Answers requests one at a time, in steps. Translates between the protocol's messages and the players' thoughts.
//
// It uses neither a clock nor a transport. The caller runs `work` until it returns false, the deadline has passed or
// the request is cancelled. Then the caller takes the reply with the best result so far. The reply's action is always
// legal.
#pragma once

#include "ai/protocol.h"

#include <memory>

namespace mitts::ai {

/// A thought in any game, which reports its result as a reply (protocol.h).
class AnyThought {
public:
    AnyThought() = default;
    AnyThought(const AnyThought&) = delete;
    AnyThought& operator=(const AnyThought&) = delete;
    virtual ~AnyThought() = default;

    /// Does a small part of the work. Returns false when the thought is finished.
    virtual bool step() = 0;
    /// Returns the reply with the best alternative first. The request number is not set.
    virtual Reply reply() const = 0;
};

class Thinker {
public:
    /// Begins to answer a request and drops the previous request. If the request is invalid, `reply` immediately
    /// returns an error.
    void begin(std::string_view request);
    /// Runs at most this many steps (Thought::step). Returns true if work remains.
    bool work(int steps);
    /// Returns the reply to the latest request with the results so far. Before the first request, returns an error.
    Reply reply() const;

    /// Returns the number of the latest request, or 0 if it could not be read.
    std::uint64_t number() const {
        return number_;
    }
    /// Returns the deadline of the latest request in milliseconds, or nothing if it has none.
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
