// A compact, fast representation of a Mitigati deal with all cards open, for play-outs, searches in sampled worlds,
// endgame solvers and benchmarks. It begins with the dealer's discard and does not cover the bargaining.
//
// The code reimplements tricks (T10, T12, T13) and the payment of honours for speed. For playable cards, comparisons
// and card values, it uses the engine's functions. It does not check moves or report events. Tests compare every move
// with the engine.
#pragma once

#include "cards/quick_random.h"
#include "games/mitigati/scoring.h"
#include "games/playout.h"

#include <bit>

namespace mitts::mitigati {

inline constexpr std::uint32_t real_trumps = TarotSet::all_trumps().trumps();

/// Returns the bits of one suit (0 … 3) from a word of four lanes.
constexpr std::uint64_t lane(std::uint64_t suits, int suit) {
    // NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult): the analyzer cannot see that `suit` is
    // defined.
    return suits & std::uint64_t{0x7FFE} << suit * 16;
}

/// T2: the value of each card, by index.
inline constexpr auto value_of_index = [] {
    std::array<std::int8_t, 96> values{};
    for (const auto card : TarotSet::all()) {
        values[card.index] = static_cast<std::int8_t>(card_value(card));
    }
    return values;
}();

constexpr int quick_value(TarotCard card) {
    return value_of_index[card.index];
}

struct QuickTable {
    std::array<TarotSet, player_count> hands{};
    /// The card points so far, plus any starting value set by the caller (T16).
    std::array<std::int16_t, player_count> points{};
    std::int8_t led = nothing_led; ///< the group led; see `group_of`
    TarotCard best{};              ///< the winning card, once a card other than the Fool is played
    std::int8_t winner = no_seat;  ///< the seat that played the winning card
    std::int8_t leader = 0;        ///< the seat that leads the trick
    std::int8_t turn = 0;          ///< the seat on turn; no_seat once all cards are played
    std::uint8_t laid = 0;         ///< the number of cards in the trick
    std::uint8_t stake = 0;        ///< the value of the cards in the trick, excluding the Fool
    std::int8_t to_discard = 0;    ///< the number of cards that the dealer, who is on turn, must still discard (T9)
    YesNo overtrump = YesNo::No;   ///< the only option that affects which cards are playable (T11)

    /// Returns the hand of the seat on turn.
    constexpr const TarotSet& hand() const {
        return hands[at(turn)];
    }
    /// Returns the cards that the seat on turn may play (T11).
    constexpr TarotSet playable() const {
        return mitigati::playable(overtrump, hand(), led, best);
    }
    /// Returns true if this card would beat all cards in the trick so far. The card must be playable and not the Fool.
    constexpr bool wins(TarotCard card) const {
        return led == nothing_led || beats(card, best);
    }
    /// Plays a card for the seat on turn. A completed trick is scored (T12, T13).
    constexpr void play(TarotCard card) {
        take(card);
        lay(card);
        const int next = next_in_trick();
        if (next == no_seat) {
            end_trick();
        } else {
            turn = static_cast<std::int8_t>(next);
        }
    }

    /// Discards one of the dealer's cards. The dealer must be on turn (T9, T16).
    constexpr void put_aside(TarotCard card) {
        take(card);
        give(turn, quick_value(card));
    }
    /// Begins the first trick. The player to the dealer's left leads, or the next player with cards (T10).
    constexpr void begin_play(int dealer) {
        lead_from(after(dealer));
    }

    friend bool operator==(const QuickTable&, const QuickTable&) = default;

private:
    static constexpr int after(int seat) {
        return seat == 2 ? 0 : seat + 1;
    }
    constexpr void take(TarotCard card) {
        hands[at(turn)].erase(card);
    }
    constexpr void give(int seat, int value) {
        auto& own = points[at(seat)];
        own = static_cast<std::int16_t>(own + value);
    }
    constexpr void lay(TarotCard card) {
        ++laid;
        if (card.is_fool()) { // T13
            give(turn, quick_value(card));
            winner = winner == no_seat ? turn : winner;
            return;
        }
        stake = static_cast<std::uint8_t>(stake + quick_value(card));
        if (wins(card)) {
            best = card;
            winner = turn;
        }
        if (led == nothing_led) {
            led = static_cast<std::int8_t>(group_of(card));
        }
    }
    // Returns the next seat of the trick, or no_seat. Skips seats without cards, which occur only in set-ups.
    constexpr int next_in_trick() const {
        for (int seat = after(turn); seat != leader; seat = after(seat)) {
            if (!hands[at(seat)].empty()) {
                return seat;
            }
        }
        return no_seat;
    }
    // Gives the lead to this seat, or to the next seat with cards.
    constexpr void lead_from(int seat) {
        for (int step = 0; step < player_count && hands[at(seat)].empty(); ++step) {
            seat = after(seat);
        }
        turn = static_cast<std::int8_t>(hands[at(seat)].empty() ? no_seat : seat);
        leader = turn;
    }
    constexpr void end_trick() {
        give(winner, stake);
        lead_from(winner);
        led = nothing_led;
        best = {};
        winner = no_seat;
        laid = 0;
        stake = 0;
    }
};

static_assert(std::is_trivially_copyable_v<QuickTable>);

/// The rules that random play-outs need (games/playout.h). The points include honours.
class QuickRules {
public:
    using Options = mitigati::Options;
    using State = mitigati::State;
    using Table = QuickTable;
    using Deck = std::array<TarotCard, pack_size>;

    explicit QuickRules(const Options& chosen) : options_(chosen) {
    }

    static Deck pack();
    /// Deals all cards, as the engine does if there is no agreement. Seat 0 deals (T3, T7, T8).
    QuickTable deal(const Deck& deck) const;
    /// Returns the quick table of a state, which must be in the discard or play phase.
    QuickTable table_of(const State& state) const;

    static bool over(const QuickTable& table) {
        return table.turn == no_seat;
    }
    struct AnyMove {
        TarotCard move{};
        int ways = 1;
    };
    /// Chooses uniformly among the cards that may be discarded or played.
    static AnyMove any_move(const QuickTable& table, Rng& rng);
    void play(QuickTable& table, TarotCard card) const {
        if (table.to_discard == 0) {
            table.play(card);
        } else {
            table.put_aside(card);
            if (--table.to_discard == 0) {
                pay_honours(table, {});
                table.begin_play(table.turn);
            }
        }
    }
    static RoundResult<player_count> result(const QuickTable& table) {
        return {.scores = {table.points[0], table.points[1], table.points[2]}};
    }

private:
    /// The points for the honours that each seat has shown so far, and a bit mask of the seats that have shown them.
    struct Shown {
        std::array<std::int16_t, player_count> honours{};
        unsigned seats = 0;
    };

    void pay_honours(QuickTable& table, Shown shown) const;

    const mitigati::Options options_;
};

} // namespace mitts::mitigati

namespace mitts {

extern template class Playout<mitigati::QuickRules>; // instantiated in quick.cpp, where the rules can be inlined

} // namespace mitts
