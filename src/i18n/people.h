// The names of players and levels, for every game.
//
// The functions handle the gender and elision of names.
#pragma once

#include "cards/seat.h"
#include "i18n/language.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

/// The user and the names of all players. `you` is no_seat if the text addresses no player (a replay).
struct Naming {
    Language language = Language::English;
    Seat you = no_seat;
    std::vector<std::string> names{}; ///< indexed by seat
};

/// Returns "You", "Toi" or the player's name.
std::string player_name(const Naming& naming, Seat seat);
/// Returns a name with its preposition: "of Odile", "d'Odile". Only French strings use it.
std::string of_name(Language language, std::string_view name);

/// Returns the text on a player's badge: the number at the end of a name such as "Player 2", otherwise the first letter
/// of the name. An empty name yields "?".
std::string badge_text(std::string_view name);

/// Returns the name of the computer player with this index: Mathilde, Odile, Gaspard … Indices 0 to 7 have different
/// names.
std::string computer_name(int index);
/// Returns true for the computer players that French texts treat as feminine. All other names are masculine.
bool is_feminine(std::string_view name);
/// Returns the name of a level, in the gender of the player called `player`: in French, "prudent" or "prudente" for
/// "careful". Unknown levels are returned unchanged.
std::string level_name(Language language, std::string_view level, std::string_view player = {});
/// Returns the word for the player who deals, in the player's gender: "dealer", "brasseur" or "brasseuse".
std::string dealer_word(const Naming& naming, Seat seat);

/// Returns a one-line description of a level ("Counts the cards and gives little away."), or "" for an unknown level.
std::string level_words(Language language, std::string_view level);

/// Returns a refusal's sentence with its rule before the full stop: "… (rule M9)." An empty rule adds nothing.
std::string with_rule(Language language, std::string sentence, std::string_view rule);

} // namespace mitts::i18n
