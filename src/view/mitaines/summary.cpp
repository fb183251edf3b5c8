#include "view/mitaines/summary.h"

#include "i18n/mitaines/words.h"
#include "i18n/numbers.h"
#include "view/mitaines/choices.h"
#include "view/mitaines/easel.h"
#include "view/mitaines/spoken.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitaines::Call;
using mitts::mitaines::EventType;
using mitts::mitaines::Options;
using mitts::mitaines::Reason;
using mitts::mitaines::Resolution;

/// Reads the round's events in order and tracks the callers of the pile's calls.
class Accountant {
public:
    explicit Accountant(const TableModel& model) : model_(model), naming_(naming_of(model)) {
    }

    void read(const Happening& happening) {
        happening_ = &happening;
        capture_ = nullptr;
        last_lines_.clear();
        for (const auto& event : happening.events) {
            read_event(event);
        }
        for (const auto& event : happening.events) {
            if (event.type == EventType::Captured) {
                calls_.clear(); // M17: a capture ends all calls
            }
        }
    }

    std::vector<SummaryDeal> deals() {
        std::vector<SummaryDeal> scored;
        for (auto& deal : deals_) {
            auto& captures = deal.captures;
            captures.erase(std::remove_if(captures.begin(), captures.end(),
                                          [](const SummaryCapture& capture) { return capture.lines.empty(); }),
                           captures.end());
            if (!captures.empty()) {
                scored.push_back(std::move(deal));
            }
        }
        return scored;
    }

    /// Returns the points of the last action that was read, with their reasons.
    std::vector<SummaryLine> last_lines() const {
        return last_lines_;
    }

    CardSet left_on_table() const {
        return left_;
    }

private:
    void read_event(const Event& event) {
        switch (event.type) {
        case EventType::Called:
            calls_.push_back({.caller = event.seat, .kind = event.kind, .rank = event.rank});
            break;
        case EventType::Captured:
            capture_ = &event;
            begin_capture(event.seat, event.count);
            break;
        case EventType::RoundEnded:
            left_ = event.cards;
            capture_ = &event;
            begin_capture(event.seat, event.cards.size());
            break;
        case EventType::Points:
            add_points(event);
            break;
        default:
            break;
        }
    }

    void begin_capture(Seat seat, int taken) {
        if (deals_.empty() || deal_number_ != happening_->deal) {
            deal_number_ = happening_->deal;
            deals_.push_back({.title = say(model_.language, TextId::SummaryDeal, {{"n", deal_number_ + 1}})});
        }
        deals_.back().captures.push_back({.seat = seat, .taken = taken});
    }

    void add_points(const Event& event) {
        auto& capture = deals_.back().captures.back();
        capture.lines.push_back(
            {.text = words(event), .side = event.side, .points = event.points, .rule = rule_of(event)});
        last_lines_.push_back(capture.lines.back());
        for (const auto card : telling_cards(event)) {
            if (std::find(capture.cards.begin(), capture.cards.end(), card) == capture.cards.end()) {
                capture.cards.push_back(card);
            }
        }
    }

    std::string words(const Event& event) const {
        // M18.3: a jack, or a joker that sweeps (M16), took a card of another rank
        if (event.reason == Reason::Lone && capture_->cards.count(event.rank) < 2) {
            return say(model_.language, event.rank == Rank::Joker ? TextId::PointsLoneJoker : TextId::PointsLoneJack);
        }
        return points_sentence(naming_, event, fate_of(event), caller_of(event));
    }

    bool happened(EventType type, const Event& points) const {
        return std::any_of(happening_->events.begin(), happening_->events.end(), [&](const Event& event) {
            return event.type == type && event.kind == points.kind && event.rank == points.rank;
        });
    }

    i18n::mitaines::CallFate fate_of(const Event& points) const {
        if (happened(EventType::Completed, points)) {
            return i18n::mitaines::CallFate::Completed;
        }
        if (happened(EventType::Stolen, points)) {
            return i18n::mitaines::CallFate::Stolen;
        }
        const bool highest = model_.match.seen.options.resolution == Resolution::Highest;
        const bool last = !calls_.empty() && calls_.back().kind == points.kind && calls_.back().rank == points.rank;
        return highest && !last ? i18n::mitaines::CallFate::Topped : i18n::mitaines::CallFate::SweptAway; // M8, M15.2
    }

    // Returns the caller of a call that scored. Kind and rank identify a call, because each call of a pile is higher
    // than the one before (M12).
    Seat caller_of(const Event& points) const {
        const auto found = std::find_if(calls_.begin(), calls_.end(), [&](const Call& call) {
            return call.kind == points.kind && call.rank == points.rank;
        });
        return found == calls_.end() ? no_seat : found->caller;
    }

    // Returns the cards that explain the points: those of the scoring rank, the ten of diamonds, or both cards taken.
    std::vector<Card> telling_cards(const Event& event) const {
        std::vector<Card> cards;
        int most = static_cast<int>(event.kind);
        if (event.reason == Reason::Lone) {
            most = 2;
        } else if (event.reason == Reason::Ten || event.reason == Reason::LeftoverTen) {
            return {ten_of_diamonds};
        } else if (event.kind == Kind::None) {
            most = 1;
        }
        const bool every = event.reason == Reason::Lone;
        for (const auto card : capture_->cards) {
            if ((every || card.rank() == event.rank) && static_cast<int>(cards.size()) < most) {
                cards.push_back(card);
            }
        }
        return cards;
    }

    const TableModel& model_;
    i18n::Naming naming_;
    const Happening* happening_ = nullptr;
    const Event* capture_ = nullptr;
    std::vector<Call> calls_;
    std::vector<SummaryDeal> deals_;
    std::vector<SummaryLine> last_lines_;
    int deal_number_ = -1;
    CardSet left_;
};

Seat first_seat_of(const Options& options, Seat viewer, int side) {
    for (int steps = 0; steps < options.players; ++steps) {
        const auto seat = seat_after(viewer, options.players, steps);
        if (side_of(options, seat) == side) {
            return seat;
        }
    }
    return viewer;
}

bool is_own(const TableModel& model, int side) {
    const auto you = naming_of(model).you;
    return you != no_seat && side_of(model.match.seen.options, you) == side;
}

std::string standing_line(const TableModel& model, const std::vector<SummarySide>& sides) {
    const auto& options = model.match.seen.options;
    const auto you = naming_of(model).you;
    const bool reached = leader_of(sides).after >= options.target; // M21: if true, a tie extends the match
    const bool partners = options.players != side_count(options);
    return lead_line(model.language, sides, you != no_seat ? side_of(options, you) : no_seat,
                     {.level = reached ? TextId::SummaryTiedOver : TextId::SummaryLevel,
                      .you_lead = partners ? TextId::SummaryYouLeadMany : TextId::SummaryYouLead,
                      .lead = partners ? TextId::SummaryLeadMany : TextId::SummaryLead,
                      .points = &i18n::number});
}

std::string need_line(const TableModel& model, const std::vector<SummarySide>& sides) {
    const int target = model.match.seen.options.target;
    const auto& own = sides.front();
    if (!is_own(model, own.side) || own.after >= target || model.match.phase == MatchPhase::Over) {
        return {};
    }
    return " " + say(model.language, TextId::SummaryNeed, {{"n", target - own.after}});
}

// M19: returns a sentence about the cards left on the table.
std::string leftover_line(const TableModel& model, CardSet left) {
    if (left.empty()) {
        return {};
    }
    std::string cards;
    for (const auto card : in_hand_order(model.match.seen.options, left)) {
        cards += (cards.empty() ? "" : ", ") + i18n::card_name(model.language, card);
    }
    return say(model.language, left.size() == 1 ? TextId::SummaryLeftOne : TextId::SummaryLeft, {{"cards", cards}});
}

} // namespace

std::vector<SummarySide> sides_of(const TableModel& model) {
    const auto& seen = model.match.seen;
    const int sides = side_count(seen.options);
    std::vector<SummarySide> columns;
    for (int step = 0; step < sides; ++step) {
        const int side = (side_of(seen.options, seen.viewer) + step) % sides;
        const int before = model.match.totals.at(static_cast<std::size_t>(side));
        const int gained = seen.scores.at(static_cast<std::size_t>(side));
        columns.push_back({.name = i18n::mitaines::side_name(naming_of(model), seen.options, side),
                           .side = side,
                           .seat = first_seat_of(seen.options, seen.viewer, side),
                           .before = before,
                           .gained = gained,
                           .after = before + gained});
    }
    return columns;
}

RoundSummary round_summary(const TableModel& model) {
    const auto& match = model.match;
    Accountant accountant(model);
    for (const auto& happening : match.happenings) {
        accountant.read(happening);
    }
    auto summary = summary_of(model, {.open = TextId::SummaryTitleOpen, .closed = TextId::SummaryTitle},
                              sides_of(model), accountant.deals());
    summary.leftovers = leftover_line(model, accountant.left_on_table());
    summary.subtitle = match.winners.empty()
                           ? standing_line(model, summary.sides) + need_line(model, summary.sides)
                           : winner_line(naming_of(model), winning_seats(model), TextId::SummaryWinMany);
    return summary;
}

Moment last_moment(const TableModel& model) {
    const auto& happenings = model.match.happenings;
    if (happenings.empty() || find_event(happenings.back(), EventType::Points) == nullptr) {
        return {};
    }
    Accountant accountant(model);
    for (const auto& happening : happenings) {
        accountant.read(happening);
    }
    Moment moment{.lines = accountant.last_lines(), .snow = model.snow};
    moment.told = std::min(model.reasons_told, moment.lines.size());
    if (model.speed == Speed::None) {
        moment.telling = Telling::Paper;
        moment.told = moment.lines.size();
    }
    return moment;
}

} // namespace mitts::view::mitaines
