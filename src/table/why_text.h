// Builds the panel that explains a computer's choice: sentences about the best choice, the cost of an alternative, and
// the other choices.
#pragma once

#include "ai/protocol.h"
#include "cards/callable.h"
#include "i18n/fact_words.h"
#include "view/panels.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// ActionWords returns the words for an action given in notation. FactSaying returns a game's words for a fact. An
/// empty FactSaying means that the game has no facts.
using ActionWords = Callable<std::string(std::string_view action)>;
using FactSaying = Callable<i18n::FactWords(const Fact& fact)>;

/// Returns at most three sentences that explain the best choice, with the main reason first. If there are no facts, one
/// sentence names the reason with the most points.
std::vector<std::string> why_sentences(i18n::Language language, const ai::Reply& reply, FactSaying say_fact);

/// Returns the first step of a hint: where to look for the best choice. Returns "" if there is no reason.
std::string where_to_look(i18n::Language language, const ai::Reply& reply, FactSaying say_fact);

/// Returns the panel with at most six of a reply's choices, best first.
view::PanelDoc why_text(i18n::Language language, const ai::Reply& reply, ActionWords action_words,
                        FactSaying say_fact = {});

} // namespace mitts::table
