// Tests Mitch's search-based players: moves are legal at any time, searches allocate no memory, and results are
// reproducible. Every level is stronger than the level below.
#include "ai/mitch/master.h"
#include "ai/mitch/search.h"
#include "games/option_text.h"
#include "tests/ai/allocations.h"
#include "tests/ai/duplicate.h"
#include "tests/ai/reasons.h"
#include "tests/support/mitch_position.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::ai::for_mitch;
using G = mitch::Game;

namespace {

/// Returns the observation of the seat on turn after this many actions of careful players.
mitch::Observation seen_after(const mitch::Options& options, int actions, std::uint64_t seed) {
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    const auto careful = tests::chooser<G>("careful");
    for (int number = 0; number < actions && match.phase() == MatchPhase::Playing; ++number) {
        Rng rng(1);
        auto before = match;
        REQUIRE(!match.submit(careful(match.observe(match.turn()), rng).action()));
        if (match.phase() != MatchPhase::Playing) {
            return before.observe(before.turn());
        }
    }
    return match.observe(match.turn());
}

void check_legal(const mitch::Observation& seen, const ai::Decision<G>& decision) {
    std::vector<mitch::Action> listed;
    double before = 1e9;
    for (const auto& alternative : decision.alternatives) {
        listed.push_back(alternative.action);
        CHECK(alternative.value <= before);
        before = alternative.value;
    }
    std::sort(listed.begin(), listed.end());
    Rng rng(1);
    const auto legal = ai::legal_actions<G>(seen, rng);
    CHECK(listed == std::vector<mitch::Action>(legal.begin(), legal.end()));
}

constexpr Effort little{.turns = 15'000, .attention = {.deals = 60, .changes = 30}, .nodes = 6000};

ai::Decision<G> decide(const mitch::Observation& seen) {
    Search search(seen, nullptr, Rng(2), little);
    while (search.step()) {
    }
    return search.decision();
}

std::string chosen(const tests::MitchPosition& position) {
    const auto match = tests::play(position, "");
    const auto seen = match.observe(match.turn());
    const auto decision = decide(seen);
    check_legal(seen, decision);
    return to_text(decision.action());
}

auto with_little_effort() {
    return [](const mitch::Observation& seen, Rng& rng) {
        Search search(seen, nullptr, rng, little);
        while (search.step()) {
        }
        return search.decision();
    };
}

double little_search_against_hasty(int decks) {
    return tests::play_duplicate<G>(G::preset_options(0), decks, 7, with_little_effort(), tests::chooser<G>("hasty"))
        .share_won();
}

double share_won(std::string_view stronger, std::string_view weaker, int decks, int players = 3) {
    auto options = G::preset_options(0);
    G::set_players(options, players);
    return tests::play_duplicate<G>(options, decks, 1, tests::chooser<G>(stronger), tests::chooser<G>(weaker))
        .share_won();
}

} // namespace

TEST_CASE("Mitch: the master has a legal move before and after a search, and the search allocates no memory") {
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const auto seen = seen_after(options, 9, 4);
        const auto thought = begin_master(seen, Rng(3));
        check_legal(seen, thought->decision());
        const auto before = tests::allocations();
        bool more = true;
        for (int step = 0; step < 12 && more; ++step) {
            more = thought->step();
        }
        CHECK(tests::allocations() == before);
        check_legal(seen, thought->decision());
    }
    CHECK(sizeof(Search) < 1 << 20); // excluding the solver's transposition table, which is allocated separately
}

TEST_CASE("Mitch: a repeated search gives the same result, and the best move's value is the sum of its reasons") {
    for (const int actions : {0, 20, 30}) {
        const auto seen = seen_after(G::preset_options(0), actions, 6);
        const auto decision = decide(seen);
        CHECK(decision == decide(seen));
        const auto& best = decision.alternatives.front();
        CHECK(best.value == doctest::Approx(tests::sum_of_reasons(best)));
    }
}

TEST_CASE("Mitch: a search lists every legal move in set-ups with unusual hands, unusual columns or a short stock") {
    CHECK(chosen({.hands = "2C / KD", .columns = "KC QC / -"}).empty() == false);
    CHECK(chosen({.options = "players=3", .hands = "2S 3S KD / - / 4H", .stock = "AC AD AH", .aces = "0"}) != "");
    CHECK(chosen({.options = "players=3 draw=either",
                  .hands = "2S / 7C 8C / 4H",
                  .stock = "5D AC",
                  .discards = "9D TD",
                  .aces = "2"}) != "");
    CHECK(chosen({.options = "players=2 packs=2",
                  .hands = "2S 2S 9C 9C / 7C 7C",
                  .stock = "5D 5D AC AC AH 3S",
                  .aces = "3"}) != "");
}

TEST_CASE("Mitch: the master plays its last card optimally if no other player holds cards (C14)") {
    // Placing the card makes both spade columns equally long. The higher last card then wins the suit.
    CHECK(chosen({.hands = "5S / -", .columns = "KS QS / JS TS 4S"}) == "place:5S");
    CHECK(chosen({.hands = "3S / -", .columns = "KS QS / JS TS 4S"}) == "drop:3S");
}

TEST_CASE("Mitch: the player `cheat`, which sees all hands, makes a legal move") {
    const auto match = tests::play({.hands = "5S 2D / 3S", .columns = "KS QS / JS TS 4S"}, "");
    const auto seen = match.observe(match.turn());
    const auto thought = ai::begin_cheat<G>(seen, match.referee_state(), Rng(1));
    while (thought->step()) {
    }
    check_legal(seen, thought->decision());
}

TEST_CASE("Mitch: each level up to careful beats the level below") {
    CHECK(share_won("newcomer", "random", 20) >= 0.8);
    CHECK(share_won("hasty", "newcomer", 20) >= 0.6);
    CHECK(share_won("forgetful", "hasty", 20) >= 0.6);
    CHECK(share_won("careful", "forgetful", 20) >= 0.6);
}

TEST_CASE("Mitch: with 2, 4, 6 and 8 players, each level from forgetful to expert beats the level below") {
    for (const int players : {2, 4, 6, 8}) {
        CAPTURE(players);
        CHECK(share_won("forgetful", "hasty", 30, players) >= 0.55);
        CHECK(share_won("careful", "forgetful", 30, players) >= 0.55);
        CHECK(share_won("expert", "careful", 30, players) >= 0.55);
    }
}

TEST_SUITE("slow") {
    TEST_CASE("Mitch: a short search beats the hasty player") {
        CHECK(little_search_against_hasty(40) >= 0.6);
    }

    TEST_CASE("Mitch: each level beats the level below in more than 60 % of sets") {
        const auto players = ai::players_of<G>();
        for (std::size_t level = 1; level < players.size(); ++level) {
            CAPTURE(players[level].name);
            const bool searches = level + 2 >= players.size();
            CHECK(share_won(players[level].name, players[level - 1].name, searches ? 30 : 200) > 0.6);
        }
    }

    TEST_CASE("Mitch: each level without search beats the level below with 2 and with 4 to 8 players") {
        const auto players = ai::players_of<G>();
        for (const int at_table : {2, 4, 5, 6, 7, 8}) {
            CAPTURE(at_table);
            for (std::size_t level = 1; level + 1 < players.size(); ++level) {
                CAPTURE(players[level].name);
                CHECK(share_won(players[level].name, players[level - 1].name, 400, at_table) > 0.6);
            }
        }
    }

    TEST_CASE("Mitch: a short search wins about two thirds of the sets against the hasty player") {
        CHECK(little_search_against_hasty(200) > 0.65);
    }
}
