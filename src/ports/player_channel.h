// The line to the computer players: a request goes out as text, and an answer comes back as text, some time later or never.
//
// What the texts say is the affair of ai/protocol.h. Answers are taken up by the program when it is awake; whoever fills the
// channel wakes it (ports/frames.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::ports {

enum class ChannelState : std::uint8_t {
    Open,
    Broken, ///< nobody is listening any more: requests would stay without an answer
};

class PlayerChannel {
public:
    PlayerChannel() = default;
    PlayerChannel(const PlayerChannel&) = delete;
    PlayerChannel& operator=(const PlayerChannel&) = delete;
    virtual ~PlayerChannel() = default;

    /// Hands a request over and returns at once.
    virtual void send(std::string_view request) = 0;
    /// The oldest answer not yet taken, or nothing.
    virtual std::optional<std::string> take_answer() = 0;
    virtual ChannelState state() const = 0;
    /// Ends whoever listens and begins with a new one; answers still under way are lost.
    virtual void restart() = 0;
};

} // namespace mitts::ports
