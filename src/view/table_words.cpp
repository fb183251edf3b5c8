#include "view/table_words.h"

#include <algorithm>

namespace mitts::view {

using i18n::say;
using i18n::TextId;

std::string won_words(const i18n::Naming& naming, bool own, const std::string& name, TextId won) {
    return own ? say(naming.language, TextId::TurnYouWon)
               : say(naming.language, won, {{"name", name}, {"of_name", i18n::of_name(naming.language, name)}});
}

std::string winner_words(const i18n::Naming& naming, const std::vector<int>& winners) {
    const bool own = std::find(winners.begin(), winners.end(), naming.you) != winners.end();
    return won_words(naming, own, i18n::player_name(naming, static_cast<Seat>(winners.front())));
}

std::string turn_of(const i18n::Naming& naming, Seat seat) {
    const auto name = i18n::player_name(naming, seat);
    return say(naming.language, TextId::TurnOf, {{"name", name}, {"of_name", i18n::of_name(naming.language, name)}});
}

} // namespace mitts::view
