// Estimates the other hands by counting the cards that one seat has seen. The estimate gives the chances for each rank.
//
// It uses only the seat's own hand and the open cards. Cards known from the exchange (M6), and cards that a bound
// caller must hold (M9), are counted separately. Every other unseen card is equally likely to be in any hidden place.
#pragma once

#include "games/mitaines/quick.h"

#include <algorithm>
#include <vector>

namespace mitts::ai::for_mitaines {

using mitts::mitaines::Call, mitts::mitaines::count_of, mitts::mitaines::max_players, mitts::mitaines::RankCounts;
using mitts::mitaines::QuickMove, mitts::mitaines::QuickMoves, mitts::mitaines::QuickRules, mitts::mitaines::QuickTable;

/// Computes and caches the chances that a hand contains at least a given number of the cards in a small group.
class ChanceTable {
public:
    static constexpr int most_places = 12; ///< larger hands, which occur in set-ups, count as hands of this size
    static constexpr int most_cards = 54;

    /// Chances, indexed by the size of the group and by the number of its cards that the hand must contain (0 … 4).
    using Chances = std::array<std::array<float, 5>, 5>;

    ChanceTable();
    /// Returns the chances for a hand of `places` cards out of `total` unseen cards.
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

/// The cards that a player knows from gifts, and the played cards that the player has forgotten.
struct Memory {
    std::array<CardSet, max_players> known{}; ///< for each seat, the cards known to be in its hand (M6)
    CardSet forgotten;                        ///< played cards that count as unseen
};

class Sight {
public:
    /// Estimates the other hands as `seat` sees them.
    Sight(const QuickRules& rules, const QuickTable& table, Seat seat, ChanceTable& chances,
          const Memory* memory = nullptr);
    /// Estimates all hands of the next deal from common knowledge. Each hand gets `next_hand` cards from the stock.
    Sight(const QuickRules& rules, const QuickTable& table, int next_hand, ChanceTable& chances);

    /// Returns the chance that another seat holds at least this many cards of the rank.
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
    /// Returns the chance that the seat holds the ten of diamonds.
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

    RankCounts free_ = 0; ///< unseen cards that are not known to be in a specific hand
    int free_total_ = 0;
    bool prize_unseen_ = false;
    std::array<Hand, max_players> hands_{};
};

} // namespace mitts::ai::for_mitaines
