// Plays keyframes by computing the scene at any time between two layouts.
//
// Cards are matched by id. They move, rotate, change size and turn over. Movers (groups of items) slide, numbers count
// up or down, new items fade in, and removed items fade out. The class has no clock; callers pass the time.
#pragma once

#include "view/scene.h"

#include <deque>
#include <vector>

namespace mitts::view {

class Animator {
public:
    /// Shows a scene immediately and skips any running animation.
    void show(Scene scene);

    /// Appends steps to the queue. The first starts at `now_ms` if no step is playing.
    void play(std::vector<Keyframe> steps, double now_ms);

    /// Ends the animation and shows the last step's scene. The next `advance` returns the announcements of the
    /// skipped steps.
    void skip();

    /// Returns the sound cues of all steps that have started since the last call. Skipped steps make no sound.
    std::vector<Cue> take_cues();

    /// Advances to `now_ms` (never backwards) and drops finished steps. Returns the announcements of the steps that
    /// started since the last call, one sentence per line; empty if there are none.
    std::string advance(double now_ms);

    /// Returns the scene at the time of the last `advance`.
    Scene now() const;

    /// Returns true while an animation is playing. Otherwise no redraw is needed.
    bool moving() const {
        return !steps_.empty();
    }

    /// Returns the final scene, for hit tests. It equals `now` when no animation is playing.
    const Scene& goal() const;

private:
    /// Adds a step's announcement to `lines`, unless the step has already been announced.
    void tell(const Keyframe& step, std::string& lines);

    Scene start_{}; ///< the scene at the start of the current step
    std::deque<Keyframe> steps_;
    double step_began_ms_ = 0;
    double now_ms_ = 0;
    bool first_said_ = false; ///< true once `advance` has announced the current step
    std::string unsaid_{};    ///< pending announcements of skipped steps
    std::vector<Cue> cues_{};
};

/// Interpolates between two scenes. `part` goes from 0 to 1; at 1 the result is exactly `to`.
Scene between(const Scene& from, const Scene& to, float part);

} // namespace mitts::view
