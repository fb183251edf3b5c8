// JSON for the page's script: members in order, strings escaped.
#include "ports/json_text.h"

#include <doctest/doctest.h>

#include <vector>

using namespace mitts;

TEST_CASE("an object has its members in insertion order") {
    ports::JsonObject json;
    CHECK(json.done() == "{}");
    json.text("title", "Mitch").number("round", -3).flag("human", true).flag("curtain", false).json("refusal", "null");
    CHECK(json.done() == R"({"title":"Mitch","round":-3,"human":true,"curtain":false,"refusal":null})");
}

TEST_CASE("a list can be built value by value") {
    const auto as_text = [](int value) { return std::to_string(value); };
    CHECK(ports::json_list(std::vector<int>{}, as_text) == "[]");
    CHECK(ports::json_list(std::vector{4, -1}, as_text) == "[4,-1]");
}

TEST_CASE("characters that JSON forbids in a string are escaped, and all others stay") {
    CHECK(ports::json_string("« \"a\\b\"\n »") == "\"« \\\"a\\\\b\\\"\\u000a »\"");
}
