// Careful's judgement (careful.h) in small quick numbers, by which a search tells how likely others would have acted as they did.
//
// The same forecast of every column and the same worth of every suit, looked at only where an action changes it. Cards that all saw
// a player take from the discard pile (C7), and what the next one would gain by a discard, it leaves out. A test holds it to careful.
#pragma once

#include "ai/mitch/leaning.h"
#include "ai/mitch/temper.h"

namespace mitts::ai::for_mitch {

class Sense {
public:
    /// `doubt` is how far another's judgement may be from this one, in points.
    explicit Sense(const QuickRules& rules, float doubt);

    /// What the seat on turn, which is to play a card, places or discards.
    QuickMove choose(const QuickTable& table);
    /// How likely the seat on turn is to place or discard this card of its hand, 0 … 1. `memory` belongs to this turn and this
    /// move: only which cards the seat on turn holds may be another from one call to the next.
    float chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory);

    /// What it gives a placement or a discard, in points; the best is what careful does.
    float worth_of(const QuickTable& table, QuickMove move);

private:
    /// A column's length at the end, and what breaks a tie, in cards.
    struct Length {
        float mean = 0;
        float variance = 0;
        float edge = 0;
    };
    /// The columns of one suit; a bit of `up` for each seat whose column ascends.
    struct Suit {
        std::array<Lane, max_players> columns{};
        std::uint32_t up = 0;
        std::array<Length, max_players> lengths{};   ///< the others'; the edge of everybody
        std::array<float, max_players> others_won{}; ///< how likely each of the others wins it of the others
        Lane unseen = 0;
        Lane unseen_twice = 0;
        bool edges_set = false; ///< and with them others_won
    };
    struct Growth {
        float in_hand = 0;
        float unseen = 0; ///< the share of the unseen cards that would fit

        friend bool operator==(const Growth&, const Growth&) = default;
    };

    void look(const QuickTable& table);
    SuitChoices choices(const QuickTable& table, int suit);
    Suit suit_of_table(const QuickTable& table, int suit) const;
    void weigh(const QuickTable& table, QuickMove asked);
    void weigh_suit(const QuickTable& table, int index);
    void add(ActionType type, int suit, Lane card, float worth);
    Growth growth(const Suit& suit, Lane column, bool up, Lane held) const;
    float share(const Suit& suit, Lane ranks) const;
    float edge(const Suit& suit, int seat) const;
    void set_edges(Suit& suit) const;
    float worth(const Suit& suit, Lane held) const;
    float worth_of_length(const Suit& suit, float mean, float variance) const;
    float tempo(const QuickTable& table) const;

    const QuickRules& rules_;
    Temper temper_{};
    float doubt_;
    int viewer_ = 0;
    float each_ = 0;  ///< of the unseen cards, one
    float draws_ = 0; ///< each player's still to come
    float risk_ = 0;  ///< what discarding may cost (C16)
    float tempo_ = 1; ///< the share of the fitting cards that the seat on turn gets down (C9)
    // What has been weighed: every card of the hand, placed and discarded.
    std::array<float, 2 * max_pack> worths_{};
    int weighed_ = 0;
    QuickMove asked_{};
    float worth_of_asked_ = 0;
    float best_worth_ = 0;
    QuickMove best_{};
};

} // namespace mitts::ai::for_mitch
