// Animates the steps between two views of the table, event by event.
#include "view/keyframe_script.h"
#include "view/mitaines/easel.h"
#include "view/mitaines/spoken.h"
#include "view/mitaines/summary.h"
#include "view/mitaines/tag_items.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::EventType;

constexpr int tag_ms = 180;
constexpr int tag_tight_ms = 70;
constexpr int tag_shakes_ms = 35;
constexpr int tag_flies_ms = 260;
constexpr int gather_ms = 180;
/// The maximum interval between two reasons for points on the mat. If there are many reasons, it is shorter.
constexpr int reason_ms = 220;
/// The time in which the message on the mat fades out.
constexpr int leave_ms = 180;
/// The times from the first points until the message starts to fade, for few, many and very many points.
constexpr int small_stands_ms = 720;
constexpr int great_stands_ms = 880;
constexpr int greatest_stands_ms = 980;
/// The maximum of these times if there are several reasons.
constexpr int reasons_stand_ms = 1100;
/// The height of the pile's arc, as a fraction of the window's height. A higher arc would cross the opponents' hands.
constexpr float sweep_arc = 0.08F;

class Script : public ScriptOf<TableModel, TableUi> {
public:
    using ScriptOf::ScriptOf;

    void tell(const Happening& happening) {
        left_ms_ = 0; // the next move removes the message on the mat
        now_.match.happenings.push_back({.action = happening.action, .deal = happening.deal});
        said_ = told(after_, happening);
        for (std::size_t index = 0; index < happening.events.size(); ++index) {
            tell_event(happening, index);
        }
        now_.match.happenings.back() = happening;
    }

    /// Passes the turn while the message on the mat is still visible, and then fades the message out.
    void finish() {
        if (left_ms_ > 0) {
            auto told = after_;
            told.reasons_told = every_reason;
            for (const auto snow : {Snow::Begins, Snow::Falls}) {
                told.snow = snows_ ? snow : Snow::None;
                add(lay_out(told, ui_, stage_.viewport, *stage_.measure), end_ms_);
                end_ms_ = std::max(1, left_ms_ - end_ms_);
            }
            end_ms_ = leave_ms;
        }
        ScriptOf::finish();
    }

private:
    void tell_event(const Happening& happening, std::size_t index) {
        const auto& event = happening.events[index];
        if (event.type == EventType::Captured) {
            const auto* stolen = find_event(happening, EventType::Stolen);
            if (stolen != nullptr) {
                pull_tag_off(*stolen);
            } else if (const auto* completed = find_event(happening, EventType::Completed)) {
                pull_tag_tight(*completed);
            }
            hear(cue_of(now_, event));
            gather(event, stolen);
        }
        see(happening, index);
        // the sounds of a capture play with its animation
        const bool swept = find_event(happening, EventType::Captured) != nullptr;
        if (!swept ||
            (event.type != EventType::Captured && event.type != EventType::Points && event.type != EventType::Stolen)) {
            hear(cue_of(now_, event));
        }
        switch (event.type) {
        case EventType::Played:
            if (find_event(happening, EventType::CallCard) != nullptr) { // the tag changes in the same step
                see(happening, index + 1);
            }
            add(laid_out(), play_ms);
            break;
        case EventType::Given:
            add(laid_out(), play_ms);
            break;
        case EventType::Called:
            add(laid_out(), tag_ms);
            break;
        case EventType::Captured:
            sweep(happening, event);
            break;
        case EventType::DealBegan:
            deal(after_.match.seen.hand.size());
            break;
        default:
            break;
        }
    }

    // Pulls a call's tag tight when the call's last card is played (M15.1).
    void pull_tag_tight(const Event& completed) {
        hear({.sound = Sound::Tug, .own = completed.seat == now_.match.seen.viewer});
        auto scene = laid_out();
        shift_tag(scene, tag_of(completed.seat, completed), {0, -4});
        add(std::move(scene), tag_tight_ms);
        add(laid_out(), tag_tight_ms);
    }

    // Tears off the tag of a stolen call and moves the tag to the thief (M15.2).
    void pull_tag_off(const Event& stolen) {
        hear(cue_of(now_, stolen));
        const int tag = tag_of(stolen.other, stolen);
        for (const float shake : {6.0F, -6.0F, 6.0F, -6.0F}) {
            auto torn = laid_out();
            shift_tag(torn, tag, {shake, 0});
            add(std::move(torn), tag_shakes_ms);
        }
        auto flown = laid_out();
        put_tag_at_thief(flown, stolen);
        add(std::move(flown), tag_flies_ms);
    }

    // Moves the tag to the thief, but not beyond the window's right edge.
    void put_tag_at_thief(Scene& scene, const Event& stolen) const {
        const int tag = tag_of(stolen.other, stolen);
        const auto thief = home_of(stolen.seat);
        const auto corner = shift_tag(scene, tag, {});
        const float rightmost = corner.x + scene.width - 8 - right_end_of_tag(scene, tag);
        shift_tag(scene, tag, {std::min(thief.x, rightmost) - corner.x, thief.y - corner.y - 24});
    }

    // Returns the mover id of the tag that belongs to an event's call.
    int tag_of(Seat caller, const Event& event) const {
        const auto& calls = now_.match.seen.calls;
        const auto found = std::find_if(calls.begin(), calls.end(), [&](const auto& call) {
            return call.caller == caller && call.kind == event.kind && call.rank == event.rank;
        });
        return tag_mover(static_cast<std::size_t>(found - calls.begin()));
    }

    // Returns the screen position to which a seat's captured cards move: its scoring pile, or else its badge or hand.
    Point home_of(Seat seat) const {
        const auto frame = frame_for(stage_.viewport);
        const auto& options = now_.match.seen.options;
        const auto places = places_of(now_, frame);
        Point home{places.hand.room.centre().x, places.hand.room.y};
        for (const auto& place : places.seats) {
            home = place.seat == seat ? place.patch.centre() : home;
        }
        for (const auto& place : places.scoring) {
            if (place.side == side_of(options, seat)) {
                home = {place.at.x + place.card / 2, place.at.y + place.card * card_aspect / 2};
            }
        }
        return on_screen(frame, home);
    }

    // Moves the pile's cards together before the pile is taken. A stolen tag stays with the thief.
    void gather(const Event& captured, const Event* stolen) {
        auto scene = laid_out();
        if (stolen != nullptr) {
            put_tag_at_thief(scene, *stolen);
        }
        const auto middle = middle_of(scene, captured.cards);
        int index = 0;
        for_each_item<CardItem>(scene, [&](CardItem& card) {
            if (is_among(captured.cards, card)) {
                const float shift = static_cast<float>(index++ % 5) * 1.5F;
                card.centre = {middle.x + shift, middle.y + shift};
                card.pulled = true;
            }
        });
        for (std::size_t topped = 0; topped < first_open(now_.match.seen);
             ++topped) { // the tags follow their cards to the middle
            const auto corner = shift_tag(scene, tag_mover(topped), {});
            shift_tag(scene, tag_mover(topped), {middle.x - corner.x, middle.y - corner.y});
        }
        add(std::move(scene), gather_ms);
    }

    static Point middle_of(const Scene& scene, CardSet cards) {
        Point sum;
        int count = 0;
        for_each_item<CardItem>(scene, [&](const CardItem& card) {
            if (is_among(cards, card)) {
                sum = {sum.x + card.centre.x, sum.y + card.centre.y};
                ++count;
            }
        });
        const auto divisor = static_cast<float>(std::max(count, 1));
        return {sum.x / divisor, sum.y / divisor};
    }

    // Moves the pile to the player who took it (M17). Cards that the scoring pile does not show fade on the way. Then
    // the mat shows the reasons for the points one by one while the scores count up.
    void sweep(const Happening& happening, const Event& captured) {
        auto counted = now_;
        counted.match.happenings.back() = happening;
        counted.reasons_told = 0;
        auto swept = laid_out(counted);
        hold_counters(swept, steps_.back().scene);
        add_fading(
            swept, steps_.back().scene, [&](const CardItem& card) { return is_among(captured.cards, card); },
            home_of(captured.seat), 0.5F);
        for_each_item<CardItem>(swept, [&](CardItem& card) {
            if (is_among(captured.cards, card)) {
                card.arc = sweep_arc * swept.height;
            }
        });
        add(std::move(swept), sweep_ms);
        const auto moment = last_moment(counted);
        const auto others = std::max(1, static_cast<int>(moment.lines.size()) - 1);
        const int apart = std::min(reason_ms, (reasons_stand_ms - count_ms - sash_ms) / others);
        const int points = points_of(moment);
        left_ms_ = points < great_moment       ? small_stands_ms
                   : points < 2 * great_moment ? great_stands_ms
                                               : greatest_stands_ms;
        snows_ = points >= great_moment && !is_a_loss(happening);
        for (std::size_t index = 0; index < happening.events.size(); ++index) {
            if (happening.events[index].type == EventType::Points) {
                counted.match.seen = happening.seen[index];
                hear(cue_of(now_, happening.events[index]));
                const int step = counted.reasons_told++ == 0 ? count_ms : apart;
                add(laid_out(counted), step);
                left_ms_ = std::max(left_ms_ - step, sash_ms);
            }
        }
        left_ms_ = counted.reasons_told > 0 ? left_ms_ : 0;
    }

    // Returns true if a call was stolen from the viewer. In that case no snow falls over the message.
    bool is_a_loss(const Happening& happening) const {
        const auto* stolen = find_event(happening, EventType::Stolen);
        return stolen != nullptr && stolen->other == now_.match.seen.viewer;
    }

    static constexpr std::size_t every_reason = ~std::size_t{0};
    int left_ms_ = 0; ///< time until the message on the mat starts to fade; 0: no message
    bool snows_ = false;
};

// Returns the table as it was before the deal.
TableModel undealt(const TableModel& model) {
    auto empty = without_hands(model);
    auto& seen = empty.match.seen;
    seen.stock += static_cast<int>(seen.pile.size());
    seen.pile.clear();
    seen.calls.clear();
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

} // namespace mitts::view::mitaines
