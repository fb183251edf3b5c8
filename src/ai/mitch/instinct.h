// How a player of Mitch acts without thinking far: the quick policy that searches play rounds out with, and that tells how
// likely it is that somebody acted as they were seen to act.
//
// It looks at a world through the eyes of the seat on turn: its own hand, the columns, what has gone. Of every suit it takes
// the length that each column can be expected to reach, and what that length is worth; an action is judged by the change.
#pragma once

#include "ai/mitch/leaning.h"
#include "cards/rng.h"

namespace mitts::ai::for_mitch {

/// The numbers of judgement. They were settled by matches of the policy against variants of itself.
struct Bent {
    float fitting = 0.8F;          ///< of what is still drawn, how much of what fits now will fit when it comes
    float others_keep = 1.4F;      ///< how much more often than chance others hold what fits
    float uncertainty = 0.5F;      ///< how much of the spread of what may come is minded
    float doubt = 0.0005F;         ///< of a length besides, in cards squared
    float tie_edge = 0.1F;         ///< what the better last card is worth, in cards
    float confidence = 0.05F;      ///< and what being oneself is
    float spare = 0.1F;            ///< what a discard is worth that costs nothing, over a placement that costs nothing
    float noise = 0.2F;            ///< how far a judgement may be off, in points
    float pile_gain = 0.5F;        ///< what the card on the pile must gain to be taken (C7)
    float urgency = 0.5F;          ///< of a card in hand at the end of a round by the last ace, how much is lost (C9)
    float doubt_of_others = 0.25F; ///< how far another's judgement may be from this one, in points
};

class Instinct {
public:
    explicit Instinct(const QuickRules& rules, const Bent& bent = {}) : rules_(rules), bent_(bent) {
        for (auto& suits : leanings_) {
            suits.fill(bent.others_keep);
        }
    }

    /// A legal move of the seat on turn.
    QuickMove choose(const QuickTable& table, Rng& rng);

    /// What it thinks of a legal placement or discard of the seat on turn, in points over leaving things as they are.
    float worth_of(const QuickTable& table, QuickMove move);

    /// How much more often than by chance a seat holds what fits on its columns, suit by suit (`Bent::others_keep` till told).
    using Leanings = std::array<std::array<float, suit_count>, max_players>;
    void lean(const Leanings& leanings) {
        leanings_ = leanings;
    }

    /// How likely the seat on turn is to place or discard this card of its hand, 0 … 1. `memory` belongs to this turn and this
    /// move: only which cards the seat on turn holds may be another from one call to the next.
    float chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory);

private:
    /// One suit as the seat on turn sees it.
    struct View {
        Lane column = 0;
        Lane held = 0;
        Lane open = 0;
        Lane unseen = 0;
        float other = 0; ///< the best of the others' expected lengths
        float other_variance = 0;
        Lane other_open = 0;
    };

    /// Some cards of one suit that come to the same, placed or discarded.
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
    float own_chance_ = 0;   ///< that the seat on turn gets to place an unseen card that fits
    float drawn_chance_ = 0; ///< that a seat comes to draw a certain unseen card that fits
    float each_ = 0;         ///< that an unseen card is a certain one of those hidden
    float unhurried_ = 1;    ///< of what others could place, how much they get to
    Leanings leanings_{};
    float tempo_ = 1; ///< the share of the cards held and to come that can still be placed (C9)
    float haste_ = 0; ///< what placing gains because of that
    float drop_risk_ = 0;
};

} // namespace mitts::ai::for_mitch
