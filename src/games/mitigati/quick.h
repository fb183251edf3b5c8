// A deal of Mitigati with every card open, from the dealer's discard on, made small and quick: the table of random
// play-outs, of searches (a world that a player imagines), of exact endings and of the bench. No bargain is known here.
//
// How a trick goes (T10, T12, T13) and when honours are paid stands here once more; what may be played, which card beats
// which and what cards are worth are the engine's own. Nothing is checked or told. Tests have the engine play every move
// after it. Who may see which card is not known here.
#pragma once

#include "cards/quick_random.h"
#include "games/mitigati/scoring.h"
#include "games/playout.h"

#include <bit>

namespace mitts::mitigati {

inline constexpr std::uint32_t real_trumps = TarotSet::all_trumps().trumps();

/// The suit's own cards of a word of four lanes.
constexpr std::uint64_t lane(std::uint64_t suits, int suit) {
    return suits & std::uint64_t{0x7FFE} << suit * 16;
}

/// T2, by index.
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
    /// Card points so far, with what the caller has put there (T16).
    std::array<std::int16_t, player_count> points{};
    std::int8_t led = nothing_led; ///< see `group_of`
    TarotCard best{};              ///< the card that is winning, once something but the Fool is led
    std::int8_t winner = no_seat;  ///< who has played it
    std::int8_t leader = 0;        ///< who has played the trick's first card, or will
    std::int8_t turn = 0;          ///< no_seat when all is played
    std::uint8_t laid = 0;         ///< cards in the trick
    std::uint8_t stake = 0;        ///< points in the trick, the Fool's not among them
    std::int8_t to_discard = 0;    ///< cards that the dealer, on turn, still puts aside (T9)
    YesNo overtrump = YesNo::No;   ///< the option, the only one that says what may be played (T11)

    constexpr const TarotSet& hand() const {
        return hands[at(turn)];
    }
    constexpr TarotSet playable() const {
        return mitigati::playable(overtrump, hand(), led, best);
    }
    /// Whether this card, not the Fool, would win the trick as it lies. Of a card that may be played.
    constexpr bool wins(TarotCard card) const {
        return led == nothing_led || beats(card, best);
    }
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

    /// One of the dealer's three, who must be on turn (T9, T16).
    constexpr void put_aside(TarotCard card) {
        take(card);
        give(turn, quick_value(card));
    }
    /// The first trick: the player at the dealer's left leads, or the next who has cards (T10).
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
    // A seat of a set-up without cards is passed over.
    constexpr int next_in_trick() const {
        for (int seat = after(turn); seat != leader; seat = after(seat)) {
            if (!hands[at(seat)].empty()) {
                return seat;
            }
        }
        return no_seat;
    }
    // From this seat on, the first with cards.
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

/// The rules as far as random play-outs need them besides (games/playout.h). Honours are among the points.
class QuickRules {
public:
    using Options = mitigati::Options;
    using State = mitigati::State;
    using Table = QuickTable;
    using Deck = std::array<TarotCard, pack_size>;

    explicit QuickRules(const Options& chosen) : options_(chosen) {
    }

    static Deck pack();
    /// All the cards, as the engine deals them where everybody asks for more; seat 0 deals (T3, T7, T8).
    QuickTable deal(const Deck& deck) const;
    /// A state in its discard or its play.
    QuickTable table_of(const State& state) const;

    static bool over(const QuickTable& table) {
        return table.turn == no_seat;
    }
    /// An even draw of the cards that may be put aside, or played.
    struct AnyMove {
        TarotCard move{};
        int ways = 1;
    };
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
    /// Honours that have been shown, and by whom, as bits.
    struct Shown {
        std::array<std::int16_t, player_count> honours{};
        unsigned seats = 0;
    };

    void pay_honours(QuickTable& table, Shown shown) const;

    const mitigati::Options options_;
};

} // namespace mitts::mitigati

namespace mitts {

extern template class Playout<mitigati::QuickRules>; // beside the rules, which are then part of its loop

} // namespace mitts
