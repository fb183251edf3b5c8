// Tests Mitigati's search-based players: sampled worlds, bargaining, memory use and strength.
#include "ai/mitigati/levels.h"
#include "ai/mitigati/talk.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/ai/allocations.h"
#include "tests/ai/duplicate.h"
#include "tests/ai/mitigati_bargaining.h"
#include "tests/ai/reasons.h"

#include <doctest/doctest.h>

#include <set>

using namespace mitts;
using namespace mitts::ai;
using namespace mitts::ai::for_mitigati;
using mitts::tests::say;
using G = mitigati::Game;
using mitigati::ActionType;
using mitigati::Observation;
using mitigati::Phase;

namespace {

mitigati::Action haggle(const Observation& observation, std::uint64_t seed = 1) {
    HaggleTemper temper;
    temper.deals = 300;
    const auto thought = begin_haggling(observation, Rng(seed), temper);
    while (thought->step()) {
    }
    return thought->decision().action();
}

/// Plays a round in which every seat asks for more cards and plays at random, with overtrumping (T11) for odd seeds.
/// Calls `visit(match)` at each turn of the discard and the play.
template <class Visit> void for_each_card_turn(std::uint64_t seed, Visit visit) {
    Rng rng(seed);
    auto options = G::preset_options(0);
    options.overtrump = seed % 2 == 1 ? mitigati::YesNo::Yes : mitigati::YesNo::No;
    auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        const auto legal = G::legal_actions(match.options(), match.referee_state());
        const bool bargain = match.referee_state().phase == Phase::Bargain;
        if (!bargain) {
            visit(match);
        }
        REQUIRE(!match.submit(bargain ? mitigati::Action{.type = ActionType::More}
                                      : legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
}

void think_a_while(Thought<G>& thought) {
    for (int steps = 0; steps < 40 && thought.step(); ++steps) {
    }
}

std::int64_t allocations_while_stepping(Thought<G>& thought) {
    const auto before = tests::allocations();
    think_a_while(thought);
    return tests::allocations() - before;
}

double share_of_sets(std::string_view better, std::string_view weaker, int decks) {
    return tests::play_duplicate<G>(G::preset_options(0), decks, 20245, tests::chooser<G>(better),
                                    tests::chooser<G>(weaker))
        .share_won();
}

} // namespace

TEST_CASE("in every sampled world, hands have the correct size and no card that their holder is known to lack") {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Rng rng(seed);
        for_each_card_turn(seed, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const PlayWorlds worlds(observation, nullptr, {.candidates = 2});
            const auto world = worlds.draw(rng);
            auto all = observation.hand;
            for (std::size_t seat = 0; seat < 3; ++seat) {
                CHECK(world.hands[seat].size() == observation.hand_sizes[seat]);
                const auto lacking = worlds.lacking(static_cast<Seat>(seat));
                CHECK((world.hands[seat] & lacking).empty());
                CHECK((match.referee_state().hands[seat] & lacking).empty()); // T11: the real hand has none of these
                all |= world.hands[seat];
            }
            CHECK(world.hands[static_cast<std::size_t>(observation.viewer)] == observation.hand);
            CHECK((unseen(observation) | observation.hand | all) == (unseen(observation) | observation.hand));
            if (observation.phase == Phase::Play) {
                auto expected = mitigati::QuickRules(match.options()).table_of(match.referee_state());
                expected.hands = world.hands;
                expected.points = world.points;
                CHECK(expected == world);
            }
        });
    }
}

TEST_CASE("a forgetful player treats all but the last few played cards as hidden") {
    int forgotten = 0;
    for_each_card_turn(4, [&](const Match<G>& match) {
        const auto observation = match.observe(match.turn());
        const PlayWorlds worlds(observation, nullptr, {.cards = 9});
        const auto hidden = worlds.open_table().hands[static_cast<std::size_t>(seat_after(observation.viewer, 3))];
        const auto gone = observation.captured[0] | observation.captured[1] | observation.captured[2];
        auto plays = observation.history;
        std::erase_if(plays, [](const auto& seen) { return seen.type != ActionType::Play; });
        TarotSet recent;
        for (auto seen = plays.rbegin(); seen != plays.rend() && seen - plays.rbegin() < 9; ++seen) {
            recent.insert(*seen->card);
        }
        CHECK((gone & hidden) == gone - recent);
        CHECK((hidden & observation.hand).empty());
        forgotten += (gone & hidden).size();
    });
    CHECK(forgotten > 500);
}

TEST_CASE("the master's first bid varies and is higher for a stronger hand") {
    std::set<int> bids;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto weak = haggle(tests::bargaining(tests::weak_hand), seed);
        REQUIRE(weak.type == ActionType::Bid);
        CHECK(weak.bid >= -20);
        CHECK(weak.bid < haggle(tests::bargaining(tests::strong_hand), seed + 100).bid);
        bids.insert(weak.bid);
    }
    CHECK(bids.size() > 1);
}

TEST_CASE("the master waits while the others lower their bids, and accepts a good price when they stop (T6)") {
    auto falling = tests::bargaining(tests::weak_hand);
    say(falling, {30, 20, 12, 20, 5, -6});
    CHECK(haggle(falling).bid > 1);
    auto standing = tests::bargaining(tests::weak_hand);
    say(standing, {30, -12, -10, 25, -12, -10});
    CHECK(haggle(standing) == mitigati::Action{.type = ActionType::Bid, .bid = 22});
    auto dear = tests::bargaining(tests::strong_hand);
    say(dear, {130, 10, 5, 110, 5, 0});
    CHECK(haggle(dear).bid != -5);
}

TEST_CASE("the master asks for more cards once the bids sum to less than zero (T5, T7)") {
    auto observation = tests::bargaining(tests::strong_hand);
    say(observation, {20, -40, -30});
    CHECK(haggle(observation).type == ActionType::More);
}

TEST_CASE("each bid in the history is assigned to its stage, even after three repeated bids end a stage (T7)") {
    auto observation = tests::bargaining(tests::weak_hand);
    say(observation, {5, 6, 7, 5, 6, 7, 3});
    observation.history.insert(observation.history.begin(), {.seat = 1, .type = ActionType::More});
    observation.history.insert(observation.history.begin(), {.seat = 0, .type = ActionType::Bid, .bid = 40});
    observation.stage = 3; // the request for more cards ends stage 1, and the three repeated bids end stage 2
    observation.bids = {3, std::nullopt, std::nullopt};
    const Talk talk(observation);
    CHECK(talk.voice(1, 0).last == 40);
    CHECK(talk.voice(2, 2).last == 7);
    CHECK(talk.voice(2, 2).bids == 2);
    CHECK(talk.voice(3, 0).last == 3);
    CHECK(talk.latest_stage(1) == 2);
}

TEST_CASE("a search allocates no memory, and two searches with the same seed make the same decision") {
    auto observation = tests::bargaining(tests::weak_hand);
    say(observation, {110, 20, 12});
    const auto bid = begin_reckoning(observation, Rng(5), master);
    CHECK(allocations_while_stepping(*bid) == 0);
    int number = 0;
    for_each_card_turn(7, [&](const Match<G>& match) {
        if (number++ % 9 != 0) {
            return;
        }
        const auto seen = match.observe(match.turn());
        const auto thought = begin_reckoning(seen, Rng(5), master);
        const auto again = begin_reckoning(seen, Rng(5), master);
        CHECK(!G::why_not(match.options(), match.referee_state(), thought->decision().action()));
        CHECK(allocations_while_stepping(*thought) == 0);
        think_a_while(*again);
        CHECK(thought->decision() == again->decision());
    });
}

TEST_CASE("an action's value is the sum of its reasons, and a discard's value includes the other discarded cards") {
    int discards = 0;
    int number = 0;
    for_each_card_turn(7, [&](const Match<G>& match) {
        const auto seen = match.observe(match.turn());
        if (seen.phase == Phase::Play && number++ % 20 != 0) {
            return;
        }
        const auto thought = begin_reckoning(seen, Rng(5), master);
        think_a_while(*thought);
        for (const auto& alternative : thought->decision().alternatives) {
            CHECK(alternative.value == doctest::Approx(tests::sum_of_reasons(alternative)));
            if (seen.phase == Phase::Discard) {
                const int own = mitigati::card_value(alternative.action.card);
                const int others = 2 - seen.discarded;
                CHECK(alternative.reasons[0].id == "put_aside");
                CHECK(alternative.reasons[0].points >= own + others);
                CHECK(alternative.reasons[0].points <= own + 4 * others);
                ++discards;
            }
        }
    });
    CHECK(discards > 25);
}

TEST_CASE("the master chooses a legal action in set-ups with uneven hands, missing cards or a late bargaining stage") {
    const auto options = G::preset_options(0);
    mitigati::Setup play{.stage = mitigati::SetupStage::Play, .hands = {{}, {}, {}}};
    mitigati::Setup late{.stage = mitigati::SetupStage::Three, .hands = {{}, {}, {}}};
    std::size_t number = 0;
    for (const auto card : TarotSet::all()) {
        if (number < 9) {
            play.hands[number % 5 == 0 ? 0 : number % 3].push_back(card);
        } else if (number < 12) {
            late.hands[number % 3].push_back(card);
        } else if (number >= 40 && number < 58) {
            late.stock.push_back(card);
        }
        ++number;
    }
    for (const auto& setup : {play, late}) {
        auto state = *mitigati::start_setup(options, setup);
        for (std::uint64_t turn = 0; state.turn != no_seat; ++turn) {
            const auto observation = mitigati::observe(options, state, state.turn);
            const auto thought = begin_reckoning(observation, Rng(turn), master);
            for (int steps = 0; steps < 20 && thought->step(); ++steps) {
            }
            const auto decision = thought->decision();
            CHECK(decision.alternatives.size() == G::legal_actions(options, state).size());
            REQUIRE(!G::why_not(options, state, decision.action()));
            const bool bargain = state.phase == Phase::Bargain;
            G::apply_quietly(options, state, bargain ? mitigati::Action{.type = ActionType::More} : decision.action());
        }
    }
}

TEST_CASE("the newcomer beats random play, and the hasty player beats the newcomer") {
    CHECK(share_of_sets("newcomer", "random", 12) > 0.6);
    CHECK(share_of_sets("hasty", "newcomer", 40) > 0.5);
}

TEST_SUITE("slow") {
    TEST_CASE("each level from newcomer to expert beats the level below in more than 60 % of decks") {
        CHECK(share_of_sets("newcomer", "random", 200) > 0.6);
        CHECK(share_of_sets("hasty", "newcomer", 200) > 0.6);
        CHECK(share_of_sets("forgetful", "hasty", 200) > 0.6);
        CHECK(share_of_sets("careful", "forgetful", 100) > 0.6);
        CHECK(share_of_sets("expert", "careful", 20) > 0.6);
    }
}
