#include "games/mitigati/event.h"

#include <array>

namespace mitts::mitigati {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 3> names{"agreed", "cards", "honours"};
    return names[static_cast<std::size_t>(reason)];
}

} // namespace mitts::mitigati
