// Tests the evaluation, the sampled worlds and the search for Mitaines, and the strength of the computer levels.
#include "ai/mitaines/careful.h"
#include "ai/mitaines/deal_memory.h"
#include "ai/mitaines/last_deal.h"
#include "ai/mitaines/levels.h"
#include "ai/mitaines/manner.h"
#include "ai/mitaines/master.h"
#include "games/option_text.h"
#include "tests/ai/allocations.h"
#include "tests/ai/duplicate.h"
#include "tests/ai/reasons.h"
#include "tests/support/mitaines_position.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::ai::for_mitaines;
using G = mitaines::Game;

namespace {

/// Plays a round between careful players and calls `visit(match)` before each action.
template <class Visit> void for_each_careful_turn(const G::Options& options, std::uint64_t seed, Visit visit) {
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        visit(match);
        Rng rng(1);
        REQUIRE(!match.submit(decide_carefully(match.observe(match.turn()), rng).action()));
    }
}

/// Returns the expected fraction of a seat's plays that are made at random, from 0 to 1.
double expected_share(const Manner& manner) {
    double sum = 0;
    double weights = 0;
    for (std::size_t kind = 0; kind < Manner::kinds; ++kind) {
        sum += manner.likely(kind) * manner.share(kind);
        weights += manner.likely(kind);
    }
    return sum / weights;
}

/// Returns the parameters of a search with this many play-outs.
Thinking quick_thinking(int playouts) {
    auto thinking = masterly(G::preset_options(0));
    thinking.search.playouts = playouts;
    thinking.search.nodes = 1 << 10;
    thinking.worlds_weighed = playouts / 4;
    thinking.worlds_kept = playouts / 8;
    return thinking;
}

G::Action think(const G::Observation& observation, const Thinking& thinking, std::uint64_t seed = 5) {
    const auto thought = begin_thinking(observation, Rng(seed), thinking);
    while (thought->step()) {
    }
    return thought->decision().action();
}

} // namespace

TEST_CASE("Mitaines: the reasons for an action add up to its value, even if the player has forgotten cards") {
    for (const auto& options : tests::all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        for_each_careful_turn(options, 3, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            for (const auto forgotten : {CardSet(), observation.captured}) {
                for (const auto& alternative :
                     judge_actions(observation, match.referee_state(), {}, forgotten).alternatives) {
                    CHECK(tests::sum_of_reasons(alternative) == doctest::Approx(alternative.value));
                }
            }
        });
    }
}

TEST_CASE("Mitaines: a forgotten card counts as unseen, and a card known to be in a hand counts as certain") {
    constexpr auto nine = static_cast<int>(Rank::Nine);
    const auto nines = CardSet::of_rank(Rank::Nine);
    mitaines::State state;
    state.hands[0] = CardSet::of(*parse_card("2C"));
    state.hands[1] = CardSet::of(*parse_card("3C"));
    state.captured = nines;
    const QuickRules rules(G::preset_options(0));
    ChanceTable chances;
    CHECK(Sight(rules, QuickTable(rules, state), 0, chances).hold(1, nine) == 0);
    const Memory hazy{.forgotten = nines};
    CHECK(Sight(rules, QuickTable(rules, state), 0, chances, &hazy).hold(1, nine) == doctest::Approx(0.8));
    Memory given;
    given.known[1] = state.hands[1] = CardSet::of(*parse_card("9C"));
    const Sight sight(rules, QuickTable(rules, state), 0, chances, &given);
    CHECK(sight.hold(1, nine) == 1);
    CHECK(sight.hold(1, nine, 2) == 0);
}

TEST_CASE("Mitaines: every play of the current deal is found in the history, even after the layout has been captured") {
    for (const auto& options : tests::all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const QuickRules rules(options);
        for_each_careful_turn(options, 8, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            int dealt = options.players * mitaines::hand_size(options, observation.deal);
            for (const int cards : observation.hand_sizes) {
                dealt -= cards;
            }
            CHECK(static_cast<int>(plays_of_this_deal(rules, observation).size()) == dealt);
        });
    }
}

TEST_CASE("Mitaines: each play of a round is assigned to the deal in which it was made") {
    for (const auto& options : tests::all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const QuickRules rules(options);
        std::vector<int> deals; // the deal of each play
        for_each_careful_turn(options, 8, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const auto plays = plays_of_this_round(rules, observation);
            REQUIRE(plays.size() == deals.size());
            std::size_t wrong = 0;
            for (std::size_t index = 0; index < plays.size(); ++index) {
                wrong += plays[index].deals_ago == observation.deal - deals[index] ? 0U : 1U;
            }
            CHECK(wrong == 0);
            if (match.referee_state().phase == mitaines::Phase::Play) {
                deals.push_back(observation.deal);
            }
        });
    }
}

TEST_CASE("Mitaines: by the last deal, the estimated share of random plays has risen only for the random player") {
    for (const auto& options : tests::all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        const QuickRules rules(options);
        Judge judge(rules);
        const double at_first = expected_share(Manner());
        auto match = *Match<G>::begin(options, SeededStart{.seed = 15});
        Rng rng(15);
        while (match.phase() == MatchPhase::Playing) {
            const auto observation = match.observe(match.turn());
            if (observation.stock == 0) {
                const auto manners = learn_manners(rules, observation, judge, {});
                const Seat random = match.turn() == 1 ? no_seat : 1;
                for (Seat seat = 0; seat < options.players; ++seat) {
                    const double share = expected_share(manners[static_cast<std::size_t>(seat)]);
                    if (seat == match.turn() || observation.deal == 0) {
                        CHECK(share == doctest::Approx(at_first));
                    } else if (seat == random) {
                        CHECK(share > (options.players == 2 ? 3 * at_first : at_first));
                    } else {
                        CHECK(share < at_first);
                    }
                }
            }
            const auto decision =
                match.turn() == 1 ? ai::decide_at_random<G>(observation, rng) : decide_carefully(observation, rng);
            REQUIRE(!match.submit(decision.action()));
        }
    }
}

TEST_CASE("Mitaines: the estimated share of random plays does not change if learning is disabled") {
    Manner manner({.blunder = 0.01, .minds_manners = false});
    for (int play = 0; play < 20; ++play) {
        manner.note(0, 0.1);
    }
    CHECK(expected_share(manner) == doctest::Approx(0.01));
}

TEST_CASE("Mitaines: no plays are read from a missing or inconsistent history") {
    auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 2});
    for (int action = 0; action < 5; ++action) {
        Rng rng(1);
        REQUIRE(!match.submit(decide_carefully(match.observe(match.turn()), rng).action()));
    }
    auto observation = match.observe(match.turn());
    const QuickRules rules(observation.options);
    CHECK(plays_of_this_deal(rules, observation).size() == 5);
    observation.history.pop_back();
    CHECK(plays_of_this_deal(rules, observation).empty());
    observation.history.clear();
    CHECK(plays_of_this_deal(rules, observation).empty());
}

TEST_CASE("Mitaines: a search allocates no memory after it has started") {
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        auto match = *Match<G>::begin(options, SeededStart{.seed = 4});
        while (match.phase() == MatchPhase::Playing) {
            const auto observation = match.observe(match.turn());
            const auto thought = begin_thinking(observation, Rng(2), quick_thinking(60));
            const auto before = tests::allocations();
            while (thought->step()) {
            }
            CHECK(tests::allocations() == before);
            REQUIRE(!match.submit(thought->decision().action()));
        }
    }
}

TEST_CASE("Mitaines: after every step of a search, each legal action is listed once, best first") {
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        auto match = *Match<G>::begin(options, SeededStart{.seed = 6});
        for (int action = 0; action < 20 && match.phase() == MatchPhase::Playing; ++action) {
            const auto thought = begin_thinking(match.observe(match.turn()), Rng(2), quick_thinking(48));
            const auto legal = G::legal_actions(options, match.referee_state());
            do {
                const auto decision = thought->decision();
                std::vector<G::Action> listed;
                for (const auto& alternative : decision.alternatives) {
                    listed.push_back(alternative.action);
                    CHECK(alternative.value <= decision.alternatives.front().value);
                }
                std::sort(listed.begin(), listed.end());
                CHECK(listed == std::vector<G::Action>(legal.begin(), legal.end()));
            } while (thought->step());
            REQUIRE(!match.submit(thought->decision().action()));
        }
    }
}

TEST_CASE("Mitaines: two searches with the same seed make the same decision") {
    for_each_careful_turn(G::preset_options(0), 9, [&](const Match<G>& match) {
        const auto observation = match.observe(match.turn());
        CHECK(think(observation, quick_thinking(100)) == think(observation, quick_thinking(100)));
    });
}

TEST_CASE("Mitaines: the result of a complete search does not depend on the hidden cards") {
    Rng shuffling(19);
    for (const auto& options : tests::few_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        for_each_careful_turn(options, 10, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const auto state = G::resample(options, observation, shuffling);
            auto other = G::observe(options, state, observation.viewer);
            other.history = observation.history;
            const auto first = begin_thinking(observation, Rng(4), quick_thinking(60));
            const auto second = begin_thinking(other, Rng(4), quick_thinking(60));
            while (first->step()) {
            }
            while (second->step()) {
            }
            CHECK(first->decision() == second->decision());
        });
    }
}

TEST_CASE("Mitaines: in the last deal of a two-player round, the master's value for its best action is exact") {
    for_each_careful_turn(G::preset_options(0), 12, [&](const Match<G>& match) {
        const auto observation = match.observe(match.turn());
        if (!is_open_last_deal(observation)) {
            return;
        }
        Rng rng(1);
        const auto exact = decide_carefully(observation, rng);
        const auto thought = begin_master(observation, Rng(1));
        while (thought->step()) {
        }
        CHECK(thought->decision().alternatives.front().value == exact.alternatives.front().value);
        CHECK(thought->decision().alternatives.front().reasons == exact.alternatives.front().reasons);
    });
}

TEST_CASE("Mitaines: in unusual set-ups, the master lists every legal action") {
    const std::vector<std::pair<std::string, std::string>> setups{
        {"preset=pagat", "7S 7D 7H 7C 2S 2H 3S JC TD / KS"},
        {"preset=pagat", "7S 7D / 3H 9C 2C 2D 2H 2S 4S 4D 4H 4C 5S 5D 5H"},
        {"preset=pagat players=3", "- / 7S 7D TD / 3H 9C"},
        {"preset=regles", "7S 7D / TD 3H 9C / JS JD JC / KS"}};
    for (const auto& setup : setups) {
        CAPTURE(setup.second);
        const auto match = tests::play({.options = setup.first, .hands = setup.second}, "");
        const auto thought = begin_thinking(match.observe(match.turn()), Rng(3), quick_thinking(40));
        while (thought->step()) {
        }
        CHECK(thought->decision().alternatives.size() ==
              G::legal_actions(match.options(), match.referee_state()).size());
    }
}

TEST_CASE("Mitaines: late in a deal, the master captures the ten of diamonds with its jack, regardless of the seed") {
    const auto seen =
        mitaines::parse_observation("options preset=pagat players=4\nviewer 3\ndealer 1\nturn 3\nphase play\ndeal 0\n"
                                    "exchanged 0\nstock 24\nhand TS JS\nshown -\nhand_sizes 2 2 1 2\nknown -\n"
                                    "pile TD QH 3S\nlayout 0\ncalls -\n"
                                    "captured 3C 3D 3H 4D 5C 5D 5H 7D 8D 8H TH JH QC QS KC KD KS AS\n"
                                    "scores 10 20\nlast_capturer 3\nlast_contractor 3\n"
                                    "history 2:5H 3:7D 0:5D 1:KD 2:JH 3:KS 0:3D 1:3C 2:3H:m 3:QC:m 0:4D 1:AS 2:TH "
                                    "3:QS 0:TD 1:QH 2:3S\n");
    REQUIRE(seen);
    auto thinking = masterly(seen->options);
    thinking.search.playouts = 800;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        CHECK(mitaines::to_text(think(*seen, thinking, seed)) == "JS");
    }
}

TEST_CASE("Mitaines: a short search beats random play with two players, and with four players and an exchange") {
    const auto thinking = quick_thinking(60);
    const auto thinker = [&](const G::Observation& observation, Rng& rng) {
        const auto thought = begin_thinking(observation, rng, thinking);
        while (thought->step()) {
        }
        return thought->decision();
    };
    for (const auto preset : {mitaines::Preset::Pagat, mitaines::Preset::Regles}) {
        const auto options = mitaines::preset_options(preset);
        const auto tally = tests::play_duplicate<G>(options, 4, 31, thinker, tests::chooser<G>("random"));
        CHECK(tally.mean() > 0);
    }
}

namespace {

tests::Tally lower_level_against_the_one_below(std::size_t level, int players, int decks) {
    const auto levels = ai::players_of<G>();
    auto options = G::preset_options(0);
    G::set_players(options, players);
    return tests::play_duplicate<G>(options, decks, 77, tests::chooser<G>(levels[level].name),
                                    tests::chooser<G>(levels[level - 1].name));
}

} // namespace

TEST_CASE("Mitaines: each level below master beats the next lower level with two, three and four players") {
    for (const int players : {2, 3, 4}) {
        for (std::size_t level = 1; level + 1 < ai::players_of<G>().size(); ++level) {
            CAPTURE(players);
            CAPTURE(ai::players_of<G>()[level].name);
            CHECK(lower_level_against_the_one_below(level, players, 60).share_won() >= 0.55);
        }
    }
}

TEST_SUITE("slow") {
    TEST_CASE("Mitaines: each level below master beats the next lower level in more than 60 % of sets") {
        for (const int players : {2, 3, 4}) {
            for (std::size_t level = 1; level + 1 < ai::players_of<G>().size(); ++level) {
                CAPTURE(players);
                CAPTURE(ai::players_of<G>()[level].name);
                const auto tally = lower_level_against_the_one_below(level, players, 400);
                CHECK(tally.share_won() > 0.6);
                CHECK(tally.mean() - tally.error() > 0);
            }
        }
    }

    TEST_CASE("Mitaines: the master beats the careful player with two, three and four players") {
        for (const int players : {2, 3, 4}) {
            CAPTURE(players);
            auto options = G::preset_options(0);
            options.players = players;
            const auto tally = tests::play_duplicate<G>(options, players == 2 ? 50 : 8, 77, tests::chooser<G>("master"),
                                                        tests::chooser<G>("careful"));
            CHECK(tally.mean() > 0);
        }
    }
}
