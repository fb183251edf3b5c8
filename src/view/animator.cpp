#include "view/animator.h"

#include "cards/check.h"
#include "view/twins.h"

#include <utility>

namespace mitts::view {

void Animator::show(Scene scene) {
    skip(); // when the device is rotated, for example, `advance` still announces the skipped steps
    start_ = std::move(scene);
}

void Animator::play(std::vector<Keyframe> steps, double now_ms) {
    if (steps_.empty()) {
        step_began_ms_ = now_ms;
        now_ms_ = now_ms;
        first_said_ = false;
    }
    for (auto& step : steps) {
        settle_twins(goal(), step.scene);
        steps_.push_back(std::move(step));
    }
}

void Animator::skip() {
    if (steps_.empty()) {
        return;
    }
    for (const auto& step : steps_) {
        tell(step, unsaid_);
        first_said_ = false;
    }
    start_ = std::move(steps_.back().scene);
    steps_.clear();
}

void Animator::tell(const Keyframe& step, std::string& lines) {
    if (!first_said_ && !step.said.empty()) {
        lines += (lines.empty() ? "" : "\n") + step.said;
    }
    first_said_ = true;
}

std::string Animator::advance(double now_ms) {
    auto said = std::exchange(unsaid_, {});
    now_ms_ = now_ms > now_ms_ ? now_ms : now_ms_;
    while (!steps_.empty()) {
        if (!first_said_) {
            cues_.insert(cues_.end(), steps_.front().cues.begin(), steps_.front().cues.end());
        }
        tell(steps_.front(), said);
        const double ends = step_began_ms_ + steps_.front().milliseconds;
        if (now_ms_ < ends) {
            break;
        }
        start_ = std::move(steps_.front().scene);
        steps_.pop_front();
        step_began_ms_ = ends;
        first_said_ = false;
    }
    return said;
}

std::vector<Cue> Animator::take_cues() {
    return std::exchange(cues_, {});
}

Scene Animator::now() const {
    if (steps_.empty()) {
        return start_;
    }
    const auto& step = steps_.front();
    MITTS_CHECK(step.milliseconds > 0 || now_ms_ <= step_began_ms_);
    const double part = step.milliseconds > 0 ? (now_ms_ - step_began_ms_) / step.milliseconds : 0;
    return between(start_, step.scene, static_cast<float>(part));
}

const Scene& Animator::goal() const {
    return steps_.empty() ? start_ : steps_.back().scene;
}

} // namespace mitts::view
