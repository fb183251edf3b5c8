// A compact, fast representation of one Mitaines deal with all cards open, for play-outs, searches and endgame solvers.
//
// It stores only ranks and the location of the ten of diamonds. The pile is reduced to its top rank and its value. The
// rules are reimplemented for speed, and a test compares them with the engine. Functions take `QuickRules`, or
// `FixedRules` in specialised loops.
#pragma once

#include "cards/inline_vector.h"
#include "games/mitaines/action.h"
#include "games/mitaines/call_range.h"

#include <bit>
#include <span>

namespace mitts::mitaines {

constexpr int index_of(Rank rank) {
    return static_cast<int>(rank);
}

/// The number of cards per rank, up to 15, stored in four bits per rank.
using RankCounts = std::uint64_t;

constexpr RankCounts one_of(int rank) {
    return RankCounts{1} << (4 * rank & 63);
}
constexpr int count_of(RankCounts counts, int rank) {
    return static_cast<int>(counts >> (4 * rank) & 15);
}
constexpr int total_of(RankCounts counts) {
    constexpr RankCounts low = 0x0F0F'0F0F'0F0F'0F0F;
    const auto pairs = (counts & low) + (counts >> 4 & low);
    return static_cast<int>((pairs * 0x0101'0101'0101'0101) >> 56);
}
/// Returns true if there are two or more cards of some rank.
constexpr bool has_equals(RankCounts counts) {
    return (counts & 0xEEEE'EEEE'EEEE'EEEE) != 0;
}
constexpr RankCounts counts_of(const auto& cards) {
    RankCounts counts = 0;
    for (const auto card : cards) {
        counts += one_of(index_of(card.rank()));
    }
    return counts;
}

/// A move: the rank of the card, and the call if one is made. Cards of the same rank are interchangeable, except the
/// ten of diamonds, which has a separate slot.
struct QuickMove {
    std::uint8_t code = 0; ///< 0 … 63: the slot × 4, plus two bits for the call

    /// Each rank has a slot, and the ten of diamonds has a separate slot.
    static constexpr int ten_slot = rank_count;
    static constexpr int slots = rank_count + 1;

    static constexpr QuickMove of(int slot, Kind call) {
        return {static_cast<std::uint8_t>(slot << 2 | (call == Kind::None ? 0 : static_cast<int>(call) - 1))};
    }
    /// Returns the move that plays this card with this call. The call None also represents giving the card (M6).
    static constexpr QuickMove of(Card card, Kind call) {
        return of(card == ten_of_diamonds ? ten_slot : index_of(card.rank()), call);
    }
    static constexpr QuickMove of(Action action) {
        return of(action.card, action.call);
    }
    constexpr int slot() const {
        return code >> 2;
    }
    constexpr bool is_ten_of_diamonds() const {
        return slot() == ten_slot;
    }
    constexpr int rank() const {
        return is_ten_of_diamonds() ? index_of(Rank::Ten) : slot();
    }
    /// Returns the card of the move. Unless it is the ten of diamonds, its suit is arbitrary.
    constexpr Card card() const {
        return is_ten_of_diamonds() ? ten_of_diamonds : Card::of(static_cast<Rank>(slot()), Suit::Clubs);
    }
    constexpr Kind call() const {
        return (code & 3) == 0 ? Kind::None : static_cast<Kind>((code & 3) + 1);
    }
    friend constexpr bool operator==(QuickMove, QuickMove) = default;
};

using QuickMoves = InlineVector<QuickMove, QuickMove::slots * 4>;

/// The rules for one set of options, with precomputed values.
struct QuickRules {
    explicit QuickRules(const Options& chosen);

    constexpr std::int32_t call_worth(Kind kind, int rank) const {
        return calls_[static_cast<std::size_t>(rank) * kinds + static_cast<std::size_t>(kind)];
    }
    /// Returns the points that a call adds to the pile as soon as it is made (M18.1), or 0 if topped calls do not
    /// score.
    constexpr std::int32_t announced_worth(Kind kind, int rank) const {
        return options.topped_pay == YesNo::Yes ? call_worth(kind, rank) : 0;
    }
    /// Returns the points that a call adds when it is completed or stolen (M18.1), or 0 if it has already added them.
    constexpr std::int32_t ended_worth(Kind kind, int rank) const {
        return options.topped_pay == YesNo::Yes ? 0 : call_worth(kind, rank);
    }
    /// Returns the ranks, as bits, that take any pile while no call is open (M16).
    constexpr std::uint32_t sweepers() const {
        return sweeping_;
    }
    /// Returns the points for taking a lone card (M18.3).
    constexpr std::int32_t lone_worth(int lone, int taker) const {
        return lone == taker ? lone_matches_[at(taker)] : options.lone_jack;
    }
    /// Returns the points for the combinations of the layout (M18.4).
    constexpr std::int32_t layout_worth(RankCounts layout) const {
        std::int32_t worth = 0;
        for (std::size_t rank = 0; layout != 0; ++rank, layout >>= 4) {
            worth += calls_[rank * kinds + (layout & 15)];
        }
        return worth;
    }
    /// Returns the points for capturing a card (M18.5).
    constexpr std::int32_t prize(Card card) const {
        return prizes_[card.index];
    }
    constexpr int side_of(Seat seat) const {
        return players == 4 ? seat & 1 : seat;
    }

    Options options;
    Resolution resolution;
    YesNo top_pair_call;
    YesNo mitten_on_match;
    ToppedCalls topped_calls; ///< always `Safe` unless resolution=highest
    int players;
    int sides;
    std::int32_t target;                    ///< the total that wins immediately (M21); out of reach if game_end=round
    std::array<std::int32_t, 16> heights{}; ///< the heights of the ranks

private:
    static constexpr std::size_t kinds = 8;

    std::uint32_t sweeping_ = 0;
    std::array<std::int32_t, 16 * kinds> calls_{}; ///< the points of calls, by rank and kind; 0 for no call
    std::array<std::int32_t, 16> lone_matches_{};
    std::array<std::int32_t, 64> prizes_{}; ///< the points for capturing each card, by card index
};

constexpr int rank_height(const QuickRules& rules, Rank rank) {
    return rules.heights[static_cast<std::size_t>(rank)];
}

/// Rules in which the two options that affect every card are compile-time constants.
template <Resolution fixed_resolution, YesNo fixed_top_pair_call> struct FixedRules : QuickRules {
    using QuickRules::QuickRules;

    static constexpr Resolution resolution = fixed_resolution;
    static constexpr YesNo top_pair_call = fixed_top_pair_call;
};

struct QuickTable {
    static constexpr int no_rank = 15;
    static constexpr std::int32_t never = 1 << 29;
    static constexpr int topped_gloves = 16; ///< the first bit of the gloves in `topped`

    QuickTable() = default;
    /// Builds the quick table of a state in play. The points start at 0.
    QuickTable(const QuickRules& rules, const State& state);

    bool over() const {
        return turn == no_seat;
    }
    RankCounts hand(Seat seat) const {
        return hands[at(seat)];
    }
    const Call* highest_call() const {
        return call_count == 0 ? nullptr : &calls[call_count - 1U];
    }
    /// Returns the call that binds a seat, or null (M8, M9).
    const Call* call_of(Seat seat) const {
        for (std::size_t index = 0; index < call_count; ++index) {
            if (calls[index].caller == seat) {
                return &calls[index];
            }
        }
        return nullptr;
    }
    /// Returns the highest kind among the other seats' topped calls of this rank, which this seat can steal (M15.2).
    /// Returns None if there is no such call.
    Kind topped_by_others(Seat seat, int rank) const {
        std::uint32_t others = 0;
        for (Seat caller = 0; caller < max_players; ++caller) {
            others |= caller == seat ? 0U : topped[at(caller)];
        }
        return topped_kind(others, rank);
    }
    /// Returns the highest kind of this rank among topped calls, or None.
    static constexpr Kind topped_kind(std::uint32_t calls, int rank) {
        return (calls >> (rank + topped_gloves) & 1) != 0 ? Kind::Glove
               : (calls >> rank & 1) != 0                 ? Kind::Mitten
                                                          : Kind::None;
    }
    /// Returns the calls that a seat may make with a card of this rank (M9–M12). `own` is the call that binds the seat,
    /// or null.
    template <class Rules> CallRange calls_with(const Rules& rules, Seat seat, int rank, const Call* own) const {
        return call_range(rules, static_cast<Rank>(rank), count_of(hand(seat), rank), cards_taken_in(rules, rank),
                          highest_call(), own);
    }

    /// Lists all legal moves of the seat on turn, lowest rank first.
    void list_moves(const QuickRules& rules, QuickMoves& moves) const;
    /// Makes a move and passes the turn. No seat is on turn once all hands are empty or the match is won.
    void play(const QuickRules& rules, QuickMove move);
    /// M19: after the last deal, scores the ten of diamonds and the jokers left on the table, unless the match has
    /// already been won (M21).
    void end_round(const QuickRules& rules);

    /// Places the layout (M3). Its combinations are scored with the first capture (M18.4).
    template <class Rules> void lay_out(const Rules& rules, std::span<const Card> layout) {
        RankCounts ranks = 0;
        for (const auto card : layout) {
            ranks += one_of(index_of(card.rank()));
            lay(rules, card);
        }
        if (has_equals(ranks)) {
            bonus += rules.layout_worth(ranks);
        }
    }
    /// Plays a card from a hand, with or without a call (M14–M17). `own` is the call that binds the seat, or null. Does
    /// not pass the turn.
    template <class Rules>
    [[gnu::always_inline]] void play_card(const Rules& rules, Seat seat, Card card, Kind kind, const Call* own) {
        const int rank = index_of(card.rank());
        hands[at(seat)] -= one_of(rank);
        prizes += rules.prize(card);
        if (kind != Kind::None) {
            call(rules, seat, rank, kind);
        } else if (call_count == 0) {
            play_free(rules, seat, rank);
        } else if (own != nullptr) {
            play_for_call(rules, seat, rank, calls[static_cast<std::size_t>(own - calls.data())]);
        } else {
            play_into_calls(rules, seat, rank);
        }
    }

    std::array<RankCounts, max_players> hands{};
    /// The value of `points` at which each side wins immediately (M21).
    std::array<std::int32_t, max_players> to_win{never, never, never, never};
    RankCounts stock = 0;                           ///< unseen cards that are in no hand; constant during the deal
    std::array<std::int32_t, max_players> points{}; ///< points since the table was built, by side
    std::int32_t bonus = 0;                         ///< the points for the pile's calls and layout
    std::int32_t prizes = 0;                        ///< the points for the pile's ten of diamonds and jokers
    std::array<Call, max_players> calls{};          ///< open calls; at most one with resolution=highest (M8)
    /// Each caller's topped calls: bit r for a mitten of rank r, and bit r + 16 for a glove. Used only if topped calls
    /// can be stolen (M15.2).
    std::array<std::uint32_t, max_players> topped{};
    std::uint32_t takers = 0; ///< bit r is set if a card of rank r takes the pile while no call is open (M16)
    std::uint8_t call_count = 0;
    std::uint8_t top = no_rank;
    std::uint8_t pile_size = 0; ///< the number of cards on the pile; 2 means two or more
    bool pair_on_top = false;   ///< true if the top two cards match and may both join a call (M11, top_pair_call)
    Seat ten_holder = no_seat;  ///< the seat that holds the ten of diamonds
    bool ten_waits = false;     ///< true if the ten of diamonds is unseen and in no hand
    bool match_won = false;     ///< true if the match was won during the round (M21), which ends play
    Seat turn = 0;
    Seat last_capturer = no_seat;
    Seat last_contractor = no_seat;

private:
    // Returns the number of table cards that a call of this rank takes in (M11).
    template <class Rules> int cards_taken_in(const Rules& rules, int rank) const {
        if (rules.top_pair_call == YesNo::No) {
            return rank == top ? 1 : 0;
        }
        return rank != top ? 0 : pair_on_top ? 2 : 1;
    }
    void put(const QuickRules& rules, int rank) {
        top = static_cast<std::uint8_t>(rank);
        takers = 1U << rank | rules.sweepers();
        pile_size = pile_size == 0 ? 1 : 2;
        pair_on_top = false;
    }
    // Adds a card of the layout or of the initial pile. The card may form a pair with the card below it.
    template <class Rules> void lay(const Rules& rules, Card card) {
        const int rank = index_of(card.rank());
        const bool pair = rules.top_pair_call == YesNo::Yes && rank == top;
        prizes += rules.prize(card);
        put(rules, rank);
        pair_on_top = pair;
    }
    void top_call(const Call& call) {
        if (call.kind != Kind::Sock) {
            const int gloves = call.kind == Kind::Glove ? topped_gloves : 0;
            topped[at(call.caller)] |= 1U << (index_of(call.rank) + gloves);
        }
    }
    // Adds a call to the pile. The new call replaces the open call if only the highest call counts (M8, M12).
    template <class Rules> void announce(const Rules& rules, const Call& made) {
        if (rules.resolution == Resolution::Highest) {
            if (rules.topped_calls == ToppedCalls::Stealable && call_count > 0) {
                top_call(calls[0]);
            }
            call_count = 0;
        }
        calls[call_count++] = made;
    }
    // Makes a call and completes it if no cards are left to play (M10, M11, M14).
    template <class Rules> void call(const Rules& rules, Seat seat, int rank, Kind kind) {
        const int to_play = static_cast<int>(kind) - taken_in_by(kind, cards_taken_in(rules, rank)) - 1;
        bonus += rules.announced_worth(kind, rank); // M18.1
        if (to_play == 0) {
            last_contractor = seat;
            return capture(rules, seat, rules.ended_worth(kind, rank));
        }
        put(rules, rank);
        announce(rules, {.caller = seat,
                         .kind = kind,
                         .rank = static_cast<Rank>(rank),
                         .to_play = static_cast<std::uint8_t>(to_play)});
    }
    // Plays a card while no call is open. The card may capture the pile (M16).
    template <class Rules> void play_free(const Rules& rules, Seat seat, int rank) {
        if ((takers >> rank & 1) != 0) {
            capture(rules, seat, pile_size == 1 ? rules.lone_worth(top, rank) : 0); // M18.3
        } else {
            put(rules, rank);
        }
    }
    // M15.1: plays a card of a bound player. The card always has the rank of the player's call (M9).
    template <class Rules> void play_for_call(const Rules& rules, Seat seat, int rank, Call& own) {
        if (--own.to_play == 0) {
            last_contractor = seat;
            capture(rules, seat, rules.ended_worth(own.kind, rank));
        } else {
            put(rules, rank);
        }
    }
    // Plays a card, without making a call, onto a pile with calls. The card may steal another player's call (M15.2,
    // M15.3).
    template <class Rules> void play_into_calls(const Rules& rules, Seat seat, int rank) {
        for (std::size_t index = call_count; index-- > 0;) { // if two calls have this rank, the later call is stolen
            const auto& open = calls[index];
            if (index_of(open.rank) == rank && open.kind != Kind::Sock) {
                const bool doubled = pile_size == 1 && rules.options.doubles == YesNo::Yes; // M18.2
                last_contractor = seat;
                return capture(rules, seat,
                               rules.ended_worth(open.kind, rank) + (doubled ? rules.call_worth(open.kind, rank) : 0));
            }
        }
        if (rules.topped_calls == ToppedCalls::Stealable) {
            if (const auto kind = topped_by_others(seat, rank);
                kind != Kind::None) { // a topped call never counts double, because another call is above it
                last_contractor = seat;
                return capture(rules, seat, rules.ended_worth(kind, rank));
            }
        }
        put(rules, rank);
    }
    // Gives the pile and its points to a seat (M17, M18).
    template <class Rules> void capture(const Rules& rules, Seat seat, std::int32_t extra) {
        const auto side = at(static_cast<Seat>(rules.side_of(seat)));
        points[side] += bonus + prizes + extra;
        match_won = points[side] >= to_win[side];
        last_capturer = seat;
        bonus = prizes = 0;
        call_count = 0;
        topped = {};
        top = no_rank;
        takers = 0;
        pile_size = 0;
        pair_on_top = false;
    }
    // M4, M7: passes the turn to the next seat with cards.
    void pass_turn(int players);
};

} // namespace mitts::mitaines
