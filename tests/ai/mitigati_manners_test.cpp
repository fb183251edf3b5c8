// Checks that computer players bargain as people do, with few bids in round numbers, a final bid and no pointless
// waiting.
#include "ai/level_names.h"
#include "ai/mitigati/manners.h"
#include "ai/mitigati/plain_decision.h"
#include "ai/players.h"
#include "games/mitigati/last_word.h"
#include "tests/ai/mitigati_bargaining.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <vector>

using namespace mitts;
using namespace mitts::ai;
using namespace mitts::ai::for_mitigati;
using G = mitigati::Game;
using mitigati::Action;
using mitigati::ActionType;
using mitigati::Observation;
using mitigati::Phase;

namespace {

constexpr Action more{.type = ActionType::More};

Action bid(int points) {
    return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(points)};
}

/// Returns seat 0's reply to these bids, made in turn by seats 0, 1 and 2.
Action answer(const Wish& wish, std::initializer_list<int> bids, int stage = 1) {
    auto observation = tests::bargaining(tests::weak_hand);
    observation.stage = static_cast<std::uint8_t>(stage);
    tests::say(observation, bids);
    return for_mitigati::say(observation, Talk(observation), wish);
}

const Player<G>& person(std::string_view name) {
    const auto* player = find_contestant<G>(name);
    REQUIRE(player != nullptr);
    return *player;
}

using Table = std::array<std::string_view, 3>;

/// Statistics of the bids and agreements at a table.
struct Count {
    std::map<int, int> rounds; ///< for each number of bids, how often a seat made that many in a round
    int agreed = 0;
    int far_too_low = 0;            ///< the number of seats that agreed to over 25 points less than their own estimate
    std::vector<double> openings{}; ///< first bids of a stage minus the seat's own estimate

    /// Returns the standard deviation of the first bids from the estimates. A small deviation would reveal the hands.
    double spread() const {
        double sum = 0;
        double squares = 0;
        for (const double above : openings) {
            sum += above;
            squares += above * above;
        }
        const auto count = static_cast<double>(openings.size());
        return std::sqrt(squares / count - sum / count * sum / count);
    }

    int within(double share) const {
        int all = 0;
        for (const auto& [bids, times] : rounds) {
            all += times;
        }
        double passed = 0;
        for (const auto& [bids, times] : rounds) {
            passed += times;
            if (passed >= share * all) {
                return bids;
            }
        }
        return 0;
    }
};

bool is_made_up(std::string_view name) {
    return find_player<G>(name) == nullptr;
}

// Checks that a bid is not extreme, and that a first bid is a multiple of five unless it completes the agreement.
void check_bid(const Observation& observation, Action action) {
    if (action.type == ActionType::Bid) {
        CHECK(action.bid > -90);
        CHECK(action.bid < 170);
        const bool first = !observation.bids[static_cast<std::size_t>(observation.viewer)];
        CHECK((!first || action.bid % 5 == 0 || closing_bid(observation, observation.viewer) == action.bid));
    }
}

// Returns a player's estimate of its result without an agreement. The estimate is the sum of the points in the reasons
// for asking for more cards, excluding the reasons about bargaining.
double own_estimate(const Decision<G>& decision) {
    double worth = 0;
    for (const auto& alternative : decision.alternatives) {
        for (const auto& reason : alternative.reasons) {
            worth += alternative.action == more && reason.id != "bargaining" ? reason.points : 0;
        }
    }
    return worth;
}

Count bargain(const Table& table, int deals) {
    Count count;
    for (int deal = 0; deal < deals; ++deal) {
        auto rng = derive_rng(31, Purpose::Shuffle, static_cast<std::uint64_t>(deal));
        auto state = G::start_round({}, shuffled(G::pack({}), rng), static_cast<Seat>(deal % 3));
        std::vector<std::pair<Seat, Action>> said;
        std::array<int, 3> bids{};
        std::array<double, 3> worth{};
        while (state.phase == Phase::Bargain) {
            const auto seat = state.turn;
            auto observation = G::observe({}, state, seat);
            for (const auto& [who, action] : said) {
                observation.history.push_back(G::seen_by({}, seat, who, action));
            }
            const auto name = table[static_cast<std::size_t>(seat)];
            const auto numbers = derive_rng(static_cast<std::uint64_t>(deal), Purpose::Policy, said.size());
            const auto decision = person(name).decide(observation, numbers);
            const auto action = decision.action();
            worth[static_cast<std::size_t>(seat)] = own_estimate(decision);
            if (G::is_bid(action) && !observation.bids[static_cast<std::size_t>(seat)] &&
                closing_bid(observation, seat) != action.bid) {
                count.openings.push_back(action.bid - worth[static_cast<std::size_t>(seat)]);
            }
            if (!is_made_up(name)) {
                check_bid(observation, action);
            }
            bids[static_cast<std::size_t>(seat)] += G::is_bid(action) ? 1 : 0;
            G::apply_quietly({}, state, action);
            said.push_back({seat, action});
        }
        for (const int made : bids) {
            ++count.rounds[made];
        }
        count.agreed += G::was_agreed(state) ? 1 : 0;
        for (std::size_t seat = 0; G::was_agreed(state) && seat < 3; ++seat) {
            count.far_too_low += *state.bids[seat] < worth[seat] - 25 ? 1 : 0;
        }
    }
    return count;
}

void check_few_bids(const Table& table, int deals) {
    CAPTURE(table[0]);
    CAPTURE(table[1]);
    CAPTURE(table[2]);
    const auto count = bargain(table, deals);
    CHECK(count.within(0.5) <= 4);
    CHECK(count.within(0.95) <= 7);
}

} // namespace

TEST_CASE("a first bid is rounded to a multiple of five or ten and exceeds the player's aim") {
    CHECK(answer({.opening = 13, .aim = 3, .least = 3}, {}) == bid(15));
    CHECK(answer({.opening = 66, .aim = 3, .least = 3}, {}) == bid(70));
    CHECK(answer({.opening = -13, .aim = -20, .least = -20}, {}) == bid(-15));
}

TEST_CASE("all bids but the final one are rounded and move about halfway towards the player's aim") {
    const Wish wish{.opening = 40, .aim = 2, .least = 2};
    CHECK(answer(wish, {40, 10, 5}) == bid(20));
    CHECK(answer(wish, {40, 0, -5, 20, -10, -5}) == bid(15)); // completes the agreement, because 15 is above `least`
    CHECK(answer(wish, {40, 20, -5, 20, 10, -5}) == bid(10));
    CHECK(answer(wish, {40, 20, 5, 20, 10, -5, 10, 5, -5}) == bid(2)); // the final bid
}

TEST_CASE("a player accepts a good price immediately, unless it is greedy and expects the others to bid lower") {
    Wish wish{.opening = 40, .aim = 2, .least = 2};
    CHECK(answer(wish, {40, -5, -10}) == bid(15));
    wish.greed = 10;
    CHECK(answer(wish, {40, 5, -10, 35, -5, -20}) == bid(30));
    CHECK(answer(wish, {40, -5, -20, 30, -5, -20}) == bid(25));
}

TEST_CASE("a player asks for more cards once the bids sum to less than zero (T5, T7)") {
    CHECK(answer({.opening = 40, .aim = 2, .least = 2}, {20, -40, -30}) == more);
}

TEST_CASE("a player asks for more cards if the others do not lower their bids enough, or after its own final bid") {
    const Wish wish{.opening = 40, .aim = 20, .least = 20};
    CHECK(answer(wish, {40, 30, 20, 30, 30, 20}) == more);                       // the others repeat their bids
    CHECK(answer(wish, {40, 30, 20, 30, 29, 19}) == more);                       // the others bid only 1 less
    CHECK(answer(wish, {40, 20, 10, 30, 10, 0, 25, 5, -5, 21, 0, -10}) == more); // seat 0 has made four bids
    // This reply is the player's final bid. The others may still lower their bids.
    CHECK(answer(wish, {40, 10, 0, 30, 5, -10, 21, 0, -15}) == bid(21));
    CHECK(answer(wish, {40, 10, 0, 30, 5, -10, 21, 5, -10}) == more);
}

TEST_CASE("after a very high first bid, players wait for the bidder's second bid before they ask for more cards") {
    const Wish wish{.opening = 40, .aim = 20, .least = 20};
    CHECK(answer(wish, {40, 150, 10}) == bid(30));
    CHECK(answer(wish, {40, 150, 10, 30, 149, 10}) == more);
    CHECK(answer(wish, {40, 50, 50}) == more); // a bid of 50 is high but may be serious
}

TEST_CASE("after an unrounded or repeated bid far above its aim, a player bids lower rather than ask for more cards") {
    const Wish wish{.opening = 40, .aim = 2, .least = 2};
    CHECK(answer(wish, {60, 30, 25, 47, 20, 15}) == bid(25));
    CHECK(answer(wish, {40, 30, 25, 40, 20, 15}) == bid(20)); // here the bid of 40 was repeated
    CHECK(mitigati::is_last_word(47, false));
    CHECK(mitigati::is_last_word(40, true));
    CHECK(!mitigati::is_last_word(40, false));
}

TEST_CASE("a player's first action in a stage is always a bid, never a request for more cards (T7)") {
    const Wish wish{.opening = 40, .aim = 20, .least = 20};
    for (const int stage : {1, 2, 3}) {
        CHECK(answer(wish, {}, stage) == bid(40));
        CHECK(answer(wish, {40, 30, 20, 30, 30, 20}, stage) == more);
        for (const auto name : six_levels) {
            CAPTURE(name);
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                for (const auto& bids : {std::initializer_list<int>{}, {30}, {30, 30}, {-100, -100}, {200, 200}}) {
                    auto observation = tests::bargaining(tests::weak_hand);
                    observation.stage = static_cast<std::uint8_t>(stage);
                    tests::say(observation, bids);
                    observation.viewer = observation.turn;
                    const auto rng = derive_rng(seed, Purpose::Policy, 0);
                    CHECK(G::is_bid(person(name).decide(observation, rng).action()));
                }
            }
        }
    }
}

TEST_CASE("after its first bid, the newcomer asks for more cards about two times out of three") {
    int times = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        auto observation = tests::bargaining(tests::weak_hand);
        tests::say(observation, {30, 30, 30});
        const auto decision = person("newcomer").decide(observation, derive_rng(seed, Purpose::Policy, 0));
        times += decision.action() == more ? 1 : 0;
    }
    CHECK(times > 30);
    CHECK(times < 55);
}

TEST_CASE("three newcomers agree in 30 to 60 % of deals, and rarely accept far less than their own estimates") {
    const auto count = bargain({"newcomer", "newcomer", "newcomer"}, 200);
    CHECK(count.agreed >= 60);
    CHECK(count.agreed <= 120);
    CHECK(count.far_too_low * 20 <= count.agreed * 3);
}

TEST_CASE("three masters agree in some deals, and the first bids of masters and experts vary widely") {
    const auto masters = bargain({"master", "master", "master"}, 24);
    CHECK(masters.agreed >= 7);
    CHECK(masters.agreed <= 18);
    CHECK(masters.spread() >= 8);
    CHECK(bargain({"expert", "expert", "expert"}, 24).spread() >= 8);
}

TEST_CASE("computer players and simulated people end the bargaining within a few bids") {
    const Table tables[] = {{"careful", "careful", "careful"}, {"newcomer", "hasty", "forgetful"},
                            {"nibbler", "stander", "careful"}, {"nibbler", "hasty", "nibbler"},
                            {"expert", "stander", "newcomer"}, {"forgetful", "nibbler", "careful"}};
    for (const auto& table : tables) {
        check_few_bids(table, 12);
    }
    check_few_bids({"master", "expert", "nibbler"}, 3);
}

TEST_SUITE("slow") {
    TEST_CASE("bargaining ends within a few bids for all combinations of levels and at most two simulated people") {
        constexpr std::array<std::string_view, 8> people{"newcomer", "hasty",  "forgetful", "careful",
                                                         "expert",   "master", "nibbler",   "stander"};
        for (std::size_t one = 0; one < people.size(); ++one) {
            for (std::size_t two = one; two < people.size(); ++two) {
                for (std::size_t three = two; three < people.size() && !is_made_up(people[one]); ++three) {
                    check_few_bids({people[one], people[two], people[three]}, 15);
                }
            }
        }
    }

    TEST_CASE("three careful players agree in at least half of the deals, and three masters agree in 35 to 70 %") {
        CHECK(bargain({"careful", "careful", "careful"}, 200).agreed >= 100);
        const auto masters = bargain({"master", "master", "master"}, 120);
        CHECK(masters.agreed >= 42);
        CHECK(masters.agreed <= 84);
        CHECK(masters.spread() >= 8);
    }
}
