// The channel to the computer players. Requests and answers are text. An answer may arrive at any later time, or never.
//
// ai/protocol.h defines the format of requests and answers. The program reads answers when it is awake. The
// implementation wakes the program when an answer arrives (ports/frames.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::ports {

enum class ChannelState : std::uint8_t {
    Open,
    Broken, ///< the receiver has stopped; requests get no answer
};

class PlayerChannel {
public:
    PlayerChannel() = default;
    PlayerChannel(const PlayerChannel&) = delete;
    PlayerChannel& operator=(const PlayerChannel&) = delete;
    virtual ~PlayerChannel() = default;

    /// Sends a request and returns immediately.
    virtual void send(std::string_view request) = 0;
    /// Returns the oldest unread answer, or nothing.
    virtual std::optional<std::string> take_answer() = 0;
    virtual ChannelState state() const = 0;
    /// Stops the receiver and starts a new one. Pending answers are lost.
    virtual void restart() = 0;
};

} // namespace mitts::ports
