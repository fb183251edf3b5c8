// Determines the order of all cards in a Mitaines play-out before the play-out begins.
//
// The turn order depends only on the sizes of the hands, and each shuffled hand is played in order. One array can
// therefore contain all cards of a round in the order of play, each with its seat.
#pragma once

#include "games/mitaines/deal.h"

#include <array>

namespace mitts::mitaines {

/// The cards of each seat, in the order of play.
using Orders = std::array<InlineVector<Card, max_pack>, max_players>;

/// A round or the rest of a round: the cards of the layout, then the cards of each deal.
struct PlayoutScript {
    std::array<Card, max_pack> cards{};
    std::array<Seat, max_pack> seats{};
    /// The end index of each deal. Six are enough even for set-ups, because a later deal has at least twelve cards.
    std::array<std::size_t, 6> ends{};
    std::size_t deals = 0;
    std::size_t layout = 0;

    /// Returns the index of a deal's first card. The first deal follows the cards of the layout.
    std::size_t begin_of(std::size_t deal) const {
        return deal == 0 ? layout : ends[deal - 1];
    }
    std::size_t size() const {
        return begin_of(deals);
    }

    /// Adds space for a deal in which all hands have the same size. Seat `first` plays first (M7).
    void add_deal(const Options& options, int hand, Seat first) {
        auto place = size();
        for (int card = 0; card < hand * options.players; ++card) {
            seats[place++] = seat_after(first, options.players, card);
        }
        ends[deals++] = place;
    }
    /// Adds a deal with hands of any sizes. Seats without cards are skipped (M4).
    void add_deal(const Options& options, const Orders& orders, Seat first) {
        ends[deals] = write(options, orders, first, size());
        ++deals;
    }
    /// Rewrites a deal. The sizes of the hands must not change.
    void rewrite_deal(const Options& options, const Orders& orders, std::size_t deal) {
        write(options, orders, seats[begin_of(deal)], begin_of(deal));
    }
    /// Returns each seat's cards in a deal, in the order of play.
    Orders orders_of(std::size_t deal) const {
        Orders orders;
        for (auto place = begin_of(deal); place < ends[deal]; ++place) {
            orders[static_cast<std::size_t>(seats[place])].push_back(cards[place]);
        }
        return orders;
    }

private:
    // Writes the cards in the order of play, starting at index `place`. Returns the index after the last card.
    std::size_t write(const Options& options, const Orders& orders, Seat first, std::size_t place) {
        std::array<std::size_t, max_players> played{};
        std::size_t left = 0;
        for (const auto& order : orders) {
            left += order.size();
        }
        for (auto seat = first; left > 0; seat = seat_after(seat, options.players)) {
            const auto index = at(seat);
            if (played[index] < orders[index].size()) {
                seats[place] = seat;
                cards[place++] = orders[index][played[index]++];
                --left;
            }
        }
        return place;
    }
};

/// Maps the cards of a deal to their places in the script (M3, M5). Card n of the deal goes to `places[n]`, counted
/// from the start of the deal in the script, including any layout. The plan is the same for every dealer.
struct DealPlan {
    std::array<std::uint8_t, max_pack> places{};
    std::size_t size = 0; ///< the number of cards in the deal

    DealPlan(const Options& options, int deal) {
        State state;
        for (const auto card : pack(options)) {
            state.deck.push_back(card);
        }
        state.deal = static_cast<std::uint8_t>(deal);
        deal_hands(options, state);
        size = state.deck_next;
        for (std::size_t card = 0; card < size; ++card) {
            places[card] = static_cast<std::uint8_t>(place_of(options, state, card));
        }
    }

private:
    // Returns the number of cards that were dealt before this card to the same hand or to the layout.
    static std::size_t dealt_before(const State& state, CardSet where, std::size_t card) {
        std::size_t before = 0;
        for (std::size_t earlier = 0; earlier < card; ++earlier) {
            before += where.contains(state.deck[earlier]) ? 1 : 0;
        }
        return before;
    }

    static std::size_t place_of(const Options& options, const State& state, std::size_t card) {
        if (const auto pile = set_of(state.pile); pile.contains(state.deck[card])) {
            return dealt_before(state, pile, card);
        }
        const auto players = static_cast<std::size_t>(options.players);
        auto seat = at(state.turn);
        std::size_t step = 0; // the number of seats from the first player (M7) to `seat`
        while (!state.hands[seat].contains(state.deck[card])) {
            seat = (seat + 1) % players;
            ++step;
        }
        return state.pile.size() + dealt_before(state, state.hands[seat], card) * players + step;
    }
};

} // namespace mitts::mitaines
