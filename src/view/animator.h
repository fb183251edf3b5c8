// Plays keyframes: the scene at any moment between where things were and where they go.
//
// Cards are recognised by their id and move, turn, grow and flip; movers (groups of items) slide; numbers count; what is
// new fades in, what is gone fades out. Pure: the time is a parameter, and a scene that has come to rest is exactly the
// scene that was laid out.
#pragma once

#include "view/scene.h"

#include <deque>
#include <vector>

namespace mitts::view {

class Animator {
public:
    /// Shows a scene at once: what was moving is skipped.
    void show(Scene scene);

    /// Queues steps behind those that are still moving; the first begins now if none is.
    void play(std::vector<Keyframe> steps, double now_ms);

    /// Ends everything that moves: the last step's scene is shown. What the steps cut short had to say is kept for `advance`.
    void skip();

    /// What there is to hear of the steps that began since this was asked last; of steps that were skipped, nothing.
    std::vector<Cue> take_cues();

    /// Goes on to `now_ms` (never backwards): steps that are over are dropped. Returns what is said by the steps that
    /// began since the last call, one sentence a line; empty if nothing.
    std::string advance(double now_ms);

    /// The scene at the time last advanced to.
    Scene now() const;

    /// Whether the scene will change by itself: while it will not, nothing needs to be drawn.
    bool moving() const {
        return !steps_.empty();
    }

    /// Where everything is going: what a pointer should be tested against. Same as `now` when nothing moves.
    const Scene& goal() const;

private:
    /// Adds what a step says to the lines, unless it has been told.
    void tell(const Keyframe& step, std::string& lines);

    Scene start_{}; ///< the scene that the step in play leaves
    std::deque<Keyframe> steps_;
    double step_began_ms_ = 0;
    double now_ms_ = 0;
    bool first_said_ = false; ///< the step in play has been told by `advance`
    std::string unsaid_{};    ///< of steps that were skipped, not told yet
    std::vector<Cue> cues_{};
};

/// The scene on the way from one to another: `part` from 0 to 1. Exactly `to` at 1.
Scene between(const Scene& from, const Scene& to, float part);

} // namespace mitts::view
