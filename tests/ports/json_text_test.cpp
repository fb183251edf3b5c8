// JSON as the page's script reads it: members in order, strings escaped.
#include "ports/json_text.h"

#include <doctest/doctest.h>

#include <vector>

using namespace mitts;

TEST_CASE("an object has its members in the order in which they were written") {
    ports::JsonObject json;
    CHECK(json.done() == "{}");
    json.text("title", "Mitch").number("round", -3).flag("human", true).flag("curtain", false).json("refusal", "null");
    CHECK(json.done() == R"({"title":"Mitch","round":-3,"human":true,"curtain":false,"refusal":null})");
}

TEST_CASE("a list is made value by value") {
    const auto as_text = [](int value) { return std::to_string(value); };
    CHECK(ports::json_list(std::vector<int>{}, as_text) == "[]");
    CHECK(ports::json_list(std::vector{4, -1}, as_text) == "[4,-1]");
}

TEST_CASE("what JSON does not allow in a string is escaped, everything else stays") {
    CHECK(ports::json_string("« \"a\\b\"\n »") == "\"« \\\"a\\\\b\\\"\\u000a »\"");
}
