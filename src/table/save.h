// A saved match as text: the players, the number of dealt rounds, and the record.
//
//   mitts-save 3          (stored saves append the fields of seal.h)
//   round 2
//   seat human Marie      (without a name, the line ends after the level)
//   seat careful Mathilde
//   address game=…&seed=7
//   helps 2 1 1 12 13     (undos, hints shown, 1 if the result is in the statistics, and the decisions made with help)
//   name Sunday evenings
//
//   [Game "…"] …
//
// The `address` line is present only if a link opened the match, the `name` line only if the player named the match,
// and the `helps` line only if one of its first three numbers is nonzero. Saves of earlier versions lack the decisions.
// A save with a `helps` line has version 3. Any other save has version 2 if it has a `name` line, otherwise version 1.
// This code depends neither on the storage nor on any game.
#pragma once

#include "cards/text.h"
#include "table/seat_plan.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace mitts::table {

/// The first word of every save.
inline constexpr std::string_view save_word = "mitts-save";

/// The help that the players used.
struct Helps {
    int undone = 0; ///< undos
    int hints = 0;  ///< hints shown
    /// The indices, in the match's log, of the decisions that were made with a hint or taken back.
    std::set<std::size_t> decisions{};

    /// Adds the decisions from `first` up to, but not including, `last`.
    void mark(std::size_t first, std::size_t last) {
        for (auto decision = first; decision < last; ++decision) {
            decisions.insert(decision);
        }
    }

    /// Returns true if help was used between two indices. `last` is excluded. If no decision is listed, as in saves of
    /// earlier versions, the help counts everywhere.
    bool are_within(std::size_t first, std::size_t last) const {
        const auto found = decisions.lower_bound(first);
        return (undone > 0 || hints > 0) && (decisions.empty() || (found != decisions.end() && *found < last));
    }

    friend bool operator==(const Helps&, const Helps&) = default;
};

struct Save {
    SeatPlans seats{};
    /// The number of dealt rounds. The record does not show whether the round after its last action has been dealt.
    int rounds = 1;
    std::string record{};
    /// The query string that opened the match; empty if no link opened it.
    std::string address{};
    Helps helps{};
    /// True if the statistics contain the match's result. The result stays there if the end of the match is undone.
    bool counted = false;
    /// The name that the player gave the match, or empty.
    std::string name{};

    friend bool operator==(const Save&, const Save&) = default;
};

/// Returns the text of a save without a seal. `parse_save` parses it back to an equal save.
std::string to_text(const Save& save);
/// Parses a save without checking the record. Errors contain a line number.
Parsed<Save> parse_save(std::string_view text);

} // namespace mitts::table
