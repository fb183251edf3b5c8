// A sentence about an event, with its rule. The rule is a separate field because panels show it as a link.
#pragma once

#include "cards/seat.h"

#include <string>
#include <string_view>

namespace mitts::i18n {

struct Sentence {
    std::string text{};
    std::string_view rule{}; ///< the rule, such as "M15.2"; empty if the sentence cites no rule
    Seat seat = no_seat;     ///< the player whom the sentence is about, or no_seat

    friend bool operator==(const Sentence&, const Sentence&) = default;
};

} // namespace mitts::i18n
