// Checks that each choice on a card shows the points that the rules award.
#include "tests/view/mitaines/mitaines_states.h"
#include "view/mitaines/choices.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace mitts;
using mitts::mitaines::Event;
using mitts::mitaines::EventType;
using mitts::mitaines::Kind;
using mitts::mitaines::Preset;
using mitts::mitaines::preset_options;
using view::mitaines::choices_on;

// Returns the points of a move's capture, if there is one. Excludes points that are scored at the end of the round.
std::optional<int> captured_points(const std::vector<Event>& events) {
    auto event =
        std::find_if(events.begin(), events.end(), [](const Event& told) { return told.type == EventType::Captured; });
    if (event == events.end()) {
        return std::nullopt;
    }
    int points = 0;
    for (++event; event != events.end() && event->type == EventType::Points; ++event) {
        points += event->points;
    }
    return points;
}

// Plays every legal card on a copy of the match and compares the points. Returns the number of captures.
int check_cards(const tests::MitainesMatch& match) {
    int takings = 0;
    const auto seen = match.observe(match.turn());
    for (const auto card : seen.hand) {
        const auto choices = choices_on(seen, card);
        if (choices.empty() || choices.front().barred) {
            CHECK((choices.empty() || !choices.front().points)); // M9
            continue;
        }
        auto then = match;
        REQUIRE(!then.submit({.card = card}));
        const auto taken = captured_points(then.log().back().events);
        INFO(to_text(card), " after ", match.log().size(), " actions");
        CHECK(choices.front().points == taken);
        takings += taken ? 1 : 0;
    }
    return takings;
}

std::optional<int> points_on(const tests::MitainesMatch& match, std::string_view card, Kind kind) {
    for (const auto& choice : choices_on(match.observe(match.turn()), *parse_card(card))) {
        if (choice.kind == kind) {
            return choice.points;
        }
    }
    FAIL("there is no such choice on the " << card);
    return std::nullopt;
}

} // namespace

TEST_CASE("the play choice shows the points of a capture, and no points without a capture (M15, M16, M18)") {
    int takings = 0;
    for (int preset = 0; preset < mitaines::preset_count; ++preset) {
        for (std::uint64_t seed = 1; seed <= 15; ++seed) {
            auto match = tests::played(preset_options(static_cast<Preset>(preset)), seed, 0);
            for (std::size_t turn = 0; match.phase() == MatchPhase::Playing; ++turn) {
                takings += check_cards(match);
                const auto legal = legal_actions(match.options(), match.referee_state());
                REQUIRE(!match.submit(legal[(turn * 7 + seed) % legal.size()]));
            }
        }
    }
    CHECK(takings > 300);
}

TEST_CASE("a call choice shows the call's value (M18.1)") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "KC KD KH 7S 3H / 9H 9C 9S 5D 6S", "", "QS TD", "");
    CHECK(points_on(match, "KC", Kind::None) == std::nullopt);
    CHECK(points_on(match, "KC", Kind::Mitten) == 10);
    CHECK(points_on(match, "KC", Kind::Glove) == 100);
}
