// Turns facts into sentences. Each fact has a sentence, and a place to look for the first step of a hint.
//
// Each game supplies the arguments for its cards and calls (i18n/<game>/facts.cpp). External data may contain a fact
// with an unknown id or invalid numbers. The result for such a fact is empty.
#pragma once

#include "games/fact.h"
#include "i18n/people.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

/// Decides which readers see the next string instead of this string. OfSeat: the player whose seat the fact names.
/// OfThinker: all readers except the thinking player.
enum class FactVoice : std::uint8_t { Plain, OfSeat, OfThinker };

struct FactText {
    const char* id; ///< a literal, because a string_view would make the page's module larger
    TextId text;
    TextId look; ///< the place to look, as the first step of a hint
    FactVoice voice = FactVoice::Plain;
};

struct FactWords {
    std::string sentence; ///< the fact: "Both other 3s are gone: nobody can steal it."
    std::string look;     ///< the place to look: "Count the 3s that have gone."
};

/// Returns the strings for a fact that `thinker` found. `arguments` holds the placeholders that are specific to the
/// game. The function itself fills in seats and plain numbers.
FactWords fact_words(std::span<const FactText> texts, const Naming& naming, Seat thinker, const Fact& fact,
                     std::vector<Argument> arguments);

} // namespace mitts::i18n
