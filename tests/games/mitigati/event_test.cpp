#include "games/mitigati/event.h"

#include <doctest/doctest.h>

using namespace mitts::mitigati;

TEST_CASE("every Mitigati event except the end of the round cites its rule") {
    CHECK(rule_of({.type = EventType::Bid}) == "T5");
    CHECK(rule_of({.type = EventType::AskedMore}) == "T7");
    CHECK(rule_of({.type = EventType::Discarded}) == "T9");
    CHECK(rule_of({.type = EventType::TrickWon}) == "T12");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::Agreed}) == "T6");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::Honours}) == "T14");
    CHECK(rule_of({.type = EventType::Points, .reason = Reason::Cards}) == "T16");
    CHECK(rule_of({.type = EventType::RoundEnded}).empty());
}
