// What players are called, whatever the game: "You", a name, a level in words.
//
// It knows no game and no seat's cards; genders and elisions of names are settled here.
#pragma once

#include "cards/seat.h"
#include "i18n/language.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

/// Who is spoken to and what everybody is called. `you` is no_seat where nobody is addressed (a replay).
struct Naming {
    Language language = Language::English;
    Seat you = no_seat;
    std::vector<std::string> names{}; ///< by seat
};

/// "You", "Toi" or the player's name.
std::string player_name(const Naming& naming, Seat seat);
/// "of Odile", "d'Odile": only French needs it.
std::string of_name(Language language, std::string_view name);

/// What stands on a player's badge: the number at the end of a name such as "Player 2", else the first letter; "?" without name.
std::string badge_text(std::string_view name);

/// Names for computer players, one for each seat after the first: Mathilde, Odile, Gaspard … Different by index 0 … 7.
std::string computer_name(int index);
/// A level in words for its protocol name: "careful" → "careful", "prudent". Unknown levels are returned as they are.
std::string level_name(Language language, std::string_view level);

/// A line on how that level plays: "Counts the cards and gives little away." Empty for unknown levels.
std::string level_words(Language language, std::string_view level);

/// A refusal's sentence with the rule it rests on before its full stop: "… (rule M9)." An empty rule adds nothing.
std::string with_rule(Language language, std::string sentence, std::string_view rule);

} // namespace mitts::i18n
