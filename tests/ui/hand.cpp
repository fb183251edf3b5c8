#include "tests/ui/hand.h"

#include "ui/theme.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <utility>

namespace mitts::tests {

namespace {

constexpr int most_frames = 60;
constexpr double frame_ms = 40;

} // namespace

std::unique_ptr<ui::Screen> open_screen(int width, int height, float density) {
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    std::string error;
    auto screen = ui::Screen::open(
        {.width = width, .height = height, .renderer = ui::RendererKind::Software, .density = density}, error);
    REQUIRE_MESSAGE(screen != nullptr, error);
    return screen;
}

std::unique_ptr<ui::Screen> open_furnished(int width, int height, float density) {
    auto screen = open_screen(width, height, density);
    for (int at = 0; at < ui::asset_count; ++at) {
        REQUIRE(screen->give(static_cast<ui::AssetId>(at), asset(static_cast<ui::AssetId>(at))));
    }
    return screen;
}

ui::Bytes asset(ui::AssetId id) {
    std::ifstream file(MITTS_TESTS_FOLDER "/../build/art/" + std::string(ui::asset_file(id)), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void draw(ui::Screen& screen, const std::function<void()>& frame) {
    for (int count = 0; count == 0 || (screen.wants_frame() && count < most_frames); ++count) {
        REQUIRE(screen.begin_frame(frame_ms));
        frame();
        screen.end_frame();
    }
    CHECK_FALSE(screen.wants_frame());
}

std::uint32_t pixel(ui::Screen& screen, int x, int y) {
    int width = 0;
    int height = 0;
    const auto pixels = screen.read_pixels(width, height);
    REQUIRE(x < width);
    REQUIRE(y < height);
    const auto at = static_cast<std::size_t>(y * width + x) * 4;
    return static_cast<std::uint32_t>(pixels[at] << 16 | pixels[at + 1] << 8 | pixels[at + 2]);
}

std::string english(i18n::TextId id, std::initializer_list<i18n::Argument> arguments) {
    return i18n::say(i18n::Language::English, id, arguments);
}

void check_press(const view::PanelResult& result, const view::PanelResult& expected) {
    CHECK(result.intent == expected.intent);
    CHECK(std::pair(result.index, result.value) == std::pair(expected.index, expected.value));
}

bool overlap(const view::Rect& a, const view::Rect& b) {
    const float slack = 0.6F;
    return a.x + slack < b.right() && b.x + slack < a.right() && a.y + slack < b.bottom() && b.y + slack < a.bottom();
}

Hand::Hand(ui::Screen& screen, Panel panel, i18n::Language language)
    : screen_(screen), panel_(std::move(panel)), language_(language) {
    settle();
}

void Hand::frame() {
    now_ms_ += frame_ms;
    REQUIRE(screen_.begin_frame(frame_ms));
    const auto result = panel_(
        {.screen = screen_, .language = language_, .viewport = screen_.viewport(), .now_ms = now_ms_, .stage = stage_});
    if (result.intent != view::PanelIntent::None) {
        result_ = result;
    }
    screen_.end_frame();
}

view::PanelResult Hand::settle() {
    int frames = 0;
    do {
        frame();
        ++frames;
    } while ((stage_.rising || stage_.moving || screen_.wants_frame()) && frames < most_frames);
    CHECK(frames < most_frames); // an idle panel requests no frames
    return std::exchange(result_, {});
}

void Hand::event(SDL_Event event) {
    screen_.take(event, now_ms_);
    frame();
}

void Hand::button(view::Point at, std::uint32_t type) {
    const float density = screen_.density();
    SDL_Event event{};
    event.type = type;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.x = static_cast<int>(at.x * density);
    event.button.y = static_cast<int>(at.y * density);
    this->event(event);
}

void Hand::move(view::Point at) {
    const float density = screen_.density();
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = static_cast<int>(at.x * density);
    event.motion.y = static_cast<int>(at.y * density);
    this->event(event);
}

view::PanelResult Hand::click(view::Point at) {
    button(at, SDL_MOUSEBUTTONDOWN);
    button(at, SDL_MOUSEBUTTONUP);
    return settle();
}

const view::PanelControl* Hand::control(const std::string& label) const {
    const auto found = std::find_if(stage_.controls.begin(), stage_.controls.end(),
                                    [&](const auto& one) { return one.label == label; });
    return found == stage_.controls.end() ? nullptr : &*found;
}

view::PanelResult Hand::click(const std::string& label) {
    const auto* found = control(label);
    REQUIRE_MESSAGE(found != nullptr, label);
    return click(found->rect.centre());
}

view::PanelResult Hand::press(const std::string& label) {
    const auto* found = control(label);
    REQUIRE_MESSAGE(found != nullptr, label);
    stage_.press = static_cast<int>(found - stage_.controls.data());
    return settle();
}

view::PanelResult Hand::drag(view::Point from, view::Point to) {
    button(from, SDL_MOUSEBUTTONDOWN);
    constexpr int steps = 6;
    for (int step = 1; step <= steps; ++step) {
        const float part = static_cast<float>(step) / steps;
        move({from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
    }
    frame(); // the finger pauses before it is lifted
    button(to, SDL_MOUSEBUTTONUP);
    return settle();
}

view::PanelResult Hand::wheel(view::Point at, float notches) {
    move(at);
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.preciseY = notches;
    this->event(event);
    return settle();
}

} // namespace mitts::tests
