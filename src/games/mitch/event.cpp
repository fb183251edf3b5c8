#include "games/mitch/event.h"

#include <array>

namespace mitts::mitch {

std::string_view to_text(Reason reason) {
    constexpr std::array<std::string_view, 4> names{"suit", "lost_cards", "penalty", "shortest"};
    return names[static_cast<std::size_t>(reason)];
}

} // namespace mitts::mitch
