// Tests the pause before a computer's move, which depends on the player's settings.
#include "session/query.h"
#include "tests/table/person.h"

using namespace mitts;
using tests::Person;

namespace {

// Returns the pause in ms between the person's first move and the computer's move that follows it.
double pause_of(view::Timing timing) {
    auto match = tests::new_match(0, 5);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    auto room = tests::quiet_room();
    room.settings.timing = timing;
    person.table->surround(room);
    person.wait();
    person.move();
    person.table->advance(person.now_ms);
    return person.table->wakes_in(person.now_ms).value_or(-1);
}

// Returns the pause in ms after the person plays their only card, with animations turned off.
double still_pause_of(std::string_view query) {
    auto match = **match_from_query(query, 1);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    person.wait();
    person.move();
    person.table->advance(person.now_ms);
    return person.table->wakes_in(person.now_ms).value_or(-1);
}

} // namespace

TEST_CASE("without animations, a card that scores is shown for 1200 ms and any other card for 600 ms") {
    const std::string position = "game=mitaines&options=preset=pagat,players=2&hands=7S/3H&turn=0&pile=";
    CHECK(still_pause_of(position + "7H") == 1200);
    CHECK(still_pause_of(position + "KH") == 600);
}

TEST_CASE("without animations, the last card's result is shown before the summary, unless an input skips it") {
    const std::string position =
        "game=mitch&options=preset=banilower,players=2&hands=2H/-&columns=KH,QH/-&aces=3&turn=0";
    auto match = **match_from_query(position, 1);
    auto seats = tests::one_human(match);
    Person person(std::move(match), std::move(seats));
    person.wait();
    person.move();
    CHECK(person.table->advance(person.now_ms) == std::nullopt);
    CHECK(person.table->wakes_in(person.now_ms) == 1200);
    CHECK(person.table->advance(person.now_ms + 1199) == std::nullopt);
    CHECK(person.table->wakes_in(person.now_ms + 1201) == 0); // simulates a delay while drawing
    SUBCASE("the summary opens after the result has been shown") {
        CHECK(person.table->advance(person.now_ms + 1200) == table::PanelKind::Summary);
    }
    SUBCASE("a key opens the summary immediately") {
        person.table->take_input({.type = view::InputType::Key, .key = view::Key::Down}, person.now_ms);
        CHECK(person.table->advance(person.now_ms) == table::PanelKind::Summary);
    }
}

TEST_CASE("the pause before a computer's move depends on the timing setting") {
    const double usual = pause_of(view::Timing::Normal);
    CHECK(usual > 0);
    CHECK(pause_of(view::Timing::Quick) < usual / 2);
    CHECK(pause_of(view::Timing::Calm) > usual * 2);
}
