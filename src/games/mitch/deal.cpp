#include "games/mitch/deal.h"

#include "cards/check.h"
#include "cards/pack.h"
#include "games/mitch/turn.h"

namespace mitts::mitch {

namespace {

// C2: draws cards until the hand is full. Sets aces aside.
void fill_hand(const Options& options, State& state, Seat seat) {
    auto& hand = state.hands[at(seat)];
    while (hand.size() < options.hand_size) {
        const auto card = state.deck[state.deck_next++];
        if (card.rank() == Rank::Ace) {
            state.aces.push_back(card);
        } else {
            hand.insert(card);
        }
    }
}

// C2: deals the hands. Then, player by player, sets aces aside and replaces them.
void deal_hands(const Options& options, State& state) {
    std::array<InlineVector<Card, 8>, max_players> aces;
    for (int card = 0; card < options.hand_size * options.players; ++card) {
        const auto seat = static_cast<std::size_t>(seat_after(state.dealer, options.players, 1 + card));
        const auto dealt = state.deck[state.deck_next++];
        if (dealt.rank() == Rank::Ace) {
            aces[seat].push_back(dealt);
        } else {
            state.hands[seat].insert(dealt);
        }
    }
    for (int step = 1; step <= options.players; ++step) {
        const auto seat = seat_after(state.dealer, options.players, step);
        state.aces.append(aces[at(seat)]);
        fill_hand(options, state, seat);
    }
}

} // namespace

std::vector<Card> pack(const Options& options) {
    return make_pack(0, options.packs);
}

State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer) {
    MITTS_CHECK(static_cast<int>(deck.size()) == 52 * options.packs);
    State state;
    state.deck.append(deck);
    state.dealer = dealer;
    deal_hands(options, state);
    state.turn = seat_after(dealer, options.players); // C4
    if (closing_ace_is_out(options, state)) {         // C3
        if (options.ending == Ending::LastAce) {
            state.phase = Phase::Over;
            state.turn = no_seat;
            return state;
        }
        state.phase = Phase::Second;
    }
    const NoEvents nothing;
    Turn(options, state, nothing).begin_turn();
    return state;
}

} // namespace mitts::mitch
