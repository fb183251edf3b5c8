// How long a computer's move waits: as the player wants it.
#include "tests/table/person.h"

using namespace mitts;
using tests::Person;

namespace {

// Milliseconds that the first computer after the person's first move leaves.
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

} // namespace

TEST_CASE("computers are quick, or leave time to see what happened") {
    const double usual = pause_of(view::Timing::Normal);
    CHECK(usual > 0);
    CHECK(pause_of(view::Timing::Quick) < usual / 2);
    CHECK(pause_of(view::Timing::Calm) > usual * 2);
}
