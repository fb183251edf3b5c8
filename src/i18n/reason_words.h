// The names of computer players' reasons. The players themselves use only ids and points (ai/player.h).
#pragma once

#include "i18n/language.h"

#include <string>
#include <string_view>

namespace mitts::i18n {

/// Returns the name of a reason, such as "points at once", or its id if it has none.
std::string reason_name(Language language, std::string_view id);

/// Returns "for it: points at once, about 10 points", "contre : les chances des autres, environ 4 points".
std::string reason_words(Language language, std::string_view id, double points);

} // namespace mitts::i18n
