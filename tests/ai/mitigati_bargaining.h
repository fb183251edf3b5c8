// Sets up Mitigati bargaining positions for the tests of the computer players.
#pragma once

#include "cards/text.h"
#include "games/mitigati/game.h"

#include <initializer_list>
#include <string_view>

namespace mitts::tests {

/// Parses cards such as "21 KC 01".
inline TarotSet tarot_cards(std::string_view text) {
    TarotSet set;
    for (const auto& word : split_words(text, " ")) {
        set.insert(*parse_tarot_card(word.text));
    }
    return set;
}

inline constexpr std::string_view strong_hand = "21 20 19 01 00 KC KD KH KS QC";
inline constexpr std::string_view weak_hand = "2C 3C 4D 5D 6H 7H 8S 9S 02 03";

/// Returns seat 0's observation in stage 1, with this hand of ten cards. Seat 0 is on turn, left of the dealer.
inline mitigati::Observation bargaining(std::string_view hand) {
    mitigati::Observation observation;
    observation.options = mitigati::Game::preset_options(0);
    observation.dealer = 2;
    observation.stock = 48;
    observation.hand = tarot_cards(hand);
    observation.hand_sizes = {10, 10, 10};
    return observation;
}

/// Adds bids by seats 0, 1 and 2 in turn. Each seat's last bid becomes its current bid.
inline void say(mitigati::Observation& observation, std::initializer_list<int> bids) {
    Seat seat = 0;
    for (const int bid : bids) {
        observation.history.push_back({.seat = seat, .type = mitigati::ActionType::Bid, .bid = bid});
        observation.bids[static_cast<std::size_t>(seat)] = bid;
        seat = seat_after(seat, 3);
    }
    observation.turn = seat;
}

} // namespace mitts::tests
