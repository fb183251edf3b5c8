// Golden records: a whole random match for each preset and number of players. The wasm build must write exactly the
// same text. This shows that shuffles, draws, legal actions and match ends are the same in every build.
#include "session/any_match.h"
#include "tests/support/files.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

using namespace mitts;
using namespace mitts::tests;

namespace {

template <Game G> std::string folder_of_goldens() {
    return "golden/" + std::string(G::name) + "/";
}

// Returns the name of the golden file for a preset and a number of players, such as "pagat-2".
template <Game G> std::string golden_name(const typename G::Options& options) {
    return std::string(G::preset_names()[static_cast<std::size_t>(options.preset)]) + "-" +
           std::to_string(G::players(options));
}

// Mitch has 70 pairs of preset and player count, so full records are kept only for each preset's usual player count.
template <Game G> bool is_kept_in_full(const typename G::Options& options) {
    return G::name != "mitch" || is_usual_table<G>(options);
}

} // namespace

TEST_CASE("golden records: whole matches of every preset with every number of players are unchanged") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        GoldenDigests digests(folder_of_goldens<G>() + "records.txt", "cat");
        for (const auto& options : all_tables<G>()) {
            auto match = *Match<G>::begin(options, SeededStart{.seed = 8675309});
            auto rng = derive_rng(8675309, Purpose::Policy, 0);
            play_at_random(match, rng);
            auto record = record_of(match);
            std::string totals = "totals";
            for (const int total : match.totals()) {
                totals += " " + std::to_string(total);
            }
            record.actions.front().comment = totals;
            if (is_kept_in_full<G>(options)) {
                check_golden(folder_of_goldens<G>() + golden_name<G>(options) + ".mitts", record_to_text(record));
            } else {
                digests.check(golden_name<G>(options), record_to_text(record));
            }
        }
        digests.finish();
    });
}

TEST_CASE("replaying a golden record gives the totals that the record contains") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        for (const auto& options : all_tables<G>()) {
            if (!is_kept_in_full<G>(options)) {
                continue;
            }
            const auto path = folder_of_goldens<G>() + golden_name<G>(options) + ".mitts";
            CAPTURE(path);
            const auto text = read_test_file(path);
            REQUIRE(text.has_value());
            const auto match = match_from_text(*text);
            REQUIRE(match);
            std::string told = "{totals";
            for (const int total : std::get<Match<G>>(*match).totals()) {
                told += " " + std::to_string(total);
            }
            CHECK(text->find(told + "}") != std::string::npos);
        }
    });
}

TEST_CASE("a gamerules match saved before rounds could end early (M21) is replayed unchanged") {
    const auto text = read_test_file("golden/mitaines/former-gamerules.mitts");
    REQUIRE(text.has_value());
    CHECK_FALSE(match_from_text(*text));
    const auto match = kept_match_from_text(*text);
    REQUIRE(match);
    const auto& former = std::get<Match<mitaines::Game>>(*match);
    CHECK(former.options().game_end == mitaines::GameEnd::Round);
    CHECK(former.totals() == std::vector<int>{560, 420});
    CHECK(kept_match_from_text("[Game \"mitaines\"]\n\n7S").error().to_text() ==
          match_from_text("[Game \"mitaines\"]\n\n7S").error().to_text());
}
