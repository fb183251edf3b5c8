// What speaks for a hint, as a panel: the choices there were, what each is worth against the best, and for which reasons.
#pragma once

#include "ai/protocol.h"
#include "i18n/language.h"
#include "view/panels.h"

#include <functional>
#include <string>
#include <string_view>

namespace mitts::table {

/// The choices of a reply, the best first; of many only the first few. `action_words` says an action of the notation.
view::TextModel why_text(i18n::Language language, const ai::Reply& reply,
                         const std::function<std::string(std::string_view action)>& action_words);

} // namespace mitts::table
