// The player's streak of wins or losses against the computers, and the level offered after such a streak. The program
// never changes the level without asking.
#pragma once

#include "table/seat_plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// The level of the most recent opponents and the length of the streak, which is negative for losses.
struct Form {
    std::string level{};
    int run = 0;

    friend bool operator==(const Form&, const Form&) = default;
};

/// `to_text` returns text for storage, such as "newcomer 2". `form_from_text` parses it, or returns an empty form.
std::string to_text(const Form& form);
Form form_from_text(std::string_view text);

/// Returns the form after one more match. A shared win ends the streak.
Form after_match(const Form& form, std::string_view level, bool won, bool lost);

/// Returns the computers' level if they all have the same level and exactly one human plays. Otherwise returns nothing.
std::optional<std::string> level_of_computers(const SeatPlans& seats);

/// Returns the next stronger level after two wins in a row, the next weaker level after two losses in a row, or
/// nothing. `levels` is sorted from weakest to strongest.
std::optional<std::string> level_to_offer(const Form& form, const std::vector<std::string>& levels);

} // namespace mitts::table
