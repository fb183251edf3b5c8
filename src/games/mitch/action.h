// The actions of Mitch and their notation, for example draw:stock, draw:pile, place:KH, drop:KH.
#pragma once

#include "cards/card.h"
#include "cards/inline_vector.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts::mitch {

enum class ActionType : std::uint8_t {
    DrawStock, ///< draws from the stock (C5)
    DrawPile,  ///< takes the top card of the discard pile (C7)
    Place,     ///< places a card on its column (C6, C11)
    Drop,      ///< discards a card (C6)
};

/// An action. `card` is used only for Place and Drop. For draws, it is always the lowest card.
struct Action {
    ActionType type = ActionType::DrawStock;
    Card card{};

    friend constexpr auto operator<=>(const Action&, const Action&) = default;
};

/// The legal actions of a turn: up to two draws, or a placement and a discard for each card in the hand.
using Actions = InlineVector<Action, 104>;

/// Returns the action in the game's notation, such as "place:KH".
std::string to_text(Action action);
/// Parses an action, in upper or lower case. Returns nothing if it is malformed. `why_not` checks whether it is legal.
std::optional<Action> parse_action(std::string_view text);

} // namespace mitts::mitch
