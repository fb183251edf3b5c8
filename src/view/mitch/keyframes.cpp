// The steps between two views of the table, event by event.
#include "view/keyframe_script.h"
#include "view/mitch/spoken.h"

namespace mitts::view::mitch {

namespace {

using mitts::mitch::EventType;

/// An ace turned up lies for a moment where it was turned, before it counts (C5).
constexpr int ace_ms = 350;
/// A player's points are told so far apart.
constexpr int points_ms = 260;

/// Tells a happening event by event.
class Script : public ScriptOf<TableModel, TableUi> {
public:
    using ScriptOf::ScriptOf;

    void tell(const Happening& happening) {
        now_.match.happenings.push_back({.action = happening.action, .deal = happening.deal});
        said_ = told(after_, happening);
        const auto& events = happening.events;
        for (std::size_t index = 0; index < events.size(); ++index) {
            now_.match.happenings.back().events.push_back(events[index]);
            follow(now_.match, events[index]);
            hear(cue_of(now_, events[index]));
            const bool last = index + 1 == events.size() || events[index + 1].seat != events[index].seat ||
                              events[index + 1].type == EventType::RoundEnded;
            tell_event(events[index], last);
        }
    }

private:
    void tell_event(const Event& event, bool last_of_seat) {
        switch (event.type) {
        case EventType::Placed:
        case EventType::Dropped:
        case EventType::Took:
            add(laid_out(), play_ms);
            break;
        case EventType::AceOut:
        case EventType::SecondPhase:
            add(laid_out(), ace_ms);
            break;
        case EventType::Drew:
            add(laid_out(), deal_card_ms);
            break;
        case EventType::Points:
            if (last_of_seat) { // all that a player's columns brought
                add(laid_out(), points_ms);
            }
            break;
        default:
            break;
        }
    }
};

// The same table before its cards were dealt.
TableModel undealt(const TableModel& model) {
    auto empty = without_hands(model);
    auto& seen = empty.match.seen;
    seen.stock += static_cast<int>(seen.aces.size() + seen.discards.size());
    seen.shown.fill({});
    seen.aces.clear();
    seen.discards.clear();
    seen.tableaus.fill({});
    seen.drawn.reset();
    seen.step = mitts::mitch::Step::Play;
    return empty;
}

} // namespace

std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage) {
    return stage.speed == Speed::None ? still_step(before, after, ui, stage)
                                      : keyframes_of<Script>(before, after, ui, stage);
}

std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage) {
    return opening_of<Script>(undealt(model), model, ui, stage);
}

} // namespace mitts::view::mitch
