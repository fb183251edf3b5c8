// Turns facts into sentences. Each fact has a full sentence and a shorter sentence. The shorter sentence is the first
// step of a hint: it shows the player where to look.
//
// Each game supplies the arguments for its cards and calls (i18n/<game>/facts.cpp). External data may contain a fact
// with an unknown id or invalid numbers. Such a fact yields empty strings.
#pragma once

#include "games/fact.h"
#include "i18n/people.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

/// Determines which of two strings a user gets: `text` or the string after it. Plain: always `text`. OfSeat: the
/// second string if the user has the seat in the fact. OfThinker: the second string unless the user is the player
/// who found the fact.
enum class FactVoice : std::uint8_t { Plain, OfSeat, OfThinker };

struct FactText {
    const char* id; ///< a literal, because a string_view would make the page's module larger
    TextId text;
    TextId look; ///< the text for the first step of a hint: where to look
    FactVoice voice = FactVoice::Plain;
};

struct FactWords {
    std::string sentence; ///< the fact: "Both other 3s are gone: nobody can steal it."
    std::string look;     ///< the first step of a hint: "Count the 3s that have gone."
};

/// Returns the strings for a fact that `thinker` found. `arguments` holds the values of the game-specific placeholders.
/// The function itself fills in seats and plain numbers.
FactWords fact_words(std::span<const FactText> texts, const Naming& naming, Seat thinker, const Fact& fact,
                     std::vector<Argument> arguments);

} // namespace mitts::i18n
