// Checks that a seat's pictures, animations and sentences do not depend on the cards hidden from the seat, and never
// show a card that the seat does not know.
#include "tests/view/honesty.h"
#include "tests/view/mitaines/mitaines_states.h"
#include "view/keyframe_script.h"
#include "view/mitaines/spoken.h"
#include "view/mitaines/summary.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitaines::Options;
using mitts::mitaines::Preset;
using mitts::mitaines::preset_options;
using view::mitaines::MitainesMatch;
using view::mitaines::TableModel;

const TypeMeasure measure;
const Viewport viewport{.width = 1024, .height = 768};
const view::Stage stage{.viewport = viewport, .measure = &measure};

std::vector<Options> rule_sets() {
    std::vector<Options> sets;
    for (int preset = 0; preset < mitts::mitaines::preset_count; ++preset) {
        sets.push_back(preset_options(static_cast<Preset>(preset)));
    }
    auto three = preset_options(Preset::Pagat);
    three.players = 3;
    sets.push_back(three);
    return sets;
}

// Returns the cards that a seat may see: its hand, the pile, captured cards, and the cards of actions that it saw.
CardSet known_to(const TableModel& model) {
    const auto& seen = model.match.seen;
    auto known = seen.hand | seen.captured;
    for (const auto card : seen.pile) {
        known.insert(card);
    }
    for (const auto& happening : model.match.happenings) {
        if (happening.action.card) {
            known.insert(*happening.action.card);
        }
    }
    return known;
}

void check_cards(const Scene& scene, CardSet known) {
    for (const auto& item : scene.items) {
        const auto* card = std::get_if<CardItem>(&item);
        if (card == nullptr) {
            continue;
        }
        if (card->card) {
            INFO("card ", to_text(*card->card));
            CHECK(known.contains(*card->card));
        } else if (card->id < 54) { // a face-down card with a real id was captured face up
            CHECK(known.contains(Card{static_cast<std::uint8_t>(card->id)}));
        }
    }
}

} // namespace

TEST_CASE("no animation step of a round shows a card that the viewer does not know") {
    for (const auto& options : rule_sets()) {
        for (Seat viewer = 0; viewer < options.players; ++viewer) {
            auto before = tests::model_of(tests::played(options, 31, 0), viewer, i18n::Language::English);
            for (int actions = 1; actions <= 26; ++actions) {
                const auto match = tests::played(options, 31, actions);
                if (match.phase() != MatchPhase::Playing) {
                    break;
                }
                const auto after = tests::model_of(match, viewer, i18n::Language::English);
                for (const auto& step : view::mitaines::keyframes(before, after, {}, stage)) {
                    check_cards(step.scene, known_to(after) | known_to(before));
                }
                before = after;
            }
        }
    }
}

TEST_CASE("the scene and the sentences shown to a seat do not depend on hidden cards") {
    for (const auto& options : rule_sets()) {
        for (const int actions : {0, 5, 13, 22}) {
            const auto match = tests::played(options, 5, actions);
            for (Seat viewer = 0; viewer < options.players; ++viewer) {
                const auto model = tests::model_of(match, viewer, i18n::Language::French);
                tests::check_dealt_anew(model, view::mitaines::TableUi{}, viewport);
            }
        }
    }
}

TEST_CASE("while the curtain is closed, no card in the hand is drawn, named or tappable") {
    for (const auto& options : rule_sets()) {
        const auto match = tests::played(options, 9, 3);
        auto model = tests::model_of(match, match.turn(), i18n::Language::English);
        model.curtain = Curtain::Closed;
        const auto scene = view::mitaines::lay_out(model, {}, viewport, measure);
        auto others = known_to(model) - model.match.seen.hand;
        check_cards(scene, others);
        tests::check_nothing_to_play(model, scene);
    }
}

TEST_CASE("only the giver and the receiver see an exchanged card (M6)") {
    const auto options = preset_options(Preset::Regles);
    const auto match = tests::played(options, 5, 3);
    const auto giver = match.log().front().seat;
    const auto taker = seat_after(giver, 4, 2);
    for (Seat viewer = 0; viewer < 4; ++viewer) {
        const auto model = tests::model_of(match, viewer, i18n::Language::English);
        for (const auto& happening : model.match.happenings) {
            const bool concerned = viewer == giver || viewer == taker;
            CHECK(happening.action.card.has_value() == concerned);
            if (!concerned) {
                CHECK(happening.events.front().card == Card{});
            }
        }
    }
}
