#include "games/mitaines/refusal.h"

#include <array>

namespace mitts::mitaines {

namespace {

struct Entry {
    std::string_view name;
    std::string_view rule;
};

constexpr std::array<Entry, 11> entries{{
    {"round_over", ""},
    {"not_in_hand", ""},
    {"exchange_first", "M6"},
    {"no_exchange_now", "M6"},
    {"must_play_call", "M9"},
    {"must_raise_or_play", "M9"},
    {"one_call_at_a_time", "M9"},
    {"too_few_cards", "M10"},
    {"too_few_with_table", "M11"},
    {"table_card_counts", "M11"},
    {"not_higher", "M12"},
}};

} // namespace

std::string_view rule_of(RefusalId id) {
    return entries[static_cast<std::size_t>(id)].rule;
}

std::string_view to_text(RefusalId id) {
    return entries[static_cast<std::size_t>(id)].name;
}

} // namespace mitts::mitaines
