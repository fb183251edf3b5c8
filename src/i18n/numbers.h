// Numbers as players read them: with a true minus sign. No words.
#pragma once

#include <string>

namespace mitts::i18n {

/// "20", "−5".
inline std::string number(int value) {
    return value < 0 ? "−" + std::to_string(-static_cast<long long>(value)) : std::to_string(value);
}

/// "+20", "−5", "0": gains and losses, bids.
inline std::string signed_number(int value) {
    return value > 0 ? "+" + std::to_string(value) : number(value);
}

} // namespace mitts::i18n
