#include "app/start_screen.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace mitts::app {

namespace {

/// A finger that moves less than this has tapped.
constexpr float tap_slack = 8;

} // namespace

void StartScreen::show(const view::StartPageModel& model, const view::Viewport& viewport) {
    model_ = model;
    viewport_ = viewport;
    scroll_to(scroll_);
}

void StartScreen::scroll_to(float scroll) {
    scene_ = view::lay_out_start_page(model_, viewport_, scroll, measure_);
    const float furthest = std::max(0.0F, scene_.height - viewport_.height);
    const float within = std::clamp(scroll, 0.0F, furthest);
    if (within != scroll) {
        scene_ = view::lay_out_start_page(model_, viewport_, within, measure_);
    }
    scroll_ = within;
    redraw_ = true;
}

std::optional<view::Target> StartScreen::take_input(const view::InputEvent& input) {
    switch (input.type) {
    case view::InputType::PointerDown:
        pressed_ = input.at;
        scroll_when_pressed_ = scroll_;
        dragged_ = false;
        return std::nullopt;
    case view::InputType::PointerMove:
        if (pressed_ && (dragged_ || std::abs(input.at.y - pressed_->y) > tap_slack)) {
            dragged_ = true;
            scroll_to(scroll_when_pressed_ + pressed_->y - input.at.y);
        }
        return std::nullopt;
    case view::InputType::PointerUp: {
        const bool tapped = pressed_ && !dragged_;
        pressed_.reset();
        const auto* target = scene_.hit(input.at);
        return tapped && target != nullptr && target->enabled ? std::optional(*target) : std::nullopt;
    }
    case view::InputType::PointerCancel:
        pressed_.reset();
        return std::nullopt;
    case view::InputType::Key:
        if (scrolls(input.key)) {
            scroll_to(scroll_ + (input.key == view::Key::Down ? 60.0F : -60.0F));
        }
        return std::nullopt;
    }
    return std::nullopt;
}

bool StartScreen::take_redraw() {
    return std::exchange(redraw_, false);
}

} // namespace mitts::app
