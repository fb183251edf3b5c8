// What a player can do in Mitch, and how it is written (notation: draw:stock, draw:pile, place:KH, drop:KH).
#pragma once

#include "cards/card.h"
#include "cards/inline_vector.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitch {

enum class ActionType : std::uint8_t {
    DrawStock, ///< C5
    DrawPile,  ///< C7
    Place,     ///< C6, C11
    Drop,      ///< C6: discard
};

/// One action. `card` has a meaning for Place and Drop only, and is the lowest card otherwise.
struct Action {
    ActionType type = ActionType::DrawStock;
    Card card{};

    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// All legal actions of a turn: two draws, or every card held placed or dropped.
using Actions = InlineVector<Action, 104>;

/// "place:KH".
std::string to_text(Action action);
/// Reads an action, upper or lower case; nothing if it is not of the form. Whether it is legal is asked of `why_not`.
std::optional<Action> parse_action(std::string_view text);

} // namespace mitts::mitch
