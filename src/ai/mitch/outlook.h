// What the columns will come to: how long each is likely to grow, who is likely to win its suit, and what that is worth.
//
// It looks at what lies open, at the viewer's hand and at chances, never at a hand that is not the viewer's.
#pragma once

#include "ai/mitch/knowledge.h"
#include "ai/mitch/temper.h"

namespace mitts::ai::for_mitch {

/// What is weighed: the tableaus and the viewer's hand as they are after an action.
struct Position {
    std::array<mitts::mitch::Tableau, mitts::mitch::max_players> tableaus{};
    mitts::mitch::Hand hand{};
    double draws = 0; ///< each player's still to come
};

/// Points expected at the round's end, for the viewer and for the others on average.
struct Outlook {
    double suits_won = 0;
    double cards_lost = 0; ///< as a negative number
    double others = 0;

    double value() const {
        return suits_won + cards_lost - others;
    }
};

class Forecast {
public:
    Forecast(const mitts::mitch::Observation& observation, const Knowledge& knowledge, const Temper& temper)
        : options_(observation.options), viewer_(observation.viewer), knowledge_(knowledge), temper_(temper) {
    }

    Outlook of(const Position& position) const;

private:
    /// A column's length at the end: what is expected, how sure that is, and what breaks a tie, all in cards.
    struct Length {
        double mean = 0;
        double variance = 0;
        double edge = 0;
    };

    struct Growth {
        double in_hand = 0; ///< cards held that fit one after the other
        double unseen = 0;  ///< the share of the unseen cards that would fit
    };

    Growth growth(const mitts::mitch::Column& column, Suit suit, std::uint16_t held) const;
    Length expected(const Position& position, Seat seat, Suit suit, double tempo) const;
    double tempo(const Position& position) const;
    std::uint16_t own_ranks(const Position& position, Suit suit) const;
    double edge(const Position& position, Seat seat, Suit suit) const;
    Outlook weigh_suit(std::span<const Length> lengths) const;

    const mitts::mitch::Options& options_;
    Seat viewer_;
    const Knowledge& knowledge_;
    const Temper& temper_;
};

} // namespace mitts::ai::for_mitch
