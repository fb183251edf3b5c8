#include "games/mitaines/event.h"

#include <doctest/doctest.h>

using namespace mitts::mitaines;

TEST_CASE("Mitaines events cite their rules, but a played card cites no rule") {
    CHECK(rule_of({.type = EventType::Called}) == "M10");
    CHECK(rule_of({.type = EventType::Called, .count = 1}) == "M11");
    CHECK(rule_of({.type = EventType::Completed}) == "M15.1");
    CHECK(rule_of({.type = EventType::Stolen}) == "M15.2");
    CHECK(rule_of({.type = EventType::Captured}) == "M17");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::Lone}) == "M18.3");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::LeftoverTen}) == "M19");
    CHECK(rule_of({.type = EventType::Played}).empty());
}
