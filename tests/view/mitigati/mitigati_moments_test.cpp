// What is seen happening over the bids of Mitigati: a bid that joins the strip, an agreement that flies to the scores.
#include "tests/view/mitigati/mitigati_states.h"
#include "view/animator.h"
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

/// The first seat comes down to a bid: 10 makes zero.
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

// What the score bar says that this deal has brought a seat; 0 where it says nothing.
int gain_of(const Scene& scene, Seat seat) {
    const auto* text = find_item<TextItem>(scene, [&](const TextItem& item) { return item.counter == 110 + seat; });
    return text != nullptr ? text->value : 0;
}

int time_of(const std::vector<Keyframe>& steps) {
    return std::accumulate(steps.begin(), steps.end(), 0,
                           [](int sum, const Keyframe& step) { return sum + step.milliseconds; });
}

} // namespace

TEST_CASE(
    "Mitigati: three bids that agree slide together, their sum closes, the amounts fly, then the scores count (T6)") {
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
        CHECK(times_shown(steps[1].scene, "+20") == 0); // those who came down have left
        CHECK(times_shown(steps[1].scene, "+10") == 1);
        CHECK(times_shown(steps[2].scene, "+10") == 1);
        CHECK(times_shown(steps[3].scene, "+10") == 2); // the bid, and its amount at the score
        for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}}) {
            CHECK(gain_of(steps[3].scene, seat) == 0);
        }
        CHECK(std::get<TextItem>(steps[3].scene.items.back()).text == "+10"); // above everything
        const bool has_board = gain_of(steps[4].scene, 0) != 0;
        CHECK((!has_board || (gain_of(steps[4].scene, 0) == 10 && gain_of(steps[4].scene, 2) == -10)));
        CHECK(times_shown(steps[4].scene, "+10") >= 2); // what everybody gets
    }
}

TEST_CASE("Mitigati: an agreement keeps to the three speeds, and an input is at its end at once") {
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

TEST_CASE("Mitigati: the score stands still until the amounts have come to it (T6)") {
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

TEST_CASE("Mitigati: where nothing moves an agreement is one cut to the paper that says what everybody gets") {
    const LastBid agreed("bid:10");
    for (const auto& viewport : windows) {
        const auto steps = agreed.steps(viewport, Speed::None);
        CHECK(time_of(steps) == 0);
        const auto& scene = steps.back().scene;
        CHECK(times_shown(scene, "+10") >= 2);
        const auto* amount = find_item<TextItem>(scene, [](const TextItem& text) {
            return text.text == "−10" && text.ink == Ink::Green && text.size >= 24;
        });
        REQUIRE(amount != nullptr);
        CHECK(find_item<BoxItem>(scene, [&](const BoxItem& box) {
                  return box.fill == Ink::Paper && box.rect.contains(amount->at);
              }) != nullptr);
    }
}

TEST_CASE("Mitigati: while a bid joins the strip no second one is in the making") {
    const LastBid lower("bid:19");
    for (const auto& viewport : windows) {
        const auto steps = lower.steps(viewport);
        CHECK(find_item<BoxItem>(steps.front().scene, [](const BoxItem& box) {
                  return box.fill == Ink::White && box.edge == Ink::Red;
              }) == nullptr);
    }
}
