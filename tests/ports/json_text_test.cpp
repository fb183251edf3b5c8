// Tests JSON for the page's scripts: the order of members and the escaping of strings.
#include "ports/json_text.h"

#include <doctest/doctest.h>

#include <vector>

using namespace mitts;

TEST_CASE("a JSON object keeps its members in insertion order") {
    ports::JsonObject json;
    CHECK(json.done() == "{}");
    json.text("title", "Mitch").number("round", -3).flag("human", true).flag("curtain", false).json("refusal", "null");
    CHECK(json.done() == R"({"title":"Mitch","round":-3,"human":true,"curtain":false,"refusal":null})");
}

TEST_CASE("a JSON array has one element per value") {
    const auto as_text = [](int value) { return std::to_string(value); };
    CHECK(ports::json_list(std::vector<int>{}, as_text) == "[]");
    CHECK(ports::json_list(std::vector{4, -1}, as_text) == "[4,-1]");
}

TEST_CASE("characters that JSON forbids in a string are escaped, and all others are unchanged") {
    CHECK(ports::json_string("« \"a\\b\"\n »") == "\"« \\\"a\\\\b\\\"\\u000a »\"");
}
