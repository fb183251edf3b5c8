#include "view/table_hand.h"
#include "view/type_widths.h"

#include <doctest/doctest.h>
#include <vector>

namespace mitts::view {
namespace {

constexpr float card_width = 100;
constexpr float step = 40;

// Returns the light boxes of the rings around the cards in a hand, from back to front.
std::vector<Rect> rings_of(std::vector<HandCardLook> hand) {
    Scene scene{.width = 400, .height = 600};
    const TypeMeasure measure;
    SceneWriter writer(scene, measure);
    const HandRoom room{.width = 400, .height = 600};
    float x = 50;
    for (auto& look : hand) {
        look.slot = {.centre = {x + card_width / 2, 400},
                     .width = card_width,
                     .open = {x, 400 - card_width * card_aspect / 2, step, card_width * card_aspect}};
        draw_hand_card({.writer = writer, .measure = measure, .room = room}, look);
        x += step;
    }
    std::vector<Rect> rings;
    for (const auto& item : scene.items) {
        const auto* box = std::get_if<BoxItem>(&item);
        if (box != nullptr && box->fill != Ink::Black) {
            rings.push_back(box->rect.inset(4));
        }
    }
    return rings;
}

} // namespace

TEST_CASE("the ring of a hinted or focused card continues along the edge of the next card") {
    const float top = 400 - card_width * card_aspect / 2;
    const auto rings = rings_of({{.hinted = true}, {}, {}});
    REQUIRE(rings.size() == 2);
    CHECK(rings[0].x == 50);
    CHECK(rings[0].y == top - 20); // a hinted card is raised
    CHECK(rings[1].x == 90);
    CHECK(rings[1].y == top);
    CHECK(rings[1].right() == rings[0].right());
    CHECK(rings[1].bottom() == doctest::Approx(rings[0].bottom()));

    const auto lowered = rings_of({{.focused = true}, {.hold = {.raise = -10}}});
    REQUIRE(lowered.size() == 2);
    CHECK(lowered[1].y == top + 10);
    const auto raised = rings_of({{.focused = true}, {.hold = {.raise = 10}}});
    REQUIRE(raised.size() == 2);
    CHECK(raised[1].y == top);
    CHECK(rings_of({{}, {.hinted = true}}).size() == 1);
    CHECK(rings_of({{}, {}}).empty());
}

} // namespace mitts::view
