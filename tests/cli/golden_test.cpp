// Golden files: the trace of each preset and number of players and of every worked case, and counts from fixed deals.
#include "cli/commands.h"
#include "games/games.h"
#include "tests/support/files.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

#include <iomanip>
#include <sstream>
#include <vector>

using namespace mitts;
using namespace mitts::tests;

namespace {

std::string output_of(const std::vector<std::string>& words, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(words, {.in = in, .out = out, .err = err});
    CHECK_MESSAGE(status == 0, err.str());
    return out.str();
}

// Returns the path of a table's golden files, such as "mitaines/pagat-2".
template <Game G> std::string golden_name(const typename G::Options& options) {
    return "golden/" + std::string(G::name) + "/" +
           std::string(G::preset_names()[static_cast<std::size_t>(options.preset)]) + "-" +
           std::to_string(G::players(options));
}

} // namespace

TEST_CASE("golden playthroughs: two rounds of every preset with every number of players are unchanged") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        for (const auto& options : all_tables<G>()) {
            const auto trace = output_of({"trace", "--game", std::string(G::name), "--options",
                                          options_to_text<G>(options), "--seed", "8675309", "--rounds", "2"});
            check_golden(golden_name<G>(options) + ".trace", trace);
        }
    });
}

TEST_CASE("golden counts: the numbers of legal sequences from fixed deals are unchanged") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        // Mitigati has 302 choices at every step of its bargaining; its play is counted below.
        const std::string depth = G::name == "mitigati" ? "3" : "4";
        std::string text;
        for (const auto& options : all_tables<G>()) {
            const auto name = options_to_text<G>(options);
            text += name + "\n" +
                    output_of(
                        {"count", "--game", std::string(G::name), "--options", name, "--seed", "1", "--depth", depth});
        }
        check_golden("golden/" + std::string(G::name) + "/counts.txt", text);
    });
}

TEST_CASE("golden counts: the dealer's discard and the play of Mitigati are unchanged") {
    const std::string begun = "[Game \"mitigati\"]\n[Seed \"1\"]\n[Dealer \"2\"]\n\nmore more more";
    std::string text = "discard\n" + output_of({"count", "-", "--depth", "4"}, begun);
    text += "play\n" + output_of({"count", "-", "--depth", "5"}, begun + " discard:1C discard:2C discard:3C");
    check_golden("golden/mitigati/counts-play.txt", text);
}

TEST_CASE("golden traces of the worked cases W1 to W42, V1 to V7 and U1 to U8 are unchanged") {
    std::vector<std::string> names;
    for (int number = 1; number <= 42; ++number) {
        std::ostringstream name;
        name << "mitaines/worked/W" << std::setw(2) << std::setfill('0') << number;
        names.push_back(name.str());
    }
    for (int number = 1; number <= 7; ++number) {
        names.push_back("mitch/worked/V" + std::to_string(number));
    }
    for (int number = 1; number <= 8; ++number) {
        names.push_back("mitigati/worked/U" + std::to_string(number));
    }
    names.push_back("mitch/worked/V1-low");
    names.push_back("mitch/worked/V5-high-low");
    for (const auto& name : names) {
        const auto file = std::string(MITTS_TESTS_FOLDER) + "/golden/" + name + ".mitts";
        check_golden("golden/" + name + ".trace", output_of({"replay", file}));
    }
}
