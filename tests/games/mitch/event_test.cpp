#include "games/mitch/event.h"

#include <doctest/doctest.h>

using namespace mitts::mitch;

TEST_CASE("every Mitch event except the end of the round cites its rule") {
    CHECK(rule_of({.type = EventType::Placed}) == "C11");
    CHECK(rule_of({.type = EventType::Dropped}) == "C6");
    CHECK(rule_of({.type = EventType::Took}) == "C7");
    CHECK(rule_of({.type = EventType::SecondPhase}) == "C8");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::Penalty}) == "C16");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::Shortest}) == "C17");
    CHECK(rule_of({.type = EventType::RoundEnded}).empty());
}
