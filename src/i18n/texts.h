// The source of a language's strings. Most programs contain the strings (built_in_texts.cpp). mitts.wasm links
// no_texts.cpp instead, and the page sends it only the strings of the language in use. A language's strings form one
// block, in the order of TextId. Each string ends with `text_end`.
#pragma once

#include "i18n/language.h"

namespace mitts::i18n {

inline constexpr char text_end = '\n';

/// Returns the built-in strings, or an empty string in mitts.wasm, which receives its strings at run time.
std::string built_in_texts(Language language);

/// Loads a language's strings. Returns false and keeps the previous strings if the new ones are incomplete or belong to
/// another version.
bool take_texts(Language language, std::string block);

/// Returns true if a language's strings are loaded.
bool speaks(Language language);

/// Returns the preferred language if its strings are loaded, otherwise the other language.
Language spoken(Language wished);

} // namespace mitts::i18n
