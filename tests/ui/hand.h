// Opens a screen without a display, and simulates clicks and drags on its panels.
#pragma once

#include "ui/panels/panel.h"
#include "ui/screen.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>

namespace mitts::tests {

/// Opens a software screen of this size in points. Fails the test if that is impossible.
std::unique_ptr<ui::Screen> open_screen(int width, int height, float density = 1);
/// Opens a screen like `open_screen`, with fonts and pictures.
std::unique_ptr<ui::Screen> open_furnished(int width, int height, float density = 1);
/// Returns an asset from the art build.
ui::Bytes asset(ui::AssetId id);

/// Draws frames with `frame` until the screen requests no more. Fails the test after too many frames.
void draw(ui::Screen& screen, const std::function<void()>& frame);

/// Returns the colour of a device pixel of the last frame, 0xRRGGBB.
std::uint32_t pixel(ui::Screen& screen, int x, int y);

/// Returns a string in English, with its placeholders filled in.
std::string english(i18n::TextId id, std::initializer_list<i18n::Argument> arguments = {});
/// Checks a result's intent, index and value.
void check_press(const view::PanelResult& result, const view::PanelResult& expected);
/// Returns true if two controls overlap by more than a rounding error.
bool overlap(const view::Rect& a, const view::Rect& b);

/// Draws one panel and operates its controls.
class Hand {
public:
    using Panel = std::function<view::PanelResult(const ui::PanelContext&)>;

    Hand(ui::Screen& screen, Panel panel, i18n::Language language = i18n::Language::English);

    /// Draws frames until nothing moves. Returns the last result that has an intent.
    view::PanelResult settle();
    view::PanelResult click(view::Point at);
    /// Clicks the visible control with this label.
    view::PanelResult click(const std::string& label);
    /// Presses a control as its page element would.
    view::PanelResult press(const std::string& label);
    /// Presses at a point, moves in steps and releases.
    view::PanelResult drag(view::Point from, view::Point to);
    view::PanelResult wheel(view::Point at, float notches);

    ui::PanelStage& stage() {
        return stage_;
    }
    const view::PanelControl* control(const std::string& label) const;

private:
    void frame();
    void event(SDL_Event event);
    void button(view::Point at, std::uint32_t type);
    void move(view::Point at);

    ui::Screen& screen_;
    Panel panel_;
    i18n::Language language_;
    ui::PanelStage stage_{};
    view::PanelResult result_{};
    double now_ms_ = 1000;
};

} // namespace mitts::tests
