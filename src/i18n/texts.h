// The sources of a language's texts. Most programs contain them (built_in_texts.cpp). The page's program links
// no_texts.cpp instead, and receives only the language in use from its page. A language's texts are one block, in the
// order of TextId, each followed by an end mark.
#pragma once

#include "i18n/language.h"

namespace mitts::i18n {

inline constexpr char text_end = '\n';

/// Returns the built-in texts, or an empty string in the page's program.
std::string built_in_texts(Language language);

/// Loads a language's texts. Returns false if they are incomplete or of another version; the previous texts then stay.
bool take_texts(Language language, std::string block);

/// Returns true if a language's texts are loaded.
bool speaks(Language language);

/// Returns the requested language, or the other one until the requested texts are loaded.
Language spoken(Language wished);

} // namespace mitts::i18n
