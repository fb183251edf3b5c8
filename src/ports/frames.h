// Schedules frames. The program requests the next frame or a later wake-up; otherwise it idles and draws nothing.
#pragma once

namespace mitts::ports {

class Frames {
public:
    Frames() = default;
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;
    virtual ~Frames() = default;

    /// Requests a call to Program::frame at the next screen refresh. Repeated requests before that frame have no
    /// further effect.
    virtual void request_frame() = 0;
    /// Returns true if a requested frame is still pending.
    virtual bool frame_is_wanted() const = 0;
    /// Requests a call to Program::frame in about this many milliseconds. A later call replaces an earlier one.
    virtual void wake_after(double milliseconds) = 0;
};

} // namespace mitts::ports
