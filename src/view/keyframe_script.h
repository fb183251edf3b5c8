// Animates the events between two views of a table as keyframes. All games share this code.
//
// A game's script (view/<game>/keyframes.cpp) derives from ScriptOf and animates one event at a time. Every step lays
// out a view that the same seat could have, so hidden cards are never shown. A script has no clock: it only sets the
// duration of each step. The animator plays the steps.
#pragma once

#include "cards/callable.h"
#include "cards/check.h"
#include "view/frame.h"
#include "view/stage.h"
#include "view/table_words.h"

#include <algorithm>
#include <utility>

namespace mitts::view {

// Durations in milliseconds.
inline constexpr int lift_ms = 120;
inline constexpr int play_ms = 220;
inline constexpr int sweep_ms = 300;
inline constexpr int count_ms = 350;
inline constexpr int deal_card_ms = 160;
inline constexpr int deal_apart_ms = 60;
inline constexpr int sash_ms = 280;

using CardTest = Callable<bool(const CardItem&)>;

/// Keeps the counters at their earlier values until the cards have arrived.
void hold_counters(Scene& scene, const Scene& before);
/// Adds the cards of the earlier scene that `leave` selects and that `scene` lacks. They move to `home`, fade out, and
/// shrink to `part` of their width.
void add_fading(Scene& scene, const Scene& before, const CardTest& leave, Point home, float part);
/// Makes the cards that `turn` selects turn over in place instead of being dealt.
void turn_in_place(Scene& scene, const CardTest& turn);
/// Converts a point from the frame's coordinates to window coordinates.
Point on_screen(const Frame& frame, Point point);

/// Returns true if the item shows one of these cards, which may be tarot cards.
template <class Cards> bool is_among(const Cards& cards, const CardItem& item) {
    if constexpr (requires { cards.contains(Card{}); }) {
        return item.card && cards.contains(*item.card);
    } else {
        return item.tarot >= 0 && cards.contains(TarotCard{static_cast<std::uint8_t>(item.tarot)});
    }
}

/// The base class of a game's script. The derived class must define `tell(happening)`.
template <class Model, class Ui> class ScriptOf {
public:
    ScriptOf(const Model& before, const Model& after, const Ui& ui, const Stage& stage)
        : now_(before), after_(after), ui_(ui), stage_(stage) {
        MITTS_CHECK(stage.measure != nullptr);
        now_.language = after.language;
        now_.players = after.players;
        now_.refusal.reset();
        now_.hint.reset();
        now_.look.clear();
        now_.thinking = false;
        now_.at_rest = false;
        now_.can_undo = after.can_undo;
    }

    /// Adds a zero-length step that shows this table.
    void show(const Model& model) {
        add_exactly(laid_out(model), 0);
    }
    /// Sets the last step's duration to the time needed to deal this many cards one by one.
    void deal(int cards) {
        end_ms_ = deal_card_ms + deal_apart_ms * std::max(0, cards - 1);
    }
    /// Adds the last step, which shows the current table.
    void finish() {
        add(lay_out(after_, ui_, stage_.viewport, *stage_.measure), end_ms_);
    }
    std::vector<Keyframe> take() {
        return std::move(steps_);
    }

protected:
    Scene laid_out(const Model& model) const {
        return lay_out(model, {}, stage_.viewport, *stage_.measure);
    }
    Scene laid_out() const {
        return laid_out(now_);
    }
    /// Sets the table to its state after the event with this index. `happening` belongs to the new view.
    void see(const auto& happening, std::size_t event) {
        MITTS_CHECK(event < happening.seen.size());
        now_.match.seen = happening.seen[event];
    }
    /// Adds a sound cue to the next step.
    void hear(const Cue& cue) {
        cues_.push_back(cue);
    }
    void add(Scene scene, int milliseconds) {
        add_exactly(std::move(scene), paced(milliseconds, stage_.speed));
    }
    void add_exactly(Scene scene, int milliseconds) {
        steps_.push_back({.scene = std::move(scene),
                          .milliseconds = milliseconds,
                          .said = std::exchange(said_, {}),
                          .cues = std::exchange(cues_, {})});
    }

    Model now_; ///< the table after the events animated so far
    const Model& after_;
    const Ui& ui_;
    const Stage& stage_;
    std::vector<Keyframe> steps_;
    std::string said_;      ///< announcement of the next step
    std::vector<Cue> cues_; ///< sounds of the next step
    int end_ms_ = sash_ms;
};

/// Returns a short step that shows this table, for example with the chosen card raised after a tap.
template <class Model, class Ui> Keyframe selection_step(const Model& model, const Ui& ui, const Stage& stage) {
    MITTS_CHECK(stage.measure != nullptr);
    return {.scene = lay_out(model, ui, stage.viewport, *stage.measure), .milliseconds = paced(lift_ms, stage.speed)};
}

/// Returns a single step without animation, which announces everything that has happened since the earlier view.
template <class Model, class Ui>
std::vector<Keyframe> still_step(const Model& before, const Model& after, const Ui& ui, const Stage& stage) {
    Keyframe last = selection_step(after, ui, stage);
    auto now = after;
    auto& happenings = now.match.happenings;
    happenings.resize(common_happenings(before.match, after.match).value_or(happenings.size()));
    while (happenings.size() < after.match.happenings.size()) {
        const auto& happening = after.match.happenings[happenings.size()];
        last.said += (last.said.empty() ? "" : " ") + told(after, happening);
        auto& events = happenings.emplace_back().events;
        for (const auto& seen : happening.seen) {
            now.match.seen = seen;
            events.push_back(happening.events[events.size()]);
            last.cues.push_back(cue_of(now, events.back()));
        }
    }
    return {std::move(last)};
}

/// Returns the steps that animate the deal, starting from the `empty` table.
template <class Script, class Model, class Ui>
std::vector<Keyframe> opening_of(const Model& empty, const Model& model, const Ui& ui, const Stage& stage) {
    Script script(empty, model, ui, stage);
    script.show(empty);
    script.deal(model.match.seen.hand.size());
    script.finish();
    return script.take();
}

/// Returns the steps from one view to another: new happenings in order, or the deal of a new round. An undo or a
/// change of the viewer or of the curtain takes one step.
template <class Script, class Model, class Ui>
std::vector<Keyframe> keyframes_of(const Model& before, const Model& after, const Ui& ui, const Stage& stage) {
    if (before.match.round != after.match.round && after.match.happenings.empty()) {
        return opening(after, ui, stage);
    }
    const auto common = common_happenings(before.match, after.match);
    if (!common || before.curtain != after.curtain) {
        Keyframe step = selection_step(after, ui, stage);
        step.milliseconds = paced(play_ms, stage.speed);
        turn_in_place(step.scene, [&](const CardItem& card) { return is_among(after.match.seen.hand, card); });
        return {std::move(step)};
    }
    Script script(before, after, ui, stage);
    for (auto index = *common; index < after.match.happenings.size(); ++index) {
        script.tell(after.match.happenings[index]);
    }
    script.finish();
    return script.take();
}

/// Returns a copy of the table with all hands back in the stock.
template <class Model> Model without_hands(const Model& model) {
    auto empty = model;
    auto& seen = empty.match.seen;
    for (auto& size : seen.hand_sizes) {
        seen.stock += size;
        size = 0;
    }
    seen.hand = {};
    empty.match.happenings.clear();
    return empty;
}

} // namespace mitts::view
