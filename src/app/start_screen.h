// The start page on the screen: its scene, scrolled where the window is too small for it, and what was tapped.
#pragma once

#include "view/input.h"
#include "view/start_page.h"
#include "view/type_widths.h"

#include <optional>

namespace mitts::app {

class StartScreen {
public:
    /// Lays the page out; where it was scrolled to stays.
    void show(const view::StartPageModel& model, const view::Viewport& viewport);

    const view::Scene& scene() const {
        return scene_;
    }
    /// Whether a key scrolls the page.
    static bool scrolls(view::Key key) {
        return key == view::Key::Up || key == view::Key::Down;
    }
    /// A pointer on the page, or a key that scrolls it. Returns the place that was tapped, if one was.
    std::optional<view::Target> take_input(const view::InputEvent& input);
    /// Whether the picture changed since this was asked last.
    bool take_redraw();

private:
    void scroll_to(float scroll);

    view::StartPageModel model_{};
    view::Viewport viewport_{};
    view::TypeMeasure measure_{};
    view::Scene scene_{};
    float scroll_ = 0;
    bool redraw_ = true;
    /// Where the pointer went down, and how far the page was scrolled then.
    std::optional<view::Point> pressed_{};
    float scroll_when_pressed_ = 0;
    bool dragged_ = false;
};

} // namespace mitts::app
