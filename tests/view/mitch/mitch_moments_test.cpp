// Tests Mitch's animations, and the points in the narrowest player panels.
#include "i18n/numbers.h"
#include "tests/view/fitting.h"
#include "tests/view/mitch/mitch_states.h"
#include "view/animator.h"
#include "view/mitch/table.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitch::Preset;

const TypeMeasure widths;

/// The models before and after the discard of a round's last card. Three players win the four suits.
struct LastCard {
    view::mitch::TableModel before;
    view::mitch::TableModel after;

    LastCard() {
        tests::MitchPosition position{.hands = "2H /  /  / ",
                                      .columns = "KC QC JC, KD 9D 5D / 9C 8C, KS QS TS / KH QH JH 9H / TD 8D, 5S",
                                      .aces = 3};
        before = tests::mitch_model(tests::set_up_mitch(tests::mitch_rules(Preset::Banilower, 4), position), 0,
                                    i18n::Language::English);
        position.actions = "drop:2H";
        after = tests::mitch_model(tests::set_up_mitch(tests::mitch_rules(Preset::Banilower, 4), position), 0,
                                   i18n::Language::English);
    }
    std::vector<Keyframe> steps(const Viewport& viewport, Speed speed = Speed::Normal) const {
        const Stage stage{.viewport = viewport, .measure = &widths, .speed = speed};
        return view::mitch::keyframes(before, after, {}, stage);
    }
};

// Counts the columns that show the points of a won suit, below the cards or in the header.
int suits_told(const Scene& scene) {
    int told = 0;
    for_each_item<TextItem>(scene, [&](const TextItem& text) {
        told += (text.ink == Ink::GoldInk || text.ink == Ink::SuitInk) && text.text == "+4" ? 1 : 0;
    });
    return told;
}

// Returns a three-player round whose first phase ends during the deal.
view::mitch::TableModel without_drawing() {
    const tests::MitchPosition position{
        .hands = "8H 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C", .stock = "5C 3C JS", .aces = 3};
    return tests::mitch_model(tests::set_up_mitch(tests::mitch_rules(Preset::Banilower, 3), position), 0,
                              i18n::Language::English);
}

} // namespace

TEST_CASE("Mitch: no number is clipped, even in the narrowest player panel") {
    auto model = tests::mitch_model(tests::played_mitch(tests::mitch_rules(Preset::TwoPacks, 8), 1, 400), 0,
                                    i18n::Language::English);
    REQUIRE(model.match.phase != MatchPhase::Playing);
    for (int points = -40; points <= 30; ++points) {
        model.match.seen.scores.fill(points);
        for (const auto& viewport : {Viewport{.width = 320, .height = 568}, Viewport{.width = 360, .height = 740},
                                     Viewport{.width = 480, .height = 360}, Viewport{.width = 844, .height = 390}}) {
            const auto words = i18n::signed_number(points);
            const auto scene = view::mitch::lay_out(model, {}, viewport, widths);
            int heads = 0;
            for_each_item<TextItem>(scene, [&](const TextItem& text) { heads += shown_text(text) == words ? 1 : 0; });
            INFO(words, " ", viewport.width, "x", viewport.height);
            CHECK(heads >= 7);
        }
    }
}

TEST_CASE("Mitch: at the end of a round, the points of each suit appear on its columns, suit by suit (C16)") {
    const LastCard last;
    for (const auto& viewport : {Viewport{.width = 390, .height = 844}, Viewport{.width = 1440, .height = 900}}) {
        const auto steps = last.steps(viewport);
        REQUIRE(steps.size() == 6); // one for the card, four for the suits, one for the final table
        for (std::size_t suit = 1; suit <= 4; ++suit) {
            CHECK(steps[suit].milliseconds == 700);
            CHECK(suits_told(steps[suit].scene) == static_cast<int>(suit));
        }
        CHECK(suits_told(steps[0].scene) == 0);
        CHECK(suits_told(steps[5].scene) == 4);
        const auto still = last.steps(viewport, Speed::None);
        REQUIRE(still.size() == 1);
        CHECK(suits_told(still[0].scene) == 4);
    }
}

namespace {

/// The table before and after an action of the viewer.
struct Turn {
    view::mitch::TableModel before;
    view::mitch::TableModel after;

    Turn(tests::MitchPosition position, int players, const char* action) {
        const auto rules = tests::mitch_rules(Preset::Banilower, players);
        before = tests::mitch_model(tests::set_up_mitch(rules, position), 0, i18n::Language::English);
        position.actions = action;
        after = tests::mitch_model(tests::set_up_mitch(rules, position), 0, i18n::Language::English);
    }
    std::vector<Keyframe> steps(Speed speed = Speed::Normal) const {
        const Stage stage{.viewport = {.width = 390, .height = 844}, .measure = &widths, .speed = speed};
        auto then = after;
        then.speed = speed;
        return view::mitch::keyframes(before, then, {}, stage);
    }
};

// Returns a turn that takes the lead in spades: KS TS is as long as Odile's QS 7S, and the ten beats the seven (C14).
Turn lead_in_spades() {
    return {{.hands = "TS 8H 6S 8D 3D / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C / 4H 5D 6C 4D 2C",
             .columns = "KS, JH, , QC / QS 7S, KH QH / KD JD, KC / , , QD TD",
             .stock = "5C AS 3C AD JS 5H",
             .discards = "7D",
             .aces = 1},
            4,
            "place:TS"};
}

// Returns the number of the opponents' crowns and of the viewer's crowns, based on their positions.
std::pair<int, int> crowns(const Scene& scene) {
    std::pair<int, int> count;
    for_each_item<PictureItem>(scene, [&](const PictureItem& picture) {
        if (picture.picture == Picture::IconCrown) {
            ++(picture.rect.y < 300 ? count.first : count.second);
        }
    });
    return count;
}

std::vector<std::string> knitted(const Scene& scene) {
    std::vector<std::string> figures;
    for_each_item<TextItem>(scene, [&](const TextItem& text) {
        if (text.lettering == Lettering::Knitted) {
            figures.push_back(shown_text(text));
        }
    });
    return figures;
}

bool says(const Scene& scene, std::string_view words) {
    return find_item<TextItem>(scene, [&](const TextItem& text) { return text.text == words; }) != nullptr;
}

} // namespace

TEST_CASE("Mitch: taking a lead moves the crown, and then both columns show their new points (C13-C17)") {
    const auto steps = lead_in_spades().steps();
    REQUIRE(steps.size() >= 5);
    const auto before = crowns(steps[0].scene); // the card is placed, and the crown has not moved
    const auto flown = crowns(steps[1].scene);
    CHECK(flown.first == before.first - 1);
    CHECK(flown.second == before.second + 1);
    CHECK(knitted(steps[1].scene).empty());
    CHECK(says(steps[1].scene, "You lead in spades now."));
    CHECK(knitted(steps[2].scene) == std::vector<std::string>{"−2", "+4"});
    CHECK(knitted(steps.back().scene).empty());
    int all = 0;
    for (const auto& step : steps) {
        all += step.milliseconds;
    }
    CHECK(all <= 1900);
}

TEST_CASE("Mitch: in the standings, a player's whole line moves when the order changes") {
    const auto turn = lead_in_spades();
    const Viewport desktop{.width = 1440, .height = 900};
    const auto from = view::mitch::lay_out(turn.before, {}, desktop, widths);
    const auto to = view::mitch::lay_out(turn.after, {}, desktop, widths);
    const auto standings = [](const Scene& scene) {
        return find_item<TextItem>(scene, [](const TextItem& text) { return text.text == "Standings"; })->at;
    };
    const auto name_in = [&](const Scene& scene, const std::string& name) {
        const auto title = standings(scene);
        return find_item<TextItem>(scene, [&](const TextItem& text) {
            return text.text == name && text.at.x < title.x + 100 && text.at.y > title.y && text.opacity == 1;
        });
    };
    bool moved = false;
    for (const auto& player : turn.after.players) {
        const auto name = &player == &turn.after.players.front() ? std::string("You") : player.name;
        INFO(name);
        REQUIRE(name_in(from, name) != nullptr);
        const auto half = between(from, to, 0.5F);
        const auto* way = name_in(half, name);
        REQUIRE(way != nullptr);
        const float start = name_in(from, name)->at.y;
        const float end = name_in(to, name)->at.y;
        CHECK(way->at.y >= std::min(start, end) - 0.1F);
        CHECK(way->at.y <= std::max(start, end) + 0.1F);
        moved = moved || start != end;
    }
    CHECK(moved);
}

TEST_CASE("Mitch: the points after a change of lead are shown only once, even if an ace appears (C5)") {
    const Turn turn{{.hands = "KH 4C 9S 2D 7D / QH TC 8C 3S 5D", .stock = "6H AS 3C JS 5H", .aces = 2}, 2, "place:KH"};
    REQUIRE(turn.after.match.seen.aces.size() == 3);
    int times = 0;
    bool shown = false;
    for (const auto& step : turn.steps()) {
        const bool shows = !knitted(step.scene).empty();
        times += shows && !shown ? 1 : 0;
        shown = shows;
    }
    CHECK(times == 1);
    CHECK(!shown);
}

TEST_CASE("Mitch: without animations, a note shows the new points after a change of lead") {
    const auto steps = lead_in_spades().steps(Speed::None);
    REQUIRE(steps.size() == 1);
    CHECK(says(steps[0].scene, "−2"));
    CHECK(says(steps[0].scene, "+4"));
}

TEST_CASE("Mitch: the banner about the closing ace does not cover any card in the hand") {
    const auto model = without_drawing();
    for (const auto& viewport : {Viewport{.width = 320, .height = 568}, Viewport{.width = 390, .height = 844},
                                 Viewport{.width = 768, .height = 1024}, Viewport{.width = 844, .height = 390},
                                 Viewport{.width = 1440, .height = 900}}) {
        const auto scene = view::mitch::opening(model, {}, {.viewport = viewport, .measure = &widths}).back().scene;
        std::optional<Rect> band;
        for_each_item<BoxItem>(scene, [&](const BoxItem& box) {
            if (box.stitch > 0 && box.stitch_ink == Ink::Red) {
                band = box.rect;
            }
        });
        REQUIRE(band);
        for_each_item<CardItem>(scene, [&](const CardItem& card) {
            if (card.card && model.match.seen.hand.contains(*card.card)) {
                CHECK(!tests::overlap(*band, card_rect(card.centre, card.width)));
            }
        });
    }
}

TEST_CASE("Mitch: aces that end the first phase during the deal are shown before the first turn (C3)") {
    const auto model = without_drawing();
    const Stage stage{.viewport = {.width = 390, .height = 844}, .measure = &widths};
    const auto steps = view::mitch::opening(model, {}, stage);
    CHECK(says(steps.back().scene, "Three aces at once: no drawing."));
    CHECK(steps.size() > 3);
}

TEST_CASE("Mitch: when the third ace appears, all aces grow, move to the middle and then return to their row (C5)") {
    const Turn turn{{.hands = "TS 8H 6S 8D 3D / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
                     .columns = "KS, JH, , QC / QS, KH QH / KD JD, KC",
                     .stock = "5C AS 3C JS 5H",
                     .discards = "7D",
                     .aces = 2},
                    3,
                    "drop:TS"};
    REQUIRE(turn.before.match.seen.aces.size() == 2);
    REQUIRE(turn.after.match.seen.aces.size() == 3);
    std::vector<int> large; // the number of enlarged aces in the middle, by step
    float in_row = 0;
    for (const auto& step : turn.steps()) {
        int count = 0;
        for_each_item<CardItem>(step.scene, [&](const CardItem& card) {
            if (card.card && card.card->rank() == Rank::Ace) {
                in_row = card.width; // the last value is the width in the row
                count += card.width >= 60 && std::abs(card.centre.y - 0.38F * 844) < 1 ? 1 : 0;
            }
        });
        large.push_back(count);
    }
    CHECK(std::count(large.begin(), large.end(), 3) == 2); // two steps: the aces arrive, and then stay
    CHECK(large.front() == 0);
    CHECK(large.back() == 0);
    CHECK(in_row <= 50);
    for (const auto& step : turn.steps(Speed::None)) {
        CHECK(step.scene.items.size() > 10);
        CHECK(!step.said.empty());
    }
}

TEST_CASE("Mitch: a card that takes the lead sounds different from one that does not, with and without animations") {
    const auto heard = [](const Turn& turn, Speed speed) {
        std::vector<Cue> cues;
        for (const auto& step : turn.steps(speed)) {
            cues.insert(cues.end(), step.cues.begin(), step.cues.end());
        }
        return to_text(cues);
    };
    for (const auto speed : {Speed::Normal, Speed::None}) {
        CHECK(heard(lead_in_spades(), speed).rfind("glove!", 0) == 0);
        const Turn other{{.hands = "TS 8H 6S 8D 3D / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C / 4H 5D 6C 4D 2C",
                          .columns = "KS, JH, , QC / QS 9S 7S 4S, KH QH / KD JD, KC / , , QD TD",
                          .stock = "5C AS 3C AD JS 5H",
                          .discards = "7D",
                          .aces = 1},
                         4,
                         "place:TS"};
        CHECK(heard(other, speed).rfind("lay!", 0) == 0);
    }
}
