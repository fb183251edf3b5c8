// Tests the order of the viewer's hand: sorted, or in the order in which the cards were dealt and drawn.
#include "tests/table/person.h"

#include <algorithm>

using namespace mitts;
using tests::Person;

namespace {

table::Surroundings room(view::HandOrder order) {
    auto room = tests::quiet_room();
    room.settings.hand = order;
    return room;
}

std::vector<std::string> hand(const Person& person) {
    std::vector<std::string> cards;
    for (const auto& part : person.table->page_text().parts) {
        if (part.role == ports::PageRole::Card) {
            cards.push_back(part.text);
        }
    }
    return cards;
}

// Returns the names of the cards in the hand, in the order on the screen: row by row and from left to right.
std::vector<std::string> drawn(const Person& person) {
    std::vector<std::string> cards;
    for (const auto& target : person.table->goal().targets) {
        if (target.id == view::TargetId::Card) {
            cards.push_back(target.label);
        }
    }
    return cards;
}

Person person_at(std::string_view game) {
    auto match = tests::new_match(*table::game_named(game), 5);
    auto seats = tests::one_human(match);
    return {std::move(match), std::move(seats)};
}

} // namespace

TEST_CASE("the unsorted hand has the same cards in another order, both in the picture and in the page's elements") {
    for (int game = 0; game < table::game_count; ++game) {
        CAPTURE(table::game_name(game));
        auto person = person_at(table::game_name(game));
        person.wait();
        const auto sorted = hand(person);
        person.table->surround(room(view::HandOrder::AsTheyCame));
        auto came = hand(person);
        const auto picture = drawn(person);
        CHECK(std::equal(
            came.begin(), came.end(), picture.begin(), picture.end(), [](const auto& said, const auto& card) {
                return said.find(card) != std::string::npos; // "Play the queen of hearts" contains "queen of hearts"
            }));
        CHECK(came != sorted);
        CHECK(std::is_permutation(came.begin(), came.end(), sorted.begin(), sorted.end()));
        person.table->surround(room(view::HandOrder::Sorted));
        CHECK(hand(person) == sorted);
    }
}

TEST_CASE("new cards are added at the end of the unsorted hand") {
    auto bargainer = person_at("mitigati");
    bargainer.table->surround(room(view::HandOrder::AsTheyCame));
    bargainer.wait();
    const auto first = hand(bargainer);
    REQUIRE(first.size() == 10);
    bargainer.table->act("submit more", bargainer.now_ms); // T7
    bargainer.wait();
    auto more = hand(bargainer);
    REQUIRE(more.size() > 10);
    more.resize(10);
    CHECK(more == first);

    auto drawer = person_at("mitch");
    drawer.table->surround(room(view::HandOrder::AsTheyCame));
    drawer.wait();
    auto before = hand(drawer);
    drawer.table->act(drawer.keys("submit drop:").front(), drawer.now_ms); // C6: discards the first card
    drawer.wait();                                                         // C5: draws another card
    auto after = hand(drawer);
    REQUIRE(after.size() == before.size());
    before.erase(before.begin());
    after.pop_back();
    CHECK(after == before);
}
