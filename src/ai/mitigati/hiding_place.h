// Where a hidden card can be, and how one finds its place: the same for all that imagine deals.
#pragma once

#include "cards/inline_vector.h"
#include "games/mitigati/state.h"

namespace mitts::ai::for_mitigati {

/// A hand, the dealer's discards, or out of play: room for so many of the cards allowed there.
struct HidingPlace {
    TarotSet* cards = nullptr;
    TarotSet allowed{};
    int room = 0;
};

using HidingPlaces = InlineVector<HidingPlace, mitts::mitigati::player_count + 2>;

/// Puts a card where it is allowed; a place with more room takes it more easily. `below(n)` draws a number under n. False if
/// nothing has room for it.
template <class Below> bool put_away(TarotCard card, HidingPlaces& places, Below below) {
    int room = 0;
    for (const auto& place : places) {
        room += place.allowed.contains(card) ? place.room : 0;
    }
    if (room <= 0) {
        return false;
    }
    int pick = below(room);
    for (auto& place : places) {
        if (!place.allowed.contains(card)) {
            continue;
        }
        if (pick < place.room) {
            place.cards->insert(card);
            --place.room;
            return true;
        }
        pick -= place.room;
    }
    return false;
}

} // namespace mitts::ai::for_mitigati
