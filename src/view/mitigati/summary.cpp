#include "view/mitigati/summary.h"

#include "games/mitigati/scoring.h"
#include "i18n/numbers.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/spoken.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitigati::even_share;
using mitts::mitigati::EventType;
using mitts::mitigati::player_count;
using mitts::mitigati::Reason;

std::string points_words(const TableModel& model, const Event& points) {
    const auto& seen = model.match.seen;
    switch (points.reason) {
    case Reason::Agreed:
        return say(model.language, TextId::PointsAgreed);
    case Reason::Cards: // T16: includes the dealer's discards
        return say(model.language, points.seat == seen.dealer ? TextId::PointsCardsDealer : TextId::PointsCards,
                   {{"points", points.points + even_share}});
    case Reason::Honours:
        break;
    }
    const int got = (player_count - 1) * seen.honours[at(points.seat)];
    const int paid = got - points.points;
    const auto received = say(model.language, TextId::PointsReceived, {{"points", got}});
    const auto given = say(model.language, TextId::PointsPaid, {{"points", paid}});
    return paid == 0 ? received : got == 0 ? given : received + ", " + given;
}

// Returns the cards that explain points for cards, in display order: the trumps 21 and 1, the Fool, and kings.
std::vector<int> telling_cards(const Observation& seen, const Event& points) {
    std::vector<int> cards;
    if (points.reason == Reason::Cards) {
        for (const auto card : in_hand_order(seen.captured[at(points.seat)])) {
            if (card.is_fool() || mitts::mitigati::card_value(card) == 5) {
                cards.push_back(card.index);
            }
        }
    }
    return cards;
}

TextId section_title(Reason reason) {
    switch (reason) {
    case Reason::Agreed:
        return TextId::SummaryAgreement;
    case Reason::Cards:
        return TextId::SummaryCardsWon;
    case Reason::Honours:
        break;
    }
    return TextId::SummaryHonours;
}

SummaryCapture capture_of(const TableModel& model, const Event& points) {
    const auto& seen = model.match.seen;
    return {.seat = points.seat,
            .tarot = telling_cards(seen, points),
            .tarot_suits = seen.options.suits,
            .taken = points.reason == Reason::Cards ? seen.captured[at(points.seat)].size() : 0,
            .lines = {{.text = points_words(model, points),
                       .side = points.seat,
                       .points = points.points,
                       .rule = rule_of(points)}}};
}

// Adds a line for each player who scores zero: for an even share of the points (T16), or for equal points received
// and paid for honours (T14).
void add_balanced(const TableModel& model, Reason reason, SummaryDeal& section) {
    auto& captures = section.captures;
    for (Seat seat = 0; seat < player_count; ++seat) {
        const bool told = std::any_of(captures.begin(), captures.end(),
                                      [&](const SummaryCapture& capture) { return capture.seat == seat; });
        if (!told && (reason == Reason::Cards || model.match.seen.honours[at(seat)] > 0)) {
            captures.push_back(capture_of(model, {.type = EventType::Points, .seat = seat, .reason = reason}));
        }
    }
}

// Returns one section for each reason, with a line for each player.
std::vector<SummaryDeal> sections_of(const TableModel& model) {
    std::vector<SummaryDeal> sections;
    std::optional<Reason> reason;
    const auto end_section = [&] {
        if (reason && *reason != Reason::Agreed) {
            add_balanced(model, *reason, sections.back());
        }
    };
    for (const auto& happening : model.match.happenings) {
        for (const auto& event : happening.events) {
            if (event.type != EventType::Points) {
                continue;
            }
            if (event.reason != reason) {
                end_section();
                reason = event.reason;
                sections.push_back({.title = say(model.language, section_title(event.reason))});
            }
            sections.back().captures.push_back(capture_of(model, event));
        }
    }
    end_section();
    return sections;
}

std::string standing_line(const TableModel& model, const std::vector<SummarySide>& sides) {
    const bool over = model.match.phase == MatchPhase::Over;
    const int left = over ? 0 : std::max(0, model.match.seen.options.deals - model.match.round);
    const auto rest = left == 0 ? std::string() : " " + say(model.language, TextId::SummaryDealsLeft, {{"n", left}});
    return lead_line(model.language, sides, naming_of(model).you,
                     {.level = TextId::SummaryLevel, .points = &i18n::number}) +
           rest;
}

} // namespace

RoundSummary round_summary(const TableModel& model) {
    const auto& match = model.match;
    auto summary = summary_of(model,
                              {.open = TextId::DealSummaryOpen,
                               .closed = TextId::DealSummaryTitle,
                               .gained = TextId::DealSummaryGained,
                               .next = TextId::DealSummaryNext},
                              sides_by_seat(model, player_count, match.seen.scores), sections_of(model));
    summary.subtitle = match.winners.empty()
                           ? standing_line(model, summary.sides)
                           : winner_line(naming_of(model), match.winners, TextId::SummaryWinMany); // T17
    return summary;
}

MatchStory match_story(const MitigatiMatch& match, const TableModel& model) {
    return story_of(model.language, round_summary(model), scores_by_round(match), TextId::LogDeal);
}

Moment last_moment(const TableModel& model) {
    const auto& happenings = model.match.happenings;
    const auto& seen = model.match.seen;
    if (happenings.empty()) {
        return {};
    }
    Moment moment{.telling = model.speed == Speed::None ? Telling::Paper : Telling::Wool};
    const auto tell = [&](const Event& event, int points, const std::string& what) {
        const i18n::Argument name{"name", i18n::player_name(naming_of(model), event.seat)};
        moment.lines = {{.text = say(model.language, TextId::MomentOf, {name, {"what", what}}), .points = points}};
        moment.told = 1;
    };
    if (const auto* won = find_event(happenings.back(), EventType::TrickWon)) {
        const auto trick = last_trick(model.match);
        std::string what;
        const auto add = [&](const std::string& words) { what += (what.empty() ? "" : ", ") + words; };
        for (const auto& played : trick ? trick->cards : mitts::mitigati::Trick{}) {
            if (played.card.is_king() || played.card == TarotCard::trump(1)) {
                add(i18n::the_card(model.language, seen.options.suits, played.card));
            }
        }
        if (seen.hand_sizes == decltype(seen.hand_sizes){}) {
            add(say(model.language, TextId::MomentLastTrick));
        }
        if (!what.empty()) {
            tell(*won, won->points, what);
        }
    } else if (const auto* honours = find_event(happenings.back(), EventType::Honours)) { // T14
        tell(*honours, (player_count - 1) * honours->points,
             say(model.language, TextId::MomentHonours, {{"points", honours->points}}));
    }
    return moment;
}

std::vector<LogLine> match_log(const MitigatiMatch& match, const TableModel& model) {
    return match_log_of(match, model, TextId::LogDeal);
}

} // namespace mitts::view::mitigati
