// What a careful player thinks of placing or discarding a card: how long every column is likely to become, who is
// likely to win its suit, and what that is worth.
//
// One judgement for all: the careful player and the forgetful one go by it and give its terms as their reasons; a
// search asks how likely others would have acted by it as they did. It looks at what lies open and at the hand of the
// seat on turn, and only at the suit of the card in question. Cards that all saw a player take from the discard pile,
// and what the next player would gain by a discard (C7), count where the table is what a player knows of it, not where
// it is imagined.
#pragma once

#include "ai/mitch/leaning.h"
#include "ai/mitch/temper.h"

namespace mitts::ai::for_mitch {

/// What speaks for an action or against it, in points for who does it, over leaving everything as it is.
struct Terms {
    double suits_won = 0;
    double cards_lost = 0;
    double others_chances = 0;
    double penalty_risk = 0; ///< C16
    double helps_next = 0;   ///< what the next player may make of a discard (C7), as a loss

    double sum() const {
        return suits_won + cards_lost + others_chances + penalty_risk + helps_next;
    }
};

class Sense {
public:
    /// For worlds: what others hold there is imagined. `doubt` is how far another's judgement may be from this one, in
    /// points.
    Sense(const QuickRules& rules, float doubt);
    /// For what a player knows: the cards that the table has in others' hands have been seen (C7).
    Sense(const QuickRules& rules, const Temper& temper);

    /// What the seat on turn, which is to play a card, places or discards.
    QuickMove choose(const QuickTable& table);
    /// How likely the seat on turn is to place or discard this card of its hand, 0 … 1. `memory` belongs to this turn
    /// and this move: only which cards the seat on turn holds may be another from one call to the next.
    float chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory);

    /// What a placement or a discard of the seat on turn is worth, and why.
    Terms explain(const QuickTable& table, QuickMove move);
    /// What it is worth to the seat on turn to hold a card that it holds.
    double worth_of_holding(const QuickTable& table, Code card);

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
    /// What a suit is likely to bring the seat on turn.
    struct Outlook {
        float won = 0;    ///< the chance to win it
        float mean = 0;   ///< the own column's length
        float others = 0; ///< what the others get on average, in points
        float value = 0;  ///< all together, in points
    };
    struct Growth {
        float in_hand = 0; ///< cards held that fit one after the other
        float unseen = 0;  ///< the share of the unseen cards that would fit

        friend bool operator==(const Growth&, const Growth&) = default;
    };

    void look(const QuickTable& table);
    SuitChoices choices(const QuickTable& table, int suit);
    Suit suit_of_table(const QuickTable& table, int suit) const;
    Length expected(const QuickTable& table, const Suit& suit, int index, int seat) const;
    Suit with_card(const QuickTable& table, const Suit& suit, int index, int seat, Lane card) const;
    double gain_of_next(const QuickTable& table, const Suit& suit, Code card, const Outlook& without) const;
    void weigh_suit(const QuickTable& table, int index);
    void add(ActionType type, int suit, Lane card, float worth);
    Growth growth(const Suit& suit, Lane column, bool up, Lane held) const;
    float share(const Suit& suit, Lane ranks) const;
    float edge(const Suit& suit, int seat) const;
    void set_edges(Suit& suit) const;
    Outlook outlook(const Suit& suit, Lane held) const;
    Outlook outlook_of_length(const Suit& suit, float mean, float variance, std::uint32_t beaten_by) const;
    std::uint32_t ahead_of(const Suit& suit, Lane reach, bool up) const;
    std::uint32_t ahead_for_good(const Suit& suit, Lane held) const;
    float tempo(const QuickTable& table) const;

    const QuickRules& rules_;
    Temper temper_{};
    float doubt_ = 0;
    bool others_known_ = false; ///< the cards that the table has in others' hands
    int viewer_ = 0;
    Lanes seen_ = 0;
    Lanes seen_twice_ = 0; ///< both of two twins
    float each_ = 0;       ///< of the unseen cards, one
    float draws_ = 0;      ///< each player's still to come
    float risk_ = 0;       ///< what discarding may cost (C16)
    bool drawing_ = false; ///< it is the first phase
    float tempo_ = 1;      ///< the share of the fitting cards that the seat on turn gets down (C9)
    // What has been weighed: every card of the hand, placed and discarded.
    std::array<float, 2 * max_pack> worths_{};
    int weighed_ = 0;
    QuickMove asked_{};
    float worth_of_asked_ = 0;
    float best_worth_ = 0;
    QuickMove best_{};
};

} // namespace mitts::ai::for_mitch
