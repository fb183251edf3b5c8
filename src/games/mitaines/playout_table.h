// What a play-out of Mitaines keeps of the table: no more than decides what may be played and what it scores.
//
// Suits are gone (but for the ten of diamonds, which is a prize added up as it is laid), the pile is a top card and what it
// is worth. It knows no hidden order and draws nothing: playout.h chooses.
#pragma once

#include "games/mitaines/playout_values.h"
#include "games/mitaines/state.h"

#include <span>

namespace mitts::mitaines {

/// How a round ended.
struct RoundResult {
    std::array<std::int32_t, max_players> scores{}; ///< by side
    Seat last_capturer = no_seat;
    Seat last_contractor = no_seat;

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// The calls somebody may be bound to: with `highest` the last one made, with `first_complete` each player's own (M8, M9).
template <Resolution resolution> class OpenCalls {
public:
    constexpr bool any() const {
        return count_ > 0;
    }
    constexpr void clear() {
        count_ = 0;
    }
    constexpr void announce(const Call& call) {
        if constexpr (resolution == Resolution::Highest) {
            count_ = 0;
        }
        calls_[count_++] = call;
    }
    /// The call that a new one must beat (M12).
    constexpr const Call& highest() const {
        return calls_[resolution == Resolution::Highest ? 0 : count_ - 1];
    }
    constexpr Call* own(Seat seat) {
        if constexpr (resolution == Resolution::Highest) {
            return calls_[0].caller == seat ? &calls_[0] : nullptr;
        }
        for (std::size_t index = 0; index < count_; ++index) {
            if (calls_[index].caller == seat) {
                return &calls_[index];
            }
        }
        return nullptr;
    }
    /// The open mitten or glove that a card of this rank steals (M15.2), or none. Only for a seat without a call of its own.
    constexpr const Call* stealable(Rank rank) const {
        const std::size_t count = resolution == Resolution::Highest ? 1 : count_;
        for (std::size_t index = 0; index < count; ++index) {
            if (calls_[index].rank == rank && calls_[index].kind != Kind::Sock) {
                return &calls_[index];
            }
        }
        return nullptr;
    }

private:
    std::array<Call, max_players> calls_{};
    std::size_t count_ = 0;
};

/// Kinds that may be called: those from `lowest` to `highest`; none where they cross.
struct KindRange {
    int lowest = 0;
    int highest = -1;

    constexpr bool empty() const {
        return highest < lowest;
    }
    /// Of a range that is not empty.
    constexpr int size() const {
        return highest - lowest + 1;
    }
    /// The one with this number, counted from 0.
    constexpr Kind kind(int number) const {
        return static_cast<Kind>(lowest + number);
    }
};

/// The options that change what happens at every card: each combination is compiled for itself.
struct PlayoutRules {
    Resolution resolution = Resolution::Highest;
    YesNo top_pair_call = YesNo::No;
};

/// A table with bare hands and nothing on it, until it is told otherwise.
template <PlayoutRules rules> class PlayoutTable {
public:
    explicit PlayoutTable(const PlayoutValues& values) : values_(values) {
    }

    /// One more card for a hand; all hands must be full before the first card is played.
    void give(Seat seat, Card card) {
        hands_[at(seat)] += one_of(card);
    }
    /// A whole hand, of which every `step`-th card from `first` on is, before `end`.
    void give_hand(Seat seat, const Card* first, const Card* end, std::size_t step) {
        std::uint64_t hand = 0;
        for (std::size_t place = 0; first + place < end; place += step) {
            hand += one_of(first[place]);
        }
        hands_[at(seat)] = hand;
    }
    /// Lays out the round's first cards (M3); what their combinations are worth is the first capturer's (M18.4).
    void lay_out(std::span<const Card> layout) {
        std::uint64_t ranks = 0;
        for (const auto card : layout) {
            ranks += one_of(card);
            lay(card);
        }
        if ((ranks & 0xEEEE'EEEE'EEEE'EEEE) != 0) { // two of a rank
            bonus_ += values_.layout_worth(ranks);
        }
    }
    /// The pile, the calls and the points of a round begun, on a new table; not the hands.
    void set_up(const State& state) {
        lay_out({state.pile.begin(), state.layout_size});
        const std::size_t layout = state.layout_size;
        for (auto place = layout; place < state.pile.size(); ++place) {
            lay(state.pile[place]);
        }
        pair_on_top_ = pair_on_top_ && state.calls.empty();
        for (const auto& call : state.calls) {
            bonus_ += values_.call_worth(call.kind, call.rank);
            calls_.announce(call);
        }
        points_ = state.scores; // by side: each side's are its first player's
        last_capturer_ = state.last_capturer;
        last_contractor_ = state.last_contractor;
    }

    bool calls_are_open() const {
        return calls_.any();
    }
    Call* own_call(Seat seat) {
        return calls_.own(seat);
    }
    Rank top() const {
        return top_;
    }
    int held(Seat seat, Rank rank) const {
        return static_cast<int>(hands_[at(seat)] >> (4 * static_cast<int>(rank)) & 7);
    }
    /// Whether the seat's cards of this rank can make any call at all (M10, M11): most cards cannot, which is quickly seen.
    bool may_combine(Seat seat, Rank rank) const {
        if constexpr (rules.top_pair_call == YesNo::Yes) {
            return held(seat, rank) > 1 || (pair_on_top_ && rank == top_);
        }
        return held(seat, rank) > 1;
    }

    /// What may be called with a card of this rank while no call is open (M10, M11).
    KindRange kinds(Seat seat, Rank rank) const {
        const int on_table = cards_taken_in(rank);
        const int most = held(seat, rank) + on_table;
        return {.lowest = on_table == 0 ? 2 : 3, // one card on the table and one in hand is no call
                .highest = most < 4 ? most : 4};
    }
    /// The same while one is: only what beats the highest (M12).
    KindRange kinds_in_calls(Seat seat, Rank rank) const {
        auto range = kinds(seat, rank);
        const auto& open = calls_.highest();
        const int beaten =
            static_cast<int>(open.kind) + (values_.height_of(rank) > values_.height_of(open.rank) ? 0 : 1);
        range.lowest = beaten > range.lowest ? beaten : range.lowest;
        return range;
    }

    /// The higher calls that a bound caller may make with the table (M9).
    KindRange raises(Seat seat, Rank rank) const {
        return rules.resolution == Resolution::Highest && rank == top_ ? kinds_in_calls(seat, rank) : KindRange{};
    }

    /// M16: a card without a call while none is open.
    void play(Seat seat, Card card) {
        const auto rank = card.rank();
        take_from(seat, card);
        if ((takers_ >> static_cast<int>(rank) & 1) != 0) {
            const auto lone = pile_size_ == 1 ? values_.lone_worth(top_, rank) : 0; // M18.3
            capture(seat, card, lone);
        } else {
            put(card);
        }
    }
    /// M14: a card with a call, which it completes at once if it takes in a pair (M11).
    void call(Seat seat, Card card, Kind kind) {
        const auto rank = card.rank();
        const int to_play = static_cast<int>(kind) - cards_taken_in(rank) - 1;
        take_from(seat, card);
        bonus_ += values_.call_worth(kind, rank); // M18.1
        if (to_play == 0) {
            last_contractor_ = seat;
            return capture(seat, card, 0);
        }
        put(card);
        calls_.announce({.caller = seat, .kind = kind, .rank = rank, .to_play = static_cast<std::uint8_t>(to_play)});
    }
    /// M15.1: a card of the seat's own call.
    void play_for_call(Seat seat, Card card, Call& own) {
        take_from(seat, card);
        if (--own.to_play == 0) {
            last_contractor_ = seat;
            capture(seat, card, 0);
        } else {
            put(card);
        }
    }
    /// M15.2, M15.3: a card without a call, of a seat that has none of its own.
    void play_into_calls(Seat seat, Card card) {
        take_from(seat, card);
        if (const auto* stolen = calls_.stealable(card.rank())) {
            const bool doubled = pile_size_ == 1 && values_.doubles == YesNo::Yes; // M18.2
            last_contractor_ = seat;
            capture(seat, card, doubled ? values_.call_worth(stolen->kind, stolen->rank) : 0);
        } else {
            put(card);
        }
    }

    /// M19
    RoundResult result(const Options& options) const {
        RoundResult end{.last_capturer = last_capturer_, .last_contractor = last_contractor_};
        const auto heir = options.leftover_ten == LeftoverTen::LastCapturer ? last_capturer_ : last_contractor_;
        auto points = points_;
        if (heir != no_seat) {
            points[at(heir)] += prizes_;
        }
        for (Seat seat = 0; seat < options.players; ++seat) {
            end.scores[at(side_of(options, seat))] += points[at(seat)];
        }
        return end;
    }

private:
    static constexpr std::size_t at(int seat) {
        return static_cast<std::size_t>(seat);
    }
    static constexpr std::uint64_t one_of(Card card) {
        return std::uint64_t{1} << (card.index & ~3);
    }

    // M11
    int cards_taken_in(Rank rank) const {
        if constexpr (rules.top_pair_call == YesNo::Yes) {
            return rank != top_ ? 0 : pair_on_top_ ? 2 : 1;
        }
        return rank == top_ ? 1 : 0;
    }

    void take_from(Seat seat, Card card) {
        hands_[at(seat)] -= one_of(card);
    }
    void put(Card card) {
        const auto rank = card.rank();
        if constexpr (rules.top_pair_call == YesNo::Yes) {
            pair_on_top_ = false;
        }
        prizes_ += values_.prize[card.index];
        top_ = rank;
        takers_ = 1U << static_cast<int>(rank) | 1U << static_cast<int>(Rank::Jack);
        ++pile_size_;
    }
    // A card that lies there before the play-out begins: two equal ones may come to lie on each other.
    void lay(Card card) {
        const bool equal = card.rank() == top_;
        put(card);
        pair_on_top_ = equal;
    }
    // M17, M18
    void capture(Seat seat, Card card, std::int32_t extra) {
        points_[at(seat)] += prizes_ + values_.prize[card.index] + bonus_ + extra;
        last_capturer_ = seat;
        clear_pile();
    }
    void clear_pile() {
        calls_.clear();
        prizes_ = bonus_ = 0;
        top_ = no_rank;
        takers_ = 0;
        pile_size_ = 0;
    }

    static constexpr auto no_rank = static_cast<Rank>(15);

    const PlayoutValues& values_;
    std::array<std::uint64_t, max_players> hands_{}; ///< cards of each rank, four bits a rank
    std::array<std::int32_t, max_players> points_{}; ///< by the seat that won them
    std::int32_t prizes_ = 0;                        ///< the pile's ten of diamonds and jokers
    std::int32_t bonus_ = 0;   ///< calls announced on the pile, and its layout: nobody's if it is never captured
    std::uint32_t takers_ = 0; ///< bit r: a card of rank r captures if no call is open (M16)
    int pile_size_ = 0;
    Rank top_ = no_rank;
    bool pair_on_top_ = false; ///< the two top cards are equal, and no call lies on the pile (M11)
    OpenCalls<rules.resolution> calls_;
    Seat last_capturer_ = no_seat;
    Seat last_contractor_ = no_seat;
};

} // namespace mitts::mitaines
