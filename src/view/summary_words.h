// The parts of a round's summary that all games share: the sides' columns, the lead and the winners.
#pragma once

#include "view/table_words.h"

namespace mitts::view {

/// Returns one column per player, the viewer's first, for games without partners. `gained` is indexed by seat.
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

/// A game's sentences about the lead, and its wording for a number of points.
struct LeadWords {
    i18n::TextId level;
    i18n::TextId you_lead = i18n::TextId::SummaryYouLead;
    i18n::TextId lead = i18n::TextId::SummaryLead;
    std::string (*points)(int points);
};

/// Returns the first side with the highest total. There must be at least one side.
const SummarySide& leader_of(const std::vector<SummarySide>& sides);
/// Returns the line about the lead. `own` is the user's side, or no_seat.
std::string lead_line(i18n::Language language, const std::vector<SummarySide>& sides, int own, const LeadWords& words);
/// Returns the line about the winners. `many` is the string for several winners. If the user is one of them, the
/// string that follows `many` in TextId is used.
std::string winner_line(const i18n::Naming& naming, const std::vector<int>& winners, i18n::TextId many);

/// Returns a sentence for sharing a finished match. `what` names the game and its rules. `own` is true if the first
/// side is the sender's, and `together` if a side has several players. `points` formats a total.
std::string share_line(i18n::Language language, const RoundSummary& summary, const std::string& what, bool own,
                       bool together, std::string (*points)(int points));

/// The strings of a summary that each game words differently.
struct RoundWords {
    i18n::TextId open; ///< the title during the round
    i18n::TextId closed;
    i18n::TextId gained = i18n::TextId::SummaryTotal;
    i18n::TextId next = i18n::TextId::SummaryNextRound;
};

/// Returns a summary with the parts that all games share: title, columns, sections, winners.
template <class Model>
RoundSummary summary_of(const Model& model, const RoundWords& words, std::vector<SummarySide>&& sides,
                        std::vector<SummaryDeal>&& deals) {
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
