// The source of a language's texts. Most programs contain the texts (built_in_texts.cpp). The page's program links
// no_texts.cpp instead and receives only the language in use from its page. A language's texts are one block, in the
// order of TextId, each followed by `text_end`.
#pragma once

#include "i18n/language.h"

namespace mitts::i18n {

inline constexpr char text_end = '\n';

/// Returns the built-in texts, or an empty string in the page's program.
std::string built_in_texts(Language language);

/// Loads a language's texts. Returns false and keeps the previous texts if the new texts are incomplete or of another
/// version.
bool take_texts(Language language, std::string block);

/// Returns true if a language's texts are loaded.
bool speaks(Language language);

/// Returns the preferred language if its texts are loaded, otherwise the other language.
Language spoken(Language wished);

} // namespace mitts::i18n
