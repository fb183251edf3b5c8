#include "ai/mitaines/knowledge.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

namespace {

using namespace mitts::mitaines;

std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

std::size_t at(Rank rank) {
    return static_cast<std::size_t>(rank);
}

// The chance that exactly `drawn` of `special` cards are among `places` out of `total` places.
double chance_of_exactly(int drawn, int special, int places, int total) {
    double chance = 1;
    for (int card = 0; card < special; ++card) {
        const bool in = card < drawn;
        const int left = in ? places - card : total - places - (card - drawn);
        chance *= static_cast<double>(std::max(0, left)) / (total - card);
        if (in) { // the order in which the special cards fall does not matter
            chance *= static_cast<double>(special - card) / (card + 1);
        }
    }
    return chance;
}

double chance_of_at_least(int wanted, int special, int places, int total) {
    double chance = 0;
    for (int drawn = std::max(0, wanted); drawn <= std::min(special, places); ++drawn) {
        chance += chance_of_exactly(drawn, special, places, total);
    }
    return std::min(chance, 1.0);
}

} // namespace

Knowledge::Knowledge(const Observation& observation) : unseen_(mitts::mitaines::unseen(observation)) {
    for (int rank = 0; rank < rank_count; ++rank) {
        free_[at(static_cast<Rank>(rank))] = static_cast<std::int8_t>(unseen_.count(static_cast<Rank>(rank)));
    }
    free_total_ = unseen_.size();
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        if (seat == observation.viewer) {
            continue;
        }
        auto& hand = hands_[at(seat)];
        const auto known = observation.known[at(seat)];
        hand.hidden = observation.hand_sizes[at(seat)] - known.size();
        for (const auto card : known) {
            ++hand.certain[at(card.rank())];
        }
        if (const auto* call = bound_call(observation, seat)) { // M9
            auto& certain = hand.certain[at(call->rank)];
            const auto promised = static_cast<std::int8_t>(std::max(0, call->to_play - certain));
            certain = static_cast<std::int8_t>(certain + promised);
            free_[at(call->rank)] = static_cast<std::int8_t>(free_[at(call->rank)] - promised);
            free_total_ -= promised;
            hand.hidden -= promised;
        }
    }
}

Knowledge Knowledge::after_next_deal(const Observation& observation) const {
    auto next = *this;
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        next.hands_[at(seat)] = Hand{.hidden = hand_size(observation.options, observation.deal + 1)};
    }
    return next;
}

double Knowledge::chance_to_hold(Seat seat, Rank rank, int at_least) const {
    const auto& hand = hands_[at(seat)];
    return chance_of_at_least(at_least - hand.certain[at(rank)], free_[at(rank)], hand.hidden, free_total_);
}

double Knowledge::chance_to_hold_card(Seat seat, Card card) const {
    if (!unseen_.contains(card) || free_total_ == 0) {
        return 0;
    }
    const auto& hand = hands_[at(seat)];
    const double promised = unseen_.count(card.rank()) - free_[at(card.rank())];
    const double share_of_promise =
        promised > 0 ? std::min(1.0, hand.certain[at(card.rank())] / static_cast<double>(unseen_.count(card.rank())))
                     : 0.0;
    return std::min(1.0, share_of_promise + static_cast<double>(hand.hidden) / free_total_);
}

} // namespace mitts::ai::for_mitaines
