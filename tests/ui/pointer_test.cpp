#include "ui/pointer.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

constexpr float frame = 0.1F; // in seconds

ui::Pointer::State next(ui::Pointer& pointer) {
    pointer.begin_frame(frame);
    return pointer.state();
}

} // namespace

TEST_CASE("a press and a release between two frames are reported in separate frames") {
    ui::Pointer pointer;
    pointer.move({3, 4});
    pointer.press(true);
    pointer.press(false);
    pointer.leave();
    const auto pressed = next(pointer);
    CHECK(pressed.clicked);
    CHECK(pressed.down);
    CHECK(pressed.clicked_at.y == 4);
    CHECK(pointer.waits());
    pointer.pressed_control = 7;
    const auto released = next(pointer);
    CHECK(released.released);
    CHECK(released.there); // for one frame, a lifted finger still counts as over its control
    CHECK(pointer.pressed_control == 7);
    const auto gone = next(pointer);
    CHECK_FALSE(gone.there);
    CHECK_FALSE(pointer.waits());
    CHECK(pointer.pressed_control == -1);
}

TEST_CASE("a pointer that returns to where it was pressed still counts as dragged") {
    ui::Pointer pointer;
    pointer.move({10, 10});
    pointer.press(true);
    next(pointer);
    pointer.move({10, 40});
    CHECK(next(pointer).moved.y == 30);
    pointer.move({10, 10});
    pointer.press(false);
    CHECK(next(pointer).dragged == 30);
    pointer.press(true);
    CHECK(next(pointer).dragged == 0);
    pointer.move({60, 10}); // a flick that ends before the next frame
    pointer.press(false);
    CHECK(next(pointer).dragged == 50);
}

TEST_CASE("wheel notches within a frame are added up") {
    ui::Pointer pointer;
    pointer.turn_wheel(1);
    pointer.turn_wheel(0.5F);
    CHECK(next(pointer).wheel == 1.5F);
    CHECK(next(pointer).wheel == 0);
}

TEST_CASE("a held press repeats after a delay, and a quick tap does not repeat") {
    ui::Pointer pointer;
    pointer.press(true);
    next(pointer);
    int repeats = 0;
    for (int count = 0; count < 10; ++count) {
        next(pointer);
        repeats += pointer.repeats() ? 1 : 0;
        CHECK(pointer.has_repeated() == (count >= 2));
    }
    CHECK(repeats == 8);
    pointer.press(false);
    next(pointer);
    CHECK_FALSE(pointer.repeats());
}

TEST_CASE("dropping the pending events also releases the pointer") {
    ui::Pointer pointer;
    pointer.press(true);
    next(pointer);
    pointer.move({5, 5});
    pointer.forget();
    const auto state = next(pointer);
    CHECK(state.released);
    CHECK_FALSE(state.there);
}
