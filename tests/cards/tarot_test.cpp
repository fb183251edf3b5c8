// The tarot pack as sets: which card is the lowest and which the highest.
#include "cards/tarot.h"

#include <doctest/doctest.h>

using namespace mitts;

TEST_CASE("the lowest and the highest card of a set, trumps above suits, the Fool the lowest trump") {
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
