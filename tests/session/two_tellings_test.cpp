// Tests the comparison of a deal under two rule sets. Its result equals the differences between two traces of the same
// cards and moves, and reveals no hidden card to the viewer.
#include "games/games.h"
#include "session/record_match.h"
#include "session/two_tellings.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace mitts;
using namespace mitts::tests;

namespace {

template <Game G> TwoTellings told_twice(const Match<G>& match, std::string_view other, Seat viewer = 0) {
    return *TellTwice<G>(match, match.options(), *parse_options<G>(other)).tell(viewer);
}

template <Game G> Match<G> read(std::string_view text) {
    return *match_from_record<G>(*parse_record(text));
}

// Deals the same pack in a match under the other rules, makes the same moves, and compares the points of both logs. In
// Mitch, draws must be automatic under both rule sets.
template <Game G> struct TwoTraces {
    TwoTraces(const Match<G>& match, const typename G::Options& other)
        : beside(*Match<G>::begin(other, DealtStart<G>{match.rounds().back().deck, match.rounds().back().dealer})) {
        for (const auto& entry : match.log()) {
            if (beside.phase() != MatchPhase::Playing) {
                break;
            }
            if (beside.submit(entry.action)) {
                refused = true;
                break;
            }
            if (points(entry) != points(beside.log().back())) {
                differ.push_back(beside.log().size() - 1);
            }
            ++moves;
        }
    }

    static std::string points(const typename Match<G>::Entry& entry) {
        std::string text;
        for (const auto& event : entry.events) {
            if (event.type == decltype(event.type)::Points && event.points != 0) {
                if constexpr (requires { event.side; }) {
                    text += std::to_string(event.side) + ' ';
                } else {
                    text += std::to_string(event.seat) + ' ';
                }
                text += std::string(to_text(event.reason)) + std::to_string(event.points) + ' ';
            }
        }
        return text;
    }

    Match<G> beside;
    std::size_t moves = 0;
    bool refused = false;
    std::vector<std::size_t> differ{};
};

template <Game G> void compare_with_traces(int rounds) {
    Rng rng(41);
    int compared = 0;
    for (int round = 0; round < rounds; ++round) {
        auto options = random_options<G>(rng);
        auto other = for_deal_of<G>(options, random_options<G>(rng));
        if constexpr (requires { other.draw; }) {
            options.draw = other.draw = {};
        }
        if (G::validate(other)) {
            continue;
        }
        const SeededStart start{.seed = static_cast<std::uint64_t>(round)};
        auto match = *Match<G>::begin(options, start);
        play_at_random(match, rng, static_cast<int>(rng.below(80)));
        if (match.rounds().size() > 1) {
            continue;
        }
        const auto told = *TellTwice<G>(match, options, other).tell(no_seat);
        if (told.end == TellingEnd::Hidden) {
            continue;
        }
        const TwoTraces<G> traces(match, other);
        CAPTURE(options_to_text<G>(options));
        CAPTURE(options_to_text<G>(other));
        CHECK(told.moves == traces.moves);
        CHECK((told.end == TellingEnd::Refused) == traces.refused);
        std::vector<std::size_t> differ;
        for (const auto& one : told.differences) {
            if (one.by[0].points != one.by[1].points && !one.by[0].refused && !one.by[1].refused) {
                differ.push_back(one.move);
            }
        }
        CHECK(differ == traces.differ);
        ++compared;
    }
    CHECK(compared > rounds / 4);
}

// Returns the same match with two cards of its pack swapped, or nothing if its moves are then illegal.
template <Game G> std::optional<Match<G>> with_cards_swapped(const Match<G>& match, Rng& rng) {
    const auto& round = match.rounds().back();
    auto deck = round.deck;
    const auto place = [&] { return rng.below(static_cast<std::uint32_t>(deck.size())); };
    std::swap(deck[place()], deck[place()]);
    auto other = Match<G>::begin(match.options(), DealtStart<G>{deck, round.dealer});
    for (const auto& entry : match.log()) {
        if (other->phase() != MatchPhase::Playing || other->turn() != entry.seat || other->submit(entry.action)) {
            return std::nullopt;
        }
    }
    return *other;
}

template <Game G> void swap_hidden_cards(int rounds) {
    Rng rng(43);
    int swapped = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto options = random_options<G>(rng);
        const auto other = random_options<G>(rng);
        if (G::validate(for_deal_of<G>(options, other))) {
            continue;
        }
        auto match = *Match<G>::begin(options, SeededStart{.seed = static_cast<std::uint64_t>(round)});
        play_at_random(match, rng, static_cast<int>(rng.below(60)));
        if (match.phase() != MatchPhase::Playing || match.rounds().size() > 1) {
            continue;
        }
        for (int swap = 0; swap < 20; ++swap) {
            const auto beside = with_cards_swapped(match, rng);
            if (!beside || beside->phase() != MatchPhase::Playing) {
                continue;
            }
            for (Seat viewer = 0; viewer < G::players(options); ++viewer) {
                if (G::observation_to_text(match.observe(viewer)) == G::observation_to_text(beside->observe(viewer))) {
                    CAPTURE(options_to_text<G>(options));
                    CAPTURE(options_to_text<G>(other));
                    CHECK(*TellTwice<G>(match, options, other).tell(viewer) ==
                          *TellTwice<G>(*beside, options, other).tell(viewer));
                    ++swapped;
                }
            }
        }
    }
    CHECK(swapped > rounds);
}

} // namespace

TEST_CASE("comparing a deal under two rule sets finds the same differences as comparing two traces") {
    compare_with_traces<mitaines::Game>(800);
    compare_with_traces<mitch::Game>(400);
    compare_with_traces<mitigati::Game>(100);
}

TEST_CASE("comparing a deal under two rule sets reveals no hidden card") {
    swap_hidden_cards<mitaines::Game>(60);
    swap_hidden_cards<mitch::Game>(60);
}

TEST_CASE("comparing a deal under two identical rule sets finds no differences") {
    for_each_game([](auto which) {
        using G = typename decltype(which)::type;
        Rng rng(7);
        auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 7});
        play_at_random(match, rng, 30);
        const auto told = *TellTwice<G>(match, match.options(), match.options()).tell(match.turn());
        CHECK(told.differences.empty());
        CHECK(told.now.empty());
        CHECK(told.end == TellingEnd::Told);
    });
}

TEST_CASE("M18.2: a double that scores under only one rule set is reported as a difference") {
    const auto match =
        read<mitaines::Game>("[Game \"mitaines\"]\n[Hands \"6C 6D 6H QS / 6S QC\"]\n[Turn \"0\"]\n\n6C:g 6S\n");
    const auto told = told_twice(match, "preset=pagat players=2 doubles=no glove=50");
    REQUIRE(told.differences.size() == 1);
    CHECK(told.differences[0].action == "6S");
    CHECK(told.differences[0].by[0].points == std::vector<ToldPoints>{{1, "call", 100}, {1, "double", 100}});
    CHECK(told.differences[0].by[1].points == std::vector<ToldPoints>{{1, "call", 50}});
    CHECK(told.points[0] == std::vector<int>{0, 200});
    CHECK(told.points[1] == std::vector<int>{0, 50});
}

TEST_CASE("M11: a move that one rule set refuses ends the comparison") {
    const auto match = read<mitaines::Game>(
        "[Game \"mitaines\"]\n[Hands \"9C 9D KC / 3H QC\"]\n[Pile \"KS 9S\"]\n[Turn \"0\"]\n\n9C:m 3H 9D\n");
    const auto told = told_twice(match, "mitten_on_match=no");
    CHECK(told.end == TellingEnd::Refused);
    CHECK(told.moves == 0);
    REQUIRE(told.differences.size() == 1);
    CHECK(told.differences[0].by[1].rule == "M11");
}

TEST_CASE("M18.3: if the viewer is on turn, the possible moves are compared under both rule sets") {
    const auto match =
        read<mitaines::Game>("[Game \"mitaines\"]\n[Hands \"JC 2C / 3C 4C\"]\n[Pile \"6C\"]\n[Turn \"0\"]\n");
    const auto told = told_twice(match, "lone_jack=10");
    REQUIRE(told.now.size() == 1);
    CHECK(told.now[0].action == "JC");
    CHECK(told.now[0].by[0].points.empty());
    CHECK(told.now[0].by[1].points == std::vector<ToldPoints>{{0, "lone", 10}});
    CHECK(told_twice(match, "lone_jack=10", 1).now.empty()); // seat 1 is not on turn
}

TEST_CASE("C7: a draw that is automatic under one rule set can be a choice under the other") {
    const auto match = read<mitch::Game>(
        "[Game \"mitch\"]\n[Options \"players=2\"]\n[Hands \"KH 4C / QH TC\"]\n[Stock \"6H JS 2D AC\"]\n"
        "[Discards \"9S\"]\n[Aces \"2\"]\n[Turn \"0\"]\n\nplace:KH\n");
    const auto told = told_twice(match, "preset=pick_up players=2", 1);
    CHECK(told.differences.empty());
    CHECK(told.moves == 1);
    REQUIRE(told.now.size() == 1);
    CHECK(told.now[0].action == "draw:pile");
    CHECK(told.now[0].by[0].refused);
    CHECK(!told.now[0].by[1].refused);
}
