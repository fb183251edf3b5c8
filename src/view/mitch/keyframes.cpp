#include "view/mitch/keyframes.h"

#include "cards/check.h"
#include "view/mitch/spoken.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using mitts::mitch::EventType;

// The design's durations in milliseconds.
constexpr int lift_ms = 120;
constexpr int play_ms = 220;
constexpr int count_ms = 350;
constexpr int deal_card_ms = 160;
constexpr int deal_apart_ms = 60;
constexpr int sash_ms = 280;

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
    Script(const TableModel& before, const TableModel& after, const Stage& stage)
        : now_(before), after_(after), stage_(stage) {
        MITTS_CHECK(stage.measure != nullptr);
        now_.language = after.language;
        now_.players = after.players;
        now_.refusal.reset();
        now_.hint.reset();
        now_.thinking = false;
        now_.can_undo = after.can_undo;
    }

    void tell(const Happening& happening) {
        now_.match.happenings.push_back(happening);
        said_ = joined(mitts::view::mitch::tell(after_, happening));
        for (const auto& event : happening.events) {
            follow(now_.match, event);
            switch (event.type) {
            case EventType::Placed:
            case EventType::Dropped:
            case EventType::Took:
            case EventType::AceOut:
                add(laid_out(now_, {}), play_ms);
                break;
            case EventType::Drew:
                add(laid_out(now_, {}), deal_card_ms);
                break;
            default:
                break;
            }
        }
        ended_ = ended_ || std::any_of(happening.events.begin(), happening.events.end(),
                                       [](const Event& event) { return event.type == EventType::RoundEnded; });
    }

    // The table as it really is now.
    void finish(const TableUi& ui) {
        add(laid_out(after_, ui), ended_ ? count_ms : sash_ms);
    }

    // … after a deal, card by card.
    void finish_deal(const TableUi& ui) {
        const int cards = after_.match.seen.hand.size();
        add(laid_out(after_, ui), deal_card_ms + deal_apart_ms * std::max(0, cards - 1));
    }

    std::vector<Keyframe> take() {
        return std::move(steps_);
    }

private:
    Scene laid_out(const TableModel& model, const TableUi& ui) const {
        return lay_out(model, ui, stage_.viewport, *stage_.measure);
    }

    void add(Scene scene, int milliseconds) {
        steps_.push_back(
            {.scene = std::move(scene), .milliseconds = paced(milliseconds, stage_.speed), .said = std::move(said_)});
        said_.clear();
    }

    TableModel now_;
    const TableModel& after_;
    const Stage& stage_;
    std::vector<Keyframe> steps_;
    std::string said_;
    bool ended_ = false;
};

// How many happenings of the new view are the old one's; nothing if something was taken back or another round began.
std::optional<std::size_t> common_happenings(const MatchView& before, const MatchView& after) {
    if (before.round != after.round || before.happenings.size() > after.happenings.size() ||
        before.seen.viewer != after.seen.viewer) {
        return std::nullopt;
    }
    for (std::size_t index = 0; index < before.happenings.size(); ++index) {
        if (before.happenings[index].action != after.happenings[index].action) {
            return std::nullopt;
        }
    }
    return before.happenings.size();
}

// The same table before its cards were dealt.
TableModel undealt(const TableModel& model) {
    auto empty = model;
    auto& seen = empty.match.seen;
    for (auto& size : seen.hand_sizes) {
        seen.stock += size;
        size = 0;
    }
    seen.stock += static_cast<int>(seen.aces.size() + seen.discards.size());
    seen.hand = {};
    seen.shown.fill({});
    seen.aces.clear();
    seen.discards.clear();
    seen.tableaus.fill({});
    seen.drawn.reset();
    seen.step = mitts::mitch::Step::Play;
    empty.match.happenings.clear();
    return empty;
}

// The hand is uncovered where it lies, instead of being dealt.
void turn_in_place(Scene& scene, const mitts::mitch::Hand& hand) {
    for (auto& item : scene.items) {
        auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->card && hand.contains(*card->card)) {
            card->from = card->centre;
            card->from_width = card->width;
            card->delay = 0;
        }
    }
}

Keyframe last_step(const TableModel& after, std::size_t common, const TableUi& ui, const Stage& stage) {
    Keyframe last = selection_step(after, ui, stage);
    for (auto index = common; index < after.match.happenings.size(); ++index) {
        last.said += (last.said.empty() ? "" : " ") + joined(tell(after, after.match.happenings[index]));
    }
    return last;
}

} // namespace

std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage) {
    const auto common = common_happenings(before.match, after.match);
    if (stage.speed == Speed::None) {
        return {last_step(after, common.value_or(after.match.happenings.size()), ui, stage)};
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
    Script script(before, after, stage);
    for (auto index = *common; index < after.match.happenings.size(); ++index) {
        script.tell(after.match.happenings[index]);
    }
    script.finish(ui);
    return script.take();
}

std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage) {
    const auto empty = undealt(model);
    Script script(empty, model, stage);
    std::vector<Keyframe> steps{{.scene = lay_out(empty, {}, stage.viewport, *stage.measure)}};
    script.finish_deal(ui);
    for (auto& step : script.take()) {
        steps.push_back(std::move(step));
    }
    return steps;
}

Keyframe selection_step(const TableModel& model, const TableUi& ui, const Stage& stage) {
    MITTS_CHECK(stage.measure != nullptr);
    return {.scene = lay_out(model, ui, stage.viewport, *stage.measure), .milliseconds = paced(lift_ms, stage.speed)};
}

} // namespace mitts::view::mitch
