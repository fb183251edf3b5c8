#include "ai/mitch/knowledge.h"

#include "ai/mitch/aces.h"

namespace mitts::ai::for_mitch {

namespace {

using namespace mitts::mitch;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}
constexpr std::size_t at(Suit suit) {
    return static_cast<std::size_t>(suit);
}

} // namespace

Knowledge::Knowledge(const Observation& observation) {
    count_unseen(observation);
    look_at_hands(observation);
    look_at_stock(observation);
}

void Knowledge::count_unseen(const Observation& observation) {
    for (const auto card : unseen(observation)) {
        if (card.rank() != Rank::Ace) {
            ++unseen_[at(card.suit())][static_cast<std::size_t>(card.rank())];
            ++unseen_total_;
        }
    }
}

void Knowledge::look_at_hands(const Observation& observation) {
    for (Seat seat = 0; seat < observation.options.players; ++seat) {
        const auto& known = seat == observation.viewer ? observation.hand : observation.shown[at(seat)];
        for (const auto card : known) {
            auto& ranks = known_[at(seat)][at(card.suit())];
            ranks = static_cast<std::uint16_t>(ranks | 1 << static_cast<int>(card.rank()));
        }
        hidden_[at(seat)] = observation.hand_sizes[at(seat)] - known.size();
    }
}

void Knowledge::look_at_stock(const Observation& observation) {
    const auto& options = observation.options;
    const int wanted = closing_ace(options) - static_cast<int>(observation.aces.size());
    if (observation.phase != Phase::First || observation.stock == 0 || wanted <= 0) {
        return;
    }
    const int aces = 4 * options.packs - static_cast<int>(observation.aces.size());
    // The place of the n-th of some cards strewn evenly; the aces before the closing one are replaced at once (C5).
    const double until_closing = static_cast<double>(wanted) * (observation.stock + 1) / (aces + 1);
    draws_to_come_ = (until_closing - wanted) / options.players;
    const double each = static_cast<double>(aces) / observation.stock;
    chance_of_closing_ = chance_of_aces(wanted, options.players + wanted - 1, each < 1 ? each : 1);
}

int Knowledge::unseen_among(Suit suit, std::uint16_t ranks) const {
    int count = 0;
    for (std::size_t rank = 0; rank < unseen_[at(suit)].size(); ++rank) {
        count += (ranks >> rank & 1) != 0 ? unseen_[at(suit)][rank] : 0;
    }
    return count;
}

double Knowledge::share_of_unseen(Suit suit, std::uint16_t ranks) const {
    return unseen_total_ == 0 ? 0 : static_cast<double>(unseen_among(suit, ranks)) / unseen_total_;
}

std::uint16_t Knowledge::known_ranks(Seat seat, Suit suit) const {
    return known_[at(seat)][at(suit)];
}

double Knowledge::hidden_in_hand(Seat seat) const {
    return hidden_[at(seat)];
}

} // namespace mitts::ai::for_mitch
