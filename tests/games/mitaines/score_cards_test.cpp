// Tests the scoring pile as players see it. The section on `score_cards` in RULES.md describes the pile.
#include "games/mitaines/score_cards.h"
#include "tests/support/mitaines_position.h"

#include <algorithm>
#include <numeric>

using namespace mitts;
using namespace mitts::mitaines;
using namespace mitts::tests;

namespace {

std::vector<ScoringCards> pictures(const MitainesMatch& match) {
    return scoring_cards(match.options(), match.log().back().events);
}

// Returns an action's scoring cards as text, such as "down up:JC | 150". The number is included only if players see it.
std::string picture(const Position& position, std::string_view actions) {
    std::string text;
    for (const auto& one : pictures(play(position, actions))) {
        for (const auto& kept : one.cards) {
            text += (text.empty() ? "" : " ") +
                    (kept.facing == Facing::Down ? std::string("down") : "up:" + to_text(kept.card));
        }
        if (one.beside == Beside::Points) {
            text += (text.empty() ? "| " : " | ") + std::to_string(one.points);
        }
    }
    return text;
}

} // namespace

TEST_CASE("score_cards=hundreds shows a mitten as one face-up card") {
    CHECK(picture({.hands = "7S 7D KS / 3H QC"}, "7S:m 3H 7D") == "up:7D");
}

TEST_CASE("score_cards=hundreds shows a glove as one face-down card, and a sock as two") {
    CHECK(picture({.hands = "9C 9D 9H KS / 5S 4S QC"}, "9C:g 5S 9D 4S 9H") == "down");
    CHECK(picture({.hands = "9C 9D 9H 9S KS / 5S 4S 2S QC"}, "9C:s 5S 9D 4S 9H 2S 9S") == "down down");
}

TEST_CASE("score_cards=hundreds shows a mitten of jacks as a face-up jack") {
    CHECK(picture({.hands = "JC JD QS / 9C QC"}, "JC:m 9C JD") == "up:JC");
}

TEST_CASE("score_cards=hundreds shows a glove of jacks as one face-down card and one jack, and a sock as two of each") {
    CHECK(picture({.hands = "JC JD JH QS / 2C 3C QC"}, "JC:g 2C JD 3C JH") == "down up:JC");
    CHECK(picture({.hands = "JC JD JH JS QS / 2C 3C 4C QC"}, "JC:s 2C JD 3C JH 4C JS") == "down down up:JC up:JD");
}

TEST_CASE("score_cards=hundreds shows a doubled score as twice as many cards") {
    CHECK(picture({.hands = "8C 8D QS / 8H QC"}, "8C:m 8H") == "up:8C up:8H");
    CHECK(picture({.hands = "6C 6D 6H QS / 6S QC"}, "6C:g 6S") == "down down");
    CHECK(picture({.hands = "JC JD QS / JH QC"}, "JC:m JH") == "up:JC up:JH");
}

TEST_CASE("with score_cards=hundreds, the ten of diamonds itself shows the points that it scores") {
    CHECK(picture({.hands = "KC 2C / 4C 5C", .layout = "3C JC TD KD"}, "KC") == "up:TD");
    CHECK(picture({.hands = "5C 5D KS / TD QC"}, "5C:m TD 5D") == "up:5C up:TD");
}

TEST_CASE("the face-up card that shows a mitten is neither a jack nor the ten of diamonds") {
    CHECK(picture({.hands = "TC TD KS / 4S QC"}, "TC:m 4S TD") == "up:TC up:TD");
    CHECK(picture({.hands = "TD TC KS / JS 4S QC"}, "TD:m JS TC") == "up:TC up:TD");
}

TEST_CASE("if the captured cards cannot show all points, the points are also shown as a number") {
    // A double glove of jacks scores 300, but only two jacks were captured (W25).
    const auto text = picture({.hands = "JC JD JH QS / JS QC"}, "JC:g JS");
    CHECK(text.ends_with("| 300"));
    // Only two tens were captured, for 250 points (W23).
    CHECK(picture({.hands = "TC TS TH QS / TD QC"}, "TC:g TD").ends_with("| 250"));
}

TEST_CASE("score_cards=hundreds shows non-default points as cards of equal worth, or as a number if no cards match") {
    // In the `lavoie` preset, the ten of diamonds scores 10. Any face-up card can show 10 points.
    CHECK(picture({.options = "preset=lavoie", .hands = "TD 2C / 4C 5C", .pile = "3C TC"}, "TD") == "up:TC");
    // In the `gaspesie` preset, the ten of diamonds scores 100, shown as one face-down card.
    CHECK(picture({.options = "preset=gaspesie", .hands = "TD 2C / 4C 5C", .pile = "3C TC"}, "TD") == "down");
    // In the `lavoie` preset, this glove scores 50. That takes five face-up cards, but only four cards were captured.
    CHECK(picture({.options = "preset=lavoie", .hands = "9C 9D 9H KS / 9S 4S QC"}, "9C:g 4S 9D 9S").ends_with("| 50"));
    // No scoring card is worth 5 points.
    CHECK(picture({.options = "mitten=5", .hands = "7S 7D KS / 3H QC"}, "7S:m 3H 7D") == "| 5");
}

TEST_CASE("score_cards=fifties counts a face-down card as 50, and any face-up card as 10") {
    const std::string fifties = "score_cards=fifties";
    CHECK(picture({.options = fifties, .hands = "7S 7D KS / 3H QC"}, "7S:m 3H 7D") == "up:7D");
    CHECK(picture({.options = fifties, .hands = "9C 9D 9H KS / 5S 4S QC"}, "9C:g 5S 9D 4S 9H") == "down down");
    CHECK(picture({.options = fifties, .hands = "JC JD JH QS / 2C 3C QC"}, "JC:g 2C JD 3C JH") == "down down down");
    CHECK(picture({.options = fifties, .hands = "KC 2C / 4C 5C", .layout = "3C JC TD KD"}, "KC") == "down");
}

TEST_CASE("score_cards=kept_cards keeps one card of a mitten or a lone match, two of a glove and three of a sock") {
    const std::string kept = "score_cards=kept_cards";
    CHECK(picture({.options = kept, .hands = "7S 7D KS / 3H QC"}, "7S:m 3H 7D") == "up:7D");
    CHECK(picture({.options = kept, .hands = "9C 9D 9H KS / 5S 4S QC"}, "9C:g 5S 9D 4S 9H") == "up:9C up:9D");
    CHECK(picture({.options = kept, .hands = "9C 9D 9H 9S KS / 5S 4S 2S QC"}, "9C:s 5S 9D 4S 9H 2S 9S") ==
          "up:9C up:9D up:9H");
    CHECK(picture({.options = kept, .hands = "QS 2C / 3C 4C", .pile = "QH"}, "QS") == "up:QH");
}

TEST_CASE("score_cards=kept_cards shows points as a number if no card is kept for them") {
    CHECK(picture({.options = "score_cards=kept_cards", .hands = "KC 2C / 4C 5C", .layout = "3C JC TD KD"}, "KC") ==
          "| 50");
}

TEST_CASE("the scoring pile does not show a capture without points") {
    CHECK(pictures(play({.hands = "4H KS / 9C QC", .pile = "2C 4D"}, "4H")).empty());
    CHECK(pictures(play({.hands = "4H KS / 9C QC", .pile = "2C 4D"}, "KS")).empty());
}

TEST_CASE("M19 the player who scores the leftover ten of diamonds keeps the card") {
    const auto all = pictures(play({.hands = "4H / TD", .pile = "2C 4D"}, "4H TD"));
    REQUIRE(all.size() == 1);
    CHECK(all[0].seat == 0);
    CHECK(all[0].cards == std::vector<KeptCard>{{.card = ten_of_diamonds, .facing = Facing::Up}});
}

TEST_CASE("with every preset and style, the scoring pile shows captured cards that match the points, or a number") {
    for (int preset = 0; preset < preset_count; ++preset) {
        for (const auto style : {ScoreCards::Hundreds, ScoreCards::Fifties, ScoreCards::KeptCards}) {
            auto options = preset_options(static_cast<Preset>(preset));
            options.score_cards = style;
            auto match = *MitainesMatch::begin(options, SeededStart{.seed = 11});
            Rng rng(4);
            while (match.phase() == MatchPhase::Playing) {
                const auto legal = legal_actions(options, match.referee_state());
                match.submit(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
                const auto& events = match.log().back().events;
                CardSet captured;
                int points = 0;
                for (const auto& event : events) {
                    captured |= event.cards;
                    points += event.points;
                }
                for (const auto& one : scoring_cards(options, events)) {
                    CardSet kept;
                    int worth = 0;
                    for (const auto& card : one.cards) {
                        REQUIRE(captured.contains(card.card));
                        REQUIRE(!kept.contains(card.card));
                        kept.insert(card.card);
                        worth += worth_of(style, card);
                    }
                    points -= one.points;
                    if (style != ScoreCards::KeptCards) {
                        CHECK((worth == one.points) == (one.beside == Beside::Nothing));
                    }
                }
                CHECK(points == 0);
            }
        }
    }
}
