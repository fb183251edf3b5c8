// What a computer player's reasons are called. Players know ids and points only (ai/player.h).
#pragma once

#include "i18n/language.h"

#include <string>
#include <string_view>

namespace mitts::i18n {

/// "points at once". A reason without words is called by its id.
std::string reason_name(Language language, std::string_view id);

/// "points at once +10", "les chances des autres −4,5", with a no-break space before the figure.
std::string reason_words(Language language, std::string_view id, double points);

/// Points to a tenth, with their sign and the language's decimal sign: "+10", "−4.5"; "0" for what is nearly nothing.
std::string signed_points(Language language, double points);

} // namespace mitts::i18n
