// What a player of Mitch can tell from what it has seen: which cards are still to come, and how many of them will.
//
// It counts; it draws nothing and looks at no hidden card. Cards on the discard pile lengthen nobody's column any more.
#pragma once

#include "games/mitch/game.h"

#include <array>
#include <cstdint>

namespace mitts::ai::for_mitch {

class Knowledge {
public:
    explicit Knowledge(const mitts::mitch::Observation& observation);

    /// Unseen cards of the suit whose rank is among `ranks` (bit r: rank r).
    int unseen_among(Suit suit, std::uint16_t ranks) const;
    /// The chance that an unseen card, drawn or in another hand, is one of these; aces do not count.
    double share_of_unseen(Suit suit, std::uint16_t ranks) const;
    /// The ranks of the suit that a hand is known to hold: the viewer's own, or those taken from the discard pile.
    std::uint16_t known_ranks(Seat seat, Suit suit) const;
    /// How many cards of a seat's hand are out of sight.
    double hidden_in_hand(Seat seat) const;
    /// How many cards each player can expect to draw until the closing ace (C3, C8).
    double draws_to_come() const {
        return draws_to_come_;
    }
    /// The chance that the closing ace comes before the viewer's next turn.
    double chance_of_closing() const {
        return chance_of_closing_;
    }

private:
    void count_unseen(const mitts::mitch::Observation& observation);
    void look_at_hands(const mitts::mitch::Observation& observation);
    void look_at_stock(const mitts::mitch::Observation& observation);

    std::array<std::array<std::int8_t, 14>, suit_count> unseen_{};
    std::array<std::array<std::uint16_t, suit_count>, mitts::mitch::max_players> known_{};
    std::array<int, mitts::mitch::max_players> hidden_{};
    int unseen_total_ = 0; ///< without aces
    double draws_to_come_ = 0;
    double chance_of_closing_ = 0;
};

} // namespace mitts::ai::for_mitch
