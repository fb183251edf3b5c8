// The parts of a round's summary that every game tells alike: the sides' columns, who is ahead, who won together.
#pragma once

#include "view/table_words.h"

namespace mitts::view {

/// The players' columns where each plays for themselves, the viewer's first as on the table; `gained` by seat.
template <class Model, class Points>
std::vector<SummarySide> sides_by_seat(const Model& model, int players, const Points& gained) {
    std::vector<SummarySide> sides;
    const auto naming = naming_of(model);
    for (int steps = 0; steps < players; ++steps) {
        const auto seat = seat_after(model.match.seen.viewer, players, steps);
        const auto index = at(seat);
        const int before = model.match.totals.at(index);
        sides.push_back({.name = i18n::player_name(naming, seat),
                         .side = seat,
                         .seat = seat,
                         .before = before,
                         .gained = gained.at(index),
                         .after = before + gained.at(index)});
    }
    return sides;
}

/// The sentences in which a game tells who is ahead, and a number of points.
struct LeadWords {
    i18n::TextId level;
    i18n::TextId you_lead = i18n::TextId::SummaryYouLead;
    i18n::TextId lead = i18n::TextId::SummaryLead;
    std::string (*points)(int points);
};

const SummarySide& leader_of(const std::vector<SummarySide>& sides);
/// Who is ahead; `own` is the side of whoever is spoken to, or no_seat.
std::string lead_line(i18n::Language language, const std::vector<SummarySide>& sides, int own, const LeadWords& words);
/// Who won; `many` is the sentence for several, the one that speaks to one of them follows it.
std::string winner_line(const i18n::Naming& naming, const std::vector<int>& winners, i18n::TextId many);

/// A match that is over in a sentence for somebody who was not there. `what`: the game and its rules. `own`: the first side is the
/// sender's. `together`: a side has several players. `points` writes a total.
std::string share_line(i18n::Language language, const RoundSummary& summary, const std::string& what, bool own,
                       bool together, std::string (*points)(int points));

/// The texts that name a round, by the game's own word for it.
struct RoundWords {
    i18n::TextId open; ///< the title while it is in play
    i18n::TextId closed;
    i18n::TextId gained = i18n::TextId::SummaryTotal;
    i18n::TextId next = i18n::TextId::SummaryNextRound;
};

/// A summary with what every game's has: title, columns, sections, who won.
template <class Model>
RoundSummary summary_of(const Model& model, const RoundWords& words, std::vector<SummarySide> sides,
                        std::vector<SummaryDeal> deals) {
    const auto& match = model.match;
    return {.title = i18n::say(model.language, match.phase == MatchPhase::Playing ? words.open : words.closed,
                               {{"n", match.round}}),
            .gained = i18n::say(model.language, words.gained),
            .next = i18n::say(model.language, words.next),
            .sides = std::move(sides),
            .deals = std::move(deals),
            .playing = match.phase == MatchPhase::Playing,
            .match_over = match.phase == MatchPhase::Over,
            .winners = match.winners};
}

} // namespace mitts::view
