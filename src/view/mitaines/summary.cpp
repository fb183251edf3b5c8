// A round told point by point: every line is one Points event.
#include "view/mitaines/summary.h"

#include "i18n/mitaines_words.h"
#include "view/mitaines/spoken.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::CallFate;
using i18n::TextId;
using mitts::mitaines::EventType;
using mitts::mitaines::Reason;
using mitts::mitaines::Resolution;
using mitts::mitaines::side_count;

constexpr std::size_t most_cards_shown = 4;

/// Walks a round's happenings and remembers the calls of the pile, so that each scored call has its caller and its fate.
class RoundTeller {
public:
    RoundTeller(const TableModel& model, const i18n::Naming& naming)
        : naming_(naming), options_(model.match.seen.options) {
    }

    std::vector<SummaryDeal> tell(const std::vector<Happening>& happenings) {
        for (const auto& happening : happenings) {
            tell_one(happening);
        }
        return std::move(deals_);
    }

    /// What lay on the table when the round ended.
    CardSet leftovers() const {
        return leftovers_;
    }

private:
    struct PileCall {
        Seat caller = no_seat;
        Kind kind = Kind::None;
        Rank rank = Rank::Two;
        bool ended_pile = false;
        CallFate fate = CallFate::SweptAway;
    };

    void tell_one(const Happening& happening) {
        SummaryCapture capture;
        for (const auto& event : happening.events) {
            switch (event.type) {
            case EventType::Called:
                calls_.push_back({.caller = event.seat, .kind = event.kind, .rank = event.rank});
                break;
            case EventType::Completed:
                set_fate(event, CallFate::Completed);
                break;
            case EventType::Stolen:
                set_fate(event, CallFate::Stolen);
                break;
            case EventType::Captured:
                taken_ = event.cards;
                capture.seat = event.seat;
                capture.taken = event.count;
                break;
            case EventType::Points:
                tell_points(event, capture);
                break;
            case EventType::RoundEnded:
                add(happening.deal, std::move(capture)); // what the last card took comes before what was left (M19)
                capture = {};
                leftovers_ = event.cards;
                taken_ = event.cards;
                break;
            default:
                break;
            }
        }
        if (capture.taken > 0) {
            calls_.clear();
        }
        add(happening.deal, std::move(capture));
    }

    void set_fate(const Event& event, CallFate fate) {
        for (auto& call : calls_) {
            if (call.kind == event.kind && call.rank == event.rank) {
                call.fate = fate;
            } else if (options_.resolution == Resolution::Highest) {
                call.fate = CallFate::Topped; // M8
            }
        }
    }

    void tell_points(const Event& event, SummaryCapture& capture) {
        auto fate = CallFate::Completed;
        Seat caller = no_seat;
        for (const auto& call : calls_) {
            if (call.kind == event.kind && call.rank == event.rank) {
                fate = call.fate;
                caller = call.caller;
            }
        }
        capture.seat = event.seat;
        capture.lines.push_back(
            {.text = points_sentence(naming_, event, fate, caller), .side = event.side, .points = event.points});
        show_cards(event, capture);
    }

    // The cards that tell these points: a combination's, the pair, the prize itself.
    void show_cards(const Event& event, SummaryCapture& capture) const {
        if (event.reason == Reason::Double) {
            return;
        }
        for (const auto card : taken_) {
            const bool prize = event.reason == Reason::Ten || event.reason == Reason::LeftoverTen;
            const bool lone = event.reason == Reason::Lone;
            const bool tells = prize ? card == ten_of_diamonds : lone || card.rank() == event.rank;
            const bool shown = std::find(capture.cards.begin(), capture.cards.end(), card) != capture.cards.end();
            if (tells && !shown && capture.cards.size() < most_cards_shown) {
                capture.cards.push_back(card);
            }
        }
    }

    void add(int deal, SummaryCapture capture) {
        if (capture.lines.empty()) {
            return;
        }
        auto title = say(naming_.language, TextId::SummaryDeal, {{"n", deal + 1}});
        if (deals_.empty() || deals_.back().title != title) {
            deals_.push_back({.title = std::move(title)});
        }
        deals_.back().captures.push_back(std::move(capture));
    }

    const i18n::Naming& naming_;
    const mitts::mitaines::Options& options_;
    std::vector<PileCall> calls_;
    CardSet taken_;
    CardSet leftovers_;
    std::vector<SummaryDeal> deals_;
};

std::vector<SummarySide> sides_of(const TableModel& model, const i18n::Naming& naming) {
    const auto& seen = model.match.seen;
    std::vector<SummarySide> sides;
    for (int side = 0; side < side_count(seen.options); ++side) {
        const auto index = static_cast<std::size_t>(side);
        const int before = model.match.totals[index];
        const int gained = seen.scores[index];
        sides.push_back({.name = side_name(naming, seen.options, side),
                         .seat = side,
                         .before = before,
                         .gained = gained,
                         .after = before + gained});
    }
    return sides;
}

std::string winners_words(const RoundSummary& summary, const i18n::Naming& naming, int own_side) {
    if (summary.winners.size() == 1 && summary.winners.front() == own_side) {
        return say(naming.language, TextId::SummaryYouWin);
    }
    std::string names;
    for (const int side : summary.winners) {
        names += (names.empty() ? "" : ", ") + summary.sides[static_cast<std::size_t>(side)].name;
    }
    const bool several = summary.winners.size() > 1 || summary.sides.size() == 2;
    const bool partners = several && naming.names.size() == 4;
    return say(naming.language, partners ? TextId::SummaryWinMany : TextId::SummaryWins, {{"name", names}});
}

// What the totals mean for the match, once a round is over.
std::string subtitle_of(const RoundSummary& summary, const TableModel& model, const i18n::Naming& naming) {
    const auto& seen = model.match.seen;
    const int own_side = side_of(seen.options, seen.viewer);
    if (!summary.winners.empty()) {
        return winners_words(summary, naming, own_side);
    }
    const auto best = std::max_element(summary.sides.begin(), summary.sides.end(),
                                       [](const auto& a, const auto& b) { return a.after < b.after; });
    const auto level = std::count_if(summary.sides.begin(), summary.sides.end(),
                                     [&](const auto& side) { return side.after == best->after; });
    if (level > 1) {
        const auto id = best->after >= seen.options.target ? TextId::SummaryTiedOver : TextId::SummaryLevel;
        return say(naming.language, id, {{"points", best->after}});
    }
    const int leader = static_cast<int>(best - summary.sides.begin());
    if (leader == own_side) {
        const int missing = seen.options.target - best->after;
        return say(naming.language, TextId::SummaryNeed, {{"n", missing}, {"target", seen.options.target}});
    }
    return say(naming.language, TextId::SummaryLead, {{"name", best->name}, {"points", best->after}});
}

std::string leftover_words(CardSet cards, i18n::Language language) {
    if (cards.empty()) {
        return {};
    }
    std::string list;
    for (const auto card : cards) {
        list += (list.empty() ? "" : ", ") + i18n::card_index(language, card);
    }
    const auto id = cards.size() == 1 ? TextId::SummaryLeftOne : TextId::SummaryLeft;
    return say(language, id, {{"cards", list}});
}

} // namespace

RoundSummary round_summary(const TableModel& model) {
    const auto naming = naming_of(model);
    const bool over = model.match.phase != MatchPhase::Playing;
    RoundTeller teller(model, naming);
    RoundSummary summary;
    summary.title =
        say(naming.language, over ? TextId::SummaryTitle : TextId::SummaryTitleOpen, {{"n", model.match.round}});
    summary.sides = sides_of(model, naming);
    summary.winners = model.match.winners;
    summary.match_over = model.match.phase == MatchPhase::Over;
    summary.deals = teller.tell(model.match.happenings);
    summary.leftovers = leftover_words(teller.leftovers(), naming.language);
    if (over) {
        summary.subtitle = subtitle_of(summary, model, naming);
    }
    return summary;
}

std::vector<LogLine> match_log(const MitainesMatch& match, const TableModel& model) {
    const auto naming = naming_of(model);
    const auto& seen = model.match.seen;
    std::vector<LogLine> lines;
    for (std::size_t round = 0; round < match.rounds().size(); ++round) {
        const int number = match.rounds()[round].number;
        lines.push_back({.round = number, .text = say(naming.language, TextId::LogRound, {{"n", number}})});
        for (const auto& happening : round_happenings(match, seen.viewer, round)) {
            const auto gift = happening.action.card ? i18n::GiftCard::Shown : i18n::GiftCard::Hidden;
            for (auto& sentence : event_sentences(naming, seen.options, happening.events, gift)) {
                lines.push_back({.round = number,
                                 .deal = happening.deal,
                                 .seat = happening.action.seat,
                                 .text = std::move(sentence)});
            }
        }
    }
    return lines;
}

} // namespace mitts::view::mitaines
