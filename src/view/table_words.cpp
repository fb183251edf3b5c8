#include "view/table_words.h"

#include "cards/in_order.h"

#include <algorithm>

namespace mitts::view {

using i18n::say;
using i18n::TextId;

std::string list_of(i18n::Language language, const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (index > 0 && index + 1 == names.size()) {
            return say(language, TextId::SideAnd, {{"first", list}, {"second", names[index]}});
        }
        list += list.empty() ? "" : ", ";
        list += names[index];
    }
    return list;
}

std::string names_of(const i18n::Naming& naming, const std::vector<int>& seats) {
    auto told = seats;
    put_in_order(told, [&](int seat, int other) { return seat == naming.you && other != naming.you; });
    std::vector<std::string> names;
    names.reserve(told.size());
    for (const int seat : told) {
        names.push_back(i18n::player_name(naming, static_cast<Seat>(seat)));
    }
    return list_of(naming.language, names);
}

std::string winner_words(const i18n::Naming& naming, const std::vector<int>& winners) {
    const bool own = std::find(winners.begin(), winners.end(), naming.you) != winners.end();
    const auto names = names_of(naming, winners);
    if (winners.size() > 1) {
        return say(naming.language, own ? TextId::TurnYouWonMany : TextId::TurnWonMany, {{"name", names}});
    }
    return own ? say(naming.language, TextId::TurnYouWon)
               : say(naming.language, TextId::TurnWon,
                     {{"name", names}, {"of_name", i18n::of_name(naming.language, names)}});
}

std::string turn_of(const i18n::Naming& naming, Seat seat) {
    const auto name = i18n::player_name(naming, seat);
    return say(naming.language, TextId::TurnOf, {{"name", name}, {"of_name", i18n::of_name(naming.language, name)}});
}

} // namespace mitts::view
