// What a computer player's reasons are called. Players know ids and points only (ai/player.h).
#pragma once

#include "i18n/language.h"

#include <string>
#include <string_view>

namespace mitts::i18n {

/// "points at once". A reason without words is called by its id.
std::string reason_name(Language language, std::string_view id);

/// "for it: points at once, about 10 points", "contre : les chances des autres, environ 4 points".
std::string reason_words(Language language, std::string_view id, double points);

} // namespace mitts::i18n
