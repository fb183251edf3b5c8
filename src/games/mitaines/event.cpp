#include "games/mitaines/event.h"

#include <array>

namespace mitts::mitaines {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 8> names{"call", "double", "lone",         "layout",
                                                    "ten",  "joker",  "leftover_ten", "leftover_joker"};
    return names[static_cast<std::size_t>(reason)];
}

} // namespace mitts::mitaines
