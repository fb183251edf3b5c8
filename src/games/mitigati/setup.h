// A set-up: a deal that is set up by hand instead of dealt, for example for a rules page, a puzzle or a test.
//
// A set-up begins before the first bid of a stage, at the dealer's discard, or at the start of a trick. Honours are
// declared only from hands of 25 cards.
#pragma once

#include "cards/text.h"
#include "games/mitigati/state.h"
#include "games/tag.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mitts::mitigati {

/// The stage at which a set-up begins. The tag Stage has the values 1, 2, 3, discard and play.
enum class SetupStage : std::uint8_t { One = 1, Two, Three, Discard, Play };

struct Setup {
    SetupStage stage = SetupStage::Play;
    std::vector<std::vector<TarotCard>> hands; ///< one list of any size for each seat
    std::vector<TarotCard> stock;              ///< all undealt cards, in order (stages 1 to 3 only)
    std::vector<TarotCard> discards;           ///< the dealer's three discards (stage Play only)
    std::vector<std::vector<TarotCard>>
        tricks;                 ///< the captured cards of each seat; empty if no cards have been captured
    Seat turn = 0;              ///< the seat that bids or leads; a seat without cards is skipped
    std::optional<Seat> dealer; ///< the dealer, who discards in the stage Discard; by default the seat before `turn`

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// Returns the state of a set-up. Fails on a wrong number of hands, a card that is used twice, and a stock that does
/// not match the later stages. Also fails on forbidden discards and a position without cards to play. The error's
/// `where` names the tag: Stage, Hands, Stock, Discards, Tricks, Turn, Dealer.
Parsed<State> start_setup(const Options& options, const Setup& setup);

/// `to_text` returns "1", "2", "3", "discard" or "play". `parse_setup_stage` parses these names.
std::string_view to_text(SetupStage stage);
std::optional<SetupStage> parse_setup_stage(std::string_view text);

/// Returns the names of tags that only set-ups have, in record order. They exclude `Dealer`, which any record may have.
std::span<const std::string_view> setup_tag_names();

/// Parses a set-up from its tags and ignores other tags. An error names the tag. The column of the error is relative to
/// the tag's value.
Parsed<Setup> parse_setup(const Options& options, std::span<const Tag> tags);

/// Returns the tags of a set-up. `parse_setup` parses them back to an equal set-up. Empty lists of cards are omitted.
std::vector<Tag> setup_to_tags(const Setup& setup);

} // namespace mitts::mitigati
