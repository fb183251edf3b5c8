// The order in which a play-out of Mitaines will play its cards, written down before it begins.
//
// Who is on turn depends on the sizes of the hands alone, and a shuffled hand is played in the order it has: so all cards of a
// round can lie in one row, each with its seat, in the order in which they will be played, and a turn costs no search. How
// cards are dealt is asked of the engine. It chooses nothing; playout.h does.
#pragma once

#include "games/mitaines/deal.h"

#include <array>

namespace mitts::mitaines {

/// The cards of each seat, in the order they will be played.
using Orders = std::array<InlineVector<Card, max_pack>, max_players>;

/// A round, or what is left of one: first the cards of its layout, then those of each deal.
struct PlayoutScript {
    std::array<Card, max_pack> cards{};
    std::array<Seat, max_pack> seats{};
    /// Where each deal ends. A set-up's stock may hold more deals than a round has, the smallest being of twelve cards.
    std::array<std::size_t, 6> ends{};
    std::size_t deals = 0;
    std::size_t layout = 0;

    std::size_t begin_of(std::size_t deal) const {
        return deal == 0 ? layout : ends[deal - 1];
    }
    std::size_t size() const {
        return begin_of(deals);
    }

    /// Makes room for a deal of equal hands, seat `first` playing first (M7).
    void add_deal(const Options& options, int hand, Seat first) {
        auto place = size();
        for (int card = 0; card < hand * options.players; ++card) {
            seats[place++] = seat_after(first, options.players, card);
        }
        ends[deals++] = place;
    }
    /// Writes down a deal of any hands; seats without cards are passed over (M4).
    void add_deal(const Options& options, const Orders& orders, Seat first) {
        ends[deals] = write(options, orders, first, size());
        ++deals;
    }
    /// Writes a deal anew, the hands being of the same sizes as before.
    void rewrite_deal(const Options& options, const Orders& orders, std::size_t deal) {
        write(options, orders, seats[begin_of(deal)], begin_of(deal));
    }
    Orders orders_of(std::size_t deal) const {
        Orders orders;
        for (auto place = begin_of(deal); place < ends[deal]; ++place) {
            orders[static_cast<std::size_t>(seats[place])].push_back(cards[place]);
        }
        return orders;
    }

private:
    // Returns the place after the last card.
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

/// Where the cards of one deal go (M3, M5): the n-th of them from the deck lies `places[n]` after the script's place for the
/// deal's first card, the layout being counted in. The same whoever deals.
struct DealPlan {
    std::array<std::uint8_t, max_pack> places{};
    std::size_t size = 0; ///< how many cards it takes

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
    // How many cards of the same hand, or of the layout, were dealt before this one.
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
        std::size_t step = 0; // seats after the one that plays first (M7)
        while (!state.hands[seat].contains(state.deck[card])) {
            seat = (seat + 1) % players;
            ++step;
        }
        return state.pile.size() + dealt_before(state, state.hands[seat], card) * players + step;
    }
};

} // namespace mitts::mitaines
