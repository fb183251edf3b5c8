// Tests a tarot set's lowest and highest card.
#include "cards/tarot.h"

#include <doctest/doctest.h>

using namespace mitts;

TEST_CASE("in a tarot set, trumps are higher than suited cards, and the Fool is lower than all trumps") {
    TarotSet set;
    for (const auto card : make_tarot_pack()) {
        set.insert(card);
        CHECK(set.first() == TarotCard::of(Suit::Clubs, 1));
        CHECK(set.last() == card);
    }
    set = TarotSet::all_trumps();
    CHECK(set.first() == TarotCard::trump(1));
    set.insert(fool);
    CHECK(set.first() == fool);
    CHECK(TarotSet::of_suit(Suit::Spades).last() == TarotCard::of(Suit::Spades, tarot_king));
}
