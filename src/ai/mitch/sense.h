// A careful player's evaluation of placing or discarding a card. It estimates the length of every column, the winner of
// the suit and the resulting value.
//
// The careful and the forgetful player use it directly, and its terms become their reasons. A search uses it to
// estimate the probability of the others' actions. The evaluation uses the open cards and the hand of the seat on turn,
// and considers only the suit of the card. Cards taken from the discard pile, and the next player's gain from a discard
// (C7), count only for real decisions, not in sampled worlds.
#pragma once

#include "ai/mitch/leaning.h"
#include "ai/mitch/temper.h"

namespace mitts::ai::for_mitch {

/// The components of an action's value, in points for its player, relative to an unchanged position.
struct Terms {
    double suits_won = 0;
    double cards_lost = 0;
    double others_chances = 0;
    double penalty_risk = 0; ///< the expected penalty (C16; negative)
    double helps_next = 0;   ///< the next player's possible gain from a discard (C7; negative)

    double sum() const {
        return suits_won + cards_lost + others_chances + penalty_risk + helps_next;
    }
};

class Sense {
public:
    /// Creates an evaluation for sampled worlds. `doubt` is the assumed deviation of another player's judgement, in
    /// points.
    Sense(const QuickRules& rules, float doubt);
    /// Creates an evaluation for a player's own decisions. Other hands on the table must contain only their known cards
    /// (C7).
    Sense(const QuickRules& rules, const Temper& temper);

    /// Returns the best placement or discard for the seat on turn, which must play a card.
    QuickMove choose(const QuickTable& table);
    /// Returns the probability (0 … 1) that the seat on turn places or discards this card of its hand. `memory` must be
    /// used only for this turn and move. Between calls, only the hand of the seat on turn may change.
    float chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory);

    /// Returns the components of a move's value. The move is a placement or discard by the seat on turn.
    Terms explain(const QuickTable& table, QuickMove move);
    /// Returns the value of holding a card in the hand of the seat on turn.
    double worth_of_holding(const QuickTable& table, Code card);

private:
    /// The expected final length of a column, and its advantage in a tie, in cards.
    struct Length {
        float mean = 0;
        float variance = 0;
        float edge = 0;
    };
    /// The columns of one suit. `up` has a bit for each seat whose column ascends.
    struct Suit {
        std::array<Lane, max_players> columns{};
        std::uint32_t up = 0;
        std::array<Length, max_players> lengths{};   ///< the other players' lengths; `edge` is set for all seats
        std::array<float, max_players> others_won{}; ///< the chance that each opponent beats all other opponents
        Lane unseen = 0;
        Lane unseen_twice = 0;
        bool edges_set = false; ///< true if `edge` and `others_won` are set
    };
    /// The expected result in a suit for the seat on turn.
    struct Outlook {
        float won = 0;    ///< the chance of winning the suit
        float mean = 0;   ///< the expected length of the player's own column
        float others = 0; ///< the other players' average points
        float value = 0;  ///< the player's expected points minus `others`
    };
    struct Growth {
        float in_hand = 0; ///< the number of held cards that can be placed one after another
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
    bool others_known_ = false; ///< true if the other hands on the table contain only their known cards
    int viewer_ = 0;
    Lanes seen_ = 0;
    Lanes seen_twice_ = 0; ///< cards of which both copies have been seen
    float each_ = 0;       ///< the chance that a hidden card is one particular unseen card
    float draws_ = 0;      ///< the number of draws left for each player
    float risk_ = 0;       ///< the expected cost of discarding (C16)
    bool drawing_ = false; ///< true in the first phase
    float tempo_ = 1;      ///< the share of its fitting cards that the seat on turn can place in time (C9)
    // The values of placing and discarding every held card.
    std::array<float, 2 * max_pack> worths_{};
    int weighed_ = 0;
    QuickMove asked_{};
    float worth_of_asked_ = 0;
    float best_worth_ = 0;
    QuickMove best_{};
};

} // namespace mitts::ai::for_mitch
