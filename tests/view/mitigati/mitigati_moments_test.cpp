// Tests Mitigati's animations: bids, agreements, and the points of tricks and honours.
#include "cards/text.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/animator.h"
#include "view/mitigati/summary.h"
#include "view/scene_writer.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>

#include <array>
#include <numeric>

namespace {

using namespace mitts;
using namespace mitts::view;
using view::mitigati::TableModel;

constexpr std::array<Viewport, 5> windows{Viewport{.width = 390, .height = 844}, Viewport{.width = 1440, .height = 900},
                                          Viewport{.width = 320, .height = 568}, Viewport{.width = 480, .height = 360},
                                          Viewport{.width = 768, .height = 1024}};
const TypeMeasure type_measure;

/// The models before and after seat 0's second bid. A bid of 10 makes the sum zero.
struct LastBid {
    TableModel before;
    TableModel after;

    explicit LastBid(std::string_view bid) {
        const std::string bids = "bid:20 bid:0 bid:-10";
        before = tests::mitigati_model(tests::bargained_mitigati({}, 1, 2, bids), 0, i18n::Language::English);
        after = tests::mitigati_model(tests::bargained_mitigati({}, 1, 2, bids + " " + std::string(bid)), 0,
                                      i18n::Language::English);
    }
    std::vector<Keyframe> steps(const Viewport& viewport, Speed speed = Speed::Normal) const {
        const Stage stage{.viewport = viewport, .measure = &type_measure, .speed = speed};
        auto last = after;
        last.speed = speed;
        return view::mitigati::keyframes(before, last, {}, stage);
    }
};

int times_shown(const Scene& scene, std::string_view words) {
    int times = 0;
    for_each_item<TextItem>(
        scene, [&](const TextItem& text) { times += shown_text(text) == words && text.opacity > 0.5F ? 1 : 0; });
    return times;
}

// Returns the seat's gain in this deal as shown on the scoreboard, or 0 if no gain is shown.
int gain_of(const Scene& scene, Seat seat) {
    const auto* text = find_item<TextItem>(scene, [&](const TextItem& item) { return item.counter == 110 + seat; });
    return text != nullptr ? text->value : 0;
}

int time_of(const std::vector<Keyframe>& steps) {
    return std::accumulate(steps.begin(), steps.end(), 0,
                           [](int sum, const Keyframe& step) { return sum + step.milliseconds; });
}

} // namespace

TEST_CASE("Mitigati: after an agreement, the bids meet, the points move to the scores, and the scores change (T6)") {
    const LastBid agreed("bid:10");
    for (const auto& viewport : windows) {
        INFO(viewport.width, "x", viewport.height);
        const auto steps = agreed.steps(viewport);
        REQUIRE(steps.size() == 5);
        CHECK(steps[1].milliseconds == 260);
        CHECK(steps[2].milliseconds == 160);
        CHECK(steps[3].milliseconds == 280);
        CHECK(steps[4].milliseconds == 350);
        CHECK(times_shown(steps[1].scene, "Agreed!") == 1);
        CHECK(times_shown(steps[1].scene, "+20") == 0); // earlier bids are no longer shown
        CHECK(times_shown(steps[1].scene, "+10") == 1);
        CHECK(times_shown(steps[2].scene, "+10") == 1);
        CHECK(times_shown(steps[3].scene, "+10") == 2); // the bid, and its points beside the score
        for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
            CHECK(gain_of(steps[3].scene, seat) == 0);
        }
        CHECK(std::get<TextItem>(steps[3].scene.items.back()).text == "+10"); // in front of all other items
        const bool has_board = gain_of(steps[4].scene, 0) != 0;
        CHECK((!has_board || (gain_of(steps[4].scene, 0) == 10 && gain_of(steps[4].scene, 2) == -10)));
        CHECK(times_shown(steps[4].scene, "+10") == (has_board ? 2 : 1));
    }
}

TEST_CASE(
    "Mitigati: on a phone in landscape, the agreed points move to the viewer's total, below a centred title (T6)") {
    const auto steps = LastBid("bid:10").steps({.width = 844, .height = 390});
    const auto text_of = [&](const Scene& scene, std::string_view words) {
        return find_item<TextItem>(scene, [&](const TextItem& text) { return text.text == words; });
    };
    const auto& scene = steps[3].scene;
    const auto* title = text_of(scene, "Agreed!");
    const auto* total = text_of(scene, "You · total 0");
    REQUIRE((title != nullptr && total != nullptr));
    const auto paper =
        find_item<BoxItem>(scene, [](const BoxItem& box) { return box.fill == Ink::Paper && box.rect.h > 100; })->rect;
    CHECK(std::abs(text_rect(*title, type_measure).centre().x - paper.centre().x) < 1);
    const auto& amount = std::get<TextItem>(scene.items.back());
    CHECK(amount.text == "+10");
    CHECK(std::abs(amount.at.x - text_rect(*total, type_measure).right()) < 30);
    CHECK(std::abs(amount.at.y - total->at.y) < 15);
    CHECK(text_of(steps[4].scene, "You · total 10") != nullptr);
}

TEST_CASE("Mitigati: an agreement is animated at the chosen speed, and skipping the animation shows the scores") {
    const LastBid agreed("bid:10");
    const int normal = time_of(agreed.steps(windows[0]));
    CHECK(normal == 1270);
    CHECK(std::abs(time_of(agreed.steps(windows[0], Speed::Fast)) - normal * 3 / 5) <= 10);
    CHECK(std::abs(time_of(agreed.steps(windows[0], Speed::Slow)) - normal * 8 / 5) <= 10);
    Animator animator;
    animator.show(view::mitigati::lay_out(agreed.before, {}, windows[0], type_measure));
    animator.play(agreed.steps(windows[0]), 0);
    animator.advance(300);
    CHECK(animator.moving());
    animator.skip();
    CHECK(!animator.moving());
    CHECK(gain_of(animator.now(), 0) == 10);
}

TEST_CASE("Mitigati: the score does not change until the points arrive (T6)") {
    const LastBid agreed("bid:10");
    for (const auto& viewport : {windows[0], windows[1]}) {
        Animator animator;
        animator.show(view::mitigati::lay_out(agreed.before, {}, viewport, type_measure));
        animator.play(agreed.steps(viewport), 0);
        for (int now = 0; now < 1270; now += 10) {
            animator.advance(now);
            const auto scene = animator.now();
            CHECK((now < 920 || gain_of(scene, 0) <= 10));
            CHECK((now >= 920 || gain_of(scene, 0) == 0));
        }
        animator.advance(1270);
        CHECK(gain_of(animator.now(), 0) == 10);
    }
}

TEST_CASE("Mitigati: without animations, the bidding panel shows everyone's points immediately after an agreement") {
    const LastBid agreed("bid:10");
    for (const auto& viewport : windows) {
        const auto steps = agreed.steps(viewport, Speed::None);
        CHECK(time_of(steps) == 0);
        const auto& scene = steps.back().scene;
        CHECK(times_shown(scene, "+10") >= 1);
        const auto* amount = find_item<TextItem>(scene, [](const TextItem& text) {
            return text.text == "−10" && text.ink == Ink::Cream && text.size >= 24;
        });
        REQUIRE(amount != nullptr);
        CHECK(find_item<BoxItem>(scene, [&](const BoxItem& box) {
                  return box.fill == Ink::Paper && box.rect.contains(amount->at);
              }) != nullptr);
    }
}

TEST_CASE("Mitigati: while a bid is added to the strip, the selected bid is not shown") {
    const LastBid lower("bid:19");
    for (const auto& viewport : windows) {
        const auto steps = lower.steps(viewport);
        CHECK(find_item<BoxItem>(steps.front().scene, [](const BoxItem& box) {
                  return box.fill == Ink::White && box.edge == Ink::Red;
              }) == nullptr);
    }
}

namespace {

using mitts::mitigati::EventType;

/// Returns a table on which seats 0, 1 and 2 have just played these cards, and seat 1 has won the trick.
TableModel trick_taken(std::string_view cards, int points, int cards_left) {
    auto model = tests::mitigati_model(tests::bargained_mitigati({}, 1, 2, ""), 0, i18n::Language::English);
    model.match.seen.phase = mitts::mitigati::Phase::Play;
    model.match.seen.hand_sizes = {cards_left, cards_left, cards_left};
    view::mitigati::Happening happening;
    Seat seat = 0;
    for (const auto& word : split_words(cards, " ")) {
        happening.events.push_back({.type = EventType::Played, .seat = seat++, .card = *parse_tarot_card(word.text)});
    }
    happening.events.push_back({.type = EventType::TrickWon, .seat = 1, .points = points});
    model.match.happenings = {happening};
    return model;
}

std::string told_of(const TableModel& model) {
    const auto moment = view::mitigati::last_moment(model);
    return moment.lines.empty() ? std::string() : moment.lines[0].text + " +" + std::to_string(moment.lines[0].points);
}

} // namespace

TEST_CASE("Mitigati: only honours, the last trick and tricks with a king or trump 1 are highlighted") {
    CHECK(told_of(trick_taken("2C QC TC", 6, 20)).empty());
    CHECK(told_of(trick_taken("2C KC TC", 7, 20)).find("king of clubs +7") != std::string::npos);
    CHECK(told_of(trick_taken("2C 01 KC", 11, 20)).find("+11") != std::string::npos);
    CHECK(told_of(trick_taken("2C 02 3C", 3, 0)).find("the last trick +3") != std::string::npos);
    auto honours = trick_taken("", 0, 24);
    honours.match.happenings[0].events = {{.type = EventType::Honours, .seat = 2, .points = 10}};
    CHECK(told_of(honours).find("10 from each +20") != std::string::npos);
}

TEST_CASE("Mitigati: a highlight has knitted digits, or printed ones without animations, at every size (T14)") {
    for (const auto& size : windows) {
        auto model = trick_taken("2C KC TC", 7, 20);
        for (const bool knitted : {true, false}) {
            model.tells_moment = knitted;
            model.speed = knitted ? Speed::Normal : Speed::None;
            const auto scene = view::mitigati::lay_out(model, {}, size, type_measure);
            const auto* figure = find_item<TextItem>(
                scene, [](const TextItem& text) { return text.counter == moment_counter && text.value == 7; });
            REQUIRE(figure != nullptr);
            CHECK((figure->lettering == Lettering::Knitted) == knitted);
        }
        model.tells_moment = false;
        model.speed = Speed::Normal;
        CHECK(find_item<TextItem>(view::mitigati::lay_out(model, {}, size, type_measure),
                                  [](const TextItem& text) { return text.counter == moment_counter; }) == nullptr);
    }
}
