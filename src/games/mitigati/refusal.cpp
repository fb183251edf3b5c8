#include "games/mitigati/refusal.h"

#include <array>

namespace mitts::mitigati {

namespace {

struct Entry {
    std::string_view name;
    std::string_view rule;
};

constexpr std::array<Entry, 11> entries{{
    {"round_over", ""},
    {"not_in_hand", ""},
    {"bargain_first", "T4"},
    {"no_bargain_now", "T8"},
    {"discard_first", "T9"},
    {"no_discard_now", "T9"},
    {"bid_too_high", "T5"},
    {"bid_out_of_range", "T5"},
    {"not_discardable", "T9"},
    {"follow_suit", "T11"},
    {"must_trump", "T11"},
}};

} // namespace

std::string_view rule_of(RefusalId id) {
    return entries[static_cast<std::size_t>(id)].rule;
}

std::string_view to_text(RefusalId id) {
    return entries[static_cast<std::size_t>(id)].name;
}

} // namespace mitts::mitigati
