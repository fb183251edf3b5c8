// Animates the steps between two views of the table, event by event.
#include "cards/in_order.h"
#include "view/keyframe_script.h"
#include "view/mitch/choices.h"
#include "view/mitch/spoken.h"
#include "view/mitch/standing.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using mitts::mitch::EventType;

/// The duration of the step in which an ace is turned up (C5).
constexpr int ace_ms = 350;
/// Durations for the closing ace (C5): a pause, and then all aces move to the middle, stay there and move back.
constexpr int still_ms = 160;
constexpr int gather_ms = 320;
constexpr int rest_ms = 500;
constexpr int back_ms = 280;
/// Durations for a lead change: a crown flies (to or from the viewer, between others, or to a first leader), a first
/// leader's points appear, and points disappear.
constexpr int crown_ms = 360;
constexpr int others_crown_ms = 240;
constexpr int first_crown_ms = 140;
constexpr int first_figure_ms = 160;
constexpr int leave_ms = 180;
/// The time for reading the points of one suit at the end of a round.
constexpr int points_ms = 700;

class Script : public ScriptOf<TableModel, TableUi> {
public:
    using ScriptOf::ScriptOf;

    void tell(const Happening& happening) {
        now_.lead = LeadTold::Past;
        now_.match.happenings.push_back({.action = happening.action, .deal = happening.deal});
        said_ = told(after_, happening);
        for (std::size_t index = 0; index < happening.events.size(); ++index) {
            if (!suit_of(happening.events[index])) {
                tell_event(happening, index);
            }
        }
        for (const auto suit : suits_in_order) {
            tell_suit(happening, suit);
        }
    }

    /// Passes the turn while the points are visible, and then hides the points.
    void finish() {
        if (now_.lead == LeadTold::Counted) {
            auto told = after_;
            told.lead = LeadTold::Counted;
            add(lay_out(told, ui_, stage_.viewport, *stage_.measure), end_ms_);
            end_ms_ = leave_ms;
        }
        ScriptOf::finish();
    }

    /// Shows all aces enlarged in the middle, while everything else is dimmed.
    void gather_aces() {
        const auto frame = frame_for(stage_.viewport);
        auto scene = laid_out();
        const auto& aces = now_.match.seen.aces;
        const auto is_ace = [&](const Item& item) {
            const auto* card = std::get_if<CardItem>(&item);
            return card != nullptr && card->card && card->card->rank() == Rank::Ace;
        };
        put_in_order(scene.items, [&](const Item& one, const Item& other) { return !is_ace(one) && is_ace(other); });
        scene.movers.clear(); // the indices of the movers' items have changed
        const auto count = static_cast<float>(aces.size());
        const float width = std::min(82 * frame.scale, 0.9F * scene.width / count);
        const Point middle{scene.width / 2, 0.38F * scene.height};
        const float all = width * (0.86F * count + 0.14F);
        const Rect paper{middle.x - all / 2 - 0.3F * width, middle.y - 0.95F * width, all + 0.6F * width, 1.9F * width};
        const auto first = std::find_if(scene.items.begin(), scene.items.end(), is_ace);
        const auto next = scene.items.insert(
            first, BoxItem{.rect = paper, .radius = 20, .fill = Ink::TableMat, .shadow = Shadow::Chosen, .stitch = 8});
        scene.items.insert(
            next, BoxItem{.rect = {0, 0, scene.width, scene.height}, .fill = Ink::TableGround, .fill_opacity = 0.5F});
        float step = (1 - count) / 2;
        for_each_item<CardItem>(scene, [&](CardItem& card) {
            if (is_ace(card)) {
                card.centre = {middle.x + step * 0.86F * width, middle.y};
                card.rotation = step * 5;
                card.width = width;
                card.face = Face::Standard;
                card.shadow = Shadow::Chosen;
                step += 1;
            }
        });
        for (const int milliseconds : {gather_ms, rest_ms}) {
            add(scene, milliseconds);
        }
        end_ms_ = back_ms;
    }

private:
    // Returns the suit if an event is about a suit's winner or points (C16, C17); otherwise nullopt.
    static std::optional<Suit> suit_of(const Event& event) {
        const bool of_suit =
            event.type == EventType::SuitWon || (event.type == EventType::Points && names_suit(event.reason));
        return of_suit ? std::optional(event.card.suit()) : std::nullopt;
    }

    // Shows a suit's points on its columns in one step.
    void tell_suit(const Happening& happening, Suit suit) {
        const auto told = now_.match.happenings.back().events.size();
        for (std::size_t index = 0; index < happening.events.size(); ++index) {
            if (suit_of(happening.events[index]) == suit) {
                follow_event(happening, index);
            }
        }
        if (now_.match.happenings.back().events.size() > told) {
            add_lead(LeadTold::Past, points_ms);
        }
    }

    // Adds an event to the displayed state. Points are added here because they are shown suit by suit, whereas the
    // engine reports them player by player.
    void follow_event(const Happening& happening, std::size_t index) {
        const auto& event = happening.events[index];
        now_.match.happenings.back().events.push_back(event);
        if (event.type == EventType::Points) {
            now_.match.seen.scores[at(event.seat)] += event.points;
        } else if (event.type < EventType::Passed) {
            see(happening, index);
        }
        hear(cue_of(now_, event));
    }

    void add_lead(LeadTold told, int milliseconds) {
        now_.lead = told;
        add(laid_out(), milliseconds);
    }

    // Animates a placed card. If it changes the lead in its suit, the crown moves and, unless the lead passes between
    // two other players, the columns show their new points.
    void place() {
        const auto change = lead_change(now_.match);
        if (!change) {
            add(laid_out(), play_ms);
            return;
        }
        const auto viewer = now_.match.seen.viewer;
        const bool first = change->from == no_seat;
        const bool taken = change->to == viewer;
        const bool mine = taken || change->from == viewer;
        add_lead(LeadTold::Placed, play_ms);
        add_lead(LeadTold::Flown, first ? first_crown_ms : mine ? crown_ms : others_crown_ms);
        if (mine || first) {
            add_lead(LeadTold::Counted, first ? first_figure_ms : count_ms);
        } else {
            now_.lead = LeadTold::Past;
        }
    }

    void tell_event(const Happening& happening, std::size_t index) {
        follow_event(happening, index);
        switch (happening.events[index].type) {
        case EventType::Placed:
            place();
            break;
        case EventType::Dropped:
        case EventType::Took:
            add(laid_out(), play_ms);
            break;
        case EventType::AceOut:
            now_.lead = LeadTold::Past; // the columns' points must not distract from the ace
            add(laid_out(), ace_ms);
            if (static_cast<int>(now_.match.seen.aces.size()) == closing_ace(now_.match.seen.options)) {
                add(laid_out(), still_ms);
                gather_aces();
            }
            break;
        case EventType::SecondPhase:
            add(laid_out(), back_ms);
            break;
        case EventType::Drew:
            add(laid_out(), deal_card_ms);
            break;
        default:
            break;
        }
    }
};

// Returns the table as it was before the deal.
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
    auto steps = opening_of<Script>(undealt(model), model, ui, stage);
    if (model.match.seen.phase == mitts::mitch::Phase::Second) { // C5: all aces appear at the same time
        Script script(model, model, ui, stage);
        script.gather_aces();
        script.finish();
        for (auto& step : script.take()) {
            steps.push_back(std::move(step));
        }
    }
    return steps;
}

} // namespace mitts::view::mitch
