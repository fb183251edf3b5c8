// Facts as sentences: what a player checked, and, as the first step of a hint, where to look.
//
// Each game supplies the arguments for its cards and calls (i18n/<game>/facts.cpp). A fact with an unknown id or
// meaningless numbers comes from outside and has no words.
#pragma once

#include "games/fact.h"
#include "i18n/people.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

/// The readers who see the next text instead of this one. OfSeat: the player whose seat the fact names. OfThinker: all
/// readers except the thinking player.
enum class FactVoice : std::uint8_t { Plain, OfSeat, OfThinker };

struct FactText {
    const char* id; ///< a literal: it adds less to the page's module than a string_view
    TextId text;
    TextId look; ///< where to look, as the first part of a hint
    FactVoice voice = FactVoice::Plain;
};

struct FactWords {
    std::string sentence; ///< the fact: "Both other 3s are gone: nobody can steal it."
    std::string look;     ///< where to look: "Count the 3s that have gone."
};

/// Returns the words for a fact of `thinker`. `arguments` are specific to the game. Seats and plain numbers are added
/// here.
FactWords fact_words(std::span<const FactText> texts, const Naming& naming, Seat thinker, const Fact& fact,
                     std::vector<Argument> arguments);

} // namespace mitts::i18n
