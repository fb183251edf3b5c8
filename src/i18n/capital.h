// Capitalises the first letter of a sentence, and keeps words on one line, in either language.
#pragma once

#include <string>

namespace mitts::i18n {

/// Returns the text with a capital first letter. Handles only ASCII letters and é, because no string starts with
/// another letter.
std::string capitalised(std::string text);

/// Replaces all spaces from `begin` on with non-breaking spaces, so that this part of the text stays on one line.
std::string unbroken(std::string text, std::size_t begin = 0);

} // namespace mitts::i18n
