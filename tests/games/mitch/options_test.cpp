// Tests the Mitch options: the presets match the table in RULES.md, options are parsed, and errors are reported.
#include "games/mitch/game.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace mitts;
using namespace mitts::mitch;

namespace {

using G = mitch::Game;

// The table in RULES.md, one column per preset.
constexpr const char* table = R"(
players     3 3 3 3 3 3 3 3 3 3
packs       1 1 1 1 1 1 2 1 1 1
hand_size   5 5 5 5 5 5 5 3 0 5
draw        stock stock either either_place stock stock stock stock stock stock
direction   down down down down down down down down down high_low
tie         high_last high_last high_last high_last low_last high_last high_last high_last high_last high_last
suit_points 4 players_plus_1 4 4 4 4 4 4 4 4
shortest    none fifth_suit none none none double none none none none
penalty     10 0 10 10 10 10 10 10 10 10
ending      play_out last_ace play_out play_out play_out play_out play_out play_out play_out play_out
rounds      3 3 3 3 3 3 3 3 3 3
)";

constexpr const char* accepted = R"(
players     2 to 8
packs       1 to 2
hand_size   0 to 9
draw        stock, either or either_place
direction   down or high_low
tie         high_last or low_last
suit_points 0 to 20, or players_plus_1
shortest    none, double or fifth_suit
penalty     0 to 50
ending      play_out or last_ace
rounds      1 to 20
)";

std::string error_of(std::string_view text) {
    const auto parsed = parse_options<G>(text);
    return parsed ? std::string() : parsed.error().to_text();
}

std::string value_of(std::string_view text, std::string_view name) {
    const auto options = *parse_options<G>(text);
    for (const auto& descriptor : option_descriptors()) {
        if (descriptor.name == name) {
            return option_value_to_text(shape_of(descriptor), descriptor.get(options));
        }
    }
    return "no such option";
}

} // namespace

TEST_CASE("every Mitch preset has the values from the table in RULES.md, which lists every option") {
    std::istringstream lines(table);
    std::size_t rows = 0;
    std::string name;
    while (lines >> name) {
        CAPTURE(name);
        REQUIRE(rows < option_descriptors().size());
        const auto& descriptor = option_descriptors()[rows++];
        CHECK(descriptor.name == name);
        for (int preset = 0; preset < preset_count; ++preset) {
            CAPTURE(preset);
            std::string expected;
            lines >> expected;
            const auto options = preset_options(static_cast<Preset>(preset));
            CHECK(option_value_to_text(shape_of(descriptor), descriptor.get(options)) == expected);
        }
    }
    CHECK(rows == option_descriptors().size());
}

TEST_CASE("every Mitch option accepts the values in RULES.md") {
    std::istringstream lines(accepted);
    std::string name;
    std::size_t rows = 0;
    while (lines >> name) {
        std::string values;
        std::getline(lines >> std::ws, values);
        CHECK(accepted_values(shape_of(option_descriptors()[rows++])) == values);
    }
    CHECK(rows == option_descriptors().size());
}

TEST_CASE("every Mitch preset is playable and can be selected by name") {
    constexpr std::string_view names[] = {"banilower",   "revolution",       "pick_up",   "pick_up_and_place",
                                          "lowest_wins", "shortest_doubles", "two_packs", "three_cards",
                                          "no_hand",     "high_low"};
    REQUIRE(preset_names().size() == std::size(names));
    for (int preset = 0; preset < preset_count; ++preset) {
        const auto options = preset_options(static_cast<Preset>(preset));
        CHECK(preset_names()[static_cast<std::size_t>(preset)] == names[preset]);
        CHECK(static_cast<int>(options.preset) == preset);
        CHECK(!validate(options));
        CHECK(*parse_options<G>("preset=" + std::string(names[preset])) == options);
    }
    CHECK(*parse_options<G>("") == preset_options(Preset::Banilower));
}

TEST_CASE("in Mitch, the defaults for packs and rounds depend on the number of players, and explicit values are kept") {
    for (const auto preset : preset_names()) {
        const std::string text = "preset=" + std::string(preset) + " players=";
        const bool always_two = preset == "two_packs";
        for (int players = 2; players <= 8; ++players) {
            const auto own = text + std::to_string(players);
            CHECK(value_of(own, "packs") == (players > 5 || always_two ? "2" : "1"));
            CHECK(value_of(own, "rounds") == std::to_string(players));
            CHECK(value_of("rounds=7 packs=2 " + own, "rounds") == "7");
            CHECK(value_of("rounds=7 packs=2 " + own, "packs") == "2");
        }
    }
    CHECK(value_of("preset=two_packs packs=1", "packs") == "1");
}

TEST_CASE("suit_points is either a fixed number or one more than the number of players") {
    CHECK(suit_value(*parse_options<G>("")) == 4);
    CHECK(suit_value(*parse_options<G>("suit_points=0")) == 0);
    CHECK(suit_value(*parse_options<G>("suit_points=20")) == 20);
    CHECK(suit_value(*parse_options<G>("preset=revolution")) == 4);
    CHECK(suit_value(*parse_options<G>("preset=revolution players=8")) == 9);
    CHECK(suit_value(*parse_options<G>("suit_points=Players_Plus_1 players=2")) == 3);
}

TEST_CASE("every value of every Mitch option survives a round trip through the shortest text") {
    for (int preset = 0; preset < preset_count; ++preset) {
        for (const auto& descriptor : option_descriptors()) {
            for (const int value : option_values(shape_of(descriptor))) {
                auto options = preset_options(static_cast<Preset>(preset));
                descriptor.set(options, value);
                if (validate(options)) {
                    continue;
                }
                const auto text = options_to_text<G>(options);
                CAPTURE(text);
                const auto back = parse_options<G>(text);
                REQUIRE(back);
                CHECK(*back == options);
            }
        }
    }
    CHECK(options_to_text<G>(preset_options(Preset::PickUp)) == "preset=pick_up players=3");
    CHECK(options_to_text<G>(*parse_options<G>("players=7 rounds=1")) == "preset=banilower players=7 rounds=1");
}

TEST_CASE("invalid Mitch options are refused, and the error names the column") {
    CHECK(
        error_of("preset=banilover").starts_with("column 8: unknown preset 'banilover'; known: banilower, revolution"));
    CHECK(error_of("hand_siz=5") == "column 1: unknown option 'hand_siz'; did you mean 'hand_size'?");
    CHECK(error_of("players=9") == "column 9: option 'players' accepts 2 to 8, not '9'");
    CHECK(error_of("players=1") == "column 9: option 'players' accepts 2 to 8, not '1'");
    CHECK(error_of("packs=3") == "column 7: option 'packs' accepts 1 to 2, not '3'");
    CHECK(error_of("hand_size=10") == "column 11: option 'hand_size' accepts 0 to 9, not '10'");
    CHECK(error_of("draw=pile") == "column 6: option 'draw' accepts stock, either or either_place, not 'pile'");
    CHECK(error_of("suit_points=21") == "column 13: option 'suit_points' accepts 0 to 20, or players_plus_1, not '21'");
    CHECK(error_of("suit_points=-1") == "column 13: option 'suit_points' accepts 0 to 20, or players_plus_1, not '-1'");
    CHECK(error_of("penalty=51") == "column 9: option 'penalty' accepts 0 to 50, not '51'");
    CHECK(error_of("rounds=0") == "column 8: option 'rounds' accepts 1 to 20, not '0'");
    CHECK(error_of("rounds=21") == "column 8: option 'rounds' accepts 1 to 20, not '21'");
    CHECK(error_of("target=500") == "column 1: unknown option 'target'");
}

TEST_CASE("six or more players may share one pack if the hands are small enough") {
    for (int players = 6; players <= 8; ++players) {
        const auto text = "packs=1 players=" + std::to_string(players);
        CHECK(error_of(text).empty());
        CHECK(options_to_text<G>(*parse_options<G>(text)).find("packs=1") != std::string::npos);
        CHECK(value_of(text + " hand_size=5", "hand_size") == "5");
    }
    CHECK(error_of("players=8 packs=1 hand_size=6").find("option 'hand_size' accepts 0 to 5") != std::string::npos);
    CHECK(error_of("players=5 packs=1").empty());
    CHECK(error_of("players=8 packs=2").empty());
}

TEST_CASE("hands that are too large for the pack are refused, because one card per player and all aces must remain") {
    // At least 5 + 4 cards must remain. 52 − 5 × 9 = 7 is too few, and 52 − 5 × 8 = 12 is enough.
    CHECK(error_of("players=5 hand_size=9") ==
          "column 11: option 'hand_size' accepts 0 to 8 with players=5 and packs=1");
    CHECK(error_of("players=5 hand_size=8").empty());
    CHECK(error_of("players=4 hand_size=9").empty());
    CHECK(error_of("players=8 hand_size=9").empty());
    for (int players = 2; players <= 8; ++players) {
        for (int packs = 1; packs <= 2; ++packs) {
            for (int hand_size = 0; hand_size <= 9; ++hand_size) {
                const bool served = 52 * packs - players * hand_size >= players + 4 * packs;
                auto options = preset_options(Preset::Banilower);
                options.players = players;
                options.packs = packs;
                options.hand_size = hand_size;
                CHECK(validate(options).has_value() == !served);
            }
        }
    }
}

TEST_CASE("C15 tie=low_last cannot be combined with direction=high_low") {
    CHECK(error_of("direction=high_low tie=low_last") ==
          "column 20: option 'tie' accepts high_last with direction=high_low");
    CHECK(error_of("preset=lowest_wins direction=high_low").find("option 'tie' accepts") != std::string::npos);
    CHECK(error_of("preset=high_low tie=high_last").empty());
}

TEST_CASE("after the last round the highest total wins, and players who tie for it share the win") {
    const auto options = *parse_options<G>("players=3 rounds=2");
    CHECK(winners(options, std::vector<int>{5, 9, 9}, 1).empty());
    CHECK(winners(options, std::vector<int>{5, 9, 9}, 2) == std::vector<int>{1, 2});
    CHECK(winners(options, std::vector<int>{-5, -9, -7}, 2) == std::vector<int>{0});
}
