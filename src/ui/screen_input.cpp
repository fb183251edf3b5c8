// Converts SDL's events to inputs for the panels and the controllers.
#include "ui/screen_parts.h"

namespace mitts::ui {

namespace {

// The value of SDL_TOUCH_MOUSEID, which SDL defines with an old-style cast.
constexpr auto finger = static_cast<std::uint32_t>(-1);

view::Key key_of(SDL_Keycode code) {
    switch (code) {
    case SDLK_LEFT:
        return view::Key::Left;
    case SDLK_RIGHT:
        return view::Key::Right;
    case SDLK_UP:
        return view::Key::Up;
    case SDLK_DOWN:
        return view::Key::Down;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        return view::Key::Enter;
    case SDLK_ESCAPE:
        return view::Key::Escape;
    default:
        return code > SDLK_SPACE && code < 0x7F ? view::Key::Character : view::Key::None;
    }
}

// Returns true for the keys that repeat while held.
bool repeats(view::Key key) {
    return key == view::Key::Left || key == view::Key::Right || key == view::Key::Up || key == view::Key::Down;
}

} // namespace

view::InputEvent Screen::Parts::point(view::InputType type, float x, float y, double time_ms) {
    const float pixels = pixels_a_unit();
    pointer.move({x * pixels, y * pixels});
    const float points = pixels / density();
    return {.type = type, .at = {x * points, y * points}, .time_ms = time_ms};
}

std::optional<view::InputEvent> Screen::Parts::button(const SDL_MouseButtonEvent& event, double time_ms) {
    if (event.button != SDL_BUTTON_LEFT) {
        return std::nullopt;
    }
    const bool down = event.state == SDL_PRESSED;
    const auto input = point(down ? view::InputType::PointerDown : view::InputType::PointerUp,
                             static_cast<float>(event.x), static_cast<float>(event.y), time_ms);
    pointer.press(down);
    if (!down && event.which == finger) { // a lifted finger does not hover
        pointer.leave();
    }
    return input;
}

std::optional<view::InputEvent> Screen::Parts::lose_pointer(double time_ms) {
    pointer.press(false);
    pointer.leave();
    return view::InputEvent{.type = view::InputType::PointerCancel, .time_ms = time_ms};
}

std::optional<view::InputEvent> Screen::take(const SDL_Event& event, double time_ms) {
    parts_->settling = settling_frames;
    switch (event.type) {
    case SDL_MOUSEMOTION:
        return parts_->point(view::InputType::PointerMove, static_cast<float>(event.motion.x),
                             static_cast<float>(event.motion.y), time_ms);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        return parts_->button(event.button, time_ms);
    case SDL_MOUSEWHEEL:
        parts_->pointer.turn_wheel(event.wheel.preciseY);
        return std::nullopt;
    case SDL_WINDOWEVENT:
        if (event.window.event == SDL_WINDOWEVENT_LEAVE || event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
            return parts_->lose_pointer(time_ms);
        }
        return std::nullopt;
    case SDL_KEYDOWN: {
        const auto key = key_of(event.key.keysym.sym);
        if (key == view::Key::None || (event.key.repeat != 0 && !repeats(key))) {
            return std::nullopt;
        }
        const char character = key == view::Key::Character ? static_cast<char>(event.key.keysym.sym) : '\0';
        return view::InputEvent{.type = view::InputType::Key, .time_ms = time_ms, .key = key, .character = character};
    }
    case SDL_RENDER_DEVICE_RESET:
    case SDL_RENDER_TARGETS_RESET:
        rebuild();
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace mitts::ui
