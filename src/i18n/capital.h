// Capitalises the first letter of a sentence, in either language.
#pragma once

#include <string>

namespace mitts::i18n {

/// Returns the text with a capital first letter. Handles ASCII letters and é, because strings never start with any
/// other letter.
std::string capitalised(std::string text);

} // namespace mitts::i18n
