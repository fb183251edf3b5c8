// Formats numbers for players, with a true minus sign.
#pragma once

#include <string>

namespace mitts::i18n {

/// Formats a number: "20", "−5".
inline std::string number(int value) {
    return value < 0 ? "−" + std::to_string(-static_cast<long long>(value)) : std::to_string(value);
}

/// Formats a gain, a loss or a bid: "+20", "−5", "0".
inline std::string signed_number(int value) {
    return value > 0 ? "+" + std::to_string(value) : number(value);
}

} // namespace mitts::i18n
