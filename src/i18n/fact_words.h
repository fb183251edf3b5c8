// Facts as sentences: what a player checked, and, before that is told, where to look for it.
//
// Each game fills in its own cards and calls (i18n/<game>/facts.cpp). A fact that a game does not know, or whose numbers
// mean nothing there, has no words: it has come from outside.
#pragma once

#include "games/fact.h"
#include "i18n/people.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

/// Whether a sentence is another one, the next of its row, for some people: of a seat's facts for `you`, of those of whoever
/// thinks for everybody but you.
enum class FactVoice : std::uint8_t { Plain, OfSeat, OfThinker };

struct FactText {
    const char* id; ///< a literal: it takes less of the page's program than a view
    TextId text;
    TextId look; ///< where to look, as the first half of a hint
    FactVoice voice = FactVoice::Plain;
};

struct FactWords {
    std::string sentence; ///< "Both other 3s are gone: nobody can steal it."
    std::string look;     ///< "Count the 3s that have gone."
};

/// Says a fact of `thinker`; `arguments` are the game's own for it. Seats and plain numbers are filled in here.
FactWords fact_words(std::span<const FactText> texts, const Naming& naming, Seat thinker, const Fact& fact,
                     std::vector<Argument> arguments);

} // namespace mitts::i18n
