// Tests Mitigati's sentences about bids: the effect of a bid on the other players, and final bids. Also tests the
// number of tricks.
#include "tests/view/fitting.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/mitigati/spoken.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace mitts;
using namespace mitts::view;
using i18n::Language;
using view::mitigati::TableModel;

const TypeMeasure measure;

/// Returns the table after these bids. The viewer is seat 0, to the left of the dealer.
TableModel after(std::string_view actions, Language language = Language::English) {
    return tests::mitigati_model(tests::bargained_mitigati({}, 5, 2, actions), 0, language);
}

std::string note(std::string_view actions, std::optional<int> bid, Language language = Language::English) {
    return bargain_note(after(actions, language), {.bid = bid});
}

std::string last_bubble(const TableModel& model) {
    return bubble(model, model.match.happenings.back());
}

std::string last_told(const TableModel& model) {
    std::string told;
    for (const auto& sentence : tell(model, model.match.happenings.back())) {
        told += sentence.text + ' ';
    }
    return told;
}

} // namespace

TEST_CASE("Mitigati: the note on the selected bid shows how far the others would have to lower their bids (T6)") {
    const std::string_view bids = "bid:80 bid:-20 bid:-15";
    CHECK(note(bids, 60) == "+60: the others would have to come down by 25 together.");
    CHECK(note(bids, 60, Language::French) == "+60\u00a0: les autres devraient descendre de 25 ensemble.");
    CHECK(note(bids, 35) == "Your last bid was +80: stand, or go lower."); // 35 makes the sum zero
    CHECK(note(bids, 30) == "+30 is 5 too low to reach zero, and bids never go up.");
    CHECK(note("", 10) == "+10: the others would have to bid −10 together.");
    const auto model = tests::mitigati_model(tests::bargained_mitigati({}, 5, 2, "bid:15"), 1, Language::English);
    CHECK(bargain_note(model, {.bid = 5}) == "+5: " + model.players[2].name + " would have to bid −20.");
    CHECK(bargain_note(model, {.bid = 85}) == "+85: " + model.players[2].name + " would have to bid −100.");
    CHECK(bargain_note(model, {.bid = 86}) == "+86: the others would have to bid −86 together."); // T5
}

TEST_CASE("Mitigati: if no legal bid makes the sum zero, the advice names the limit that prevents it (T5, T6)") {
    const auto third = [](Language language) {
        return advice(tests::mitigati_model(tests::bargained_mitigati({}, 5, 2, "bid:60 bid:60"), 2, language), {});
    };
    CHECK(third(Language::English) == "Only −120 would make zero, and no bid goes below −100.");
    CHECK(third(Language::French) == "Seul −120 ferait zéro, et aucune annonce ne descend sous −100.");
    CHECK(advice(after("bid:10 bid:-20 bid:-15"), {}) == "Only +35 would make zero, and that is above your last bid.");
}

TEST_CASE("Mitigati: the note on the selected bid fits in every window and language") {
    for (const auto language : {Language::English, Language::French}) {
        const auto model = after("bid:80 bid:-20 bid:-15", language);
        for (const int bid : {80, 60, 30}) {
            for (const auto& size : tests::window_sizes) {
                INFO(bid, " ", i18n::language_code(language), " ", tests::name_of(size));
                const auto scene = lay_out(model, {.bid = bid}, size, measure);
                tests::check_texts(scene, measure);
                const auto said = bargain_note(model, {.bid = bid});
                const auto texts = tests::items_of<TextItem>(scene);
                CHECK(std::any_of(texts.begin(), texts.end(),
                                  [&](const auto& item) { return said.rfind(item.text.substr(0, 12), 0) == 0; }));
            }
        }
    }
}

TEST_CASE("Mitigati: the red button's label names its action, and question marks represent missing bids (T5, T6)") {
    const auto shown = [](std::string_view bids, std::optional<int> bid, const std::string& words) {
        const auto scene = lay_out(after(bids), {.bid = bid}, {.width = 390, .height = 844}, measure);
        const auto texts = tests::items_of<TextItem>(scene);
        return std::count_if(texts.begin(), texts.end(), [&](const auto& item) { return item.text == words; });
    };
    CHECK(shown("", 10, "Bid +10") == 1);
    CHECK(shown("", 10, "?") == 2);
    const std::string_view bids = "bid:80 bid:-20 bid:-15";
    CHECK(shown(bids, {}, "Stand at +80") == 1);
    CHECK(shown(bids, 60, "Go down to +60") == 1);
    CHECK(shown(bids, 60, "Stand at +80") == 1);
    CHECK(shown(bids, 60, "?") == 0);
}

TEST_CASE(
    "Mitigati: bid bubbles disappear once a new stage clears the bids, but a request for more cards stays visible") {
    const auto bubbles = [](std::string_view actions) {
        const auto texts =
            tests::items_of<TextItem>(lay_out(after(actions), {}, {.width = 390, .height = 844}, measure));
        const auto is_said = [](const auto& item) {
            return item.text.starts_with("My hand: ") || item.text.starts_with("Down to ") ||
                   item.text == "More cards!";
        };
        return std::count_if(texts.begin(), texts.end(), is_said);
    };
    CHECK(bubbles("bid:30 bid:20 bid:10 bid:25") == 2);
    CHECK(bubbles("bid:30 bid:20 bid:10 more") == 0); // T7: the viewer's own request has no bubble
    CHECK(bubbles("bid:30 bid:20 bid:10 bid:25 more") == 1);
}

TEST_CASE("Mitigati: an agreement is compared with the hand's estimate, and a hint gives the estimate and its range") {
    auto model = after("bid:80 bid:-20 bid:-15");
    const auto agrees = [&] { return speak(model).actions.front().label; };
    const std::string each = "Bid +35 and agree: " + agreement_words(model, 35) + ".";
    CHECK(agrees() == each);
    model.worth = view::mitigati::HandWorth{.about = 12, .low = 3, .high = 20};
    CHECK(agrees() == each + " Your hand seems worth about +12: this is 23 more.");
    CHECK(bargain_note(model, {.bid = 35}) == "Your hand seems worth about +12: this is 23 more.");
    CHECK(bargain_note(model, {.bid = 60}) == "+60: the others would have to come down by 25 together.");
    model.worth->about = 40;
    CHECK(bargain_note(model, {.bid = 35}) == "Your hand seems worth about +40: this is 5 less.");
    model.worth->about = 35;
    CHECK(bargain_note(model, {.bid = 35}) == "Your hand seems worth about +35 too.");
    model.hint = mitts::mitigati::Action{.type = mitts::mitigati::ActionType::Bid, .bid = 60};
    CHECK(advice(model, {}) == "Hint: bid +60. Your hand: about +35, half the time +3 to +20.");

    auto first = after("");
    const auto unknown = bargain_note(first, {});
    first.worth = model.worth;
    CHECK(bargain_note(first, {}) == "Your hand: about +35, half the time +3 to +20.");
    CHECK(unknown.find("Your hand") == std::string::npos);
}

TEST_CASE("Mitigati: a computer's unrounded or repeated bid is announced as its last word, but a human's bid is not") {
    const auto exact = after("bid:30 bid:20 bid:10 bid:25 bid:12");
    CHECK(last_bubble(exact) == "My last word: +12");
    CHECK(last_told(exact).find("says that is final.") != std::string::npos);
    CHECK(last_bubble(after("bid:30 bid:20 bid:10 bid:25 bid:15")) == "Down to +15");
    CHECK(last_bubble(after("bid:30 bid:20 bid:10 bid:25 bid:20")) == "My last word: +20");
    CHECK(last_bubble(after("bid:30 bid:20 bid:10 bid:25 bid:20", Language::French)) == "Mon dernier mot\u00a0: +20");
    CHECK(last_told(after("bid:30 bid:20 bid:10 bid:30")).find("last word") == std::string::npos); // the viewer's bid
    CHECK(last_told(after("bid:30 bid:-14 bid:-16")).find("last word") == std::string::npos);      // the sum is zero
}

TEST_CASE("Mitigati: the text version of the table includes the effect of the viewer's last bid on the others") {
    const auto spoken = speak(after("bid:80 bid:-20 bid:-15"));
    CHECK(spoken.status.find("+80: the others would have to come down by 45 together.") != std::string::npos);
}

TEST_CASE("Mitigati: the number of tricks in a set-up depends on the hands, and stays the same during a trick") {
    auto model = after("");
    auto& seen = model.match.seen;
    seen.hand_sizes = {2, 2, 2};
    CHECK(trick_number_words(model) == "trick 1 of 2");
    seen.hand_sizes = {2, 1, 2};
    seen.trick.push_back({.seat = 1, .card = TarotCard::trump(5)});
    CHECK(trick_number_words(model) == "trick 1 of 2");
}

TEST_CASE("Mitigati: if advice is off, as in a review, no advice is shown beside the turn message") {
    auto model = after("bid:30 bid:20 bid:10");
    CHECK(!advice(model, {}).empty());
    model.advises = false;
    CHECK(advice(model, {}).empty());
}
