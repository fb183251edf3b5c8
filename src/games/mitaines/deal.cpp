#include "games/mitaines/deal.h"

#include "cards/check.h"
#include "cards/pack.h"

namespace mitts::mitaines {

namespace {

void deal_packet(State& state, Seat seat, int cards) {
    auto hand = state.hands[at(seat)];
    const std::size_t first = state.deck_next;
    const auto end = first + static_cast<std::size_t>(cards);
    for (auto place = first; place < end; ++place) {
        hand.insert(state.deck[place]);
    }
    state.hands[at(seat)] = hand;
    state.deck_next = static_cast<std::uint8_t>(end);
}

void deal_half_layout(const Options& options, State& state) {
    for (int card = 0; card < options.layout / 2; ++card) {
        state.pile.push_back(state.deck[state.deck_next++]);
        ++state.layout_size;
    }
}

// M3: deals two packets to each player. In the first deal, one half of the layout is dealt before each of the dealer's
// packets.
void deal_in_packets(const Options& options, State& state) {
    const int packet = options.players == 3 ? 4 : 3;
    for (int pass = 0; pass < 2; ++pass) {
        for (int step = 1; step < options.players; ++step) {
            deal_packet(state, seat_after(state.dealer, options.players, step), packet);
        }
        if (state.deal == 0) {
            deal_half_layout(options, state);
        }
        deal_packet(state, state.dealer, packet);
    }
}

// M5: deals the cards one at a time.
void deal_singly(const Options& options, State& state) {
    for (int card = 0; card < hand_size(options, state.deal) * options.players; ++card) {
        deal_packet(state, seat_after(state.dealer, options.players, 1 + card), 1);
    }
}

} // namespace

std::vector<Card> pack(const Options& options) {
    return make_pack(options.jokers);
}

Seat first_dealer(const Options& options, Rng& rng) {
    if (options.first_dealer == FirstDealer::Random) {
        return static_cast<Seat>(rng.below(static_cast<std::uint32_t>(options.players)));
    }
    const auto cards = shuffled(pack(options), rng);
    Seat highest = no_seat;
    int highest_height = -1;
    for (std::size_t drawn = 0; drawn < cards.size(); ++drawn) {
        const auto seat = static_cast<Seat>(drawn % static_cast<std::size_t>(options.players));
        if (seat == 0 && highest != no_seat) {
            break; // stops after the first round of draws in which a spade was drawn
        }
        const auto card = cards[drawn];
        if (!card.is_joker() && card.suit() == Suit::Spades && rank_height(options, card.rank()) > highest_height) {
            highest = seat;
            highest_height = rank_height(options, card.rank());
        }
    }
    return highest;
}

State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer) {
    MITTS_CHECK(static_cast<int>(deck.size()) == pack_size(options));
    State state;
    state.deck.append(deck);
    state.dealer = dealer;
    deal_hands(options, state);
    return state;
}

void deal_hands(const Options& options, State& state) {
    if (options.dealing == Dealing::Singly) {
        deal_singly(options, state);
    } else {
        deal_in_packets(options, state);
    }
    state.turn = seat_after(state.dealer, options.players); // M7
    state.exchanged = 0;
    state.phase = options.exchange == YesNo::Yes ? Phase::Exchange : Phase::Play; // M6
}

} // namespace mitts::mitaines
