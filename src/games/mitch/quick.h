// A compact, fast representation of a Mitch round with all cards open, for play-outs, searches in sampled worlds,
// endgame solvers and benchmarks.
//
// The code reimplements the rules of the turn (C2–C10) for speed and uses the engine's scoring. It does not check moves
// or report events. Tests compare every move with the engine.
#pragma once

#include "games/mitch/deal.h"
#include "games/mitch/lanes.h"
#include "games/mitch/observe.h"
#include "games/playout.h"

namespace mitts::mitch {

/// An action whose card is stored as a Code.
struct QuickMove {
    ActionType type = ActionType::DrawStock;
    Code card = 0;

    friend constexpr bool operator==(QuickMove, QuickMove) = default;
};

constexpr Action to_action(QuickMove move) {
    const bool names_card = move.type == ActionType::Place || move.type == ActionType::Drop;
    return {.type = move.type, .card = names_card ? card_of(move.card) : Card{}};
}
constexpr QuickMove to_move(Action action) {
    return {.type = action.type, .card = code_of(action.card)};
}

/// The hand and the columns of one seat.
struct Holding {
    Lanes held = 0;
    Lanes twins = 0;         ///< the cards held twice (two packs)
    Lanes columns = 0;       ///< the cards in the columns
    Lanes open = every_card; ///< the cards that fit on the columns (C11, C12)
    std::uint8_t up = 0;     ///< the suits, as bits, whose columns ascend (C12)
    std::int8_t cards = 0;   ///< the number of cards in the hand
};

struct QuickTable {
    std::array<Holding, max_players> seats{};
    Lanes gone = 0;       ///< the cards placed or discarded
    Lanes gone_twice = 0; ///< the cards of which both copies are placed or discarded
    Phase phase = Phase::First;
    Step step = Step::Play;
    bool took_from_pile = false;
    Code taken = 0;
    std::int8_t turn = 0;
    std::uint8_t aces = 0; ///< the number of aces set aside
    std::uint8_t had_turn = 0;
    std::uint8_t placed = 0;
    std::uint8_t pile_draws = 0;
    std::uint8_t stock_next = 0;
    std::uint8_t stock_size = 0; ///< the number of cards in `stock`, including the cards already drawn
    std::uint8_t pile_size = 0;
    std::array<Code, max_pack> stock{};
    std::array<Code, max_pack> pile{}; ///< the discard pile, from bottom to top; empty if no player may draw from it

    /// Returns the hand and columns of the seat on turn, which must exist.
    constexpr Holding& mover() {
        return seats[at(turn)];
    }
    constexpr const Holding& mover() const {
        return seats[at(turn)];
    }
    /// Returns the number of cards left in the stock.
    constexpr int stock_left() const {
        return stock_size - stock_next;
    }
};

static_assert(std::is_trivially_copyable_v<QuickTable>);

/// One seat's points at the end of a round, by reason (C16, C17).
struct SeatPoints {
    std::int16_t suits_won = 0;
    std::int16_t cards_lost = 0; ///< the points for lost cards; never positive
    std::int16_t penalty = 0;    ///< the penalty; never positive

    constexpr int total() const {
        return suits_won + cards_lost + penalty;
    }
};
using AllPoints = std::array<SeatPoints, max_players>;

/// The legal moves of a turn, unordered.
using Moves = InlineVector<QuickMove, 104>;

/// The rules that play-outs and searches need.
class QuickRules {
public:
    using Options = mitch::Options;
    using State = mitch::State;
    using Table = QuickTable;
    using Deck = InlineVector<Card, max_pack>;

    explicit QuickRules(const Options& chosen)
        : options(chosen), closing(closing_ace(chosen)), suit_points(suit_value(chosen)) {
    }

    const mitch::Options options;
    const int closing;     ///< the number of the closing ace, counted from 1 (C3)
    const int suit_points; ///< the points for winning a suit

    bool high_low() const {
        return options.direction == Direction::HighLow;
    }
    bool keeps_pile() const {
        return options.draw != Draw::Stock;
    }
    bool last_ace_ends() const {
        return options.ending == Ending::LastAce;
    }

    /// Makes a legal move. Then makes any automatic draw and skips seats that cannot play.
    void play(QuickTable& table, QuickMove move) const;
    /// Returns all legal moves of the seat on turn.
    Moves moves(const QuickTable& table) const;
    /// Returns true if the seat on turn may draw from the discard pile (C7).
    bool may_draw_pile(const QuickTable& table) const;
    /// Returns true if the seat on turn may discard this card, which it holds. The seat may discard the card just taken
    /// only if it also holds the twin (C7).
    static bool may_drop(const QuickTable& table, Code card) {
        return !table.took_from_pile || card != table.taken || (table.mover().twins & bit(card)) != 0;
    }
    /// Places a card on its column.
    void lay(Holding& holding, Code card) const;
    /// Returns the points of all seats for the current columns.
    AllPoints points(const QuickTable& table) const;

    /// Returns the quick table of a state, with all cards open.
    QuickTable table_of(const mitch::State& state) const;
    /// Returns the quick table of an observation: the open cards and the viewer's hand. For the other hands, it
    /// contains only the sizes and the known cards. For the stock, it contains only the size.
    QuickTable table_of(const Observation& observation) const;

    // Functions for random play-outs (games/playout.h).
    static bool over(const QuickTable& table) {
        return table.phase == Phase::Over;
    }
    Deck pack() const;
    /// Returns a round after the deal, with seat 0 as the dealer (C2–C4).
    QuickTable deal(const Deck& deck) const;
    struct AnyMove {
        QuickMove move{};
        int ways = 1;
    };
    /// Chooses uniformly between the stock and the discard pile, or among the cards of the hand (twins count as two)
    /// and then between placing and discarding.
    AnyMove any_move(const QuickTable& table, Rng& rng) const;
    RoundResult<max_players> result(const QuickTable& table) const;

private:
    QuickTable open_cards(const Open& open) const;
    void begin_turn(QuickTable& table) const;
    void close_drawing(QuickTable& table) const;
    void draw_stock(QuickTable& table) const;
    void pass_over_empty_hands(QuickTable& table) const;
    void end_turn(QuickTable& table) const;
    int next(int seat) const {
        return seat + 1 == options.players ? 0 : seat + 1;
    }
};

/// Marks a card as placed or discarded.
inline void lose(QuickTable& table, Code card) {
    table.gone_twice |= table.gone & bit(card);
    table.gone |= bit(card);
}

/// `take_in` adds a card to a hand, and `take_out` removes a card from a hand.
void take_in(Holding& holding, Code card);
void take_out(Holding& holding, Code card);

} // namespace mitts::mitch

namespace mitts {

extern template class Playout<mitch::QuickRules>; // instantiated in quick.cpp, where the rules can be inlined

} // namespace mitts
