// Names the reasons for computer players' moves. The players themselves use only ids and points (ai/player.h).
#pragma once

#include "i18n/language.h"

#include <string>
#include <string_view>

namespace mitts::i18n {

/// Returns the name of a reason, such as "points at once", or the id if the reason has no name.
std::string reason_name(Language language, std::string_view id);

/// Returns a reason with its points, such as "for it: points at once, about 10 points".
std::string reason_words(Language language, std::string_view id, double points);

} // namespace mitts::i18n
