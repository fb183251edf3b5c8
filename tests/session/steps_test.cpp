// Checks the observations made during an action. Each includes the effect of its event but no later changes.
#include "games/games.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using namespace mitts::tests;

namespace {

/// Plays two rounds at each table and calls `check(event, before, seen)` for every event and viewer.
template <Game G, class Check> void for_each_step(Check check) {
    for (const auto& options : all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        auto match = *Match<G>::begin(options, SeededStart{.seed = 8});
        Rng rng(3);
        for (int round = 0; round < 2 && match.phase() == MatchPhase::Playing; ++round) {
            while (match.phase() == MatchPhase::Playing) {
                REQUIRE(!match.submit(random_action<G>(options, match.referee_state(), rng)));
            }
            const auto first = match.rounds().back().first_entry;
            for (Seat viewer = 0; viewer < G::players(options); ++viewer) {
                const auto steps = match.steps_since(first, viewer);
                REQUIRE(steps.size() == match.log().size() - first);
                typename G::Observation before;
                for (std::size_t action = 0; action < steps.size(); ++action) {
                    const auto& events = match.log()[first + action].events;
                    REQUIRE(steps[action].size() == events.size());
                    for (std::size_t index = 0; index < events.size(); ++index) {
                        check(events[index], before, steps[action][index]);
                        before = steps[action][index];
                    }
                }
            }
            if (match.phase() == MatchPhase::RoundOver) {
                match.next_round();
            }
        }
    }
}

} // namespace

TEST_CASE("Mitaines: a captured pile is removed before its points are added one by one (M17, M18)") {
    using mitaines::EventType;
    int captures = 0;
    for_each_step<mitaines::Game>([&](const auto& event, const auto& before, const auto& seen) {
        if (event.type == EventType::Played) {
            CHECK(seen.pile.back() == event.card);
        } else if (event.type == EventType::Called) {
            CHECK(seen.calls.back().caller == event.seat);
            CHECK(seen.calls.back().to_play == static_cast<int>(event.kind) - event.count - 1);
        } else if (event.type == EventType::CallCard) {
            CHECK(std::any_of(seen.calls.begin(), seen.calls.end(), [&](const auto& call) {
                return call.caller == event.seat && call.rank == event.rank && call.to_play == event.count;
            }));
        } else if (event.type == EventType::Captured) {
            ++captures;
            CHECK(seen.pile.empty());
            CHECK(seen.calls.empty());
            CHECK(seen.captured == (before.captured | event.cards));
            CHECK(seen.scores == before.scores);
        } else if (event.type == EventType::Points) {
            CHECK(seen.scores[at(event.side)] == before.scores[at(event.side)] + event.points);
        }
    });
    CHECK(captures > 0);
}

TEST_CASE("Mitch: a drawn card is visible only to the player who drew it, until it is played (C5, C6)") {
    using mitch::EventType;
    for_each_step<mitch::Game>([](const auto& event, const auto& /*before*/, const auto& seen) {
        if (event.type == EventType::AceOut) {
            CHECK(static_cast<int>(seen.aces.size()) == event.count);
        } else if (event.type == EventType::Drew) {
            CHECK(seen.turn == event.seat);
            CHECK(seen.drawn == (seen.viewer == event.seat ? std::optional(event.card) : std::nullopt));
        } else if (event.type == EventType::Took) {
            CHECK(seen.taken == event.card);
        } else if (event.type == EventType::Placed) {
            CHECK(seen.tableaus[at(event.seat)][static_cast<std::size_t>(event.card.suit())].size() == event.count);
            CHECK((!seen.drawn && !seen.taken && seen.turn == event.seat));
        } else if (event.type == EventType::Dropped) {
            CHECK(seen.discards.back() == event.card);
            CHECK((!seen.drawn && !seen.taken && seen.turn == event.seat));
        }
    });
}

TEST_CASE("Mitigati: a won trick is removed before its points are added (T12)") {
    using mitigati::EventType;
    for_each_step<mitigati::Game>([](const auto& event, const auto& before, const auto& seen) {
        if (event.type == EventType::Bid) {
            CHECK(seen.bids[at(event.seat)] == event.points);
        } else if (event.type == EventType::Agreed) {
            CHECK(seen.phase == mitigati::Phase::Over);
            CHECK(seen.scores == before.scores);
        } else if (event.type == EventType::Played) {
            CHECK(seen.trick.back().card == event.card);
        } else if (event.type == EventType::TrickWon) {
            CHECK(seen.trick.empty());
            CHECK(seen.tricks_played == before.tricks_played + 1);
            CHECK(seen.scores == before.scores);
        } else if (event.type == EventType::Points) {
            CHECK(seen.scores[at(event.seat)] == before.scores[at(event.seat)] + event.points);
        }
    });
}
