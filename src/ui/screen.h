// The window: SDL's window and renderer, the textures, the fonts, Dear ImGui's context, and frames.
//
// Coordinates that go in and out are points (CSS pixels). Inside, Dear ImGui works in device pixels, so that type and
// edges fall on pixels at any devicePixelRatio. Nothing here knows games, scenes or panels; there are no globals but
// Dear ImGui's own context, which is made and destroyed with the screen.
#pragma once

#include "ui/assets.h"
#include "view/input.h"
#include "view/viewport.h"

#include <SDL.h>

#include <memory>
#include <optional>
#include <string>

namespace mitts::ui {

class Fonts;
class Textures;

enum class RendererKind : std::uint8_t { Accelerated, Software };

struct ScreenOptions {
    std::string title = "Mitts";
    int width = 1280; ///< of the window, in points; a browser's canvas has its own size
    int height = 800;
    /// The renderer tried first. Where it cannot be had, SDL's software renderer is used.
    RendererKind renderer = RendererKind::Accelerated;
    /// Set for pictures made without a display: device pixels a point.
    std::optional<float> density{};
};

class Screen {
public:
    /// Opens the window. On failure returns null and says why in `error` (SDL's words, in English).
    static std::unique_ptr<Screen> open(const ScreenOptions& options, std::string& error);
    ~Screen();
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    /// Hands over one asset; it may come in any order and at any time. False if the bytes are no picture or font; what
    /// was there before is kept.
    bool give(AssetId id, Bytes bytes);
    /// The same, but a picture is ready only after `work` has returned false.
    bool begin(AssetId id, Bytes bytes);
    /// Does the next piece of the work on pictures, of a few milliseconds at most. Returns whether there is more.
    bool work();
    /// Whether all fonts, or the first atlas, have come.
    bool has_fonts() const;
    bool has_pictures() const;
    /// Whether the tarot pack's pictures have come too.
    bool has_tarot_pictures() const;

    /// The window in points, without insets.
    view::Viewport viewport() const;
    /// Device pixels a point (devicePixelRatio).
    float density() const;
    RendererKind renderer_kind() const;

    /// Takes an event in: hands it to Dear ImGui and returns it as an input for the controllers, in points, if it is one.
    /// `time_ms` is the caller's clock. Touches come as pointers; only the first finger counts.
    std::optional<view::InputEvent> take(const SDL_Event& event, double time_ms);

    /// Begins a frame: sizes, fonts, Dear ImGui's frame. False if there is nothing to draw on (no size) or nothing to write
    /// with (the fonts have not come); then end_frame must not be called. `elapsed_ms` since the frame before.
    bool begin_frame(double elapsed_ms);
    /// What this frame and later ones are drawn over (0xRRGGBB; black before the first call).
    void set_ground(std::uint32_t colour);
    /// Draws everything that was put into Dear ImGui's lists, over the ground. False if the picture is held back for the
    /// next frame, as letters of its sizes are still to be made.
    bool end_frame();

    /// Whether the picture is not final yet though nothing moves: sizes of type that were missing are being made, or
    /// panels are still settling after an input. The caller should draw another frame soon.
    bool wants_frame() const;
    /// The same where no panel is open: nothing settles then.
    bool misses_letters() const;

    /// Rebuilds renderer and textures from the bytes kept, after the device lost them. False if that failed.
    bool rebuild();

    Fonts& fonts();
    const Textures& textures() const;

    /// The picture last drawn as raw RGBA, for tests and tools (software renderer only); empty on failure.
    Bytes read_pixels(int& width, int& height);

private:
    struct Parts;
    explicit Screen(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

} // namespace mitts::ui
