// How somebody does against the computers, match after match, and the level that is offered to them for it. It is offered, never
// changed in silence.
#pragma once

#include "table/seat_plan.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::table {

/// Against which level the last matches were, and how many of them were won in a row; those lost count downwards.
struct Form {
    std::string level{};
    int run = 0;

    friend bool operator==(const Form&, const Form&) = default;
};

/// "newcomer 2", for storage. What is not understood is read as no form yet.
std::string to_text(const Form& form);
Form form_from_text(std::string_view text);

/// After one more match; a shared win ends the row.
Form after_match(const Form& form, std::string_view level, bool won, bool lost);

/// The one level of all the computers at a table with one human; nothing where there is none such.
std::optional<std::string> level_of_computers(const SeatPlans& seats);

/// After two wins in a row the next better level, after two losses the next weaker one; `levels` are the weakest first.
std::optional<std::string> level_to_offer(const Form& form, const std::vector<std::string>& levels);

} // namespace mitts::table
