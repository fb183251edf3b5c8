// Checks that a seat's pictures, animations and sentences do not depend on the cards hidden from the seat, and never
// show a card that the seat does not know.
#include "tests/view/honesty.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/keyframe_script.h"
#include "view/mitigati/spoken.h"
#include "view/mitigati/summary.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitigati::Options;
using mitts::mitigati::Phase;
using view::mitigati::TableModel;

const TypeMeasure measure;
const Viewport viewport{.width = 390, .height = 844};
const Stage stage{.viewport = viewport, .measure = &measure, .speed = Speed::Normal};

/// Returns the cards that a seat may see: its hand, its discards, the trick, and played cards.
TarotSet known_to(const TableModel& model) {
    const auto& seen = model.match.seen;
    auto known = seen.hand | seen.discards;
    for (const auto& played : seen.trick) {
        known.insert(played.card);
    }
    for (const auto& captured : seen.captured) {
        known = known | captured;
    }
    for (const auto& happening : model.match.happenings) {
        if (happening.action.card) {
            known.insert(*happening.action.card);
        }
    }
    return known;
}

void check_cards(const Scene& scene, TarotSet known) {
    for (const auto& item : scene.items) {
        const auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->tarot >= 0) {
            INFO("card ", card->tarot);
            CHECK(known.contains(TarotCard{static_cast<std::uint8_t>(card->tarot)}));
        } else if (card != nullptr) {
            CHECK(card->id >= 1000); // a hidden card never has the id of a real card
        }
    }
}

} // namespace

TEST_CASE("Mitigati: no animation step of a deal shows a card that the viewer does not know") {
    for (Seat viewer = 0; viewer < 3; ++viewer) {
        auto before = tests::mitigati_model(tests::played_mitigati({}, 31, 0), viewer, i18n::Language::English);
        for (int actions = 1; actions <= 30; ++actions) {
            const auto match = tests::played_mitigati({}, 31, actions);
            const auto after = tests::mitigati_model(match, viewer, i18n::Language::English);
            const auto known = known_to(before) | known_to(after);
            for (const auto& step : view::mitigati::keyframes(before, after, {}, stage)) {
                check_cards(step.scene, known);
            }
            before = after;
        }
    }
}

TEST_CASE("Mitigati: no card is dimmed during an animation") {
    auto before = tests::mitigati_model(tests::played_mitigati({}, 31, 0), 0, i18n::Language::English);
    for (int actions = 1; actions <= 30; ++actions) {
        const auto after = tests::mitigati_model(tests::played_mitigati({}, 31, actions), 0, i18n::Language::English);
        auto steps = view::mitigati::keyframes(before, after, {}, stage);
        steps.pop_back();
        for (const auto& step : steps) {
            for_each_item<CardItem>(step.scene, [](const CardItem& card) { CHECK(card.dim == 0); });
        }
        before = after;
    }
}

TEST_CASE("Mitigati: the scene and the sentences shown to a seat do not depend on hidden cards") {
    for (const int actions : {0, 2, 4, 6, 7, 20, 50}) {
        const auto match = tests::played_mitigati({}, 5, actions);
        for (Seat viewer = 0; viewer < 3; ++viewer) {
            const auto model = tests::mitigati_model(match, viewer, i18n::Language::French);
            tests::check_dealt_anew(model, view::mitigati::TableUi{}, viewport);
        }
    }
}

TEST_CASE("Mitigati: the dealer's discards are hidden from the other players (T9)") {
    const auto match = tests::mitigati_moment({}, [](const auto& each) {
        return each.referee_state().phase == Phase::Play && each.referee_state().dealer == 0;
    });
    int seen_by_dealer = 0;
    for (Seat viewer = 0; viewer < 3; ++viewer) {
        for (const auto& happening : view::match_view_of(match, viewer).happenings) {
            if (happening.action.type == mitts::mitigati::ActionType::Discard) {
                CHECK(happening.action.card.has_value() == (viewer == 0));
                seen_by_dealer += viewer == 0 ? 1 : 0;
            }
        }
    }
    CHECK(seen_by_dealer == 3);
}

TEST_CASE("Mitigati: while the curtain is closed, no card in the hand is drawn, named or tappable") {
    for (const int actions : {1, 4, 12}) {
        const auto match = tests::played_mitigati({}, 9, actions);
        auto model = tests::mitigati_model(match, match.turn(), i18n::Language::English);
        model.curtain = Curtain::Closed;
        const auto scene = lay_out(model, {}, viewport, measure);
        auto without_hand = model;
        without_hand.match.seen.hand = {};
        without_hand.match.seen.discards = {};
        check_cards(scene, known_to(without_hand));
        tests::check_nothing_to_play(model, scene);
    }
}
