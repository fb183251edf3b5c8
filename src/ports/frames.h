// When the program runs at all: it asks for the next frame, or to be woken later; otherwise it rests and nothing is drawn.
#pragma once

namespace mitts::ports {

class Frames {
public:
    Frames() = default;
    Frames(const Frames&) = delete;
    Frames& operator=(const Frames&) = delete;
    virtual ~Frames() = default;

    /// Program::frame is to be called at the screen's next chance. Asking twice before it comes is asking once.
    virtual void request_frame() = 0;
    /// Whether a frame was asked for and has not come yet.
    virtual bool frame_is_wanted() const = 0;
    /// Program::frame is to be called in about so many milliseconds; a later call replaces an earlier one.
    virtual void wake_after(double milliseconds) = 0;
};

} // namespace mitts::ports
