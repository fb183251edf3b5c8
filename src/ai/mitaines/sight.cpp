#include "ai/mitaines/sight.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

// Returns the chance that exactly `drawn` of the `special` cards are in `places` of the `total` places.
double chance_of_exactly(int drawn, int special, int places, int total) {
    double chance = 1;
    for (int card = 0; card < special; ++card) {
        const bool in = card < drawn;
        const int left = in ? places - card : total - places - (card - drawn);
        chance *= static_cast<double>(std::max(0, left)) / std::max(1, total - card);
        if (in) { // a factor of the binomial coefficient, because any of the special cards may be drawn
            chance *= static_cast<double>(special - card) / (card + 1);
        }
    }
    return chance;
}

} // namespace

ChanceTable::ChanceTable() : chances_((most_places + 1) * (most_cards + 1)) {
}

void ChanceTable::fill(Chances& chances, int places, int total) {
    for (int special = 0; special <= 4; ++special) {
        double chance = 0;
        for (int wanted = 4; wanted > 0; --wanted) {
            if (wanted <= special && special <= total) {
                chance += chance_of_exactly(wanted, special, std::min(places, total), total);
            }
            chances[static_cast<std::size_t>(special)][static_cast<std::size_t>(wanted)] =
                static_cast<float>(std::min(1.0, chance));
        }
        chances[static_cast<std::size_t>(special)][0] = 1;
    }
}

Sight::Sight(const QuickRules& rules, const QuickTable& table, Seat seat, ChanceTable& chances, const Memory* memory)
    : free_(table.stock), prize_unseen_(table.ten_waits || (table.ten_holder != no_seat && table.ten_holder != seat)) {
    for (Seat other = 0; other < rules.players; ++other) {
        if (other != seat) {
            free_ += table.hand(other);
            hands_[at(other)].hidden = total_of(table.hand(other));
        }
    }
    if (memory != nullptr) {
        remember(*memory, seat);
    }
    for (std::size_t index = 0; index < table.call_count; ++index) { // M9
        const auto& call = table.calls[index];
        if (call.caller != seat) {
            auto& hand = hands_[at(call.caller)];
            const int rank = index_of(call.rank);
            const int promised = std::max(0, call.to_play - count_of(hand.certain, rank));
            const int more = std::min(promised, count_of(free_, rank)); // equals `promised`, except in impossible deals
            const auto cards = one_of(rank) * static_cast<RankCounts>(more);
            hand.certain += cards;
            hand.hidden = std::max(0, hand.hidden - more);
            free_ -= cards;
        }
    }
    free_total_ = total_of(free_);
    for (auto& hand : hands_) {
        hand.chances = &chances.of(hand.hidden, free_total_);
    }
}

void Sight::remember(const Memory& memory, Seat seat) {
    for (Seat other = 0; other < max_players; ++other) {
        const auto known = memory.known[at(other)];
        if (other != seat && !known.empty()) {
            auto& hand = hands_[at(other)];
            hand.certain = counts_of(known);
            hand.hidden -= known.size();
            free_ -= hand.certain;
            prize_unseen_ = prize_unseen_ && !known.contains(ten_of_diamonds);
        }
    }
    free_ += counts_of(memory.forgotten);
    prize_unseen_ = prize_unseen_ || memory.forgotten.contains(ten_of_diamonds);
}

Sight::Sight(const QuickRules& /*rules*/, const QuickTable& table, int next_hand, ChanceTable& chances)
    : free_(table.stock), free_total_(total_of(table.stock)), prize_unseen_(table.ten_waits) {
    for (auto& hand : hands_) {
        hand.hidden = next_hand;
        hand.chances = &chances.of(next_hand, free_total_);
    }
}

} // namespace mitts::ai::for_mitaines
