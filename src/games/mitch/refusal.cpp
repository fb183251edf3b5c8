#include "games/mitch/refusal.h"

#include <array>

namespace mitts::mitch {

namespace {

struct Entry {
    std::string_view name;
    std::string_view rule;
};

constexpr std::array<Entry, 10> entries{{
    {"round_over", ""},
    {"not_in_hand", ""},
    {"draw_first", "C5"},
    {"no_draw_now", "C5"},
    {"pile_not_offered", "C7"},
    {"pile_too_often", "C7"},
    {"taken_must_fit", "C7"},
    {"place_taken", "C7"},
    {"taken_stays", "C7"},
    {"does_not_fit", "C11"},
}};

} // namespace

std::string_view rule_of(RefusalId id) {
    return entries[static_cast<std::size_t>(id)].rule;
}

std::string_view to_text(RefusalId id) {
    return entries[static_cast<std::size_t>(id)].name;
}

} // namespace mitts::mitch
