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

std::string names_of(const i18n::Naming& naming, const std::vector<int>& seats) {
    std::string names;
    for (std::size_t index = 0; index < seats.size(); ++index) {
        const auto name = i18n::player_name(naming, static_cast<Seat>(seats[index]));
        names = index == 0 ? name : say(naming.language, TextId::SideAnd, {{"first", names}, {"second", name}});
    }
    return names;
}

} // namespace mitts::view
