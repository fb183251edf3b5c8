// The tarot pack as sets: the lowest and the highest card.
#include "cards/tarot.h"

#include <doctest/doctest.h>

using namespace mitts;

TEST_CASE("trumps rank above suits in a set, and the Fool is the lowest trump") {
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
