#include "table/form.h"

#include "cards/text.h"

#include <algorithm>

namespace mitts::table {

namespace {

constexpr int enough = 2; // after this many consecutive wins or losses, another level is offered
constexpr int most = 99;  // the longest streak that is counted

} // namespace

std::string to_text(const Form& form) {
    return form.level + ' ' + std::to_string(form.run);
}

Form form_from_text(std::string_view text) {
    const auto words = split_words(text, " ");
    if (words.size() != 2) {
        return {};
    }
    const auto run = parse_integer(words[1].text);
    if (!run || *run < -most || *run > most) {
        return {};
    }
    return {.level = std::string(words[0].text), .run = static_cast<int>(*run)};
}

Form after_match(const Form& form, std::string_view level, bool won, bool lost) {
    const int before = form.level == level ? form.run : 0;
    const int run = won && !lost ? std::max(before, 0) + 1 : lost && !won ? std::min(before, 0) - 1 : 0;
    return {.level = std::string(level), .run = std::clamp(run, -most, most)};
}

std::optional<std::string> level_of_computers(const SeatPlans& seats) {
    std::optional<std::string> level;
    for (const auto& seat : seats) {
        if (!seat.is_human() && level.value_or(seat.level) != seat.level) {
            return std::nullopt;
        }
        if (!seat.is_human()) {
            level = seat.level;
        }
    }
    return human_count(seats) == 1 ? level : std::nullopt;
}

std::optional<std::string> level_to_offer(const Form& form, const std::vector<std::string>& levels) {
    const auto at = std::find(levels.begin(), levels.end(), form.level);
    if (at == levels.end()) {
        return std::nullopt;
    }
    if (form.run >= enough && at + 1 != levels.end()) {
        return *(at + 1);
    }
    if (form.run <= -enough && at != levels.begin()) {
        return *(at - 1);
    }
    return std::nullopt;
}

} // namespace mitts::table
