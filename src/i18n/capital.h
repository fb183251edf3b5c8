// Sentences begin with a capital, in either language.
#pragma once

#include <string>

namespace mitts::i18n {

/// The text with its first letter made a capital (ASCII letters and é, which is all that the texts begin with).
std::string capitalised(std::string text);

} // namespace mitts::i18n
