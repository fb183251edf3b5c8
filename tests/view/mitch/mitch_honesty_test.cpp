// Checks that a seat's pictures, animations and sentences do not depend on the cards hidden from the seat, and never
// show a card that the seat does not know.
#include "tests/view/honesty.h"
#include "tests/view/mitch/mitch_states.h"
#include "view/keyframe_script.h"
#include "view/mitch/spoken.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitch::Options;
using mitts::mitch::Preset;
using view::mitch::TableModel;

const TypeMeasure measure;
const Viewport viewport{.width = 390, .height = 844};
const Stage stage{.viewport = viewport, .measure = &measure, .speed = Speed::Normal};

std::vector<Options> rule_sets() {
    std::vector<Options> sets;
    for (const auto preset :
         {Preset::Banilower, Preset::PickUp, Preset::PickUpAndPlace, Preset::TwoPacks, Preset::HighLow}) {
        sets.push_back(tests::mitch_rules(preset, 3));
    }
    sets.push_back(tests::mitch_rules(Preset::PickUp, 7));
    return sets;
}

/// Collects the cards that a seat may see: its hand, the cards on the table, and cards taken openly.
class Known {
public:
    void add(const TableModel& model) {
        const auto& seen = model.match.seen;
        add_all(seen.hand);
        add_all(seen.discards);
        add_all(seen.aces);
        for (std::size_t seat = 0; seat < mitts::mitch::max_players; ++seat) {
            add_all(seen.shown[seat]);
            for (std::size_t suit = 0; suit < suit_count; ++suit) {
                const auto& column = seen.tableaus[seat][suit];
                for (int n = 0; n < column.size(); ++n) {
                    cards_.push_back(Card::of(column.nth(n), static_cast<Suit>(suit)));
                }
            }
        }
        for (const auto& happening : model.match.happenings) {
            cards_.push_back(happening.action.action.card);
        }
    }
    bool contains(Card card) const {
        return std::find(cards_.begin(), cards_.end(), card) != cards_.end();
    }

private:
    template <class Cards> void add_all(const Cards& cards) {
        cards_.insert(cards_.end(), cards.begin(), cards.end());
    }

    std::vector<Card> cards_;
};

void check_cards(const Scene& scene, const Known& known) {
    for (const auto& item : scene.items) {
        const auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->card) {
            INFO("card ", to_text(*card->card));
            CHECK(known.contains(*card->card));
        } else if (card != nullptr) {
            CHECK(card->id >= 1000); // a hidden card never has the id of a real card
        }
    }
}

} // namespace

TEST_CASE("Mitch: no animation step of a round shows a card that the viewer does not know") {
    for (const auto& options : rule_sets()) {
        for (Seat viewer = 0; viewer < 2; ++viewer) {
            auto before = tests::mitch_model(tests::played_mitch(options, 31, 0), viewer, i18n::Language::English);
            for (int actions = 1; actions <= 24; ++actions) {
                const auto match = tests::played_mitch(options, 31, actions);
                if (match.phase() != MatchPhase::Playing) {
                    break;
                }
                const auto after = tests::mitch_model(match, viewer, i18n::Language::English);
                Known known;
                known.add(before);
                known.add(after);
                for (const auto& step : view::mitch::keyframes(before, after, {}, stage)) {
                    check_cards(step.scene, known);
                }
                before = after;
            }
        }
    }
}

TEST_CASE("Mitch: the scene and the sentences shown to a seat do not depend on hidden cards") {
    for (const auto& options : rule_sets()) {
        for (const int actions : {0, 6, 17}) {
            const auto match = tests::played_mitch(options, 5, actions);
            for (Seat viewer = 0; viewer < options.players; ++viewer) {
                const auto model = tests::mitch_model(match, viewer, i18n::Language::French);
                view::mitch::TableUi ui;
                ui.enlarged = seat_after(viewer, options.players);
                tests::check_dealt_anew(model, ui, viewport);
            }
        }
    }
}

TEST_CASE("Mitch: while the curtain is closed, no card in the hand is drawn, named or tappable") {
    for (const auto& options : rule_sets()) {
        const auto match = tests::played_mitch(options, 9, 4);
        auto model = tests::mitch_model(match, match.turn(), i18n::Language::English);
        model.curtain = Curtain::Closed;
        const auto scene = view::mitch::lay_out(model, {}, viewport, measure);
        auto without_hand = model;
        without_hand.match.seen.hand = {};
        Known known;
        known.add(without_hand);
        check_cards(scene, known);
        tests::check_nothing_to_play(model, scene);
    }
}

TEST_CASE("Mitch: a card that another player draws from the stock stays hidden (C5)") {
    const auto match = tests::played_mitch(tests::mitch_rules(Preset::Banilower, 3), 4, 12);
    for (Seat viewer = 0; viewer < 3; ++viewer) {
        int draws = 0;
        for (const auto& happening : view::match_view_of(match, viewer).happenings) {
            for (const auto& event : happening.events) {
                if (event.type == mitts::mitch::EventType::Drew && event.seat != viewer) {
                    CHECK(event.card == Card{});
                    ++draws;
                }
            }
        }
        CHECK(draws > 0);
    }
}
