// The table of one deal by ranks, every hand open: what a search copies and plays on.
//
// Suits are gone but for the ten of diamonds, the pile is a top card and what it is worth. It ends with the deal: what lies
// on the table then is for deal_end.h to judge, or, in the last deal, goes to its heir (M19). It knows no player.
#pragma once

#include "cards/inline_vector.h"
#include "games/mitaines/action.h"
#include "games/mitaines/playout_values.h"
#include "games/mitaines/state.h"

namespace mitts::ai::for_mitaines {

using mitts::mitaines::Kind;
using mitts::mitaines::max_players;

/// How many cards of each rank, four bits a rank; up to 15 of each.
using RankCounts = std::uint64_t;

constexpr RankCounts one_of(int rank) {
    return RankCounts{1} << (4 * rank);
}
constexpr int count_of(RankCounts counts, int rank) {
    return static_cast<int>(counts >> (4 * rank) & 15);
}
constexpr int total_of(RankCounts counts) {
    constexpr RankCounts low = 0x0F0F'0F0F'0F0F'0F0F;
    const auto pairs = (counts & low) + (counts >> 4 & low);
    return static_cast<int>((pairs * 0x0101'0101'0101'0101) >> 56);
}
RankCounts counts_of(CardSet cards);

/// One play by rank: any card of the rank but the ten of diamonds, or that one, with or without a call.
struct RankPlay {
    std::uint8_t code = 0; ///< 0 … 63: rank, or 14 for the ten of diamonds; two bits for the call

    static constexpr int ten_slot = rank_count;
    static constexpr RankPlay of(int slot, Kind call) {
        return {static_cast<std::uint8_t>(slot << 2 | (call == Kind::None ? 0 : static_cast<int>(call) - 1))};
    }
    constexpr bool is_ten_of_diamonds() const {
        return code >> 2 == ten_slot;
    }
    constexpr int rank() const {
        return is_ten_of_diamonds() ? static_cast<int>(Rank::Ten) : code >> 2;
    }
    constexpr Kind call() const {
        return (code & 3) == 0 ? Kind::None : static_cast<Kind>((code & 3) + 1);
    }
    friend constexpr bool operator==(RankPlay, RankPlay) = default;
};

/// Of an action that is played, not given.
constexpr RankPlay rank_play(mitts::mitaines::Action action) {
    const int slot = action.card == ten_of_diamonds ? RankPlay::ten_slot : static_cast<int>(action.card.rank());
    return RankPlay::of(slot, action.call);
}

using RankPlays = InlineVector<RankPlay, 15 * 4>;

/// A rule set as the table asks for it.
struct RankRules {
    explicit RankRules(const mitts::mitaines::Options& chosen);

    mitts::mitaines::Options options;
    mitts::mitaines::PlayoutValues values;
    bool first_complete; ///< every call on the pile is open (M8)
    int players;
    int sides;

    int side_of(Seat seat) const {
        return players == 4 ? seat & 1 : seat;
    }
};

/// A call that somebody is bound to (M8, M9).
struct OpenCall {
    Seat caller = no_seat;
    Kind kind = Kind::None;
    std::uint8_t rank = 0;
    std::uint8_t to_play = 0;

    friend constexpr bool operator==(const OpenCall&, const OpenCall&) = default;
};

class RankTable {
public:
    static constexpr int no_rank = 15;

    RankTable() = default;
    /// The table as it lies in a state of play, with these hands; the scores begin at nothing.
    explicit RankTable(const RankRules& rules, const mitts::mitaines::State& state);

    bool over() const {
        return turn == no_seat;
    }
    const OpenCall* highest_call() const {
        return call_count == 0 ? nullptr : &calls[call_count - 1U];
    }
    const OpenCall* call_of(Seat seat) const {
        for (std::size_t index = 0; index < call_count; ++index) {
            if (calls[index].caller == seat) {
                return &calls[index];
            }
        }
        return nullptr;
    }
    RankCounts hand(Seat seat) const {
        return hands[static_cast<std::size_t>(seat)];
    }

    /// Everything that the seat on turn may do, lowest rank first.
    void list_plays(const RankRules& rules, RankPlays& plays) const;
    /// One of them carried out (M14–M17), and the turn passed on; nobody's turn when all hands are empty.
    void play(const RankRules& rules, RankPlay play);
    /// M19, when nothing is left to be dealt: the ten of diamonds and the jokers on the table go to their heir.
    void end_round(const RankRules& rules);

    std::array<RankCounts, max_players> hands{};
    RankCounts stock = 0;                           ///< unseen cards in no hand; they stay what they are for the deal
    std::array<std::int32_t, max_players> points{}; ///< won since the table was made, by side
    std::int32_t bonus = 0;                         ///< what calls and layout of this pile are worth to its capturer
    std::int32_t prizes = 0;                        ///< the pile's ten of diamonds and jokers
    std::array<OpenCall, max_players> calls{};      ///< with `highest` one at most
    std::uint8_t call_count = 0;
    std::uint8_t top = no_rank;
    std::uint8_t pile_size = 0; ///< 0, 1, or 2 for more
    bool pair_on_top = false;   ///< the two top cards are equal and may both join a call (M11, top_pair_call)
    Seat ten_holder = no_seat;  ///< who holds the ten of diamonds
    bool ten_waits = false;     ///< it is in no hand, but has not been seen either
    Seat turn = 0;
    Seat last_capturer = no_seat;
    Seat last_contractor = no_seat;

private:
    static constexpr std::size_t at(Seat seat) {
        return static_cast<std::size_t>(seat);
    }
    int cards_taken_in(int rank) const { // M11
        return rank != top ? 0 : pair_on_top ? 2 : 1;
    }
    void put(int rank) {
        top = static_cast<std::uint8_t>(rank);
        pile_size = pile_size == 0 ? 1 : 2;
        pair_on_top = false;
    }
    void list_rank(const RankRules& rules, int rank, const OpenCall* own, RankPlays& plays) const;
    void make_call(const RankRules& rules, Seat seat, RankPlay play, int taken_in);
    void play_into_calls(const RankRules& rules, Seat seat, int rank);
    void capture(const RankRules& rules, Seat seat, std::int32_t extra);
    void pass_turn(int players);
};

} // namespace mitts::ai::for_mitaines
