// Tests layout boxes: placement, growth, shrinking and alignment.
#include "view/boxes.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts::view;

const Rect window{0, 0, 300, 200};

} // namespace

TEST_CASE("a row gives its free space to growing boxes, and a column stretches its boxes to its full width") {
    Rect menu;
    Rect board;
    Rect mat;
    lay(column(row(slot(menu).size(44, 44), space(8), slot(board).grow()).high(50), slot(mat).grow().pad(10, 4, 10, 6)),
        window);
    CHECK(menu == Rect{0, 0, 44, 44});
    CHECK(board == Rect{52, 0, 248, 50});
    CHECK(mat == Rect{10, 54, 280, 140});
}

TEST_CASE("a growing box stops at its maximum, and the other growing boxes share the rest") {
    Rect narrow;
    Rect broad;
    Rect double_share;
    lay(row(slot(narrow).wide(at_most(30)).grow(), slot(broad).grow(), slot(double_share).grow(2)), window);
    CHECK(narrow == Rect{0, 0, 30, 200});
    CHECK(broad == Rect{30, 0, 90, 200});
    CHECK(double_share == Rect{120, 0, 180, 200});
}

TEST_CASE("boxes shrink in the requested order, and never below their minimum") {
    Rect first;
    Rect second;
    Rect fixed;
    const auto arrange = [&](float height) {
        lay(column(slot(first).high(from(40, 100)).gives(1), slot(second).high(from(20, 60)).gives(2),
                   slot(fixed).high(50)),
            {0, 0, 10, height});
    };
    arrange(250);
    CHECK(first.h == 100);
    CHECK(second.h == 60);
    arrange(170);
    CHECK(first.h == 60);
    CHECK(second.h == 60);
    arrange(130);
    CHECK(first.h == 40);
    CHECK(second.h == 40);
    CHECK(fixed == Rect{0, 80, 10, 50});
}

TEST_CASE("a box of fixed size is aligned as requested and may extend beyond the available space") {
    Rect middle;
    Rect corner;
    lay(over(slot(middle).size(100, 50).across(0.5F).down(0.5F),
             slot(corner).size(20, 20).across(1).down(1).pad(0, 0, -5, 3)),
        window);
    CHECK(middle == Rect{100, 75, 100, 50});
    CHECK(corner == Rect{285, 177, 20, 20});
}

TEST_CASE("the first alternative that fits is used, and boxes of the other alternatives stay empty") {
    std::optional<Rect> slider;
    Rect buttons;
    const auto arrange = [&](float height) {
        slider.reset();
        lay(either(column(slot(slider).high(44), space(6), slot(buttons).high(44)), slot(buttons).high(44)),
            {0, 0, 100, height});
    };
    arrange(94);
    CHECK(slider == Rect{0, 0, 100, 44});
    CHECK(buttons == Rect{0, 50, 100, 44});
    arrange(93);
    CHECK_FALSE(slider.has_value());
    CHECK(buttons == Rect{0, 0, 100, 44});
}

TEST_CASE("a card is as large as its slot allows, and a paragraph's height depends on its number of lines") {
    Rect card;
    Point at;
    float room = 0;
    Rect below;
    lay(column(card_slot(card).high(70), words(at, room, 20, 2), slot(below).grow()), {10, 0, 100, 150});
    CHECK(card == Rect{35, 0, 50, 70});
    CHECK(at == Point{10, 70});
    CHECK(room == 100);
    CHECK(below.y == doctest::Approx(118));
}
