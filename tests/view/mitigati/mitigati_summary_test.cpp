// Checks that the deal summary and the log explain every point and agree with the score.
#include "games/mitigati/scoring.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/mitigati/summary.h"

#include <algorithm>

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::view;
using i18n::Language;

int points_of(const RoundSummary& summary, int side) {
    int sum = 0;
    for (const auto& deal : summary.deals) {
        for (const auto& capture : deal.captures) {
            for (const auto& line : capture.lines) {
                CHECK(!line.text.empty());
                sum += line.side == side ? line.points : 0;
            }
        }
    }
    return sum;
}

std::vector<std::string> texts_of(const RoundSummary& summary) {
    std::vector<std::string> texts;
    for (const auto& deal : summary.deals) {
        for (const auto& capture : deal.captures) {
            for (const auto& line : capture.lines) {
                texts.push_back(line.text);
            }
        }
    }
    return texts;
}

} // namespace

TEST_CASE("Mitigati: the summary's lines add up to each score, and the scores add up to zero (T16)") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto match = tests::played_mitigati({}, seed, 1000);
        REQUIRE(match.phase() == MatchPhase::RoundOver);
        for (const auto language : {Language::English, Language::French}) {
            const auto summary = view::mitigati::round_summary(tests::mitigati_model(match, 1, language));
            REQUIRE(summary.sides.size() == 3);
            CHECK(summary.sides[0].seat == 1); // the viewer is first
            int all = 0;
            for (const auto& side : summary.sides) {
                CHECK(points_of(summary, side.side) == side.gained);
                CHECK(side.after == match.totals().at(static_cast<std::size_t>(side.side)));
                all += side.gained;
            }
            CHECK(all == 0);
        }
    }
}

TEST_CASE("Mitigati: the summary explains the points for cards and honours (T14, T16)") {
    const auto match = tests::mitigati_moment({}, [](const auto& each) {
        return each.phase() == MatchPhase::RoundOver && each.referee_state().honours[0] > 0;
    });
    const auto model = tests::mitigati_model(match, 0, Language::English);
    const auto& state = match.referee_state();
    const auto texts = texts_of(view::mitigati::round_summary(model));
    auto cards = state.captured[0];
    if (state.dealer == 0) {
        cards = cards | state.discards;
    }
    const auto worth = std::to_string(mitts::mitigati::value_of(cards));
    const std::string discards = state.dealer == 0 ? " with the discard" : "";
    CHECK(std::find(texts.begin(), texts.end(), worth + " points" + discards + ", less 43") != texts.end());
    const int got = 2 * state.honours[0];
    const int paid = state.honours[1] + state.honours[2];
    if (got != paid) {
        const auto words = std::to_string(got) + " received" + (paid > 0 ? ", " + std::to_string(paid) + " paid" : "");
        CHECK(std::find(texts.begin(), texts.end(), words) != texts.end());
    }
}

TEST_CASE("Mitigati: the summary has a line for a player who received and paid equal points for honours (T14)") {
    const auto match = tests::mitigati_moment({}, [](const auto& each) {
        const auto& honours = each.referee_state().honours;
        return each.phase() == MatchPhase::RoundOver && honours[0] > 0 && 2 * honours[0] == honours[1] + honours[2] &&
               honours[1] != honours[2];
    });
    const int got = 2 * match.referee_state().honours[0];
    const auto texts = texts_of(view::mitigati::round_summary(tests::mitigati_model(match, 0, Language::English)));
    const auto words = std::to_string(got) + " received, " + std::to_string(got) + " paid";
    CHECK(std::find(texts.begin(), texts.end(), words) != texts.end());
}

TEST_CASE("Mitigati: the summary has a line for a player who won exactly an even share of the points (T16)") {
    const auto match = tests::mitigati_moment({}, [](const auto& each) {
        const auto& state = each.referee_state();
        return each.phase() == MatchPhase::RoundOver && state.dealer != 1 &&
               mitts::mitigati::value_of(state.captured[1]) == 43;
    });
    const auto summary = view::mitigati::round_summary(tests::mitigati_model(match, 0, Language::English));
    const auto texts = texts_of(summary);
    CHECK(std::find(texts.begin(), texts.end(), "43 points, less 43") != texts.end());
    CHECK(summary.deals.back().captures.size() == 3);
}

TEST_CASE("U1: after an agreement, each player scores their bid") {
    const auto match = tests::bargained_mitigati({}, 5, 2, "bid:20 bid:-5 bid:-15");
    REQUIRE(match.phase() == MatchPhase::RoundOver);
    const auto summary = view::mitigati::round_summary(tests::mitigati_model(match, 0, Language::English));
    CHECK(points_of(summary, 0) == 20);
    CHECK(points_of(summary, 1) == -5);
    CHECK(points_of(summary, 2) == -15);
    REQUIRE(summary.deals.size() == 1);
    CHECK(summary.deals[0].title == "The agreement");
}

TEST_CASE("Mitigati: the log has a heading for the deal and a line for every trick") {
    const auto match = tests::played_mitigati({}, 3, 1000);
    const auto lines = view::mitigati::match_log(match, tests::mitigati_model(match, 0, Language::English));
    int tricks = 0;
    for (const auto& line : lines) {
        tricks += line.text.find("the trick") != std::string::npos ? 1 : 0;
    }
    CHECK(tricks == 25);
    CHECK(lines.front().text == "Deal 1");
    const auto points = std::find_if(lines.begin(), lines.end(), [](const auto& line) {
        return line.text.find("compared with") != std::string::npos;
    });
    REQUIRE(lines.end() - points == 4);
    CHECK(std::vector{points[0].subject, points[1].subject, points[2].subject} == std::vector<Seat>{0, 1, 2});
    CHECK(points[3].subject == no_seat); // the last line states only that the deal is over
}

TEST_CASE("Mitigati: the summary calls the round a deal in English and a brasse in French") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        CHECK(view::mitigati::round_summary(state.model).next == "Next deal");
        CHECK(view::mitigati::round_summary(state.model).gained == "This deal");
    }
    for (const auto& state : tests::mitigati_states(i18n::Language::French)) {
        CHECK(view::mitigati::round_summary(state.model).next == "Brasse suivante");
        CHECK(view::mitigati::round_summary(state.model).gained == "Total de la brasse");
    }
}
