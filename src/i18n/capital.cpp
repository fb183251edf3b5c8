#include "i18n/capital.h"

namespace mitts::i18n {

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text.rfind("é", 0) == 0) {
        text.replace(0, 2, "É");
    }
    return text;
}

std::string unbroken(std::string text, std::size_t begin) {
    for (auto space = text.find(' ', begin); space != std::string::npos; space = text.find(' ', space)) {
        text.replace(space, 1, "\u00A0");
    }
    return text;
}

} // namespace mitts::i18n
