// Tests matches: rounds, undo and redo, and each seat's view.
#include "games/mitaines/game.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"
#include "tests/support/toy_game.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;

TEST_CASE_TEMPLATE("repeated undo restores the start, and repeated redo restores the end", G, ToyGame, mitaines::Game) {
    for (const auto& options : all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        Rng rng(1);
        auto match = *Match<G>::begin(options, SeededStart{.seed = 21});
        std::vector<typename G::State> states{match.referee_state()};
        for (int step = 0; step < 120 && match.phase() != MatchPhase::Over; ++step) {
            if (match.phase() == MatchPhase::RoundOver) {
                match.next_round();
            }
            REQUIRE(!match.submit(random_action<G>(options, match.referee_state(), rng)));
            states.push_back(match.referee_state());
        }
        const auto totals = match.totals();
        const auto phase = match.phase();
        for (std::size_t left = states.size() - 1; left > 0; --left) {
            REQUIRE(match.can_undo());
            REQUIRE(match.undo());
            REQUIRE(match.log().size() == left - 1);
            REQUIRE((match.referee_state() == states[left - 1]));
        }
        CHECK(!match.can_undo());
        CHECK(!match.undo());
        CHECK(match.rounds().size() == 1);
        for (std::size_t done = 1; done < states.size(); ++done) {
            REQUIRE(match.redo());
            REQUIRE((match.referee_state() == states[done]));
        }
        CHECK(!match.redo());
        CHECK(match.totals() == totals);
        CHECK((match.phase() == phase));
    }
}

TEST_CASE_TEMPLATE("a match can jump to any earlier or later action without losing any", G, ToyGame, mitaines::Game) {
    const auto options = all_tables<G>().front();
    Rng rng(5);
    auto match = *Match<G>::begin(options, SeededStart{.seed = 33});
    std::vector<typename G::State> states{match.referee_state()};
    for (int step = 0; step < 80 && match.phase() != MatchPhase::Over; ++step) {
        if (match.phase() == MatchPhase::RoundOver) {
            match.next_round();
        }
        REQUIRE(!match.submit(random_action<G>(options, match.referee_state(), rng)));
        states.push_back(match.referee_state());
    }
    const auto steps = states.size() - 1;
    const std::size_t moments[] = {steps, 0, steps / 2, steps / 2 + 1, 3, 3, steps};
    for (const auto moment : moments) {
        match.go_to(moment);
        CHECK(match.log().size() == moment);
        CHECK(match.undone() == steps - moment);
        CHECK((match.referee_state() == states[moment]));
    }
    match.go_to(0);
    match.go_to(steps + 100);
    CHECK(match.log().size() == steps);
}

TEST_CASE("a new action discards the redo history, but a refused action does not") {
    using G = mitaines::Game;
    auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 2});
    Rng rng(1);
    play_at_random(match, rng, 4);
    match.undo();
    const auto not_held = match.log().back().action; // this card has already been played
    CHECK(match.submit(not_held));
    CHECK(match.can_redo());
    CHECK(!match.submit(random_action<G>(match.options(), match.referee_state(), rng)));
    CHECK(!match.can_redo());
}

TEST_CASE("each round's scores are added to the totals, and the deal passes to the left (M7, M20)") {
    using G = mitaines::Game;
    auto options = G::preset_options(0);
    options.players = 3;
    auto match = *Match<G>::begin(options, SeededStart{.seed = 4, .dealer = Seat{2}});
    Rng rng(6);
    std::vector<int> totals(3, 0);
    for (int round = 1; round <= 3 && match.phase() == MatchPhase::Playing; ++round) {
        CHECK(match.rounds().back().number == round);
        CHECK(match.rounds().back().dealer == (2 + round - 1) % 3);
        while (match.phase() == MatchPhase::Playing) {
            CHECK(match.totals() == totals);
            match.submit(random_action<G>(options, match.referee_state(), rng));
        }
        for (std::size_t side = 0; side < 3; ++side) {
            totals[side] += match.rounds().back().scores[side];
        }
        CHECK(match.totals() == totals);
        if (match.phase() == MatchPhase::RoundOver) {
            match.next_round();
        }
    }
}

TEST_CASE("a seat's observation contains only the history of the current round and hides the other side's gifts (M6)") {
    using G = mitaines::Game;
    auto match = *Match<G>::begin(mitaines::preset_options(mitaines::Preset::Regles), SeededStart{.seed = 4});
    Rng rng(6);
    play_at_random(match, rng, 14);
    for (Seat viewer = 0; viewer < 4; ++viewer) {
        const auto history = match.observe(viewer).history;
        REQUIRE(history.size() == 14);
        for (std::size_t index = 0; index < 12; ++index) {
            const bool own_side = history[index].seat % 2 == viewer % 2;
            CHECK(history[index].card.has_value() == own_side);
        }
        CHECK(history[12].card.has_value());
    }
    while (match.phase() == MatchPhase::Playing) {
        match.submit(random_action<G>(match.options(), match.referee_state(), rng));
    }
    REQUIRE(match.phase() == MatchPhase::RoundOver);
    match.next_round();
    CHECK(match.observe(0).history.empty());
}

TEST_CASE("a match with an invalid deck or dealer is refused") {
    using G = mitaines::Game;
    const auto options = G::preset_options(0);
    CHECK(!Match<G>::begin(options, SeededStart{.seed = 1, .dealer = Seat{2}}));
    CHECK(!Match<G>::begin(options, DealtStart<G>{.deck = {}, .dealer = 0}));
    auto deck = G::pack(options);
    deck[0] = deck[1];
    CHECK(Match<G>::begin(options, DealtStart<G>{.deck = deck}).error().where == "Deck");
}
