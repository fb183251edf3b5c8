// The steps between two views of the table, event by event.
#include "view/keyframe_script.h"
#include "view/mitch/spoken.h"

namespace mitts::view::mitch {

namespace {

using mitts::mitch::EventType;

/// Tells a happening event by event.
class Script : public ScriptOf<TableModel, TableUi> {
public:
    using ScriptOf::ScriptOf;

    void tell(const Happening& happening) {
        now_.match.happenings.push_back(happening);
        said_ = told(after_, happening);
        for (const auto& event : happening.events) {
            follow(now_.match, event);
            switch (event.type) {
            case EventType::Placed:
            case EventType::Dropped:
            case EventType::Took:
            case EventType::AceOut:
                add(laid_out(), play_ms);
                break;
            case EventType::Drew:
                add(laid_out(), deal_card_ms);
                break;
            case EventType::RoundEnded:
                end_ms_ = count_ms;
                break;
            default:
                break;
            }
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
