// The fast Mitch policy. Searches use it for play-outs and to estimate the probability of observed actions.
//
// It uses only what the seat on turn sees: its hand, the columns and the cards that have been played. For each suit it
// estimates the final length of every column and the suit's value. The value of an action is the change in this value.
#pragma once

#include "ai/mitch/leaning.h"
#include "cards/rng.h"

namespace mitts::ai::for_mitch {

/// The parameters of the policy. They were tuned in matches between variants.
struct Bent {
    float fitting = 0.8F;     ///< the share of currently fitting cards that will still fit when they are drawn
    float others_keep = 1.4F; ///< the number of fitting cards in other hands, relative to the number expected by chance
    float uncertainty = 0.5F; ///< the weight of the variance due to future cards
    float doubt = 0.0005F;    ///< additional variance of a column's length, in cards squared
    float tie_edge = 0.1F;    ///< the value of winning ties, in cards
    float confidence = 0.05F; ///< the bonus for the player's own column, in cards
    float spare = 0.1F;       ///< the value of discarding a useless card, in points
    float noise = 0.2F;       ///< the amplitude of random errors of judgement, in points
    float pile_gain = 0.5F;   ///< the gain required for taking the top card of the discard pile (C7)
    float urgency = 0.5F;     ///< the cost of a held card if the last ace ends the round (C9), in points
    float doubt_of_others = 0.25F; ///< the assumed deviation of another player's judgement from this policy, in points
};

/// Returns the parameters of a policy without random errors. With many players, it assumes more fitting cards in other
/// hands, because any of their columns may become the longest.
Bent sharp_eye(const Options& options);

class Instinct {
public:
    explicit Instinct(const QuickRules& rules, const Bent& bent = {}) : rules_(rules), bent_(bent) {
        for (auto& suits : leanings_) {
            suits.fill(bent.others_keep);
        }
    }

    /// Chooses a legal move for the seat on turn.
    QuickMove choose(const QuickTable& table, Rng& rng);

    /// Returns the change in value caused by a legal placement or discard of the seat on turn, in points.
    float worth_of(const QuickTable& table, QuickMove move);

    /// For each suit, the number of fitting cards in a seat's hand relative to the number expected by chance. The
    /// default is `Bent::others_keep`.
    using Leanings = std::array<std::array<float, suit_count>, max_players>;
    /// Sets the policy's estimates of the other players' hands.
    void lean(const Leanings& leanings) {
        leanings_ = leanings;
    }

    /// Returns the probability (0 … 1) that the seat on turn places or discards this card of its hand. `memory` must be
    /// used only for this turn and move. Between calls, only the hand of the seat on turn may change.
    float chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory);

private:
    /// A suit as seen by the seat on turn.
    struct View {
        Lane column = 0;
        Lane held = 0;
        Lane open = 0;
        Lane unseen = 0;
        float other = 0; ///< the highest expected length of another player's column
        float other_variance = 0;
        Lane other_open = 0;
    };

    /// Equivalent cards of one suit, to be placed or discarded.
    struct Way {
        ActionType type = ActionType::Drop;
        std::int8_t suit = 0;
        Lane ranks = 0;
        float worth = 0;
    };
    using Ways = InlineVector<Way, 24>;

    void look(const QuickTable& table);
    SuitChoices choices(const QuickTable& table, int suit, QuickMove asked);
    void weigh(const QuickTable& table, Ways& ways);
    void weigh_suit(const QuickTable& table, int suit, Ways& ways);
    View view(const QuickTable& table, int suit) const;
    float length(const View& view, float& variance) const;
    int better_end(const View& view) const;
    float worth_of_length(const View& view, float length, float variance) const;
    float worth(const View& view) const;
    float worth_as_it_is(const View& view) const;
    View after_placing(const View& view, int rank) const;
    QuickMove choose_draw(const QuickTable& table);
    float noise(Rng& rng) const;

    const QuickRules& rules_;
    Bent bent_;
    Lanes unseen_ = 0;
    float own_chance_ = 0;   ///< the chance that the seat on turn draws a given unseen card while it fits
    float drawn_chance_ = 0; ///< the same chance for any seat, but not limited to 1
    float each_ = 0;         ///< the chance that a hidden card is one particular unseen card
    float unhurried_ = 1;    ///< the share of the others' fitting cards that they have time to place
    Leanings leanings_{};
    float tempo_ = 1; ///< the share of held and future cards that can still be placed (C9)
    float haste_ = 0; ///< the bonus for placing a card now, because time may run out (C9)
    float drop_risk_ = 0;
};

} // namespace mitts::ai::for_mitch
