// Tests the round summary, the log, the text version of the table, and the animations of Mitaines.
#include "cards/rng.h"
#include "tests/view/mitaines/mitaines_states.h"
#include "view/animator.h"
#include "view/keyframe_script.h"
#include "view/mitaines/spoken.h"
#include "view/mitaines/summary.h"
#include "view/panels.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitaines::Preset;
using mitts::mitaines::preset_options;

std::vector<std::string> lines_of(const RoundSummary& summary) {
    std::vector<std::string> lines;
    for (const auto& deal : summary.deals) {
        for (const auto& capture : deal.captures) {
            for (const auto& line : capture.lines) {
                lines.push_back(line.text + " " + std::to_string(line.points));
            }
        }
    }
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("the summary's lines add up to the score for every preset and number of players") {
    for (int preset = 0; preset < mitts::mitaines::preset_count; ++preset) {
        for (int players = 2; players <= 4; ++players) {
            auto options = preset_options(static_cast<Preset>(preset));
            options.players = players;
            if (validate(options)) {
                continue;
            }
            const auto match = tests::played(options, 40 + static_cast<std::uint64_t>(players), 400);
            REQUIRE(match.phase() != MatchPhase::Playing);
            const auto model = tests::model_of(match, 0, i18n::Language::English);
            const auto summary = view::mitaines::round_summary(model);
            for (const auto& side : summary.sides) {
                int sum = 0;
                for (const auto& deal : summary.deals) {
                    for (const auto& capture : deal.captures) {
                        for (const auto& line : capture.lines) {
                            sum += line.side == side.side ? line.points : 0;
                        }
                    }
                }
                CHECK(sum == side.gained);
                CHECK(side.after == match.totals().at(static_cast<std::size_t>(side.side)));
                CHECK(side.before == 0);
            }
        }
    }
}

TEST_CASE("W6: the summary names topped calls and their callers") {
    const auto match =
        tests::set_up(preset_options(Preset::Pagat), "2C 2D 3C 3D 3H / 9C 9D 4C", "", "", "2C:m 9C:m 3C:g 9D 3D 4C 3H");
    const auto english = view::mitaines::round_summary(tests::model_of(match, 0, i18n::Language::English));
    CHECK(lines_of(english) ==
          Lines{"Your mitten of 2s, topped 10", "Mathilde’s mitten of 9s, topped 10", "Glove of 3s, completed 100"});
    const auto french = view::mitaines::round_summary(tests::model_of(match, 1, i18n::Language::French));
    CHECK(lines_of(french) ==
          Lines{"Sa mitaine de 2, dépassée 10", "Ta mitaine de 9, dépassée 10", "Gant de 3, complété 100"});
}

TEST_CASE("W12: the summary explains a doubled steal") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "8C 8D / 8H 3C", "", "", "8C:m 8H");
    const auto summary = view::mitaines::round_summary(tests::model_of(match, 0, i18n::Language::English));
    CHECK(lines_of(summary) == Lines{"Your mitten of 8s, stolen 10", "Doubled: the called card was alone 10"});
    CHECK(summary.deals.at(0).captures.at(0).seat == 1);
    CHECK(summary.deals.at(0).captures.at(0).taken == 2);
}

TEST_CASE("W30: the summary does not count a jack on a lone card as a match") {
    auto options = preset_options(Preset::Pagat);
    options.lone_jack = 10;
    const auto match = tests::set_up(options, "JC 2C / 3C 4C", "", "6H", "JC");
    const auto summary = view::mitaines::round_summary(tests::model_of(match, 0, i18n::Language::English));
    CHECK(lines_of(summary) == Lines{"A lone card taken with a jack 10"});
}

TEST_CASE("M16: the summary names the joker that sweeps a lone card, unless the card is also a joker") {
    auto options = preset_options(Preset::Gaspesie);
    options.joker_sweep = mitts::mitaines::YesNo::Yes;
    options.lone_jack = 10;
    const auto first_line = [&](const std::string& pile, i18n::Language language) {
        const auto match = tests::set_up(options, "X1 2C / 3C 4C", "", pile, "X1");
        return lines_of(view::mitaines::round_summary(tests::model_of(match, 0, language))).at(0);
    };
    CHECK(first_line("6H", i18n::Language::English) == "A lone card taken with a joker 10");
    CHECK(first_line("6H", i18n::Language::French) == "Carte seule prise par un joker 10");
    CHECK(first_line("X2", i18n::Language::English).starts_with("Lone joker matched"));
}

TEST_CASE("W33: with resolution=first_complete, the summary lists the open calls that a completed call also takes") {
    const auto match = tests::set_up(preset_options(Preset::Gamerules), "4C 4D / 9C 9D 9H", "", "", "4C:m 9C:g 4D");
    const auto summary = view::mitaines::round_summary(tests::model_of(match, 0, i18n::Language::English));
    CHECK(lines_of(summary) == Lines{"Mitten of 4s, completed 10", "Mathilde’s glove of 9s, also taken 100"});
}

TEST_CASE("M19: the summary lists the cards left on the table") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "5C TD / 5D 3C", "", "", "5C 5D TD 3C");
    const auto model = tests::model_of(match, 1, i18n::Language::English);
    const auto summary = view::mitaines::round_summary(model);
    CHECK(lines_of(summary) == Lines{"Lone 5 matched 10", "Ten of diamonds, left on the table 50"});
    CHECK(summary.leftovers == "Left on the table: 10 of diamonds, 3 of clubs.");
    CHECK(summary.match_over);
}

TEST_CASE("M19: after a round without points, the summary still lists the cards left on the table") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "3C / 5H", "", "7C", "3C 5H");
    const auto summary = view::mitaines::round_summary(tests::model_of(match, 0, i18n::Language::English));
    const auto doc = summary_doc({.summary = summary}, i18n::Language::English);
    CHECK(doc.blocks.back().text == "Nobody scored. Left on the table: 7 of clubs, 5 of hearts, 3 of clubs.");
}

TEST_CASE("the match story contains the highlights and the totals after each round") {
    auto options = preset_options(Preset::Pagat);
    options.target = 100;
    Rng rng(3);
    auto match = *tests::MitainesMatch::begin(options, SeededStart{.seed = 8});
    while (match.phase() != MatchPhase::Over) {
        if (match.phase() == MatchPhase::RoundOver) {
            match.next_round();
            continue;
        }
        const auto actions = legal_actions(match.options(), match.referee_state());
        REQUIRE(!match.submit(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]));
    }
    const auto model = tests::model_of(match, 1, i18n::Language::English);
    const auto story = view::mitaines::match_story(match, model);
    CHECK(story.target == 100);
    REQUIRE(story.totals.size() == match.rounds().size());
    const auto& last = story.totals.back(); // the viewer's total is first
    CHECK(last == std::vector<int>{match.totals()[1], match.totals()[0]});
    REQUIRE(!story.moments.empty());
    CHECK(story.moments.front().title == "Best capture");
    CHECK(story.moments.front().points >= 10);
    for (const auto& moment : story.moments) {
        CHECK(moment.points > 0);
        CHECK(!moment.detail.empty());
    }
}

TEST_CASE("partners lead and win as one side, and sentences about them use the plural") {
    auto model = tests::model_of(tests::played(preset_options(Preset::Regles), 3, 12), 0, i18n::Language::English);
    model.match.totals = {90, 100};
    CHECK(round_summary(model).subtitle.find("Mathilde and Gaspard lead with 100") == 0);
    model.match.totals = {100, 90};
    CHECK(round_summary(model).subtitle.find("You and Odile lead with 100") == 0);
    model.match.phase = MatchPhase::Over;
    model.match.winners = {1};
    CHECK(turn_words(model) == "Mathilde and Gaspard win");
    CHECK(round_summary(model).subtitle == "Mathilde and Gaspard win the match.");
    model.match.winners = {0};
    CHECK(turn_words(model) == "You and Odile win!");
    CHECK(round_summary(model).subtitle == "You and Odile win the match.");
}

TEST_CASE("the log lists every event once, with a heading for each round") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "KC KD 2C / 9C 3C 4C", "", "", "KC:m 9C KD");
    const auto log = view::mitaines::match_log(match, tests::model_of(match, 0, i18n::Language::English));
    Lines texts;
    for (const auto& line : log) {
        texts.push_back(line.text);
    }
    CHECK(texts == Lines{"Round 1", "You play the king of clubs and call a mitten of kings.",
                         "Mathilde plays the 9 of clubs.", "You play the king of diamonds.",
                         "You complete the mitten of kings!", "You take 3 cards and score 10 points."});
}

TEST_CASE("M15: the advice about an open call mentions only actions that the hand allows") {
    const auto advice_for = [](const std::string& hand) {
        const auto match = tests::set_up(preset_options(Preset::Pagat), hand + " / 9H 9C 5D", "", "QS TD", "9H:m", 1);
        return view::mitaines::advice(tests::model_of(match, 0, i18n::Language::English));
    };
    CHECK(advice_for("KC KD 9S 7S") == "Top the mitten of 9s, steal it with a 9, or simply play.");
    CHECK(advice_for("KC KD 7S 7H") == "Top the mitten of 9s, or simply play.");
    CHECK(advice_for("KC 9S 7S 7H") == "Steal the mitten of 9s with a 9, or simply play.");
    CHECK(advice_for("KC QD 7S 7H") == "You can neither top nor steal the mitten of 9s: play any card.");

    auto options = preset_options(Preset::Pagat);
    options.players = 3;
    options.topped_calls = mitts::mitaines::ToppedCalls::Stealable;
    const auto topped = tests::set_up(options, "KC 9S 7S 7H / 9H 9C 5D / TC TH 5C", "", "QS JD", "9H:m TC:m", 1);
    CHECK(view::mitaines::advice(tests::model_of(topped, 0, i18n::Language::English)) ==
          "Steal the mitten of 9s with a 9, or simply play.");
}

TEST_CASE("the text version of the table contains the status, the pile, the hand and every legal action") {
    const auto match =
        tests::set_up(preset_options(Preset::Pagat), "KC KD KH 7S / 9H 9C 9S 5D", "", "QS TD", "9H:g", 1);
    const auto spoken = view::mitaines::speak(tests::model_of(match, 0, i18n::Language::English));
    CHECK(spoken.status == "Your turn. Top the glove of 9s, or simply play.");
    CHECK(spoken.pile == "3 cards on the pile, the 9 of hearts on top. Open: Mathilde’s glove of 9s, 2 to play.");
    CHECK(spoken.hand == Lines{"king of clubs", "king of diamonds", "king of hearts", "7 of spades"});
    const auto submits = std::count_if(spoken.actions.begin(), spoken.actions.end(),
                                       [](const auto& action) { return action.intent.type == IntentType::Submit; });
    CHECK(submits == static_cast<long>(legal_actions(match.options(), match.referee_state()).size()));
}

TEST_CASE("a move's keyframes announce every event and end with the final table") {
    const TypeMeasure measure;
    const view::Stage stage{.viewport = {.width = 1024, .height = 768}, .measure = &measure};
    const auto before = tests::set_up(preset_options(Preset::Pagat), "KC 8D 2C / 8H 3C 4C", "", "", "8D", 0);
    auto after = before;
    REQUIRE(!after.submit(*mitts::mitaines::parse_action("8H")));
    const auto steps = view::mitaines::keyframes(tests::model_of(before, 0, i18n::Language::English),
                                                 tests::model_of(after, 0, i18n::Language::English), {}, stage);
    REQUIRE(steps.size() >= 4); // one for the card, at least two for the pile and its points, one for the final table
    CHECK(steps.front().said == "Mathilde plays the 8 of hearts. Mathilde takes 2 cards and scores 10 points.");
    const auto last =
        view::mitaines::lay_out(tests::model_of(after, 0, i18n::Language::English), {}, stage.viewport, measure);
    CHECK(steps.back().scene.items.size() == last.items.size());
    const int total = std::accumulate(steps.begin(), steps.end(), 0,
                                      [](int sum, const Keyframe& step) { return sum + step.milliseconds; });
    CHECK(total > 800);
    auto still = stage;
    still.speed = Speed::None;
    const auto one = view::mitaines::keyframes(tests::model_of(before, 0, i18n::Language::English),
                                               tests::model_of(after, 0, i18n::Language::English), {}, still);
    REQUIRE(one.size() == 1);
    CHECK(one[0].milliseconds == 0);
    CHECK(one[0].said == steps.front().said);
}

namespace {

// Returns the value of a counter in a scene, or 0 if the counter is not visible.
int counted(const Scene& scene, int counter) {
    const auto* text = find_item<TextItem>(scene, [&](const TextItem& item) { return item.counter == counter; });
    return text != nullptr && text->opacity > 0 ? text->value : 0;
}

bool shows(const Scene& scene, std::string_view words) {
    return find_item<TextItem>(scene, [&](const TextItem& item) { return shown_text(item) == words; }) != nullptr;
}

int flakes_in(const Scene& scene) {
    int flakes = 0;
    for_each_item<PictureItem>(scene, [&](const PictureItem& item) {
        flakes += item.picture == Picture::Star && item.ink == Ink::Cream ? 1 : 0;
    });
    return flakes;
}

// Returns the keyframes of the move `last` in this match, as seat 0 sees them.
std::vector<Keyframe> steps_of(tests::MitainesMatch match, std::string_view last, Speed speed = Speed::Normal) {
    static const TypeMeasure measure;
    const view::Stage stage{.viewport = {.width = 390, .height = 844}, .measure = &measure, .speed = speed};
    const auto first = tests::model_of(match, 0, i18n::Language::English);
    REQUIRE(!match.submit(*mitts::mitaines::parse_action(last)));
    return view::mitaines::keyframes(first, tests::model_of(match, 0, i18n::Language::English), {}, stage);
}

} // namespace

TEST_CASE("snow falls after a glove until the animation ends, but not after a mitten or a theft from the viewer") {
    const auto rules = preset_options(Preset::Pagat);
    const auto most = [](const std::vector<Keyframe>& steps) {
        int flakes = 0;
        for (const auto& step : steps) {
            flakes = std::max(flakes, flakes_in(step.scene));
        }
        return flakes;
    };
    const auto glove = steps_of(tests::set_up(rules, "KC KD KS 2C / 9C 3C 4C 5C", "", "", "KC:g 9C KD 3C"), "KS");
    CHECK(most(glove) >= 18); // some flakes are left out, because text is in front of them
    CHECK(flakes_in(glove.back().scene) == 0);
    CHECK(most(steps_of(tests::set_up(rules, "KC KD 2C / 9C 3C 4C", "", "", "KC:m 9C"), "KD")) == 0);
    CHECK(most(steps_of(tests::set_up(rules, "KC KD KS 2C / 9C KH 4C 5C", "", "", "KC:g 9C KD"), "KH")) == 0);
}

TEST_CASE("a stolen call's tag moves to the thief, is never outside the window, and does not move back") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "KC KD KS 2C / 9C KH 4C 5C", "", "", "KC:g 9C KD");
    std::vector<Point> corners;
    for (const auto& step : steps_of(match, "KH")) {
        const auto* words =
            find_item<TextItem>(step.scene, [](const TextItem& text) { return text.text == "glove of kings"; });
        if (words != nullptr) {
            corners.push_back(words->at);
            CHECK(words->at.x < 390 - 80);
        }
    }
    REQUIRE(corners.size() >= 3);
    CHECK(corners.back() == corners[corners.size() - 2]); // the tag stays while the pile is gathered
    CHECK(!(corners.back() == corners.front()));
}

TEST_CASE("a capture's points stay on the mat for a time that depends on the animation speed, and then disappear") {
    const auto rules = preset_options(Preset::Pagat);
    // Returns the total duration of all steps after the one in which the card is played.
    const auto told_for = [](const std::vector<Keyframe>& steps) {
        return std::accumulate(steps.begin() + 1, steps.end(), 0,
                               [](int sum, const Keyframe& step) { return sum + step.milliseconds; });
    };
    const auto glove = [&](Speed speed) {
        return steps_of(tests::set_up(rules, "KC KD KS 2C / 9C 3C 4C 5C", "", "", "KC:g 9C KD 3C"), "KS", speed);
    };
    CHECK(told_for(glove(Speed::Normal)) == 1680);
    CHECK(std::abs(told_for(glove(Speed::Fast)) - 1680 * 3 / 5) <= 10);
    CHECK(std::abs(told_for(glove(Speed::Slow)) - 1680 * 8 / 5) <= 10);
    CHECK(told_for(steps_of(tests::set_up(rules, "KC KD 2C / 9C 3C 4C", "", "", "KC:m 9C"), "KD")) == 1520);
    const auto many =
        steps_of(tests::set_up(rules, "2C 2D 3C 3D 3H TC / 9C 9D 4C TD", "", "", "2C:m 9C:m 3C:g 9D 3D TD", 0), "3H");
    CHECK(told_for(many) <= 1900);
    CHECK(shows(glove(Speed::Normal).rbegin()[1].scene, "+100"));
    CHECK(shows(glove(Speed::Normal).back().scene, "The table is empty"));
}

TEST_CASE("the score, the scoring pile and the mat show the same points at every moment while a capture is counted") {
    const TypeMeasure measure;
    const auto before = tests::set_up(preset_options(Preset::Pagat), "2C 2D 3C 3D 3H TC / 9C 9D 4C TD", "", "",
                                      "2C:m 9C:m 3C:g 9D 3D TD", 0);
    auto after = before;
    REQUIRE(!after.submit(*mitts::mitaines::parse_action("3H")));
    for (const auto& viewport : {Viewport{.width = 390, .height = 844}, Viewport{.width = 1440, .height = 900},
                                 Viewport{.width = 480, .height = 360}}) {
        const view::Stage stage{.viewport = viewport, .measure = &measure};
        const auto first = tests::model_of(before, 0, i18n::Language::English);
        const auto second = tests::model_of(after, 0, i18n::Language::English);
        Animator animator;
        animator.show(view::mitaines::lay_out(first, {}, viewport, measure));
        animator.play(view::mitaines::keyframes(first, second, {}, stage), 0);
        int most = 0;
        bool first_told = false;
        bool last_told = false;
        for (double now = 0; animator.moving(); now += 10) {
            animator.advance(now);
            const auto scene = animator.now();
            const int told = counted(scene, moment_counter);
            first_told = first_told || shows(scene, "Glove of 3s, completed +100");
            last_told = last_told || shows(scene, "Ten of diamonds, taken +50");
            if (told == 0 && most > 0) { // the points have disappeared from the mat
                continue;
            }
            CHECK(counted(scene, 110) == told); // 110: the gain on the scoreboard; 120: the scoring pile
            CHECK((counted(scene, 120) == told || viewport.height < 400));
            CHECK(told >= most);
            most = told;
        }
        CHECK(most == 170);
        CHECK((first_told || viewport.height < 400));
        CHECK(last_told);
        CHECK(!shows(animator.now(), "Ten of diamonds, taken +50"));
    }
}

TEST_CASE("without animations, a note shows the points immediately and remains until the next card is played") {
    const TypeMeasure measure;
    auto match = tests::set_up(preset_options(Preset::Pagat), "KC KD 2C / 9C 3C 4C", "", "", "KC:m 9C");
    const auto still_model = [&] {
        auto model = tests::model_of(match, 0, i18n::Language::English);
        model.speed = Speed::None;
        return model;
    };
    const auto first = still_model();
    REQUIRE(!match.submit(*mitts::mitaines::parse_action("KD")));
    const auto second = still_model();
    REQUIRE(!match.submit(*mitts::mitaines::parse_action("3C")));
    const auto third = still_model();
    for (const auto& viewport : {Viewport{.width = 320, .height = 568}, Viewport{.width = 390, .height = 844},
                                 Viewport{.width = 1440, .height = 900}, Viewport{.width = 480, .height = 360}}) {
        const view::Stage stage{.viewport = viewport, .measure = &measure, .speed = Speed::None};
        const auto steps = view::mitaines::keyframes(first, second, {}, stage);
        REQUIRE(steps.size() == 1);
        const auto is_sum = [](const TextItem& item) { return item.counter == moment_counter; };
        const auto* sum = find_item<TextItem>(steps[0].scene, is_sum);
        REQUIRE(sum != nullptr);
        CHECK(shown_text(*sum) == "+10");
        CHECK(sum->lettering == Lettering::Printed);
        CHECK(shows(steps[0].scene, "Mitten of kings, completed"));
        const auto lies_under = [&](const BoxItem& box) {
            return box.fill == Ink::Paper && box.rect.contains(sum->at);
        };
        CHECK(find_item<BoxItem>(steps[0].scene, lies_under) != nullptr);
        CHECK(flakes_in(steps[0].scene) == 0);
        const auto rest = view::mitaines::lay_out(second, {}, viewport, measure);
        CHECK(find_item<TextItem>(rest, is_sum) != nullptr);
        const auto next = view::mitaines::lay_out(third, {}, viewport, measure);
        CHECK(find_item<TextItem>(next, is_sum) == nullptr);
    }
}

TEST_CASE("undoing a move is animated as one step, without an announcement") {
    const TypeMeasure measure;
    const view::Stage stage{.viewport = {.width = 390, .height = 844}, .measure = &measure};
    auto match = tests::played(preset_options(Preset::Pagat), 3, 6);
    const auto before = tests::model_of(match, 0, i18n::Language::English);
    REQUIRE(match.undo());
    const auto steps = view::mitaines::keyframes(before, tests::model_of(match, 0, i18n::Language::English), {}, stage);
    CHECK(steps.size() == 1);
    CHECK(steps[0].said == "");
}

TEST_CASE("a new call's tag swings while it drops, unless animations are off") {
    const TypeMeasure measure;
    Stage stage{.viewport = {.width = 390, .height = 844}, .measure = &measure};
    const auto before = tests::set_up(preset_options(Preset::Pagat), "KC KD 8D / 8H 3C 4C", "", "2H", "", 0);
    auto after = before;
    REQUIRE(!after.submit(*mitts::mitaines::parse_action("KC:m")));
    const auto first = tests::model_of(before, 0, i18n::Language::English);
    const auto second = tests::model_of(after, 0, i18n::Language::English);
    Animator animator;
    animator.show(view::mitaines::lay_out(first, {}, stage.viewport, measure));
    animator.play(view::mitaines::keyframes(first, second, {}, stage), 0);
    float most = 0;
    for (double now = 0; animator.moving(); now += 10) {
        animator.advance(now);
        for (const auto& item : animator.now().items) {
            if (const auto* text = std::get_if<TextItem>(&item)) {
                most = std::max(most, std::abs(text->rotation));
            }
        }
    }
    CHECK(most > 5);
    CHECK(most <= 6);
    for (const auto& item : animator.now().items) {
        if (const auto* text = std::get_if<TextItem>(&item)) {
            CHECK(text->rotation == 0);
        }
    }
    stage.speed = Speed::None;
    const auto still = view::mitaines::keyframes(first, second, {}, stage);
    REQUIRE(still.size() == 1);
    CHECK(still[0].milliseconds == 0);
}

TEST_CASE("the text version of the table mentions topped calls (M8)") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "2C 2D KH / 9C 9D 3S", "", "QD", "2C:m 9C:m", 0);
    const auto english = view::mitaines::speak(tests::model_of(match, 0, i18n::Language::English));
    CHECK(english.pile.find("Topped: your mitten of 2s.") != std::string::npos);
    CHECK(english.pile.find("Open: Mathilde’s mitten of 9s, 1 to play.") != std::string::npos);
    const auto french = view::mitaines::speak(tests::model_of(match, 0, i18n::Language::French));
    CHECK(french.pile.find("Dépassée : ta mitaine de 2.") != std::string::npos);
}
