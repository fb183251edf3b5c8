#include "view/mitigati/keyframes.h"

#include "cards/check.h"
#include "view/mitigati/places.h"
#include "view/mitigati/spoken.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::EventType;
using mitts::mitigati::Trick;

// The design's durations in milliseconds.
constexpr int lift_ms = 120;
constexpr int play_ms = 220;
constexpr int sweep_ms = 300;
constexpr int count_ms = 350;
constexpr int deal_card_ms = 160;
constexpr int deal_apart_ms = 60;
constexpr int sash_ms = 280;
/// A full trick lies this long before it is taken, so that the last card can be read; without motion a little longer.
constexpr int trick_lies_ms = 420;
constexpr int trick_lies_still_ms = 900;

std::string joined(const std::vector<std::string>& sentences) {
    std::string all;
    for (const auto& sentence : sentences) {
        all += (all.empty() ? "" : " ") + sentence;
    }
    return all;
}

/// Writes the steps of one or more happenings.
class Script {
public:
    Script(const TableModel& before, const TableModel& after, const TableUi& ui, const Stage& stage)
        : now_(before), after_(after), ui_(ui), stage_(stage) {
        MITTS_CHECK(stage.measure != nullptr);
        now_.language = after.language;
        now_.refusal.reset();
        now_.hint.reset();
        now_.thinking = false;
        now_.can_undo = after.can_undo;
    }

    void tell(const Happening& happening) {
        now_.match.happenings.push_back({.action = happening.action});
        said_ = joined(mitts::view::mitigati::tell(after_, happening));
        for (const auto& event : happening.events) {
            now_.match.happenings.back().events.push_back(event);
            tell_event(event);
        }
    }

    // The table as it really is now; new cards of a deal arrive one after the other.
    void finish() {
        now_ = after_;
        add(lay_out(after_, ui_, stage_.viewport, *stage_.measure), dealt_ > 0 ? deal_ms() : sash_ms);
    }

    void deal(int cards) {
        dealt_ = cards;
    }

    std::vector<Keyframe> take() {
        return std::move(steps_);
    }

private:
    bool still() const {
        return stage_.speed == Speed::None;
    }

    Scene laid_out() const {
        return lay_out(now_, {}, stage_.viewport, *stage_.measure);
    }

    void add(Scene scene, int milliseconds) {
        add_exactly(std::move(scene), paced(milliseconds, stage_.speed));
    }
    void add_exactly(Scene scene, int milliseconds) {
        steps_.push_back({.scene = std::move(scene), .milliseconds = milliseconds, .said = std::move(said_)});
        said_.clear();
    }

    void tell_event(const Event& event) {
        switch (event.type) {
        case EventType::TrickWon:
            take_trick(event);
            return;
        case EventType::StageBegan:
            dealt_ = mitts::mitigati::full_hand / 5; // T7
            break;
        case EventType::PlayBegan:
            dealt_ = event.seat == now_.match.seen.viewer ? 8 : 5; // T8
            break;
        default:
            break;
        }
        follow(now_.match, event);
        if (event.type == EventType::Played || event.type == EventType::Discarded || event.type == EventType::Bid ||
            event.type == EventType::Stood) {
            add(laid_out(), play_ms);
        }
    }

    // The full trick lies for a moment, then goes to its winner, and the winner's points count up.
    void take_trick(const Event& event) {
        const auto trick = now_.match.seen.trick;
        auto full = steps_.empty() ? laid_out() : steps_.back().scene;
        add_exactly(std::move(full), still() ? trick_lies_still_ms : paced(trick_lies_ms, stage_.speed));
        const auto before = steps_.back().scene;
        follow(now_.match, event);
        if (still()) {
            return;
        }
        auto swept = laid_out();
        hold_counters(swept, before);
        add_fading(swept, before, trick, home_of(event.seat));
        add(std::move(swept), sweep_ms);
        add(laid_out(), count_ms);
    }

    // Where a player's winnings lie on the screen.
    Point home_of(Seat seat) const {
        const auto frame = frame_for(stage_.viewport);
        const auto& seen = now_.match.seen;
        const auto places = places_for(frame, seen.viewer, seen.hand.size());
        const auto& won = seat == seen.viewer            ? places.own
                          : seat == places.seats[0].seat ? places.seats[0].won
                                                         : places.seats[1].won;
        const Point home{won.at.x + won.card / 2, won.at.y + won.card * card_aspect / 2};
        return {home.x * frame.scale + frame.offset.x, home.y * frame.scale + frame.offset.y};
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

    static void add_fading(Scene& scene, const Scene& before, const Trick& trick, Point home) {
        for (const auto& item : before.items) {
            const auto* card = std::get_if<CardItem>(&item);
            const bool leaves = card != nullptr && std::any_of(trick.begin(), trick.end(), [&](const auto& played) {
                                    return played.card.index == card->tarot;
                                });
            if (leaves) {
                auto leaving = *card;
                leaving.centre = home;
                leaving.width *= 0.4F;
                leaving.opacity = 0;
                scene.items.emplace_back(leaving);
            }
        }
    }

    int deal_ms() const {
        return deal_card_ms + deal_apart_ms * std::max(0, dealt_ - 1);
    }

    TableModel now_;
    const TableModel& after_;
    const TableUi& ui_;
    const Stage& stage_;
    std::vector<Keyframe> steps_;
    std::string said_;
    int dealt_ = 0;
};

// The same table before its cards were dealt.
TableModel undealt(const TableModel& model) {
    auto empty = model;
    auto& seen = empty.match.seen;
    for (const int size : seen.hand_sizes) {
        seen.stock += size;
    }
    seen.hand = TarotSet();
    seen.hand_sizes.fill(0);
    seen.trick.clear();
    empty.match.happenings.clear();
    return empty;
}

// The hand is uncovered where it lies, instead of being dealt.
void turn_in_place(Scene& scene, TarotSet hand) {
    for (auto& item : scene.items) {
        auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->tarot >= 0 && hand.contains(TarotCard{static_cast<std::uint8_t>(card->tarot)})) {
            card->from = card->centre;
            card->from_width = card->width;
            card->delay = 0;
        }
    }
}

} // namespace

std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage) {
    if (before.match.round != after.match.round && after.match.happenings.empty()) {
        return opening(after, ui, stage);
    }
    const auto common = common_happenings(before.match, after.match);
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
    script.deal(model.match.seen.hand.size());
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

} // namespace mitts::view::mitigati
