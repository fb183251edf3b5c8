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

} // namespace mitts::view
