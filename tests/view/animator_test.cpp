// Tests the animator: positions and times during an animation, and the final scene.
#include "tests/view/scene_text.h"
#include "view/animator.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace {

using namespace mitts;
using namespace mitts::view;

Scene scene_with(std::vector<Item> items) {
    Scene scene{.width = 400, .height = 300};
    scene.items = std::move(items);
    return scene;
}

CardItem card_at(float x, float y) {
    return {.id = 7, .card = Card{7}, .centre = {x, y}, .width = 50};
}

const CardItem& card_of(const Scene& scene) {
    return std::get<CardItem>(scene.items.at(0));
}

const CardItem* find(const Scene& scene, CardId id) {
    for (const auto& item : scene.items) {
        const auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->id == id) {
            return card;
        }
    }
    return nullptr;
}

} // namespace

TEST_CASE("a card moves from its old place to its new place and stops exactly there") {
    Animator animator;
    animator.show(scene_with({card_at(0, 0)}));
    CHECK(!animator.moving());
    const auto goal = scene_with({card_at(100, 50)});
    animator.play({{.scene = goal, .milliseconds = 200}}, 1000);
    CHECK(animator.moving());
    CHECK(card_of(animator.now()).centre == Point{0, 0});
    animator.advance(1100);
    const auto middle = card_of(animator.now()).centre;
    CHECK(middle.x > 50); // the card is faster at first
    CHECK(middle.x < 100);
    CHECK(middle.y == doctest::Approx(middle.x / 2));
    animator.advance(1200);
    CHECK(!animator.moving());
    CHECK(tests::scene_lines(animator.now()) == tests::scene_lines(goal));
}

TEST_CASE("steps play one after the other, and each is announced once, at its start") {
    Animator animator;
    animator.show(scene_with({card_at(0, 0)}));
    animator.play({{.scene = scene_with({card_at(10, 0)}), .milliseconds = 100, .said = "one"},
                   {.scene = scene_with({card_at(20, 0)}), .milliseconds = 100, .said = "two"}},
                  0);
    CHECK(animator.advance(0) == "one");
    CHECK(animator.advance(50) == "");
    CHECK(animator.advance(120) == "two");
    CHECK(card_of(animator.now()).centre.x > 10);
    CHECK(animator.advance(300) == "");
    CHECK(!animator.moving());
}

TEST_CASE("a step without duration is skipped, but announced") {
    Animator animator;
    animator.show(scene_with({card_at(0, 0)}));
    animator.play({{.scene = scene_with({card_at(30, 0)}), .milliseconds = 0, .said = "there"}}, 10);
    CHECK(animator.advance(10) == "there");
    CHECK(!animator.moving());
    CHECK(card_of(animator.now()).centre.x == 30);
}

TEST_CASE("skipping an animation moves every card to its destination") {
    Animator animator;
    animator.show(scene_with({card_at(0, 0)}));
    animator.play({{.scene = scene_with({card_at(10, 0)}), .milliseconds = 100},
                   {.scene = scene_with({card_at(90, 0)}), .milliseconds = 100}},
                  0);
    CHECK(card_of(animator.goal()).centre.x == 90);
    animator.skip();
    CHECK(!animator.moving());
    CHECK(card_of(animator.now()).centre.x == 90);
}

TEST_CASE("skipped steps are still announced, exactly once") {
    const auto scene = scene_with({card_at(0, 0)});
    Animator animator;
    animator.show(scene);
    animator.play({{scene, 100, "first"}, {scene, 100, ""}, {scene, 100, "second"}}, 0);
    CHECK(animator.advance(10) == "first");
    animator.skip();
    animator.play({{scene, 100, "third"}}, 20);
    CHECK(animator.advance(20) == "second\nthird");
    CHECK(animator.advance(30) == "");
    animator.skip();
    CHECK(animator.advance(40) == "");
}

TEST_CASE("if a scene is shown during an animation, the pending steps are still announced") {
    const auto scene = scene_with({card_at(0, 0)});
    Animator animator;
    animator.show(scene);
    animator.play({{scene, 100, "first"}, {scene, 100, "second"}}, 0);
    CHECK(animator.advance(10) == "first");
    animator.show(scene_with({card_at(50, 0)}));
    CHECK(card_of(animator.now()).centre.x == 50);
    CHECK(animator.advance(20) == "second");
    CHECK(animator.advance(30) == "");
}

TEST_CASE("an animation does not move backwards if the clock does") {
    Animator animator;
    animator.show(scene_with({card_at(0, 0)}));
    animator.play({{.scene = scene_with({card_at(10, 0)}), .milliseconds = 100}}, 1000);
    animator.advance(1080);
    const auto here = card_of(animator.now()).centre.x;
    animator.advance(1020);
    CHECK(card_of(animator.now()).centre.x == here);
}

TEST_CASE("a dealt card starts at the deck and is face down until it turns over") {
    auto card = card_at(100, 100);
    card.from = Point{0, 0};
    card.from_width = 20;
    card.from_back = true;
    const auto from = scene_with({});
    const auto to = scene_with({card});
    const auto early = card_of(between(from, to, 0.2F));
    CHECK(!early.card.has_value());
    CHECK(early.centre.x < 60);
    CHECK(early.width < 50);
    CHECK(card_of(between(from, to, 0.5F)).squeeze < 0.1F);
    const auto late = card_of(between(from, to, 0.8F));
    CHECK(late.card == Card{7});
    CHECK(late.squeeze > 0.5F);
    CHECK(card_of(between(from, to, 1)).squeeze == 1);
}

TEST_CASE("a card with a delay starts after the delay") {
    auto first = card_at(100, 0);
    first.from = Point{0, 0};
    auto second = first;
    second.id = 8;
    second.delay = 0.6F;
    const auto middle = between(scene_with({}), scene_with({first, second}), 0.4F);
    CHECK(find(middle, 7)->centre.x == 100);
    CHECK(find(middle, 8)->centre.x == 0);
}

TEST_CASE("numbers count up to their new values, new items fade in, and old items fade out") {
    const TextItem ten{.text = "+{}", .counter = 5, .value = 10};
    auto fifty = ten;
    fifty.value = 50;
    const BoxItem old_box{.rect = {0, 0, 10, 10}};
    const BoxItem new_box{.rect = {50, 0, 10, 10}};
    const auto from = scene_with({ten, old_box});
    const auto to = scene_with({fifty, new_box});
    const auto early = between(from, to, 0.2F);
    CHECK(early.items.size() == 3);
    const auto middle = between(from, to, 0.6F);
    CHECK(middle.items.size() == 2);
    // Between two multiples of ten, only multiples of ten are shown.
    CHECK(shown_text(std::get<TextItem>(middle.items[0])) == "+30");
    CHECK(shown_text(std::get<TextItem>(between(from, to, 1).items[0])) == "+50");
    auto loss = ten;
    loss.value = -11; // the sign changes with the number
    CHECK(shown_text(std::get<TextItem>(between(scene_with({loss}), to, 0).items[0])) == "−11");
    CHECK(shown_text(std::get<TextItem>(between(to, scene_with({loss}), 1).items[0])) == "−11");
    fifty.value = 51;
    CHECK(shown_text(std::get<TextItem>(between(from, scene_with({fifty}), 0.6F).items[0])) == "+35");
}

TEST_CASE("a flying card stays in front until it arrives, but a card that moves slightly keeps its drawing order") {
    auto flying = card_at(300, 0);
    auto moving = card_at(10, 200);
    moving.id = 8;
    const TextItem text{.text = "a slot"};
    const auto from = scene_with({card_at(0, 0),
                                  [&] {
                                      auto before = moving;
                                      before.centre.x = 0;
                                      return before;
                                  }(),
                                  text});
    const auto to = scene_with({flying, moving, text});
    const auto middle = between(from, to, 0.5F);
    REQUIRE(middle.items.size() == 3);
    CHECK(std::get<CardItem>(middle.items[0]).id == 8);
    CHECK(std::get<CardItem>(middle.items[2]).id == 7);
    CHECK(card_of(between(from, to, 1)).id == 7);
}

TEST_CASE("bars grow and labels move instead of fading") {
    const BoxItem bar{.rect = {0, 0, 10, 4}, .fill = Ink::Red};
    auto longer = bar;
    longer.rect.w = 30;
    const TextItem words{.text = "You", .at = {40, 50}};
    auto moved = words;
    moved.at.x = 20;
    const auto middle = between(scene_with({bar, words}), scene_with({longer, moved}), 0.5F);
    REQUIRE(middle.items.size() == 2);
    CHECK(std::get<BoxItem>(middle.items[0]).rect.w == doctest::Approx(20));
    CHECK(std::get<BoxItem>(middle.items[0]).opacity == 1);
    CHECK(std::get<TextItem>(middle.items[1]).at.x < 30);
    CHECK(std::get<TextItem>(middle.items[1]).opacity == 1);
}

TEST_CASE("a sliding sash is behind everything else, and a sash at rest keeps its drawing order") {
    const BoxItem mat{.rect = {0, 0, 100, 100}};
    const SashItem sash{.rect = {0, 10, 100, 7}};
    const auto moved = scene_with({mat, SashItem{.rect = {0, 90, 100, 7}}});
    const auto middle = between(scene_with({mat, sash}), moved, 0.5F);
    CHECK(std::get<SashItem>(middle.items[0]).rect.y == doctest::Approx(50));
    CHECK(std::holds_alternative<BoxItem>(middle.items[1]));
    CHECK(std::holds_alternative<SashItem>(between(moved, moved, 0.5F).items[1]));
    CHECK(std::holds_alternative<SashItem>(between(scene_with({mat, sash}), moved, 1).items[1]));
}

TEST_CASE("a closing group disappears immediately, while other groups fade") {
    auto from = scene_with({BoxItem{.rect = {0, 0, 10, 10}}, BoxItem{.rect = {50, 0, 10, 10}}});
    from.movers = {{.id = 3, .first = 0, .count = 1, .closes = true}, {.id = 4, .first = 1, .count = 1}};
    const auto early = between(from, scene_with({}), 0.1F);
    REQUIRE(early.items.size() == 1);
    CHECK(std::get<BoxItem>(early.items[0]).rect.x == 50);
}

TEST_CASE("the items of a group move together") {
    auto from = scene_with({BoxItem{.rect = {0, 0, 10, 10}}});
    from.movers = {{.id = 3, .first = 0, .count = 1, .anchor = {0, 0}}};
    auto to = scene_with({BoxItem{.rect = {100, 0, 10, 10}}});
    to.movers = {{.id = 3, .first = 0, .count = 1, .anchor = {100, 0}}};
    const auto middle = between(from, to, 0.5F);
    REQUIRE(middle.items.size() == 1);
    const auto& box = std::get<BoxItem>(middle.items[0]);
    CHECK(box.rect.x > 50);
    CHECK(box.rect.x < 100);
    CHECK(box.opacity == 1);
}

TEST_CASE("a new hanging item swings once as a unit, and then hangs straight") {
    auto to = scene_with({BoxItem{.rect = {100, 100, 80, 40}}, TextItem{.text = "glove of 9", .at = {120, 110}},
                          PictureItem{.rect = {104, 110, 16, 16}}, YarnItem{.from = {100, 60}, .to = {110, 110}}});
    to.movers = {{.id = 4,
                  .first = 0,
                  .count = 4,
                  .anchor = {100, 100},
                  .from = Point{100, 100},
                  .swing = 6,
                  .pivot = {100, 60}}};
    const auto from = scene_with({});
    float most = 0;
    float least = 0;
    for (int step = 0; step < 20; ++step) {
        const float part = 0.05F * static_cast<float>(step);
        INFO("part ", part);
        const auto scene = between(from, to, part);
        REQUIRE(scene.items.size() == 4);
        const auto& box = std::get<BoxItem>(scene.items[0]);
        const auto& text = std::get<TextItem>(scene.items[1]);
        const auto& yarn = std::get<YarnItem>(scene.items[3]);
        CHECK(text.rotation == box.rotation);
        CHECK(std::get<PictureItem>(scene.items[2]).rotation == box.rotation);
        CHECK(yarn.from == Point{100, 60}); // the point from which the item hangs
        // The distances within the item stay the same.
        const auto middle = box.rect.centre();
        CHECK(std::hypot(text.at.x - middle.x, text.at.y - middle.y) == doctest::Approx(std::hypot(-20, -10)));
        CHECK(std::hypot(middle.x - 100, middle.y - 60) == doctest::Approx(std::hypot(40, 60)));
        most = std::max(most, box.rotation);
        least = std::min(least, box.rotation);
    }
    CHECK(most == doctest::Approx(6));
    CHECK(least < -1); // swings to the other side
    const auto rest = between(from, to, 1);
    CHECK(std::get<BoxItem>(rest.items[0]).rotation == 0);
    CHECK(std::get<TextItem>(rest.items[1]).rotation == 0);
    CHECK(std::get<TextItem>(rest.items[1]).at == Point{120, 110});
    // An item that was already visible moves without a swing.
    auto elsewhere = to;
    elsewhere.movers[0].anchor = {90, 100};
    CHECK(std::get<BoxItem>(between(elsewhere, to, 0.5F).items[0]).rotation == 0);
}
