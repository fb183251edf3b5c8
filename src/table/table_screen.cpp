#include "table/table_screen.h"

#include "table/table_texts.h"

namespace mitts::table {

namespace {

/// The pause between two moves in milliseconds, long enough to see each move. Animations add their own time.
constexpr int between_moves_ms = 420;
/// The pause when animations are off. This pause is longer, because changes without animation are harder to notice.
constexpr int between_still_moves_ms = 600;
/// The pause after a move that scored, so that players can read the points.
constexpr int read_points_ms = 1200;

int timed(int milliseconds, view::Timing timing) {
    return timing == view::Timing::Quick  ? milliseconds / 3
           : timing == view::Timing::Calm ? milliseconds * 3
                                          : milliseconds;
}

} // namespace

void TableScreen::show(view::Scene scene) {
    complete(scene);
    animator_.show(std::move(scene));
    redraw_ = true;
}

void TableScreen::play(std::vector<view::Keyframe> steps, double now_ms) {
    scored_ = false;
    for (auto& step : steps) {
        complete(step.scene);
        for (const auto& cue : step.cues) {
            scored_ = scored_ || (cue.sound >= view::Sound::Small && cue.sound <= view::Sound::Large) ||
                      cue.sound == view::Sound::Zero;
        }
    }
    animator_.play(std::move(steps), now_ms);
    redraw_ = true;
}

void TableScreen::skip_motion() {
    read_until_ms_ = 0;
    if (animator_.moving()) {
        animator_.skip();
        redraw_ = true;
    }
}

bool TableScreen::settle(double now_ms) {
    const bool moved = animator_.moving();
    for (auto& sentence : text_lines(animator_.advance(now_ms))) {
        say_aloud(std::move(sentence));
    }
    if (animator_.moving()) {
        return false;
    }
    if (moved) {
        redraw_ = true;
        pause_from(now_ms);
    }
    return true;
}

std::vector<view::Cue> TableScreen::take_cues() {
    auto cues = std::exchange(cues_, {});
    const auto moving = animator_.take_cues();
    cues.insert(cues.begin(), moving.begin(), moving.end());
    return cues;
}

void TableScreen::pause_from(double now_ms) {
    const auto speed = surroundings_.speed;
    const int pause = speed != view::Speed::None ? view::paced(between_moves_ms, speed)
                      : scored_                  ? read_points_ms
                                                 : between_still_moves_ms;
    earliest_move_ms_ = now_ms + timed(pause, surroundings_.settings.timing);
    read_until_ms_ = pause == read_points_ms ? earliest_move_ms_ : 0;
}

} // namespace mitts::table
