// Seats a person at a table of any game, and creates the computer players' replies.
#pragma once

#include "tests/table/person.h"

#include <optional>
#include <string>
#include <utility>

namespace mitts::tests {

inline Person person_at(int game, std::uint64_t seed = 3) {
    auto match = new_match(game, seed);
    auto seats = one_human(match);
    return {std::move(match), std::move(seats)};
}

inline std::string reply_with(const std::string& request, const std::string& action, const std::string& error = {},
                              const std::optional<ai::Estimate>& estimate = {}) {
    ai::Reply reply{
        .number = ai::read_request(request).head.number, .action = action, .estimate = estimate, .error = error};
    if (error.empty()) {
        reply.alternatives = {{.action = action, .value = 1.5, .reasons = {{"points_now", 2}}}};
    }
    return ai::to_text(reply);
}

} // namespace mitts::tests
