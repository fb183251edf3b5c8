// The scoring pile that players see: points won, shown as cards kept in front of a player (option `score_cards`).
//
// A picture only, made after the fact from what an action's events tell: scores come from scoring.h, and nothing here may
// change or add up one. A picture is made of the cards that were really captured, so it can fall short of the points; it
// then says that the number must stand beside it. How a card is drawn is the view's affair.
#pragma once

#include "games/mitaines/event.h"

#include <span>
#include <vector>

namespace mitts::mitaines {

enum class Facing : std::uint8_t { Up, Down };

/// Whether the cards alone tell the points.
enum class Beside : std::uint8_t {
    Nothing, ///< the cards are worth the points exactly
    Points,  ///< they are not: show the number beside them
};

/// A captured card kept in front of a player.
struct KeptCard {
    Card card{};
    Facing facing = Facing::Up;

    friend bool operator==(const KeptCard&, const KeptCard&) = default;
};

/// What one capture (or a round's end, M19) adds to a side's scoring pile.
struct ScoringCards {
    Seat seat = no_seat; ///< who keeps the cards
    int side = -1;
    int points = 0;
    std::vector<KeptCard> cards{}; ///< face-down ones first
    Beside beside = Beside::Nothing;

    friend bool operator==(const ScoringCards&, const ScoringCards&) = default;
};

/// The pictures of everything scored by one action: one for its capture, one for the round's end, none where nothing was
/// scored. `events` are all those of the action, in order.
std::vector<ScoringCards> scoring_cards(const Options& options, std::span<const Event> events);

/// What a kept card is worth to the eye under `hundreds` (a face-down card 100, a face-up jack or ten of diamonds 50, any
/// other 10) and `fifties` (face-down 50, face-up 10); 0 under `kept_cards`, where the number of cards speaks.
int worth_of(ScoreCards style, KeptCard kept);

} // namespace mitts::mitaines
