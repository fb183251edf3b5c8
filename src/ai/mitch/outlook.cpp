#include "ai/mitch/outlook.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace mitts::ai::for_mitch {

namespace {

using namespace mitts::mitch;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}
constexpr std::size_t at(Suit suit) {
    return static_cast<std::size_t>(suit);
}

constexpr std::uint16_t every_rank = 0x0FFF; // two to king

constexpr std::uint16_t below(Rank rank) {
    return static_cast<std::uint16_t>((1 << static_cast<int>(rank)) - 1);
}
constexpr std::uint16_t above(Rank rank) {
    return static_cast<std::uint16_t>(every_rank & ~below(rank) & ~(1 << static_cast<int>(rank)));
}

// From 0 to 1 like the normal distribution, but of nothing that differs between mathematical libraries.
double chance_of_more(double lead, double variance) {
    return 0.5 + 0.5 * lead / std::sqrt(lead * lead + 1.5 * variance);
}

} // namespace

std::uint16_t Forecast::own_ranks(const Position& position, Suit suit) const {
    std::uint16_t ranks = 0;
    for (const auto card : position.hand) {
        if (card.suit() == suit) {
            ranks = static_cast<std::uint16_t>(ranks | 1 << static_cast<int>(card.rank()));
        }
    }
    return ranks;
}

Forecast::Growth Forecast::growth(const Column& column, Suit suit, std::uint16_t held) const {
    const auto towards = [&](std::uint16_t ranks) {
        return Growth{.in_hand = static_cast<double>(std::popcount(static_cast<unsigned>(held & ranks))),
                      .unseen = knowledge_.share_of_unseen(suit, ranks)};
    };
    if (column.empty()) { // C11: any card starts it, so those held can go from one end to the other
        return towards(every_rank);
    }
    const auto down = towards(below(column.last()));
    const auto up = towards(above(column.last()));
    const bool open = column.heading == Heading::Open && options_.direction == Direction::HighLow; // C12
    if (open) {
        return down.in_hand + down.unseen * 10 >= up.in_hand + up.unseen * 10 ? down : up;
    }
    return column.heading == Heading::Up ? up : down;
}

Forecast::Length Forecast::expected(const Position& position, Seat seat, Suit suit, double tempo) const {
    const auto& column = position.tableaus[at(seat)][at(suit)];
    const bool own = seat == viewer_;
    const auto grows = growth(column, suit, own ? own_ranks(position, suit) : knowledge_.known_ranks(seat, suit));
    const double hidden = own ? 0 : knowledge_.hidden_in_hand(seat) * temper_.others_keep;
    const double chances = position.draws * temper_.fitting + hidden;
    const double unseen = chances * grows.unseen;
    return {.mean = column.size() + tempo * (grows.in_hand + unseen),
            .variance = temper_.doubt + tempo * unseen * (1 - grows.unseen) + (1 - tempo) * grows.in_hand * 0.25};
}

// With `last_ace` what is still in hand at the end counts for nothing (C9), so only so many of the fitting cards get down.
double Forecast::tempo(const Position& position) const {
    if (options_.ending == Ending::PlayOut) {
        return 1;
    }
    double fitting_cards = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        const auto& column = position.tableaus[at(viewer_)][static_cast<std::size_t>(suit)];
        const auto grows = growth(column, static_cast<Suit>(suit), own_ranks(position, static_cast<Suit>(suit)));
        fitting_cards += grows.in_hand + position.draws * temper_.fitting * grows.unseen;
    }
    return fitting_cards <= position.draws ? 1 : position.draws / fitting_cards;
}

// What would decide between equal lengths as the columns stand (C14, C15).
double Forecast::edge(const Position& position, Seat seat, Suit suit) const {
    const auto& column = position.tableaus[at(seat)][at(suit)];
    double edge = 0;
    for (Seat other = 0; other < options_.players; ++other) {
        const auto& against = position.tableaus[at(other)][at(suit)];
        if (other != seat && !column.empty() && column.size() == against.size()) {
            const auto order = compare_for_suit(options_, column, against);
            edge = std::max(edge, order > 0 ? temper_.tie_edge : 0.0);
        }
    }
    return edge;
}

// C13, C16
Outlook Forecast::weigh_suit(std::span<const Length> lengths) const {
    std::array<double, max_players> chances{};
    double sum = 0;
    for (std::size_t seat = 0; seat < lengths.size(); ++seat) {
        const auto& own = lengths[seat];
        double chance = std::min(1.0, own.mean * 2); // nobody wins a suit without a card of it
        for (std::size_t other = 0; other < lengths.size(); ++other) {
            if (other != seat) {
                const auto& against = lengths[other];
                chance *=
                    chance_of_more(own.mean + own.edge - against.mean - against.edge, own.variance + against.variance);
            }
        }
        chances[seat] = chance;
        sum += chance;
    }
    Outlook outlook;
    for (std::size_t seat = 0; seat < lengths.size(); ++seat) {
        const double chance = sum > 1e-9 ? chances[seat] / std::max(sum, 0.5) : 0;
        const double won = chance * suit_value(options_);
        const double lost = -(1 - chance) * lengths[seat].mean;
        if (seat == at(viewer_)) {
            outlook.suits_won = won;
            outlook.cards_lost = lost;
        } else {
            outlook.others += (won + lost) / (options_.players - 1);
        }
    }
    return outlook;
}

Outlook Forecast::of(const Position& position) const {
    Outlook total;
    const double own_tempo = tempo(position);
    const double others_tempo = options_.ending == Ending::PlayOut ? 1 : 0.6;
    for (int index = 0; index < suit_count; ++index) {
        const auto suit = static_cast<Suit>(index);
        std::array<Length, max_players> lengths{};
        const auto players = static_cast<std::size_t>(options_.players);
        for (Seat seat = 0; seat < options_.players; ++seat) {
            lengths[at(seat)] = expected(position, seat, suit, seat == viewer_ ? own_tempo : others_tempo);
            lengths[at(seat)].edge = edge(position, seat, suit);
        }
        auto outlook = weigh_suit({lengths.data(), players});
        // A hopeless suit is better left as it is: what is held of it can be discarded.
        lengths[at(viewer_)].mean = position.tableaus[at(viewer_)][at(suit)].size();
        lengths[at(viewer_)].variance = temper_.doubt;
        const auto left = weigh_suit({lengths.data(), players});
        if (left.value() > outlook.value()) {
            outlook = left;
        }
        total.suits_won += outlook.suits_won;
        total.cards_lost += outlook.cards_lost;
        total.others += outlook.others;
    }
    return total;
}

} // namespace mitts::ai::for_mitch
