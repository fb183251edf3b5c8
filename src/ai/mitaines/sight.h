// What a seat can expect of the others' hands, by counting the cards it has seen: chances by ranks, looked up.
//
// The seat's own hand and what lies open are all that goes in. Unseen cards count as evenly spread over the hidden
// places, once those that are certain have been set apart: cards known from the exchange (M6) and those a bound caller
// must hold (M9).
#pragma once

#include "games/mitaines/quick.h"

#include <algorithm>
#include <vector>

namespace mitts::ai::for_mitaines {

using mitts::mitaines::Call, mitts::mitaines::count_of, mitts::mitaines::max_players, mitts::mitaines::RankCounts;
using mitts::mitaines::QuickMove, mitts::mitaines::QuickMoves, mitts::mitaines::QuickRules, mitts::mitaines::QuickTable;

/// The chance that at least so many of a few special cards are among the cards of a hand. Filled as it is asked.
class ChanceTable {
public:
    static constexpr int most_places = 12; ///< larger hands (set-ups) count as this large
    static constexpr int most_cards = 54;

    /// Chances by the number of special cards (0 … 4), then of those wanted (0 … 4).
    using Chances = std::array<std::array<float, 5>, 5>;

    ChanceTable();
    /// For a hand of so many out of so many unseen cards.
    const Chances& of(int places, int total) {
        const int near = places < most_places ? places : most_places;
        auto& chances = chances_[static_cast<std::size_t>(near * (most_cards + 1) + total)];
        if (chances[0][0] == 0) {
            fill(chances, near, total);
        }
        return chances;
    }

private:
    static void fill(Chances& chances, int places, int total);

    std::vector<Chances> chances_;
};

/// What a player remembers beyond the table by ranks, and what they have forgotten of it.
struct Memory {
    std::array<CardSet, max_players>
        known{};       ///< cards in the others' hands that have been seen: those given to them (M6)
    CardSet forgotten; ///< cards that are gone, and taken for unseen
};

class Sight {
public:
    /// What `seat` knows of the table.
    Sight(const QuickRules& rules, const QuickTable& table, Seat seat, ChanceTable& chances,
          const Memory* memory = nullptr);
    /// What everybody knows before the next deal, in which each hand has so many cards of the table's stock.
    Sight(const QuickRules& rules, const QuickTable& table, int next_hand, ChanceTable& chances);

    /// The chance that a seat other than the one that looks holds so many cards of the rank.
    double hold(Seat seat, int rank, int at_least = 1) const {
        const auto& hand = hands_[at(seat)];
        const int wanted = at_least - count_of(hand.certain, rank);
        if (wanted <= 0) {
            return 1;
        }
        return wanted > 4 ? 0
                          : static_cast<double>((*hand.chances)[static_cast<std::size_t>(count_of(free_, rank))]
                                                               [static_cast<std::size_t>(wanted)]);
    }
    /// The chance that it holds the ten of diamonds.
    double hold_prize(Seat seat) const {
        const auto& hand = hands_[at(seat)];
        return prize_unseen_ && free_total_ > 0 ? std::min(1.0, static_cast<double>(hand.hidden) / free_total_) : 0;
    }

private:
    struct Hand {
        const ChanceTable::Chances* chances = nullptr;
        int hidden = 0;
        RankCounts certain = 0;
    };

    void remember(const Memory& memory, Seat seat);

    RankCounts free_ = 0; ///< unseen cards that are not surely somewhere
    int free_total_ = 0;
    bool prize_unseen_ = false;
    std::array<Hand, max_players> hands_{};
};

} // namespace mitts::ai::for_mitaines
