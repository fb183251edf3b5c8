// A deal set up by hand instead of dealt: the position a rules page shows, a puzzle, a test.
//
// It begins with no bid made in its stage, or at the start of a trick. Honours are declared only from hands of 25 cards.
#pragma once

#include "cards/text.h"
#include "games/mitigati/state.h"
#include "games/tag.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mitts::mitigati {

/// Where a set-up begins (tag Stage: 1, 2, 3, discard, play).
enum class SetupStage : std::uint8_t { One = 1, Two, Three, Discard, Play };

struct Setup {
    SetupStage stage = SetupStage::Play;
    std::vector<std::vector<TarotCard>> hands; ///< one list for each seat, any sizes
    std::vector<TarotCard> stock;              ///< stages 1 to 3: all that is still to be dealt, in order
    std::vector<TarotCard> discards;           ///< the dealer's three (play only)
    std::vector<std::vector<TarotCard>>
        tricks;                 ///< cards captured so far, seat by seat; none at all is the same as all empty
    Seat turn = 0;              ///< who bids or leads; if this seat has no cards, the next one that has
    std::optional<Seat> dealer; ///< the seat before `turn` if not given; who discards in the stage Discard

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The state of a set-up. Refuses (`where` names the tag: Stage, Hands, Stock, Discards, Tricks, Turn, Dealer) hands for
/// another number of seats, a card twice, a stock that is not what the stages to come deal, discards that the rules forbid,
/// no cards to play.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// "1", "2", "3", "discard", "play".
std::string_view to_text(SetupStage stage);
std::optional<SetupStage> parse_setup_stage(std::string_view text);

/// The tags that only a set-up has, in the order they are written. `Dealer` is every record's.
std::span<const std::string_view> setup_tag_names();

/// Reads a set-up from its tags (others are passed over). An error names the tag and counts columns in its value.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// The tags that `parse_setup` reads back to an equal set-up; empty lists of cards are left out.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitigati
