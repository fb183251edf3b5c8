#include "view/mitch/summary.h"

#include "i18n/capital.h"
#include "i18n/numbers.h"
#include "view/mitch/choices.h"
#include "view/mitch/spoken.h"
#include "view/mitch/standing.h"

namespace mitts::view::mitch {

namespace {

using i18n::say;
using i18n::TextId;
using mitts::mitch::Ending;
using mitts::mitch::Phase;
using mitts::mitch::PlayerScore;
using mitts::mitch::Reason;

/// The maximum number of cards shown beside a line.
constexpr std::size_t most_cards = 9;

/// Lists the points of a round by suit.
class Accountant {
public:
    explicit Accountant(const TableModel& model)
        : model_(model), seen_(model.match.seen),
          scores_(score_round(seen_.options, tableaus_of(seen_),
                              static_cast<std::uint8_t>(seen_.had_turn & ~seen_.placed))) {
    }

    std::vector<SummaryDeal> sections() const {
        std::vector<SummaryDeal> sections;
        for (const auto suit : suits_in_order) {
            sections.push_back(suit_section(suit));
        }
        auto penalties = penalty_section();
        if (!penalties.captures.empty()) {
            sections.push_back(std::move(penalties));
        }
        return sections;
    }

private:
    // Returns a section with a title such as "Spades · longest column: 4 cards". The winner's lines are first.
    SummaryDeal suit_section(Suit suit) const {
        const auto story = story_of(seen_, suit);
        SummaryDeal section{.title = i18n::capitalised(i18n::suit_name(model_.language, suit)) + " · " +
                                     i18n::mitch::decision_words(model_.language, story.decision, story.cards)};
        if (story.winner != no_seat) {
            add_lines(section, story.winner, suit);
        }
        for (const auto seat : seats()) {
            if (seat != story.winner) {
                add_lines(section, seat, suit);
            }
        }
        return section;
    }

    // Adds one seat's points in a suit (C16, C17).
    void add_lines(SummaryDeal& section, Seat seat, Suit suit) const {
        const auto& score = scores_[at(seat)];
        const auto index = static_cast<std::size_t>(suit);
        SummaryCapture capture{.seat = seat};
        add_line(capture, seat, Reason::Suit, score.suit[index]);
        add_line(capture, seat, Reason::Shortest, score.shortest[index]);
        add_line(capture, seat, Reason::LostCards, score.lost_cards[index]);
        if (capture.lines.empty()) {
            return;
        }
        const auto& column = seen_.tableaus[at(seat)][index];
        capture.taken = column.size();
        capture.cards = cards_of(column, suit);
        if (capture.cards.size() > most_cards) {
            capture.cards.erase(capture.cards.begin(), capture.cards.end() - static_cast<std::ptrdiff_t>(most_cards));
        }
        section.captures.push_back(std::move(capture));
    }

    SummaryDeal penalty_section() const {
        SummaryDeal section{.title = say(model_.language, TextId::MitchSummaryPenalties)};
        for (const auto seat : seats()) {
            SummaryCapture capture{.seat = seat};
            add_line(capture, seat, Reason::Penalty, scores_[at(seat)].penalty);
            if (!capture.lines.empty()) {
                section.captures.push_back(std::move(capture));
            }
        }
        return section;
    }

    void add_line(SummaryCapture& capture, Seat seat, Reason reason, int points) const {
        if (points != 0) {
            const Event event{
                .type = mitts::mitch::EventType::Points, .seat = seat, .reason = reason, .points = points};
            capture.lines.push_back({.text = i18n::mitch::points_sentence(model_.language, seen_.options, event),
                                     .side = seat,
                                     .points = points,
                                     .rule = rule_of(event)});
        }
    }

    // Returns the seats clockwise, starting with the viewer.
    std::vector<Seat> seats() const {
        std::vector<Seat> seats;
        seats.reserve(at(seen_.options.players));
        for (int steps = 0; steps < seen_.options.players; ++steps) {
            seats.push_back(seat_after(seen_.viewer, seen_.options.players, steps));
        }
        return seats;
    }

    const TableModel& model_;
    const Observation& seen_;
    std::array<PlayerScore, mitts::mitch::max_players> scores_;
};

std::string standing_line(const TableModel& model, const std::vector<SummarySide>& sides) {
    const auto line = lead_line(model.language, sides, naming_of(model).you,
                                {.level = TextId::MitchSummaryLevel,
                                 .you_lead = TextId::MitchSummaryYouLead,
                                 .lead = TextId::MitchSummaryLead,
                                 .points = &i18n::number});
    const bool over = model.match.phase == MatchPhase::Over;
    const int left = over ? 0 : model.match.seen.options.rounds - model.match.round;
    return left > 0 ? line + " " + say(model.language, TextId::MitchSummaryLeft, {{"n", left}, {"count", left}}) : line;
}

// C3: returns true if the last ace turned up before any player had played a card.
bool nobody_played(const Observation& seen) {
    return seen.phase == Phase::Over && seen.options.ending == Ending::LastAce && seen.had_turn == 0 &&
           seen.placed == 0;
}

} // namespace

RoundSummary round_summary(const TableModel& model) {
    const auto& match = model.match;
    auto summary = summary_of(model, {.open = TextId::SummaryTitleOpen, .closed = TextId::SummaryTitle},
                              sides_by_seat(model, match.seen.options.players, standing_of(match.seen).points),
                              Accountant(model).sections());
    if (nobody_played(match.seen)) {
        summary.leftovers = say(model.language, TextId::MitchSummaryNoRound);
    }
    summary.subtitle = match.winners.empty() ? standing_line(model, summary.sides)
                                             : winner_line(naming_of(model), match.winners,
                                                           TextId::MitchSummaryShared); // several players can win
    return summary;
}

MatchStory match_story(const MitchMatch& match, const TableModel& model) {
    return story_of(model.language, round_summary(model), scores_by_round(match), TextId::LogRound);
}

std::vector<LogLine> match_log(const MitchMatch& match, const TableModel& model) {
    return match_log_of(match, model, TextId::LogRound);
}

} // namespace mitts::view::mitch
