// Capitalises the first letter of a sentence, in either language.
#pragma once

#include <string>

namespace mitts::i18n {

/// Returns the text with a capital first letter. Handles only ASCII letters and é, because no string starts with
/// another letter.
std::string capitalised(std::string text);

} // namespace mitts::i18n
