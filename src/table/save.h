// A saved match as text: who sits where, how many rounds have been dealt, and the record, which is the match itself.
//
//   mitts-save 1          (followed, where it is kept, by what seal.h says)
//   round 2
//   seat human Marie      (no name: the line ends with its kind)
//   seat careful Mathilde
//   address game=…&seed=7
//   name Sunday evenings
//
//   [Game "…"] …
//
// The address is there only for a match that a link opened, the name only where the player has given it one; a save with a name is
// of version 2. It must not know where texts are kept, nor any game.
#pragma once

#include "cards/text.h"
#include "table/seat_plan.h"

#include <string>
#include <string_view>

namespace mitts::table {

/// The first word of every save.
inline constexpr std::string_view save_word = "mitts-save";

struct Save {
    SeatPlans seats{};
    /// Rounds dealt: a record alone does not say whether the round after its last action has been dealt.
    int rounds = 1;
    std::string record{};
    /// The query string that the match was opened with; empty for a match of the player's own.
    std::string address{};
    /// What the player calls it; empty for a match that is called by its game and people.
    std::string name{};

    friend bool operator==(const Save&, const Save&) = default;
};

std::string to_text(const Save& save);
/// Whether the record is one is not looked at. Errors have a line.
Parsed<Save> parse_save(std::string_view text);

} // namespace mitts::table
