// Pictures of the three games' tables, in the positions of the view tests.
#include "picture.h"

#include "tests/view/mitaines/mitaines_states.h"
#include "tests/view/mitch/mitch_states.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/animator.h"
#include "view/review_bar.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::look {

namespace {

using i18n::Language;

// Adds pictures of a move's animation in a Mitch match.
void add_motion(std::vector<Picture>& pictures, const std::string& name, const tests::MitchPosition& position,
                int players, const std::string& move) {
    const auto rules = tests::mitch_rules(mitch::Preset::Banilower, players);
    const auto first = tests::mitch_model(tests::set_up_mitch(rules, position), 0, Language::English);
    auto then = position;
    then.actions = move;
    const auto second = tests::mitch_model(tests::set_up_mitch(rules, then), 0, Language::English);
    for (const int moment : {200, 400, 560, 900, 1200, 1500, 1800, 2300}) {
        Picture picture{.name = "motion-" + name + "-" + std::to_string(moment), .language = Language::English};
        picture.scene = [=](const view::Viewport& viewport) {
            const view::TypeMeasure measure;
            view::Animator animator;
            animator.show(lay_out(first, {}, viewport, measure));
            animator.play(keyframes(first, second, {}, {.viewport = viewport, .measure = &measure}), 0);
            animator.advance(moment);
            return animator.now();
        };
        pictures.push_back(std::move(picture));
    }
}

template <class State> Picture picture_of(State state, const std::string& name, Language language) {
    Picture picture{.name = name + (language == Language::French ? "-fr" : ""), .language = language};
    picture.look.letters = language == Language::French ? view::Letters::French : view::Letters::English;
    picture.scene = [state = std::move(state)](const view::Viewport& viewport) {
        return lay_out(state.model, state.ui, viewport, view::TypeMeasure());
    };
    return picture;
}

// Returns a picture of a table and its step bar during the review of a match.
template <class State> Picture review_of(const std::vector<State>& states, Language language) {
    const auto others_play =
        std::find_if(states.begin(), states.end(), [](const State& one) { return one.name.ends_with("waiting"); });
    MITTS_CHECK(others_play != states.end());
    auto reviewed = *others_play;
    reviewed.model.thinking = false;
    auto picture = picture_of(reviewed, "review-" + others_play->name, language);
    picture.scene = [table = picture.scene, language](const view::Viewport& viewport) {
        auto scene = table(view::above_review_bar(viewport));
        view::add_review_bar(scene, language, {.actions = 131, .all = 248, .first = 96, .end = 144}, viewport,
                             view::TypeMeasure());
        return scene;
    };
    return picture;
}

// Adds pictures of a move's animation in a Mitaines match.
void add_motion(std::vector<Picture>& pictures, const std::string& name, const tests::MitainesMatch& match,
                std::string_view move) {
    auto after = match;
    MITTS_CHECK(!after.submit(*mitaines::parse_action(move)));
    const auto first = tests::model_of(match, 0, Language::English);
    const auto second = tests::model_of(after, 0, Language::English);
    for (const int moment : {60, 200, 320, 420, 560, 700, 900, 1100, 1300}) {
        Picture picture{.name = "motion-" + name + "-" + std::to_string(moment), .language = Language::English};
        picture.scene = [=](const view::Viewport& viewport) {
            const view::TypeMeasure measure;
            view::Animator animator;
            animator.show(lay_out(first, {}, viewport, measure));
            animator.play(keyframes(first, second, {}, {.viewport = viewport, .measure = &measure}), 0);
            animator.advance(moment);
            return animator.now();
        };
        pictures.push_back(std::move(picture));
    }
}

} // namespace

std::vector<Picture> table_pictures() {
    std::vector<Picture> pictures;
    const auto rules = mitaines::preset_options(mitaines::Preset::Pagat);
    add_motion(pictures, "glove", tests::set_up(rules, "9D 9C 9S 2H 4C / 3S 8H 7S 5D", "5C QD", "", "9D:g 3S 9C 8H"),
               "9S");
    add_motion(pictures, "theft", tests::set_up(rules, "9S 2H 4C 7C / 9D 9C 8H 5D", "5C QD", "", "9D:m", 1), "9S");
    add_motion(pictures, "several",
               tests::set_up(rules, "2C 2D 3C 3D 3H TC / 9C 9D 4C TD", "", "", "2C:m 9C:m 3C:g 9D 3D TD"), "3H");
    add_motion(pictures, "lead",
               {.hands = "TS 8H 6S 8D 3D / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C / 4H 5D 6C 4D 2C",
                .columns = "KS, JH, , QC / QS 7S, KH QH / KD JD, KC / , , QD TD",
                .stock = "5C AS 3C AD JS 5H",
                .discards = "7D",
                .aces = 1},
               4, "place:TS");
    add_motion(pictures, "third-ace",
               {.hands = "8H 6S 8D 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
                .columns = "KS TS 8S, JH, QC 9C / QS 7S / KD JD",
                .stock = "5C AC 3C JS",
                .discards = "7D 4S",
                .aces = 2},
               3, "drop:8H");
    for (const auto language : {Language::English, Language::French}) {
        pictures.push_back(review_of(tests::table_states(language), language));
        pictures.push_back(review_of(tests::mitch_states(language), language));
        pictures.push_back(review_of(tests::mitigati_states(language), language));
        for (auto& state : tests::table_states(language)) {
            pictures.push_back(picture_of(state, "table-" + state.name, language));
        }
        for (auto& state : tests::mitch_states(language)) {
            pictures.push_back(picture_of(state, state.name, language));
        }
        for (auto& state : tests::mitigati_states(language)) {
            pictures.push_back(picture_of(state, state.name, language));
        }
    }
    return pictures;
}

} // namespace mitts::look
