// What speaks for a choice of a computer player, as a panel: sentences on the best, what it would cost to do something else, and the
// other choices there were.
#pragma once

#include "ai/protocol.h"
#include "cards/callable.h"
#include "i18n/fact_words.h"
#include "view/panels.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// An action of the notation, as something to do; a game's words for a fact (none: it has no facts).
using ActionWords = Callable<std::string(std::string_view action)>;
using FactSaying = Callable<i18n::FactWords(const Fact& fact)>;

/// Why the best choice is the best, the weightiest reason first, at most three sentences: its facts, or what it is called that
/// weighs most.
std::vector<std::string> why_sentences(i18n::Language language, const ai::Reply& reply, FactSaying say_fact);

/// Where to look for the best choice, as the first half of a hint. Empty where nothing speaks for it.
std::string where_to_look(i18n::Language language, const ai::Reply& reply, FactSaying say_fact);

/// The choices of a reply, the best first; of many only the first few.
view::TextModel why_text(i18n::Language language, const ai::Reply& reply, ActionWords action_words,
                         FactSaying say_fact = {});

} // namespace mitts::table
