// The state of one round of Mitch, as a small value that is cheap to copy for undo and search.
//
// The state is trivially copyable and never allocates memory. Functions take the options as a separate argument.
#pragma once

#include "cards/card.h"
#include "cards/inline_vector.h"
#include "cards/seat.h"
#include "games/mitch/column.h"
#include "games/mitch/hand.h"

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace mitts::mitch {

inline constexpr int max_players = 8;
inline constexpr int max_pack = 104;

/// One column for each suit (C11).
using Tableau = std::array<Column, suit_count>;

enum class Phase : std::uint8_t {
    First,  ///< a turn starts with a draw (C5)
    Second, ///< turns no longer include a draw (C10)
    Over,
};

/// The next decision of the player on turn.
enum class Step : std::uint8_t {
    Draw,       ///< choose the stock or the discard pile (C7); without a choice, the draw is automatic
    Play,       ///< place or discard (C6)
    PlaceTaken, ///< place the card taken from the discard pile (C7, either_place)
};

/// The open part of a round, which all players see. The state and the observations share it.
struct Open {
    Seat dealer = 0;
    Seat turn = 0; ///< the seat on turn; no_seat when the round is over
    Phase phase = Phase::First;
    Step step = Step::Play;
    /// The cards in each hand that all players know, because the cards were taken from the discard pile (C7).
    std::array<Hand, max_players> shown{};
    std::array<Tableau, max_players> tableaus{};
    /// The discard pile, from bottom to top.
    InlineVector<Card, max_pack> discards;
    /// The aces set aside, in order (C2, C5).
    InlineVector<Card, 8> aces;
    /// Bit masks of the players who had a turn in the first phase, and of those who placed a card in it (C16).
    std::uint8_t had_turn = 0;
    std::uint8_t placed = 0;
    /// The number of consecutive draws from the discard pile. A draw from the stock or a placed card resets it (C7).
    std::uint8_t pile_draws = 0;
    /// The card that the player on turn took from the discard pile in this turn. It may not be discarded (C7).
    std::optional<Card> taken{};
    std::array<std::int32_t, max_players> scores{}; ///< the scores of this round, once it is over

    friend bool operator==(const Open&, const Open&) = default;
};

/// A round in play. All code may read the fields. During play, only the functions of apply.h change them.
struct State : Open {
    std::array<Hand, max_players> hands{};
    /// The cards of the stock in drawing order. The cards before `deck_next` have been drawn.
    InlineVector<Card, max_pack> deck;
    std::uint8_t deck_next = 0;
    /// The card drawn from the stock in this turn. Only the player on turn may see it.
    std::optional<Card> drawn{};

    friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);

/// Returns the hand of the player on turn.
constexpr Hand hand_on_turn(const State& state) {
    return state.turn == no_seat ? Hand() : state.hands[at(state.turn)];
}

/// Returns the number of cards left in the stock.
constexpr int stock_size(const State& state) {
    return static_cast<int>(state.deck.size()) - state.deck_next;
}

/// Returns true if the closing ace, which ends the first phase or the round, is out (C3).
constexpr bool closing_ace_is_out(const Options& options, const Open& open) {
    return static_cast<int>(open.aces.size()) >= closing_ace(options);
}

/// Returns true if the card fits on the tableau's column of its suit (C11, C12).
constexpr bool fits_tableau(const Options& options, const Tableau& tableau, Card card) {
    return fits(options, tableau[static_cast<std::size_t>(card.suit())], card.rank());
}

/// Returns true if the player on turn with this hand may draw the top card of the discard pile (C7).
constexpr bool may_draw_pile(const Options& options, const Open& open, const Hand& hand) {
    if (options.draw == Draw::Stock || open.discards.empty()) {
        return false;
    }
    const bool top_fits = fits_tableau(options, open.tableaus[at(open.turn)], open.discards.back());
    if (options.draw == Draw::EitherPlace) {
        return top_fits;
    }
    return open.pile_draws < 2 * options.players && (top_fits || !hand.empty());
}

} // namespace mitts::mitch
