#include "games/mitigati/deal.h"

#include "cards/check.h"

namespace mitts::mitigati {

namespace {

void deal_to(State& state, Seat seat, int cards) {
    for (; cards > 0; --cards) {
        MITTS_CHECK(stock_size(state) > 0);
        state.hands[at(seat)].insert(state.deck[state.deck_next++]);
    }
}

} // namespace

State start_round(const std::vector<TarotCard>& deck, Seat dealer) {
    MITTS_CHECK(deck.size() == pack_size);
    State state;
    state.deck.append(deck);
    state.dealer = dealer;
    deal_packets(state); // T3: two packets of five
    deal_packets(state);
    state.turn = seat_after(dealer, player_count); // T4
    return state;
}

void deal_packets(State& state) {
    for (int step = 1; step <= player_count; ++step) {
        deal_to(state, seat_after(state.dealer, player_count, step), 5);
    }
}

void deal_dealers_three(State& state) {
    deal_to(state, state.dealer, 3);
}

} // namespace mitts::mitigati
