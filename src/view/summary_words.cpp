#include "view/summary_words.h"

#include <algorithm>

namespace mitts::view {

using i18n::say;
using i18n::TextId;

const SummarySide& leader_of(const std::vector<SummarySide>& sides) {
    return *std::max_element(sides.begin(), sides.end(), [](const SummarySide& left, const SummarySide& right) {
        return left.after < right.after;
    });
}

std::string lead_line(i18n::Language language, const std::vector<SummarySide>& sides, int own, const LeadWords& words) {
    const auto& leader = leader_of(sides);
    const auto level =
        std::count_if(sides.begin(), sides.end(), [&](const SummarySide& side) { return side.after == leader.after; });
    const auto id = level > 1 ? words.level : leader.side == own ? words.you_lead : words.lead;
    return say(language, id, {{"name", leader.name}, {"points", words.points(leader.after)}});
}

std::string winner_line(const i18n::Naming& naming, const std::vector<int>& winners, TextId many) {
    const bool own = std::find(winners.begin(), winners.end(), naming.you) != winners.end();
    if (winners.size() == 1 && own) {
        return say(naming.language, TextId::SummaryYouWin);
    }
    const auto several = own ? after(many, 1) : many;
    return say(naming.language, winners.size() == 1 ? TextId::SummaryWins : several,
               {{"name", names_of(naming, winners)}});
}

std::string share_line(i18n::Language language, const RoundSummary& summary, const std::string& what, bool own,
                       bool together, std::string (*points)(int points)) {
    const auto& leader = leader_of(summary.sides);
    int by = 0; // the lead over the next side; 0 if all sides are level
    std::vector<std::string> leaders;
    std::string scores;
    for (const auto& side : summary.sides) {
        const bool me = own && side.side == summary.sides.front().side;
        const auto name = !me ? side.name : say(language, together ? TextId::ShareUs : TextId::ShareMe);
        scores += (scores.empty() ? "" : ", ") + name + ' ' + points(side.after);
        if (side.after == leader.after) {
            leaders.push_back(name);
        } else {
            by = by == 0 ? leader.after - side.after : std::min(by, leader.after - side.after);
        }
    }
    const bool leads = own && leader.side == summary.sides.front().side;
    const auto names = list_of(language, leaders);
    const auto id = leaders.size() > 1 ? TextId::ShareTie
                    : !leads           ? TextId::ShareLost
                    : together         ? TextId::ShareWonTogether
                                       : TextId::ShareWon;
    return say(language, id,
               {{"what", what},
                {"by", by},
                {"points", by},
                {"name", names},
                {"of", i18n::of_name(language, names)},
                {"scores", scores}});
}

} // namespace mitts::view
