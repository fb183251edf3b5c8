// Builds the scoring pile that players see: points shown as captured cards that a player keeps (option `score_cards`).
//
// The pile is only for display, and is derived from an action's events. scoring.h computes the scores. Only captured
// cards are used, so the pile may be worth less than the points. In that case, the number is shown as well (`Beside`).
#pragma once

#include "games/mitaines/event.h"

#include <span>
#include <vector>

namespace mitts::mitaines {

enum class Facing : std::uint8_t { Up, Down };

/// The text shown next to the cards.
enum class Beside : std::uint8_t {
    Nothing, ///< the cards are worth exactly the points
    Points,  ///< the cards are worth less, so the number is shown next to them
};

/// A captured card that a player keeps.
struct KeptCard {
    Card card{};
    Facing facing = Facing::Up;

    friend bool operator==(const KeptCard&, const KeptCard&) = default;
};

/// The cards added to a side's scoring pile by one capture or by the end of a round (M19).
struct ScoringCards {
    Seat seat = no_seat; ///< the seat that keeps the cards
    int side = -1;
    int points = 0;
    std::vector<KeptCard> cards{}; ///< face-down cards first
    Beside beside = Beside::Nothing;

    friend bool operator==(const ScoringCards&, const ScoringCards&) = default;
};

/// Returns the scoring cards of one action: one set for its capture and one for the end of the round. Returns an empty
/// list if nothing was scored. `events` are all events of the action, in order.
std::vector<ScoringCards> scoring_cards(const Options& options, std::span<const Event> events);

/// Returns the value of a kept card. With score_cards=hundreds, a face-down card is worth 100, a face-up jack or ten of
/// diamonds 50, and any other face-up card 10. With score_cards=fifties, a card is worth 50 face down and 10 face up.
/// With score_cards=kept_cards, it is worth 0, because only the number of cards matters.
int worth_of(ScoreCards style, KeptCard kept);

} // namespace mitts::mitaines
