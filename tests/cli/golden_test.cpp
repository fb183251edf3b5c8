// Tests golden traces of each preset with each number of players, and golden counts from fixed deals.
#include "cli/commands.h"
#include "games/games.h"
#include "tests/support/files.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

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

// Returns the name of the golden files for a preset and a number of players, such as "pagat-2".
template <Game G> std::string golden_name(const typename G::Options& options) {
    return std::string(G::preset_names()[static_cast<std::size_t>(options.preset)]) + "-" +
           std::to_string(G::players(options));
}

} // namespace

// Mitch has 70 pairs of preset and player count, so full traces are kept only for each preset's usual player count.
TEST_CASE("golden playthroughs: two rounds of every preset with every number of players are unchanged") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        const auto folder = "golden/" + std::string(G::name) + "/";
        GoldenDigests digests(folder + "traces.txt",
                              "/usr/bin/python3 " MITTS_TESTS_FOLDER "/reference/check_trace.py --rounds 2 <");
        for (const auto& options : all_tables<G>()) {
            const auto trace = output_of({"trace", "--game", std::string(G::name), "--options",
                                          options_to_text<G>(options), "--seed", "8675309", "--rounds", "2"});
            if (G::name != "mitch" || is_usual_table<G>(options)) {
                check_golden(folder + golden_name<G>(options) + ".trace", trace);
            } else {
                digests.check(golden_name<G>(options), trace);
            }
        }
        digests.finish();
    });
}

TEST_CASE("golden counts: the numbers of legal action sequences from fixed deals are unchanged") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        // In Mitigati's bargaining, every step has 302 choices. The next test counts Mitigati's card play.
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

TEST_CASE("golden counts: the numbers of legal action sequences in Mitigati's discard and play are unchanged") {
    const std::string begun = "[Game \"mitigati\"]\n[Seed \"1\"]\n[Dealer \"2\"]\n\nmore more more";
    std::string text = "discard\n" + output_of({"count", "-", "--depth", "4"}, begun);
    text += "play\n" + output_of({"count", "-", "--depth", "5"}, begun + " discard:1C discard:2C discard:3C");
    check_golden("golden/mitigati/counts-play.txt", text);
}
