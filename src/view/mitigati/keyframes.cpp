// Animates the steps between two views of the table, event by event.
#include "view/keyframe_script.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/places.h"
#include "view/mitigati/spoken.h"
#include "view/mitigati/summary.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::EventType;

/// The time for which a complete trick stays on the mat, so that players can see the last card. This time is longer
/// without animations.
constexpr int trick_lies_ms = 420;
constexpr int trick_lies_still_ms = 900;
constexpr int moment_stands_ms = 550;
// T6: the durations of an agreement's steps.
constexpr int together_ms = 260;
constexpr int zero_closes_ms = 160;
constexpr int amounts_fly_ms = 280;

class Script : public ScriptOf<TableModel, TableUi> {
public:
    using ScriptOf::ScriptOf;

    void tell(const Happening& happening) {
        now_.match.happenings.push_back({.action = happening.action});
        said_ = told(after_, happening);
        if (find_event(happening, EventType::Agreed) != nullptr) { // T6: the sum is zero
            now_.agreement = Agreement::Together;
        }
        for (std::size_t index = 0; index < happening.events.size(); ++index) {
            const auto& event = happening.events[index];
            now_.match.happenings.back().events.push_back(event);
            hear(cue_of(now_, event));
            if (event.type == EventType::TrickWon) {
                take_trick(happening, index);
            } else {
                see(happening, index);
                tell_event(event);
            }
        }
    }

private:
    bool still() const {
        return stage_.speed == Speed::None;
    }

    void tell_event(const Event& event) {
        switch (event.type) {
        case EventType::StageBegan:
            deal(mitts::mitigati::full_hand / 5); // T7: five more cards
            break;
        case EventType::PlayBegan:
            deal(event.seat == now_.match.seen.viewer ? 8 : 5); // T8: the dealer gets three extra cards
            break;
        default:
            break;
        }
        if (event.type == EventType::Honours) { // T15: gives players time to read the points
            tell_moment();
            end_ms_ = count_ms;
        }
        if (event.type == EventType::Agreed) {
            agree();
        }
        if (event.type == EventType::Played || event.type == EventType::Discarded || event.type == EventType::Bid ||
            event.type == EventType::Stood) {
            add(laid_out(), play_ms);
        }
    }

    // T6: animates an agreement. The scores change only after the points have reached them.
    void agree() {
        now_.match.phase = after_.match.phase; // no player is on turn
        add(laid_out(), together_ms);
        now_.agreement = Agreement::Closed;
        add(laid_out(), zero_closes_ms);
        now_.agreement = Agreement::Flown;
        add(laid_out(), amounts_fly_ms);
        end_ms_ = count_ms;
    }

    // Animates a complete trick: it stays for a moment and then moves to its winner, whose points count up.
    void take_trick(const Happening& happening, std::size_t index) {
        const auto trick = now_.match.seen.trick;
        auto full = steps_.empty() ? laid_out() : steps_.back().scene;
        add_exactly(std::move(full), still() ? trick_lies_still_ms : paced(trick_lies_ms, stage_.speed));
        const auto before = steps_.back().scene;
        see(happening, index);
        if (still()) {
            return;
        }
        auto swept = laid_out();
        hold_counters(swept, before);
        const auto leaves = [&](const CardItem& card) {
            return std::any_of(trick.begin(), trick.end(),
                               [&](const auto& played) { return played.card.index == card.tarot; });
        };
        add_fading(swept, before, leaves, home_of(happening.events[index].seat), 0.4F);
        add(std::move(swept), sweep_ms);
        tell_moment();
    }

    // Shows the points of a moment as a knitted number that counts up and then disappears.
    void tell_moment() {
        now_.tells_moment = !still() && last_moment(now_).told > 0;
        add(laid_out(), count_ms);
        if (now_.tells_moment) {
            add(laid_out(), moment_stands_ms);
            now_.tells_moment = false;
            add(laid_out(), sash_ms);
        }
    }

    // Returns the screen position to which a player's captured cards move.
    Point home_of(Seat seat) const {
        const auto frame = frame_for(stage_.viewport);
        const auto& seen = now_.match.seen;
        const auto places = places_for(frame, seen.viewer, suits_in(own_hand(now_)));
        const auto& won = seat == seen.viewer            ? places.own
                          : seat == places.seats[0].seat ? places.seats[0].won
                                                         : places.seats[1].won;
        const Point home{won.at.x + won.card / 2, won.at.y + won.card * card_aspect / 2};
        return on_screen(frame, home);
    }
};

// Returns the table as it was before the deal.
TableModel undealt(const TableModel& model) {
    auto empty = without_hands(model);
    empty.match.seen.trick.clear();
    return empty;
}

} // namespace

std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage) {
    return keyframes_of<Script>(before, after, ui, stage);
}

std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage) {
    return opening_of<Script>(undealt(model), model, ui, stage);
}

} // namespace mitts::view::mitigati
