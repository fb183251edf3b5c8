#include "view/mitaines/keyframes.h"

#include "cards/check.h"
#include "view/mitaines/easel.h"
#include "view/mitaines/places.h"
#include "view/mitaines/spoken.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::EventType;

// The design's durations in milliseconds.
constexpr int lift_ms = 120;
constexpr int play_ms = 220;
constexpr int tag_ms = 180;
constexpr int tag_off_ms = 140;
constexpr int tag_flies_ms = 260;
constexpr int gather_ms = 180;
constexpr int sweep_ms = 300;
constexpr int count_ms = 350;
constexpr int deal_card_ms = 160;
constexpr int deal_apart_ms = 60;
constexpr int sash_ms = 280;

const Event* find_event(const Happening& happening, EventType type) {
    const auto found = std::find_if(happening.events.begin(), happening.events.end(),
                                    [&](const Event& event) { return event.type == type; });
    return found == happening.events.end() ? nullptr : &*found;
}

CardItem* find_card(Scene& scene, CardId id) {
    for (auto& item : scene.items) {
        auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->id == id) {
            return card;
        }
    }
    return nullptr;
}

/// Writes the steps of one or more happenings.
class Script {
public:
    Script(const TableModel& before, const TableModel& after, const TableUi& ui, const Stage& stage)
        : now_(before), after_(after), ui_(ui), stage_(stage) {
        MITTS_CHECK(stage.measure != nullptr);
        now_.language = after.language;
        now_.at_rest = false;
        now_.refusal.reset();
        now_.hint.reset();
        now_.thinking = false;
        now_.can_undo = after.can_undo;
    }

    void tell(const Happening& happening) {
        now_.match.happenings.push_back({.action = happening.action, .deal = happening.deal});
        said_ = joined(mitts::view::mitaines::tell(after_, happening));
        for (const auto& event : happening.events) {
            tell_event(happening, event);
        }
        now_.match.happenings.back() = happening;
    }

    // The table as it really is now; new cards of a deal arrive one after the other.
    void finish() {
        const bool dealt = deals_;
        now_ = after_;
        auto scene = laid_out(after_, ui_);
        add(std::move(scene), dealt ? deal_ms() : sash_ms);
    }

    void deal() {
        deals_ = true;
    }

    std::vector<Keyframe> take() {
        return std::move(steps_);
    }

private:
    static std::string joined(const std::vector<std::string>& sentences) {
        std::string all;
        for (const auto& sentence : sentences) {
            all += (all.empty() ? "" : " ") + sentence;
        }
        return all;
    }

    Scene laid_out(const TableModel& model, const TableUi& ui) const {
        return lay_out(model, ui, stage_.viewport, *stage_.measure);
    }

    void add(Scene scene, int milliseconds) {
        steps_.push_back(
            {.scene = std::move(scene), .milliseconds = paced(milliseconds, stage_.speed), .said = std::move(said_)});
        said_.clear();
    }

    void tell_event(const Happening& happening, const Event& event) {
        const bool theft = event.type == EventType::Captured && find_event(happening, EventType::Stolen) != nullptr;
        if (theft) {
            pull_tag_off(*find_event(happening, EventType::Stolen));
        }
        if (event.type == EventType::Captured) {
            gather(event);
        }
        follow(now_.match, event);
        switch (event.type) {
        case EventType::Played:
        case EventType::Given:
            add(laid_out(now_, {}), play_ms);
            break;
        case EventType::Called:
            add(laid_out(now_, {}), tag_ms);
            break;
        case EventType::Captured:
            sweep(happening, event);
            break;
        case EventType::DealBegan:
            deals_ = true;
            break;
        default:
            break;
        }
    }

    // M15.2: the stolen call's tag comes off and flies to the thief.
    void pull_tag_off(const Event& stolen) {
        auto scene = laid_out(now_, {});
        const int tag = tag_of(stolen);
        const auto lifted = shifted_tag(scene, tag, {0, -24});
        add(std::move(scene), tag_off_ms);
        auto flown = laid_out(now_, {});
        const auto thief = home_of(stolen.seat);
        shifted_tag(flown, tag, {thief.x - lifted.x, thief.y - lifted.y - 24});
        add(std::move(flown), tag_flies_ms);
    }

    // The mover of the tag of the stolen call.
    int tag_of(const Event& stolen) const {
        const auto& calls = now_.match.seen.calls;
        const auto found = std::find_if(calls.rbegin(), calls.rend(), [&](const auto& call) {
            return call.caller == stolen.other && call.kind == stolen.kind && call.rank == stolen.rank;
        });
        return tag_mover(static_cast<std::size_t>(calls.rend() - found) - 1);
    }

    // Moves the items of a tag; returns where its corner was.
    Point shifted_tag(Scene& scene, int tag, Point shift) const {
        for (auto& mover : scene.movers) {
            if (mover.id != tag) {
                continue;
            }
            const auto corner = mover.anchor;
            for (auto index = mover.first; index < mover.first + mover.count; ++index) {
                move_item(scene.items[index], shift);
            }
            mover.anchor = {corner.x + shift.x, corner.y + shift.y};
            return corner;
        }
        return {};
    }

    static void move_item(Item& item, Point shift) {
        if (auto* text = std::get_if<TextItem>(&item)) {
            text->at = {text->at.x + shift.x, text->at.y + shift.y};
        } else if (auto* box = std::get_if<BoxItem>(&item)) {
            box->rect.x += shift.x;
            box->rect.y += shift.y;
        } else if (auto* picture = std::get_if<PictureItem>(&item)) {
            picture->rect.x += shift.x;
            picture->rect.y += shift.y;
        } else if (auto* yarn = std::get_if<YarnItem>(&item)) {
            yarn->opacity = 0; // the thread is cut
        }
    }

    // Where the winnings of a seat lie on the screen: its scoring pile, or its badge where there is none.
    Point home_of(Seat seat) const {
        const auto frame = frame_for(stage_.viewport, Tablet::Own);
        const auto& options = now_.match.seen.options;
        const auto places = places_of(now_, frame);
        Point home{places.hand.centre().x, places.hand.y};
        for (const auto& place : places.seats) {
            home = place.seat == seat ? place.patch.centre() : home;
        }
        for (const auto& place : places.scoring) {
            if (place.side == side_of(options, seat)) {
                home = {place.at.x + place.card / 2, place.at.y + place.card * card_aspect / 2};
            }
        }
        return {home.x * frame.scale + frame.offset.x, home.y * frame.scale + frame.offset.y};
    }

    // The pile is pushed together before it is taken.
    void gather(const Event& captured) {
        auto scene = laid_out(now_, {});
        const auto middle = middle_of(scene, captured.cards);
        int index = 0;
        for (auto& item : scene.items) {
            auto* card = std::get_if<CardItem>(&item);
            if (card != nullptr && card->card && captured.cards.contains(*card->card)) {
                const float shift = static_cast<float>(index++ % 5) * 1.5F;
                card->centre = {middle.x + shift, middle.y + shift};
            }
        }
        add(std::move(scene), gather_ms);
    }

    static Point middle_of(const Scene& scene, CardSet cards) {
        Point sum;
        int count = 0;
        for (const auto& item : scene.items) {
            const auto* card = std::get_if<CardItem>(&item);
            if (card != nullptr && card->card && cards.contains(*card->card)) {
                sum = {sum.x + card->centre.x, sum.y + card->centre.y};
                ++count;
            }
        }
        const auto divisor = static_cast<float>(std::max(count, 1));
        return {sum.x / divisor, sum.y / divisor};
    }

    // M17: the whole pile goes to its taker; what is not kept fades on the way, and then the points count up.
    void sweep(const Happening& happening, const Event& captured) {
        const auto counted = with_points(happening);
        const auto home = home_of(captured.seat);
        auto swept = laid_out(counted, {});
        hold_counters(swept, steps_.back().scene);
        add_fading(swept, steps_.back().scene, captured.cards, home);
        add(std::move(swept), sweep_ms);
        add(laid_out(counted, {}), count_ms);
    }

    TableModel with_points(const Happening& happening) const {
        auto counted = now_;
        counted.match.happenings.back() = happening;
        for (const auto& event : happening.events) {
            if (event.type == EventType::Points) {
                follow(counted.match, event);
            }
        }
        return counted;
    }

    // Numbers wait until the cards have arrived.
    static void hold_counters(Scene& scene, const Scene& before) {
        for (auto& item : scene.items) {
            auto* text = std::get_if<TextItem>(&item);
            if (text == nullptr || text->counter == 0) {
                continue;
            }
            for (const auto& old : before.items) {
                const auto* same = std::get_if<TextItem>(&old);
                if (same != nullptr && same->counter == text->counter) {
                    text->value = same->value;
                }
            }
        }
    }

    static void add_fading(Scene& scene, const Scene& before, CardSet cards, Point home) {
        std::vector<Item> fading;
        for (const auto& item : before.items) {
            const auto* card = std::get_if<CardItem>(&item);
            if (card == nullptr || !card->card || !cards.contains(*card->card) ||
                find_card(scene, card->id) != nullptr) {
                continue;
            }
            auto leaving = *card;
            leaving.centre = home;
            leaving.width *= 0.5F;
            leaving.opacity = 0;
            fading.emplace_back(leaving);
        }
        scene.items.insert(scene.items.end(), fading.begin(), fading.end());
    }

    int deal_ms() const {
        const int cards = after_.match.seen.hand.size();
        return deal_card_ms + deal_apart_ms * std::max(0, cards - 1);
    }

    TableModel now_;
    const TableModel& after_;
    const TableUi& ui_;
    const Stage& stage_;
    std::vector<Keyframe> steps_;
    std::string said_;
    bool deals_ = false;
};

// The same table before its cards were dealt.
TableModel undealt(const TableModel& model) {
    auto empty = model;
    auto& seen = empty.match.seen;
    seen.stock += static_cast<int>(seen.pile.size());
    for (const int size : seen.hand_sizes) {
        seen.stock += size;
    }
    seen.hand = CardSet();
    seen.hand_sizes.fill(0);
    seen.pile.clear();
    seen.calls.clear();
    empty.match.happenings.clear();
    return empty;
}

// The hand is uncovered where it lies, instead of being dealt.
void turn_in_place(Scene& scene, CardSet hand) {
    for (auto& item : scene.items) {
        auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->card && hand.contains(*card->card)) {
            card->from = card->centre;
            card->from_width = card->width;
            card->delay = 0;
        }
    }
}

} // namespace

std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage) {
    const auto common = common_happenings(before.match, after.match);
    if (stage.speed == Speed::None) {
        Keyframe last = selection_step(after, ui, stage);
        for (std::size_t index = common.value_or(after.match.happenings.size()); index < after.match.happenings.size();
             ++index) {
            for (const auto& sentence : tell(after, after.match.happenings[index])) {
                last.said += (last.said.empty() ? "" : " ") + sentence;
            }
        }
        return {std::move(last)};
    }
    if (before.match.round != after.match.round && after.match.happenings.empty()) {
        return opening(after, ui, stage);
    }
    if (!common || before.curtain != after.curtain) {
        Keyframe step = selection_step(after, ui, stage);
        step.milliseconds = paced(play_ms, stage.speed);
        turn_in_place(step.scene, after.match.seen.hand);
        return {std::move(step)};
    }
    Script script(before, after, ui, stage);
    for (auto index = *common; index < after.match.happenings.size(); ++index) {
        script.tell(after.match.happenings[index]);
    }
    script.finish();
    return script.take();
}

std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage) {
    const auto empty = undealt(model);
    Script script(empty, model, ui, stage);
    std::vector<Keyframe> steps{{.scene = lay_out(empty, {}, stage.viewport, *stage.measure)}};
    script.deal();
    script.finish();
    for (auto& step : script.take()) {
        steps.push_back(std::move(step));
    }
    return steps;
}

Keyframe selection_step(const TableModel& model, const TableUi& ui, const Stage& stage) {
    MITTS_CHECK(stage.measure != nullptr);
    return {.scene = lay_out(model, ui, stage.viewport, *stage.measure), .milliseconds = paced(lift_ms, stage.speed)};
}

} // namespace mitts::view::mitaines
