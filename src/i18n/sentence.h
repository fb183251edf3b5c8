// A sentence about what happened, with the rule that it went by: a link beside it, never a bare number within.
#pragma once

#include <string>
#include <string_view>

namespace mitts::i18n {

struct Sentence {
    std::string text{};
    std::string_view rule{}; ///< "M15.2"; empty where there is none to name

    friend bool operator==(const Sentence&, const Sentence&) = default;
};

} // namespace mitts::i18n
