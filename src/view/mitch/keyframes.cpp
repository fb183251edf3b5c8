// The steps between two views of the table, event by event.
#include "view/keyframe_script.h"
#include "view/mitch/spoken.h"

namespace mitts::view::mitch {

namespace {

using mitts::mitch::EventType;

/// An ace turned up lies for a moment where it was turned, before it counts (C5).
constexpr int ace_ms = 350;
/// Suits are told so far apart.
constexpr int points_ms = 260;

/// Tells a happening event by event.
class Script : public ScriptOf<TableModel, TableUi> {
public:
    using ScriptOf::ScriptOf;

    void tell(const Happening& happening) {
        now_.match.happenings.push_back({.action = happening.action, .deal = happening.deal});
        said_ = told(after_, happening);
        for (const auto& event : happening.events) {
            if (!suit_of(event)) {
                tell_event(event);
            }
        }
        for (const auto suit : suits_in_order) {
            tell_suit(happening, suit);
        }
    }

private:
    // The suit that was won, or whose points these are (C16, C17).
    static std::optional<Suit> suit_of(const Event& event) {
        const bool of_suit =
            event.type == EventType::SuitWon || (event.type == EventType::Points && names_suit(event.reason));
        return of_suit ? std::optional(event.card.suit()) : std::nullopt;
    }

    // What it brings is told on its columns, before the next suit's.
    void tell_suit(const Happening& happening, Suit suit) {
        const auto told = now_.match.happenings.back().events.size();
        for (const auto& event : happening.events) {
            if (suit_of(event) == suit) {
                follow_event(event);
            }
        }
        if (now_.match.happenings.back().events.size() > told) {
            add(laid_out(), points_ms);
        }
    }

    void follow_event(const Event& event) {
        now_.match.happenings.back().events.push_back(event);
        follow(now_.match, event);
        hear(cue_of(now_, event));
    }

    void tell_event(const Event& event) {
        follow_event(event);
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
