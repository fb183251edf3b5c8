// What is seen happening at the end of a round of Mitch, and the figures of the narrowest heads.
#include "i18n/numbers.h"
#include "tests/view/mitch/mitch_states.h"
#include "view/mitch/table.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <string>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitch::Preset;

const TypeMeasure widths;

/// Four suits won by three players; the last card is discarded.
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

// Columns that say that they have won.
int suits_told(const Scene& scene) {
    int told = 0;
    for_each_item<TextItem>(
        scene, [&](const TextItem& text) { told += text.ink == Ink::GoldInk && text.text == "+4" ? 1 : 0; });
    return told;
}

} // namespace

TEST_CASE("Mitch: a figure is never cut, however narrow the head") {
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
            for_each_item<TextItem>(scene, [&](const TextItem& text) { heads += text.text == words ? 1 : 0; });
            INFO(words, " ", viewport.width, "x", viewport.height);
            CHECK(heads >= 7);
        }
    }
}

TEST_CASE("Mitch: each suit says its points on its column, one after the other, before the round is over (C16)") {
    const LastCard last;
    for (const auto& viewport : {Viewport{.width = 390, .height = 844}, Viewport{.width = 1440, .height = 900}}) {
        const auto steps = last.steps(viewport);
        REQUIRE(steps.size() == 6); // the card, four suits, the table at rest
        for (std::size_t suit = 1; suit <= 4; ++suit) {
            CHECK(steps[suit].milliseconds == 260);
            CHECK(suits_told(steps[suit].scene) == static_cast<int>(suit));
        }
        CHECK(suits_told(steps[0].scene) == 0);
        CHECK(suits_told(steps[5].scene) == 4);
        const auto still = last.steps(viewport, Speed::None);
        REQUIRE(still.size() == 1);
        CHECK(suits_told(still[0].scene) == 4);
    }
}
