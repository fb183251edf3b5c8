// Checks that the forecasts for suits and for placing a card agree with the scores under the rules.
#include "tests/view/mitch/mitch_states.h"
#include "view/mitch/choices.h"
#include "view/mitch/outlook.h"
#include "view/mitch/standing.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using i18n::Language;
using mitts::mitch::Preset;
using view::mitch::ActionType;
using view::mitch::outlook_of;
using view::mitch::outlook_words;
using view::mitch::points_of_placing;
using view::mitch::standing_of;

std::string words_on(const view::mitch::TableModel& model, Suit suit) {
    return outlook_words(model, outlook_of(model.match.seen, suit));
}

// Checks the forecast of every legal placement on a copy of the match. Returns the number that changed the points.
int check_cards(const view::mitch::MitchMatch& match) {
    int changes = 0;
    const auto viewer = match.turn();
    const auto seen = match.observe(viewer);
    for (const auto card : seen.hand) {
        const mitts::mitch::Action place{.type = ActionType::Place, .card = card};
        if (!view::mitch::viewer_plays(seen) || view::mitch::why_not(seen, place)) {
            continue;
        }
        auto then = match;
        REQUIRE(!then.submit(place));
        const int before = standing_of(seen).points[static_cast<std::size_t>(viewer)];
        const int after = standing_of(then.observe(viewer)).points[static_cast<std::size_t>(viewer)];
        INFO(to_text(card), " after ", match.log().size(), " actions");
        CHECK(points_of_placing(seen, card) == after - before);
        changes += after != before ? 1 : 0;
    }
    return changes;
}

} // namespace

TEST_CASE("Mitch: the forecast for placing a card equals the score under the rules (C13 to C17)") {
    int changes = 0;
    for (int preset = 0; preset < mitts::mitch::preset_count; ++preset) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            auto match = tests::played_mitch(tests::mitch_rules(static_cast<Preset>(preset), 4), seed, 0);
            for (std::size_t turn = 0; match.phase() == MatchPhase::Playing; ++turn) {
                changes += check_cards(match);
                const auto legal = legal_actions(match.options(), match.referee_state());
                REQUIRE(!match.submit(legal[(turn * 5 + seed) % legal.size()]));
            }
        }
    }
    CHECK(changes > 500);
}

TEST_CASE("Mitch: a suit's label shows who leads and by how much, or who wins the tie (C13, C14)") {
    const tests::MitchPosition position{.hands = "TH 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
                                        .columns = "KS TS 8S, JH, 9C / QS 7S, KH QH / KD, 5C",
                                        .stock = "7C AS 3C AD JS",
                                        .aces = 1};
    const auto match = tests::set_up_mitch(tests::mitch_rules(Preset::Banilower, 3), position);
    const auto model = tests::mitch_model(match, 0, Language::English);
    CHECK(words_on(model, Suit::Spades) == "1 ahead");
    CHECK(words_on(model, Suit::Hearts) == "Mathilde leads with 2");
    CHECK(words_on(model, Suit::Diamonds) == "Odile leads with 1");
    CHECK(words_on(model, Suit::Clubs) == "1 each: you win the tie");
    CHECK(words_on(tests::mitch_model(match, 2, Language::English), Suit::Clubs) == "1 each: Mathilde wins the tie");
    CHECK(words_on(tests::mitch_model(match, 0, Language::French), Suit::Hearts) == "Mathilde mène avec 2");
}

TEST_CASE("Mitch: the sentence about a chosen card forecasts the lead and the points in its suit") {
    const tests::MitchPosition position{
        .hands = "QH 6S / 2H 3S / 2S 3H", .columns = "KS TS 8S / QS 7S / ", .stock = "7C AS 3C AD JS", .aces = 1};
    const auto match = tests::set_up_mitch(tests::mitch_rules(Preset::Banilower, 3), position);
    const auto model = tests::mitch_model(match, 0, Language::English);
    CHECK(placing_words(model, *parse_card("6S")) == "With the 6 of spades: 2 ahead.");
    CHECK(placing_words(model, *parse_card("QH")) == "With the queen of hearts: yours alone, +4 points as it stands.");
}
