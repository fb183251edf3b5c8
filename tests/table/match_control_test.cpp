// Tests how a match is controlled: who is on turn, whose hand is visible, and which moves undo takes back.
#include "table/match_control.h"

#include "games/games.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace mitts;
using table::Curtain;
using table::MatchControl;
using table::SeatPlan;

namespace {

const SeatPlan human{};
const SeatPlan computer{.name = "Odile", .level = "careful"};

template <Game G> MatchControl<G> control_of(const std::vector<Seat>& humans) {
    auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 5});
    table::SeatPlans seats(static_cast<std::size_t>(G::players(match.options())), computer);
    for (const auto seat : humans) {
        seats[static_cast<std::size_t>(seat)] = human;
    }
    return {std::move(match), std::move(seats)};
}

template <Game G> void act(MatchControl<G>& control, Rng& rng) {
    const auto& match = control.match();
    REQUIRE(!control.submit(tests::random_action<G>(match.options(), match.referee_state(), rng)));
}

} // namespace

TEST_CASE("a single human is always the viewer, with the curtain open") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        auto control = control_of<G>({1});
        Rng rng(1);
        CHECK(control.viewer() == 1);
        CHECK(control.curtain() == Curtain::Open);
        for (int step = 0; step < 30 && control.match().phase() == MatchPhase::Playing; ++step) {
            const bool due = control.match().turn() == 1;
            CHECK(control.human_on_turn() == due);
            CHECK(control.viewer_on_turn() == due);
            CHECK(control.computer_on_turn() == !due);
            CHECK(!control.viewer_is_due());
            act(control, rng);
        }
    });
}

TEST_CASE("the curtain closes when the device is passed to another person") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        auto control = control_of<G>({0, 1});
        Rng rng(1);
        CHECK(control.curtain() == Curtain::Closed);
        CHECK(!control.viewer_on_turn());
        control.open_curtain();
        int changes = 0;
        for (int step = 0; step < 30 && control.match().phase() == MatchPhase::Playing; ++step) {
            if (control.viewer_is_due()) {
                control.change_viewer();
                CHECK(control.viewer() == control.match().turn());
                CHECK(!control.viewer_on_turn());
                control.open_curtain();
                ++changes;
            }
            act(control, rng);
        }
        CHECK(changes > 0);
    });
}

TEST_CASE("undo returns to the position before the last human action, and redo advances to the next human turn") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        auto control = control_of<G>({0});
        Rng rng(2);
        CHECK(!control.can_undo());
        CHECK(!control.undo());
        CHECK(!control.redo());
        std::vector<std::size_t> human_moves; // the number of actions before each human move
        for (int step = 0; step < 20 && control.match().phase() == MatchPhase::Playing; ++step) {
            if (control.human_on_turn()) {
                human_moves.push_back(control.match().log().size());
            }
            act(control, rng);
        }
        REQUIRE(human_moves.size() >= 2);
        while (!human_moves.empty()) {
            REQUIRE(control.can_undo());
            REQUIRE(control.undo());
            CHECK(control.match().log().size() == human_moves.back());
            CHECK(control.human_on_turn());
            human_moves.pop_back();
        }
        CHECK(!control.undo()); // undo does not take back the computers' first moves
        REQUIRE(control.redo());
        CHECK((control.human_on_turn() || !control.can_redo()));
        control.go_to(0);
        CHECK(control.match().log().empty());
        CHECK(control.can_redo());
    });
}

TEST_CASE("redo stops at the human's next turn, also in the next round") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        auto control = control_of<G>({0});
        Rng rng(2);
        std::vector<std::size_t> human_moves;
        while (control.match().phase() != MatchPhase::Over && control.match().rounds().size() < 3) {
            if (control.match().phase() == MatchPhase::RoundOver) {
                control.next_round();
                continue;
            }
            if (control.human_on_turn()) {
                human_moves.push_back(control.match().log().size());
            }
            act(control, rng);
        }
        while (control.undo()) {
        }
        for (std::size_t move = 1; move < human_moves.size(); ++move) {
            REQUIRE(control.redo());
            CHECK(control.match().log().size() == human_moves[move]);
            CHECK(control.human_on_turn());
        }
    });
}

TEST_CASE("an action that the match refuses leaves the match unchanged") {
    auto control = control_of<mitaines::Game>({0});
    const auto& match = control.match();
    const auto observation = match.observe(match.turn());
    for (const auto card : mitaines::pack(match.options())) {
        if (control.submit({.type = mitaines::ActionType::Play, .card = card})) {
            CHECK(match.log().empty());
            CHECK(match.observe(match.turn()) == observation);
            return;
        }
        control.undo();
        control.go_to(0);
    }
    FAIL("every card of the pack was accepted");
}
