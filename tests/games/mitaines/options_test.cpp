// Tests the Mitaines options: the presets match the table in RULES.md, options are parsed, and errors are reported.
#include "games/mitaines/game.h"

#include <doctest/doctest.h>

#include <sstream>

using namespace mitts;
using namespace mitts::mitaines;

namespace {

using G = mitaines::Game;

// The table in RULES.md, one column per preset.
constexpr const char* table = R"(
players            2      2              4             2      2
target             500    500            1000          500    500
game_end           round  at_once        round         round  round
jack_order         high   high           high          high   natural
jokers             0      0              0             0      2
layout             4      4              0             4      6
dealing            packets packets       singly        packets packets
mitten             10     10             10            10     10
glove              100    100            50            50     50
sock               200    200            100           100    200
jack_mitten        50     50             20            50     20
jack_glove         150    150            100           150    100
jack_sock          300    300            200           250    400
ten_of_diamonds    50     50             50            10     100
joker              50     50             50            50     50
lone_match         mitten mitten         flat          mitten flat
lone_match_points  10     10             10            10     10
lone_jacks_points  20     20             20            20     10
lone_jack          0      0              10            0      0
doubles            yes    yes            no            yes    yes
mitten_on_match    yes    yes            yes           yes    yes
top_pair_call      no     yes            no            no     no
resolution         highest first_complete highest      highest highest
topped_calls       safe   safe           safe          safe   safe
topped_pay         yes    yes            yes           yes    yes
joker_sweep        no     no             no            no     no
exchange           no     no             yes           no     no
leftover_ten       last_capturer last_capturer last_contract last_capturer last_capturer
first_dealer       random random         highest_spade random random
score_cards        hundreds kept_cards   hundreds      hundreds hundreds
)";

std::string error_of(std::string_view text) {
    const auto parsed = parse_options<G>(text);
    return parsed ? std::string() : parsed.error().to_text();
}

} // namespace

TEST_CASE("every preset has the values from the table in RULES.md, which lists every option") {
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

TEST_CASE("every preset is playable and can be selected by name") {
    for (int preset = 0; preset < preset_count; ++preset) {
        const auto options = preset_options(static_cast<Preset>(preset));
        CHECK(static_cast<int>(options.preset) == preset);
        CHECK(!validate(options));
        CHECK(*parse_options<G>("preset=" + std::string(preset_names()[static_cast<std::size_t>(preset)])) == options);
    }
}

TEST_CASE("the preset is applied before the other options, regardless of their order in the text") {
    const auto options = *parse_options<G>("target=1000 PLAYERS=3, preset=Lavoie");
    CHECK(options.preset == Preset::Lavoie);
    CHECK(options.players == 3);
    CHECK(options.target == 1000);
    CHECK(options.ten_of_diamonds == 10);
    CHECK(*parse_options<G>("") == preset_options(Preset::Pagat));
}

TEST_CASE("every value of every option survives a round trip through the shortest text") {
    for (int preset = 0; preset < preset_count; ++preset) {
        for (const auto& descriptor : option_descriptors()) {
            const auto values = option_values(shape_of(descriptor));
            const auto step = std::max<std::size_t>(1, values.size() / 40);
            for (std::size_t index = 0; index < values.size(); index += step) {
                auto options = preset_options(static_cast<Preset>(preset));
                descriptor.set(options, values[index]);
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
    CHECK(options_to_text<G>(preset_options(Preset::Gamerules)) == "preset=gamerules players=2");
}

TEST_CASE("invalid options are refused, and the error names the column") {
    CHECK(error_of("preset=paget") ==
          "column 8: unknown preset 'paget'; known: pagat, gamerules, regles, lavoie, gaspesie");
    CHECK(error_of("preset=pagat playrs=3") == "column 14: unknown option 'playrs'; did you mean 'players'?");
    CHECK(error_of("players=5") == "column 9: option 'players' accepts 2, 3 or 4, not '5'");
    CHECK(error_of("target=505") == "column 8: option 'target' accepts 50 to 5000 in steps of 10, not '505'");
    CHECK(error_of("target=40") == "column 8: option 'target' accepts 50 to 5000 in steps of 10, not '40'");
    CHECK(error_of("mitten=10001") == "column 8: option 'mitten' accepts 0 to 10000, not '10001'");
    CHECK(error_of("mitten=ten") == "column 8: option 'mitten' accepts 0 to 10000, not 'ten'");
    CHECK(error_of("doubles=true") == "column 9: option 'doubles' accepts no or yes, not 'true'");
    CHECK(error_of("target=500 target=600") == "column 12: option 'target' is given twice");
    std::string many;
    for (int option = 0; option < 200000; ++option) {
        many += 'o' + std::to_string(option) + "=1 ";
    }
    CHECK(error_of(many) == "column 1: unknown option 'o0'");
    CHECK(error_of("target") == "column 1: expected name=value, found 'target'");
}

TEST_CASE("the layout must have four cards with jokers=0 and six cards with jokers=2, so that every deal is complete") {
    CHECK(error_of("layout=0") == "column 1: option 'layout' accepts 4 with jokers=0");
    CHECK(error_of("layout=6") == "column 1: option 'layout' accepts 4 with jokers=0");
    CHECK(error_of("jokers=2") == "option 'layout' accepts 6 with jokers=2");
    for (const char* players : {"2", "3", "4"}) {
        CHECK(error_of(std::string("layout=4 players=") + players).empty());
        CHECK(error_of(std::string("layout=6 jokers=2 players=") + players).empty());
    }
}

TEST_CASE("M5 M6 dealing=singly requires four players and no layout, and exchange=yes requires four players") {
    CHECK(error_of("dealing=singly").find("option 'dealing' accepts") != std::string::npos);
    CHECK(error_of("dealing=singly players=4 layout=0").empty());
    CHECK(error_of("preset=regles players=2").find("option 'dealing' accepts") != std::string::npos);
    CHECK(error_of("preset=regles layout=4").find("option 'dealing' accepts") != std::string::npos);
    CHECK(error_of("exchange=yes").find("option 'exchange' accepts") != std::string::npos);
    CHECK(error_of("exchange=yes players=4").empty());
}
