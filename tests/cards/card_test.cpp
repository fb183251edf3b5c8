// Tests cards, card sets and packs.
#include "cards/card_set.h"
#include "cards/inline_vector.h"
#include "cards/pack.h"
#include "cards/seat.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

using namespace mitts;

TEST_CASE("every card, including jokers, has a unique code that parses in upper or lower case") {
    std::set<std::string> codes;
    for (const auto card : make_pack(2)) {
        const auto text = to_text(card);
        codes.insert(text);
        CHECK(parse_card(text) == card);
        std::string lower = text;
        for (auto& character : lower) {
            character = character >= 'A' && character <= 'Z' ? static_cast<char>(character + 32) : character;
        }
        CHECK(parse_card(lower) == card);
    }
    CHECK(codes.size() == 54);
}

TEST_CASE("a card's text is its rank followed by its suit, and jokers are X1 and X2") {
    CHECK(to_text(ten_of_diamonds) == "TD");
    CHECK(to_text(Card::of(Rank::Ace, Suit::Spades)) == "AS");
    CHECK(to_text(Card::of(Rank::Two, Suit::Clubs)) == "2C");
    CHECK(to_text(Card::joker(0)) == "X1");
    CHECK(to_text(Card::joker(1)) == "X2");
}

TEST_CASE("text that is not a card code is rejected") {
    for (const char* text : {"", "7", "7SS", "1S", "0S", "XS", "X0", "X3", "7X", "SS", "10", " 7", "7 ", "*7"}) {
        CAPTURE(text);
        CHECK(!parse_card(text));
    }
}

TEST_CASE("a pack has 52 cards, or 54 with jokers, and two packs contain each card twice") {
    CHECK(make_pack().size() == 52);
    CHECK(make_pack(2).size() == 54);
    CHECK(make_pack(0, 2).size() == 104);
    const auto pack = make_pack(2, 2);
    for (const auto card : make_pack(2)) {
        CHECK(std::count(pack.begin(), pack.end(), card) == 2);
    }
}

TEST_CASE("a card set supports insertion, removal, counting, and iteration from the lowest card") {
    CardSet set;
    CHECK(set.empty());
    for (const char* text : {"AS", "7C", "7S", "X2"}) {
        set.insert(*parse_card(text));
    }
    CHECK(set.size() == 4);
    CHECK(set.count(Rank::Seven) == 2);
    CHECK(set.count(Rank::Joker) == 1);
    CHECK(set.count(Rank::Eight) == 0);
    CHECK(set.contains(*parse_card("7S")));
    CHECK(!set.contains(*parse_card("7D")));
    std::string walked;
    for (const auto card : set) {
        walked += to_text(card) + " ";
    }
    CHECK(walked == "7C 7S AS X2 ");
    CHECK(to_text(set.first()) == "7C");
    CHECK(to_text(set.nth(2)) == "AS");
    set.erase(*parse_card("7C"));
    CHECK(set.count(Rank::Seven) == 1);
}

TEST_CASE("card sets support union, intersection and difference") {
    const auto sevens = CardSet::of_rank(Rank::Seven);
    const auto seven = CardSet::of(*parse_card("7D"));
    CHECK(sevens.size() == 4);
    CHECK(CardSet::of_rank(Rank::Joker).size() == 2);
    CHECK((sevens & seven) == seven);
    CHECK((sevens - seven).size() == 3);
    CHECK(((sevens - seven) | seven) == sevens);
}

TEST_CASE("the seat after the last seat is the first seat") {
    CHECK(seat_after(0, 3) == 1);
    CHECK(seat_after(2, 3) == 0);
    CHECK(seat_after(1, 4, 3) == 0);
}

TEST_CASE("an inline list supports appending, comparing, searching and clearing") {
    InlineVector<int, 3> list;
    list.push_back(5);
    list.push_back(6);
    InlineVector<int, 3> other;
    other.push_back(5);
    CHECK(list != other);
    other.push_back(6);
    CHECK(list == other);
    CHECK(list.back() == 6);
    CHECK(list.contains(5));
    CHECK(!list.contains(7));
    list.clear();
    CHECK(list.empty());
}
