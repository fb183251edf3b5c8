// The base class of MatchTable: display environment, animation, and pending requests to the program.
//
// This class does not depend on the match. MatchTable passes scenes and sentences to it.
#pragma once

#include "table/game_table.h"
#include "view/animator.h"
#include "view/stage.h"
#include "view/type_widths.h"

#include <algorithm>
#include <utility>

namespace mitts::table {

class TableScreen : public GameTable {
public:
    bool moving() const final {
        return animator_.moving();
    }
    view::Scene scene() const final {
        return animator_.now();
    }
    const view::Scene& goal() const final {
        return animator_.goal();
    }
    bool take_redraw() final {
        return std::exchange(redraw_, false);
    }
    bool take_change() final {
        return std::exchange(changed_, false);
    }
    bool take_end() final {
        return std::exchange(ended_, false);
    }
    std::vector<Sentence> take_sentences() final {
        return std::exchange(sentences_, {});
    }
    std::vector<view::Cue> take_cues() final;
    int entry_asked() const final {
        return entry_asked_;
    }
    std::optional<ports::TextQuestion> take_question() final {
        return std::exchange(question_, std::nullopt);
    }
    std::string_view take_rule() final {
        return std::exchange(rule_, {});
    }

protected:
    const Surroundings& surroundings() const {
        return surroundings_;
    }
    void move_to(const Surroundings& surroundings) {
        surroundings_ = surroundings;
    }
    std::string say(i18n::TextId id) const {
        return i18n::say(surroundings_.language, id);
    }
    view::Stage stage() const {
        return {.viewport = room(), .measure = &measure_, .speed = surroundings_.speed};
    }
    /// Returns the part of the window that the table occupies.
    virtual view::Viewport room() const {
        return surroundings_.viewport;
    }
    /// Adds elements outside the table, such as the review bar, to a scene.
    virtual void complete(view::Scene& /*scene*/) const {
    }
    const view::TextMeasure& measure() const {
        return measure_;
    }

    /// Shows a scene without animation.
    void show(view::Scene scene);
    void play(std::vector<view::Keyframe> steps, double now_ms);
    /// Ends the animation. `scene` then returns the final scene.
    void skip_motion();
    /// Advances the animation. Returns true once nothing moves.
    bool settle(double now_ms);
    /// Returns the earliest time at which a computer may move. The delay lets the player follow the previous move.
    double earliest_move_ms() const {
        return earliest_move_ms_;
    }
    /// Returns the number of milliseconds for which the points of the last move must remain visible. Returns 0 if
    /// animations are on. Any input ends the wait.
    double read_for_ms(double now_ms) const {
        return std::max(0.0, read_until_ms_ - now_ms);
    }
    /// Delays the next computer move. The delay starts at `now_ms`.
    void pause_from(double now_ms);

    void redraw() {
        redraw_ = true;
    }
    /// Records that the match must be saved.
    void note_change() {
        changed_ = true;
    }
    /// Records that the review of the match has ended.
    void end() {
        ended_ = true;
    }
    void say_aloud(std::string sentence, ports::Urgency urgency = ports::Urgency::Event) {
        sentences_.push_back({.text = std::move(sentence), .urgency = urgency});
    }
    void hear(view::Cue cue) {
        cues_.push_back(cue);
    }
    /// Requests the panel that explains a log entry.
    PanelKind ask_why(int entry) {
        entry_asked_ = entry;
        return PanelKind::WhyMove;
    }
    void ask(ports::TextQuestion question) {
        question_ = std::move(question);
    }
    void show_rule(std::string_view rule) {
        rule_ = rule;
    }

private:
    Surroundings surroundings_{};
    view::TypeMeasure measure_{};
    view::Animator animator_{};
    std::vector<Sentence> sentences_{};
    std::vector<view::Cue> cues_{};
    std::optional<ports::TextQuestion> question_{};
    std::string_view rule_{};
    int entry_asked_ = 0;
    bool redraw_ = true;
    bool changed_ = false;
    bool ended_ = false;
    bool scored_ = false; ///< true if the last move scored points
    double earliest_move_ms_ = 0;
    double read_until_ms_ = 0;
};

} // namespace mitts::table
